/**
 * What reports call by several names: bodies that everybody knows by their letters, cities whose names changed or differ between languages by more than an
 * accent, given names that each outlet writes in its own way. Written from general knowledge.
 */

/**
 * A line each: letters | letters that are words elsewhere too, so that they are typed and never asked for | names by language: `language:name,name;…`. Letters in
 * small ones are typed in any case, those in capitals in these alone ("who").
 */
export const OTHER_NAMES = `
eu ue ес єс||en:European Union;fr:Union européenne;de:Europäische Union;es:Unión Europea;it:Unione europea;pt:União Europeia;ro:Uniunea Europeană;nl:Europese Unie;sv:Europeiska unionen;da:Europæiske Union;pl:Unia Europejska;cs:Evropská unie;hu:Európai Unió;fi:Euroopan unioni;tr:Avrupa Birliği;ru:Европейский союз,Евросоюз;uk:Європейський Союз,Євросоюз;el:Ευρωπαϊκή Ένωση;ar:الاتحاد الأوروبي;zh:欧盟;ja:欧州連合;ko:유럽연합
UN onu оон fn onz ensz|UNO VN YK BM ОУН|en:United Nations;fr:Nations unies;de:Vereinte Nationen;es:Naciones Unidas;it:Nazioni Unite;pt:Nações Unidas;ro:Națiunile Unite;nl:Verenigde Naties;sv:Förenta nationerna;pl:Narody Zjednoczone;tr:Birleşmiş Milletler;ar:الأمم المتحدة;zh:联合国;ja:国連;ko:유엔
nato otan нато||en:North Atlantic Treaty Organization,North Atlantic Treaty Organisation;zh:北约;ja:北大西洋条約機構;ar:الناتو
WHO oms ВОЗ ВООЗ||en:World Health Organization,World Health Organisation;fr:Organisation mondiale de la santé;de:Weltgesundheitsorganisation;es:Organización Mundial de la Salud;it:Organizzazione mondiale della sanità;pt:Organização Mundial da Saúde;nl:Wereldgezondheidsorganisatie;sv:Världshälsoorganisationen;ru:Всемирная организация здравоохранения;zh:世界卫生组织,世卫组织;ja:世界保健機関
imf fmi iwf мвф||en:International Monetary Fund;fr:Fonds monétaire international;de:Internationaler Währungsfonds;es:Fondo Monetario Internacional;it:Fondo monetario internazionale;pt:Fundo Monetário Internacional;sv:Internationella valutafonden;ru:Международный валютный фонд
ecb bce ezb ецб||en:European Central Bank;fr:Banque centrale européenne;de:Europäische Zentralbank;es:Banco Central Europeo;it:Banca centrale europea;pt:Banco Central Europeu;nl:Europese Centrale Bank;sv:Europeiska centralbanken;ru:Европейский центральный банк
icc cpi istgh мус||en:International Criminal Court;fr:Cour pénale internationale;de:Internationaler Strafgerichtshof;es:Corte Penal Internacional;it:Corte penale internazionale;pt:Tribunal Penal Internacional;nl:Internationaal Strafhof;ru:Международный уголовный суд
icj cij igh||en:International Court of Justice;fr:Cour internationale de justice;de:Internationaler Gerichtshof;es:Corte Internacional de Justicia
iaea aiea магатэ||en:International Atomic Energy Agency;fr:Agence internationale de l'énergie atomique;de:Internationale Atomenergiebehörde,Internationale Atomenergie-Organisation;es:Organismo Internacional de Energía Atómica
wto вто|OMC|en:World Trade Organization,World Trade Organisation;fr:Organisation mondiale du commerce;de:Welthandelsorganisation;es:Organización Mundial del Comercio
opec opep опек||en:Organization of the Petroleum Exporting Countries
oecd ocde oeso||en:Organisation for Economic Co-operation and Development
osce обсе||en:Organization for Security and Co-operation in Europe
|AU UA|en:African Union;fr:Union africaine;de:Afrikanische Union;es:Unión Africana
ecowas cedeao||en:Economic Community of West African States
unhcr acnur||en:UN refugee agency
isis isil daesh|IS|en:Islamic State;fr:État islamique;de:Islamischer Staat;es:Estado Islámico;ru:Исламское государство
irgc||en:Islamic Revolutionary Guard Corps,Islamic Revolutionary Guards
idf||en:Israel Defense Forces,Israel Defence Forces
fbi||en:Federal Bureau of Investigation
fda||en:Food and Drug Administration
faa||en:Federal Aviation Administration
|ICE|en:Immigration and Customs Enforcement
|SEC|en:Securities and Exchange Commission
|NHS|en:National Health Service
msf||fr:Médecins sans frontières;en:Doctors Without Borders;de:Ärzte ohne Grenzen;es:Médicos Sin Fronteras
afd||de:Alternative für Deutschland;en:Alternative for Germany
||en:Kyiv,Kiev;de:Kiew;ru:Киев;uk:Київ;pl:Kijów;cs:Kyjev;sl:Kijev;fi:Kiova;pt:Kiev;el:Κίεβο
||en:Kharkiv,Kharkov;de:Charkiw;ru:Харьков;uk:Харків;fr:Kharkiv;es:Járkov;pl:Charków;sv:Charkiv
||en:Lviv,Lvov;de:Lwiw;ru:Львов;uk:Львів;pl:Lwów
||en:Odesa,Odessa;ru:Одесса;uk:Одеса
||en:Beijing,Peking;fr:Pékin;es:Pekín;it:Pechino;pt:Pequim;tr:Pekin;ru:Пекин;zh:北京
||en:Mumbai,Bombay
||en:Kolkata,Calcutta;de:Kalkutta
||en:Yangon,Rangoon;de:Rangun
||en:Mohammed,Mohamed,Mohammad,Mohamad,Muhammad,Muhammed,Muhamad,Mahomed;ru:Мухаммед,Мохаммед
||en:Hussein,Hussain,Hossein,Husain,Husayn,Husein
||en:Ahmed,Ahmad,Achmed,Ahmet
||en:Yusuf,Yousuf,Youssef,Yousef,Yusef
||en:Abdullah,Abdallah,Abdulla
||en:Sergei,Sergey,Sergej,Serguei
||en:Alexei,Aleksei,Alexey,Aleksey,Alexej
`
