/**
 * What outlets name in place of their own country: its regions, towns in their cases, parties and public bodies, in the notation of `country-foreign.ts`.
 * Left out is what is a common word, a surname or somewhere else's too: German "Franken" and "Rügen", French "Var", "Manche" and "Vienne", Portuguese "Porto".
 */
const REGION_LINES: Readonly<Record<string, string>> = {
  de:
    'DE thüring*,Mark Brandenburg,westfalen,allgäu*,schwarzwald*,ruhrgebiet*,ostfries*,oberbay*,niederbay*,unterfrank*,oberfrank*,mittelfrank*,erzgebirg*,vogtland*,Lausitz,Eifel,' +
    'Emsland,Spessart,auf Rügen,Insel Rügen,Sylt,mecklenburg*,sächsische schweiz,sächsischen schweiz,fränkische schweiz,fränkischen schweiz,holsteinische schweiz,holsteinischen schweiz,märkische schweiz,' +
    'märkischen schweiz,mecklenburgische schweiz,mecklenburgischen schweiz,bundesgerichtshof*,linkspartei,BSW|AT klagenfurt*,landeshauptmann*,landeshauptfrau*,ORF|CH graubünd*,tessin*,wallis,' +
    'walliser*,luzern*,waadt*,ständerat*,ständerät*,eidgenöss*,eidgenoss*,fedpol,AHV|LI liechtenstein*|IT südtirol*,bozen*|CZ böhmische schweiz,böhmischen schweiz|BE ostbelgi*',
  fr:
    'FR bretagne,Bretons,normandie,normands,occitanie,Corse,Corses,nouvelle-aquitaine,Maine-et-Loire,loire-atlantique,seine-saint-denis,Val-de-Marne,hauts-de-seine,Seine-et-Marne,' +
    'Yvelines,Essonne,Aisne,Allier,Ardèche,Ariège,Aude,Aveyron,Bouches-du-Rhône,Calvados,Cantal,Charente,charente-maritime,Corrèze,Corse-du-Sud,haute-corse,Côtes-d’Armor,Dordogne,Doubs,Drôme,' +
    'Finistère,Gard,Gers,Gironde,haute-garonne,Hérault,Ille-et-Vilaine,Isère,Landes,Loir-et-Cher,Loiret,Lozère,Mayenne,Meurthe-et-Moselle,Morbihan,Moselle,Nièvre,Oise,Puy-de-Dôme,' +
    'haut-rhin,bas-rhin,Saône-et-Loire,Sarthe,Savoie,haute-savoie,haute-loire,haute-vienne,deux-sèvres,Tarn,Tarn-et-Garonne,Vaucluse,Vendée,Vosges,Yonne,à Brest,Bercy,SNCF,LFI,CAC 40,' +
    'conseil constitutionnel|BE flandre*|CH tessin|CA CAQ',
  es:
    'ES andalucía,canarias,navarra,en Aragón,de Aragón,aragones*,Castilla y León,Castilla-La Mancha,baleares,balear,extremeñ*,murcian*,cantabria,Cádiz,El Hierro,' +
    'lanzarote,fuerteventura,guardia civil,audiencia nacional,Congreso de los Diputados,salvamento marítimo,mossos,ertzaintza,ibex,Vox,leonesa,leoneses|MX sedena|AR kirchneris*,BCRA,dólar blue|' +
    'VE chavis*|PE en Lima|CL araucanía|US nueva jersey',
  it:
    "IT toscan*,sardegna,sardo,sardi,piemont*,friuli*,friulan*,trentin*,alto adige,altoatesin*,Valle d'Aosta,valdostan*,basilicata,lucana,lucani,nelle Marche,delle Marche,marchigian*,ligur*,pugliese," +
    "pugliesi,calabres*,genovese,genovesi,torinese,torinesi,bolognes*,fiorentin*,barese,baresi,FdI,fratelli d'italia,m5s,CSM,Csm,Guardia di Finanza,carabinieri,piazza affari,ftse mib,cassazione,inps," +
    'istat,bankitalia,viminale,farnesina|CH canton ticino,berna',
  pt: 'PT minho,alentej*,Açores,açorian*,PSP,GNR,INEM|BR ibovespa,selic,copom,MPF,petista,petistas,bolsonaris*|AO UNITA,MPLA|NZ em Wellington',
  nl:
    'NL noord-brabant,brabantse,limburgse,gelderse,drentse,Assen,Emmen,arnhems*,VVD,D66,PVV,pvda,rijkswaterstaat,KNMI,AEX,binnenhof,prinsjesdag,CBS,marechaussee|US CBS News|BE Luik,luikse,henegouwen,N-VA,' +
    'NMBS,kortrijk*,gentse,leuvense',
  pl:
    'PL mazowsz*,mazowiec*,śląsk*,małopols*,podkarpac*,podlasi*,podlask*,pomorz*,pomorsk*,lubel*,lublin*,Łódź,Łodzi,łódzk*,gdyni*,gdyńsk*,rzeszow*,rzeszów,olsztyn*,Szczecin,Szczecina,Szczecinie,szczecińsk*,bydgoszcz*,bydgosk*,białystok,' +
    'białymstok*,białostoc*,Kielce,Kielcach,Kielc,kieleck*,Radom,Radomia,Radomiu,radomsk*,toruń*,toruni*,Opole,Opolu,Opola,opolsk*,Sosnowiec,Sosnowca,Sosnowcu,częstocho*,wrocławi*,wielkopols*,' +
    'kujaw*,dolnośląsk*,warmińs*,NBP,WIG20,Orlen,Orlenu,PSL,Konfederacja,Konfederacji,TVP,IMGW,CBA,ABW,GDDKiA,ZUS,PKP,RPP,KRS|DE saksoni*,saksońsk*,brandenbur*,bawari*,bawarsk*|CZ Pradze',
  sv:
    'SE småland*,gävle*,luleå*,Nynäshamn,gotländ*,socialdemokraterna,moderaterna,sverigedemokraterna,trafikverket*,SMHI,säpo*,OMXS30,stockholmsbörs*,försäkringskassan*,migrationsverket*,allsvensk*,SHL,SVT,' +
    'kustbevakningen*|NO tromsø|FI Åbo|DK bornholm*',
}

/** Russian and Ukrainian cases of two-word names: "Северная Каролина, Северной Каролине". */
const casesOf = (first: readonly string[], second: readonly string[]): string =>
  first.flatMap((one) => second.map((two) => `${one} ${two}`)).join(',')

/**
 * States, provinces and regions of great countries as other languages call them; found by looking up ISO 3166-2 in the translations of Debian's iso-codes and
 * Unicode's CLDR. Left out is what is called like something else: French "Marches", Russian "Джорджия" (Giorgia), Polish "Marche".
 */
const STATE_LINES: Readonly<Record<string, string>> = {
  de:
    'US Kalifornien,Kaliforniens,kalifornisch*,Neuengland|CA neuschottland*,Neufundland,Nordwest-Territorien|AU tasmanien*,Neusüdwales|IN westbengalen*|PK belutschistan*|' +
    'ES andalusi*,Aragonien,asturien*,kantabrien*,kastilien*,Kastilien und León,Kastilien-León,Kanaren,Kanarische Inseln,Kanarischen Inseln,extremadura*,Baskenland,Baskenlands,Balearen|' +
    'IT Lombardei,venetien*,ligurien*,Toskana,toskanisch*,umbrien*,latium*,Abruzzen,kampanien*,apulien*,kalabrien*,sardinien*,sardisch*,Basilikata,Triest,aostatal*,Piemont|FR okzitanien*,Bretagne,bretonisch*,' +
    'Normandie,Elsass,lothringen*,Korsika,Burgund|BE wallonien*,wallonisch*,flämisch*,Ostflandern,Westflandern,Hennegau,Lüttich|NL Nordholland,Südholland,Nordbrabant|' +
    'PL niederschlesien*,Kleinpolen,Großpolen,Masowien,Westpommern,Podlachien,Ermland-Masuren,oberschlesien*|RU tschetscheni*,tschetschenisch*,Tschetschenen,Baschkortostan,jakutien*,karelien*,Tschuwaschien,inguschetien*,Kamtschatka,' +
    'Brjansk,Woronesch,Rjasan,Tscheljabinsk,Tschuwaschien,Nischni Nowgorod,Kasan,Chabarowsk,Orjol,Rostow am Don,Belgoroder|UA saporischschja*,Cherson,Charkiw,Charkow,Dnipropetrowsk,Lwiw,Lemberg,Winnyzja,' +
    'Tschernihiw,Mykolajiw,Poltawa,Donezk,Krywyj Rih,Krim,Sewastopol,transkarpatien*,Saporoschje,Tscherkassy,Bachmut,Kramatorsk,Schytomyr,Tschernobyl|ZA Ostkap,Westkap,Nordkap|' +
    'CN innere mongolei,inneren mongolei,innerer mongolei',
  fr:
    'US Californie,californien*,Floride,Louisiane,Caroline du Nord,Caroline du Sud,Dakota du Nord,Dakota du Sud,Nouveau-mexique,Pennsylvanie,Virginie-occidentale,Nouvelle-angleterre,en Virginie,' +
    'État de Géorgie|CA Colombie-britannique,Nouveau-brunswick,terre-neuve,Nouvelle-écosse,Île-du-prince-édouard,Territoires du Nord-ouest|AU Nouvelle-galles du Sud,Nouvelle-galles-du-sud,Tasmanie|' +
    'DE Bavière,bavarois*,Brandebourg,Bade-wurtemberg,Hambourg,Basse-saxe,rhénanie*,Sarre,Saxe,Saxe-Anhalt,Thuringe,Brême,Ratisbonne|ES Andalousie,andalou*,Asturies,Cantabrie,castille*,Canaries,Estrémadure,' +
    'pays basque espagnol,Murcie|IT Lombardie,Piémont,Vénétie,Ligurie,Émilie-romagne,Toscane,Ombrie,Latium,Abruzzes,Campanie,Pouilles,Calabre,Sardaigne,Basilicate,Val d’Aoste,trentin*|AT Carinthie,Salzbourg,Styrie|' +
    'CH Argovie,Thurgovie,Soleure,Schaffhouse,Saint-gall,Schwytz,Zoug,appenzell rhodes-intérieures,appenzell rhodes-extérieures,Vaud,vaudois*,Valais,valaisan*,Neuchâtel,Grisons|' +
    'IN Bengale-occidental,bengale occidental,Pondichéry|MX Basse-californie,basse californie,nouveau léon|NL Gueldre,Zélande,Brabant-septentrional|PK Baloutchistan|PL Basse-silésie,Mazovie,Poméranie,Silésie|' +
    'RU Tchétchénie,tchétchène*,Bachkirie,Daghestan,Daguestan,Kamtchatka,Briansk,Voronej,Koursk,Rostov,Riazan,Tatarstan,Tcheliabinsk,Nijni Novgorod,Iakoutie|UA Kharkiv,Zaporijjia,Zaporijia,Kherson,Mykolaïv,Tchernihiv,' +
    'Dnipropetrovsk,Soumy,Poltava,Sébastopol,Donetsk,Louhansk,Lougansk,Transcarpatie,Tchernobyl,Jytomyr|CN Mongolie-intérieure,mongolie intérieure|ZA Cap-oriental,Cap-occidental',
  es:
    'US Luisiana,Misisipi,Míchigan,Oregón,Hawái,Pensilvania,Carolina del Norte,Carolina del Sur,Dakota del Norte,Dakota del Sur,nuevo méxico,nuevo hampshire,nueva inglaterra,virginia occidental,Estado de Georgia|' +
    'CA columbia británica,nuevo brunswick,nueva escocia,Terranova,Isla del Príncipe Eduardo|AU Nueva Gales del Sur|DE Baviera,bávar*,Sajonia,baja sajonia,renania*,Brandeburgo,Turingia,Hamburgo|' +
    'IT Lombardía,Piamonte,Véneto,Cerdeña,Emilia-romaña,Umbría,Lacio,Toscana,Apulia,Calabria,Abruzos|FR Normandía,bretaña francesa,Occitania|BE Flandes,Valonia|MX quintana roo,Estado de México,nuevo león,Ciudad de México|' +
    'RU Chechenia,checheno*,chechena*,Daguestán,Tartaristán,Briansk,Rostov,Vorónezh,Kursk,Bélgorod,Kamchatka|UA Járkov,Jersón,Zaporiyia,Mikolaiv,Donetsk,Lugansk,Chernígov,Sebastopol,Dnipropetrovsk,Leópolis|CN mongolia interior|' +
    'IN bengala occidental|PL Silesia',
  it:
    'US Carolina del Nord,Carolina del Sud,Dakota del Nord,Dakota del Sud,nuovo messico,virginia occidentale,nuova inghilterra|CA columbia britannica,nuova scozia,Terranova e Labrador,Isola del Principe Edoardo|' +
    'AU Nuovo Galles del Sud,Territorio del Nord|AT Salisburgo,Stiria,Tirolo,Carinzia|BE Fiandre,Anversa,Vallonia,Liegi|CH Grigioni,Argovia,Turgovia,Vallese,san gallo,Sciaffusa,Svitto,Appenzello,Lucerna,Zugo|' +
    'DE Baviera,Amburgo,Brandeburgo,Brema,Assia,bassa sassonia,Sassonia,renania*,Reno-westfalia,nord reno-westfalia,Turingia|ES Aragona,Asturie,Castiglia,Castiglia e Leon,Castiglia e León,Canarie,Estremadura,Andalusia|' +
    'FR bretagna francese,Borgogna,Normandia,Occitania,provenza*,alvernia*|MX bassa california|NL Gheldria,Zelanda|PL Slesia,bassa slesia,Masovia|RU Cecenia,cecen*,Daghestan,Tatarstan,Baschiria,Voronezh,Bryansk,Rostov|' +
    'UA Kharkiv,Kherson,Zaporizhzhia,Sebastopoli,Leopoli,Donbass,Crimea|IN bengala occidentale|CN mongolia interna',
  pt:
    'US Califórnia,Flórida,Luisiana,Luisiânia,Pensilvânia,Carolina do Norte,Carolina do Sul,Dakota do Norte,Dakota do Sul,novo méxico,virgínia ocidental,nova inglaterra,Estado da Geórgia,Havaí,Havai,Alasca,nova jersey,nova jérsia,Massachussets|' +
    'CA colúmbia britânica,nova escócia,Terra Nova e Labrador,novo brunswick|AU Nova Gales do Sul,Tasmânia|DE Baviera,bávar*,Saxónia,Saxônia,baixa saxônia,baixa saxónia,renânia*,Brandemburgo,Turíngia,Hamburgo|ES Andaluzia,Andaluz,' +
    'Catalunha,Galiza,Canárias,Astúrias,Cantábria,Castela,país basco,Múrcia,ilhas canárias,Baleares|IT Lombardia,Toscana,Sicília,Sardenha,Calábria,Ligúria,Úmbria,Apúlia,Piemonte|FR Normandia,' +
    'bretanha francesa,Occitânia|BE Flandres,Valónia,Valônia|RU Chechénia,Chechênia,Tchetchénia,Daguestão,Tartaristão|UA Kherson,Carcóvia,Kharkiv,Zaporíjia,Zaporizhzhia,Donetsk,Luhansk,Sebastopol|IN bengala ocidental|' +
    'CN mongólia interior,Sichuan|ZA cabo ocidental,cabo oriental',
  nl:
    'US Noord-carolina,Zuid-carolina,Noord-dakota,Zuid-dakota,Californië,californisch*|CA Brits-columbia|AU Nieuw-zuid-wales,Tasmanië|AT Karinthië,Stiermarken|BE Waalse,Wallonië,vlaams*,Vlaanderen|DE Nedersaksen,Saksen,Beieren,beiers*,' +
    'Noordrijn-westfalen,Brandenburg,Thüringen|ES Andalusië,Asturië,Cantabrië,canarische eilanden,Balearen,Baskenland,Catalonië|FR Normandië,Bretagne|IN West-bengalen|IT Lombardije,Piëmont,Ligurië,Toscane,Umbrië,Abruzzen,' +
    'Campanië,Apulië,Calabrië,Sicilië,Sardinië,Aostadal,Triëst|PK Beloetsjistan|PL Silezië,Pommeren|RU tsjetsjeni*,tsjetsjeen*,Koersk,Brjansk,Voronezj,Dagestan,Ingoesjetië,Kamtsjatka,Basjkirostan,Jakoetië,Sint-Petersburg,moermansk*|' +
    'UA Charkov,Charkiv,Cherson,Zaporizja,Loehansk,Mykolajiv,Soemy,Dnjepropetrovsk,Sebastopol,Transkarpatië,Tsjernihiv,Tsjernobyl|CN Binnen-mongolië|ZA Oost-kaap,West-kaap,Noord-kaap',
  pl:
    'US Teksas,Teksasie,Teksasu,teksańsk*,floryd*,Kolorado,Hawaje,Hawajach,Hawajów,luizjan*,Missisipi,pensylwani*,karolina północna,karolinie północnej,karoliny północnej,karolina południowa,karolinie południowej,karoliny południowej,dakota północna,dakocie północnej,' +
    'dakota południowa,dakocie południowej,nowy meksyk,nowym meksyku,nowego meksyku,wirgini*,Alasce,Alaski,Alaskę,Arizonie,Arizony,nowym jorku,nowego jorku,kalifornijs*|CA kolumbia brytyjska,kolumbii brytyjskiej,nowa szkocja,nowej szkocji,nowa funlandia,nowej funlandii|' +
    'AU nowa południowa walia,nowej południowej walii,terytorium północne|AT karynti*,styri*,tyrol*|BE antwerpi*,flandri*,waloni*|DE Badenia-wirtembergia,Badenii-wirtembergii,hesj*,nadrenia północna-westfalia,nadrenii północnej-westfalii,nadreni*,' +
    'szlezwik*,turyngi*,meklemburgi*,meklemburgia-pomorze przednie,meklemburgii-pomorzu przednim,pomorze przednie,dolna saksonia,dolnej saksonii|ES andaluz*,andaluzj*,aragoni*,kantabri*,kastyli*,wyspy kanaryjskie,wyspach kanaryjskich,' +
    'katalon*,katalońsk*,Baleary,Balearach,murcj*,nawarr*,kraj basków,kraju basków|FR bretani*,normandi*,oksytani*,prowansj*,owerni*|GB Anglia,Anglii,Anglię,Anglią,Walia,Walii,Walię,irlandia północna,irlandii północnej,irlandię północną|' +
    'IN gudźarat*,maharasztr*,radżastan*,bengal zachodni,bengalu zachodnim|IT piemon*,toskani*,lombardi*,Lacjum,kalabri*,sycyli*,sardyni*,apuli*,trydent*,Emilia-romania,Emilii-romanii,dolina aosty,dolinie aosty|' +
    'MX kalifornia dolna,jukatan*|PK beludżystan*|RU czeczeni*,czeczeń*,baszkir*,dagestan*,tatarstan*,kamczac*,sankt petersburg,sankt petersburgu,briańsk*,woroneż*,kursk*,biełgorod*,Rostow,Rostowie,Rostowa,rostowski*,czelabińsk*|UA sewastopol*,chersoń*,cherson*,zaporoż*,' +
    'donieck*,ługańsk*|CN mongolia wewnętrzna,mongolii wewnętrznej,sinciang*,tybet*,syczuan*,junnan*|JP hiroszim*,fukuszim*,Kioto',
  sv:
    'US kalifornien*,kalifornisk*,Nordcarolina,Nordkarolina,Sydcarolina|CA brittiska columbia,brittiska columbias|AU nya sydwales,tasmanien*,Sydaustralien,Västaustralien|AT Tyrolen,Kärnten|BE flandern*,vallonien*|ES andalusien*,Aragonien,Asturien,Kantabrien,' +
    'kanarieöarna*|IN Västbengalen|IT lombardiet*,Ligurien,Umbrien,kalabrien*,sicilien*,sardinien*,Toscana,apulien*|PL schlesien*,Pommern|RU tjetjen*,basjkir*,tjuvasj*,kamtjatka*,sankt petersburg,sankt petersburgs,dagestan*,Brjansk,Voronezj|' +
    'UA charkiv*,cherson*,zaporizjzja*,luhansk*,donetsk*,dnipropetrovsk*,mykolajiv*,tjernihiv*|DE Niedersachsen,Sachsen,Bayern,bayersk*,Nordrhein-westfalen|FR normandie*',
  cs:
    'US aljašk*,Aljašce,havaj*,pensylv*,severní karolína,severní karolíně,severní karolíny,jižní karolína,jižní karolíně,jižní karolíny,severní dakota,severní dakotě,jižní dakota,jižní dakotě,nové mexiko,novém mexiku,florid*,Texasu,Texasem|' +
    'CA britská kolumbie,britské kolumbii,nové skotsko,novém skotsku|FR bretaň*,bretan*,normand*|IT sicíli*,sicili*,sardini*,toskánsk*,lombardi*,kalábri*|RU čečen*,petrohrad*,dagestán*,tatarstán*,brjansk*,voroněž*,belgorod*,kursk*|' +
    'UA záporož*,cherson*,doněc*,luhansk*,mykolajiv*,sevastopol*|DE bavorsk*,Sasko,Sasku,Saska,Saský,Saská,Saské,Saského,Saském,Saskou,durynsk*,braniborsk*|ES katalán*,katalánsk*,andalusi*,andalus*|AT štýrsk*,korutan*,tyrolsk*',
  tr:
    'US kaliforniya*,Kolorado,kuzey carolina,güney carolina,kuzey karolina,güney karolina,kuzey dakota,güney dakota,teksas*,florida*,alaska*,pensilvanya*,arizona*|AU yeni güney galler,tazmanya*|CH cenevre*|IN Pencap,batı bengal|' +
    'IT toskana*,sicilya*,sardinya*,lombardiya*|JP fukuşima*,hiroşima*|RU başkurdistan*,çeçen*,dağıstan*,kamçatka*,tataristan*,yakutistan*|UA kırım*,herson*,harkiv*,zaporijya*,donetsk*,luhansk*|DE bavyera*,saksonya*|ES katalonya*,katalan*,Endülüs',
  ru:
    'US аляск*,алабам*,арканзас*,аризон*,Колорадо,коннектикут*,делавэр*,штат Джорджия,штата Джорджия,штате Джорджия,в Джорджии,гавай*,Айова,Айовы,Айове,Айдахо,иллинойс*,штат Индиана,штата Индиана,штате Индиана,в Индиане,канзас*,Кентукки,луизиан*,' +
    'массачусетс*,штат Мэн,штата Мэн,штате Мэн,мичиган*,миннесот*,Миссури,Миссисипи,Монтана,Монтане,Монтаны,Монтану,небраск*,нью-гэмпшир,нью-гэмпшире,нью-гэмпшира,нью-гемпшир,нью-гемпшире,Нью-джерси,Нью-мексико,невад*,Огайо,оклахом*,орегон*,пенсильвани*,род-айленд,род-айленде,Теннесси,Юта,Юты,Юте,Юту,' +
    `штат Вирджиния,штата Вирджиния,штате Вирджиния,в Вирджинии,вермонт*,висконсин*,вайоминг*,мэриленд*,${casesOf(['северная', 'северной', 'северную', 'южная', 'южной', 'южную'], ['каролина', 'каролины', 'каролине', 'каролину', 'каролиной', 'дакота', 'дакоты', 'дакоте', 'дакоту'])},западная вирджиния,` +
    'западной вирджинии|CA провинция Альберта,провинции Альберта,канадской Альберты,британская колумбия,британской колумбии,британскую колумбию,манитоб*,нью-брансуик,нью-брансуике,ньюфаундленд*,новая шотландия,новой шотландии,нунавут*,Онтарио,квебек*,саскачеван*,Юкон,Юконе|AU новый южный уэльс,' +
    'нового южного уэльса,новом южном уэльсе,квинсленд*,тасмани*,штат Виктория,штате Виктория,штата Виктория|AT бургенланд*,каринти*,зальцбург*,штири*,тирол*,форарльберг*|BE антверпен*,фландри*,валлони*,льеж*,намюр*|' +
    'BR Баия,Минас-жерайс,мату-гросу,мату-гросу-ду-сул,Пернамбуку,Парана,Рио-гранди-ду-сул,Риу-гранди-ду-сул,Сан-паулу,Рио-де-жанейро|CH Аргау,Тургау,Тичино,граубюнден*,Люцерн,Люцерне,люцернск*,шаффхаузен*,базел*|CN чунцин*,гуандун*,Хайнань,Хунань,Хунани,сычуан*,Сычуань,юньнан*,' +
    'Юньнань,чжэцзян*,внутренняя монголия,внутренней монголии,синьцзян*,тибет*,Цинхай|DE бранденбург*,баден-вюртемберг,баден-вюртемберге,баден-вюртемберга,бавари*,баварск*,Бремен,Бремене,Бремена,бременск*,Гамбург,Гамбурге,Гамбурга,Гамбургу,нижняя саксония,нижней саксонии,северный рейн — вестфалия,рейнланд*,шлезвиг*,саксони*,' +
    'тюринги*,земля Гессен,земле Гессен|ES андалуси*,Арагон,Арагоне,кантабри*,кастили*,канарск*,эстремадур*,страна басков,стране басков,страны басков,каталони*,каталонск*|FR бургунди*,Бретань,Бретани,Иль-де-франс,окситани*,Нормандия,Нормандии,корсик*,эльзас*|' +
    'IN Андхра-прадеш,Ассам,Ассаме,Ассама,бихар*,гуджарат*,Химачал-прадеш,харьян*,карнатак*,керал*,махараштр*,манипур*,Мадхья-прадеш,одиш*,раджастхан*,сикким*,тамилнад*,Тамил-наду,Уттар-прадеш,западная бенгалия,западной бенгалии,штат Гоа,на Гоа,джамму*|' +
    'IT пьемонт*,ломбарди*,лигури*,Эмилия-романья,Эмилии-романье,тоскан*,умбри*,Лацио,апули*,базиликат*,калабри*,сицили*,сардини*,триест*|JP Хоккайдо,Аомори,Ивате,Мияги,фукусим*,сайтам*,канагав*,ниигат*,Киото,Осака,Осаке,' +
    'Осаки,Осаку,окаям*,хиросим*,фукуок*,Нагасаки,Кумамото,кагосим*,окинав*|MX Чиуауа,Синалоа,Чьяпас,юкатан*|PL силези*,мазовецк*,подляск*|RU адыге*,амурск*,архангельск*,башкортостан*,башкир*,буряти*,бурятск*,ингушет*,ингушск*,кабардино-балкария,кабардино-балкарии,кабардино-балкарию,карачаево-черкесия,карачаево-черкесии,карачаево-черкесию,' +
    'ханты-мансийск,ханты-мансийске,ханты-мансийский,ханты-мансийского,ханты-мансийском,Югра,Югре,Югры,хакаси*,калмыки*,калужск*,костромск*,карели*,карельск*,курганск*,липецк*,магадан*,марий эл,мордови*,мурманск*,новгородск*,оренбург*,орловск*,пензенск*,приморский край,приморского края,приморском крае,Приморье,псковск*,Псков,Пскове,' +
    'якути*,якутск*,северная осетия,северной осетии,свердловск*,тамбовск*,Тамбов,тверск*,Тува,Туве,Тувы,тувинск*,вологодск*,Вологда,Вологде,Ямал,Ямале,ямало*,забайкал*,ленобласт*,подмосковь*,кировская область,кировской области,владимирская область,владимирской области|' +
    'UA винницк*,волынск*,днепропетровск*,житомирск*,закарпат*,ивано-франковск,ивано-франковске,ивано-франковска,ивано-франковская,ивано-франковской,ивано-франковскую,кировоградск*,полтавск*,полтав*,ровненск*,сумск*,тернополь*,хмельницк*,черкасск*,черниговск*,чернигов*,черновицк*,черновц*|ZA квазулу*|NL лимбург*,утрехт*,гронинген*',
  uk:
    'US аляск*,алабам*,арканзас*,аризон*,каліфорн*,Колорадо,коннектикут*,делавер*,флорид*,штат Джорджія,штаті Джорджія,штату Джорджія,у Джорджії,в Джорджії,гавай*,Гаваї,Айова,Айові,Айови,Айдахо,іллінойс*,штат Індіана,штаті Індіана,канзас*,Кентуккі,луїзіан*,массачусетс*,меріленд*,' +
    'штат Мейн,штаті Мейн,мічиган*,міннесот*,Міссурі,Міссісіпі,Монтана,Монтані,Монтани,небраск*,нью-гемпшир,нью-гемпширі,Нью-джерсі,Нью-мексико,невад*,Огайо,оклахом*,орегон*,пенсильван*,пенсільван*,род-айленд,род-айленді,Теннессі,штат Юта,штаті Юта,вермонт*,вісконсин*,вайомінг*,техас*,вірджині*,' +
    `${casesOf(['північна', 'північній', 'північної', 'південна', 'південній', 'південної'], ['кароліна', 'кароліни', 'кароліні', 'дакота', 'дакоти', 'дакоті'])}|CA провінція Альберта,провінції Альберта,британська колумбія,британській колумбії,манітоб*,ньюфаундленд*,нова шотландія,новій шотландії,онтаріо,квебек*,саскачеван*|` +
    'AU новий південний уельс,новому південному уельсі,квінсленд*,тасмані*|AT карінті*,зальцбург*,штирі*,тіроль*,Тіролі|BE антверпен*,фландрі*,валлоні*,льєж*|CN гуандун*,сичуан*,юньнан*,внутрішня монголія,внутрішній монголії,синьцзян*,сіньцзян*,тибет*,чунцін*|DE бранденбург*,баден-вюртемберг,баден-вюртемберзі,баварі*,' +
    'баварськ*,Бремен,Бремені,Бремена,Гамбург,Гамбурзі,Гамбурга,Гамбургу,нижня саксонія,нижній саксонії,рейнланд*,саксоні*,тюрінгі*,північний рейн,північному рейні|ES андалусі*,Арагон,кантабрі*,канарськ*,каталон*,галісі*,країна басків,країні басків,Мурсія,Мурсії,наварр*|FR бургунді*,Бретань,Бретані,Нормандія,Нормандії,прованс*,корсик*,ельзас*|' +
    "GB Англія,Англії,Англію,уельс*,північна ірландія,північній ірландії,північної ірландії|IN ассам*,біхар*,гуджарат*,карнатак*,керал*,магараштр*,манипур*,маніпур*,раджастан*,Уттар-прадеш,західна бенгалія|IT п'ємонт*,ломбарді*,лігурі*,тоскан*,умбрі*,Лаціо,апулі*,калабрі*,сицилі*,сардині*,Емілія-романья,Емілії-романьї|" +
    'JP Хоккайдо,фукусім*,фукушім*,Кіото,Осака,Осаці,хіросім*,Нагасакі,окінав*|RU білгородськ*,брянськ*,курськ*,воронезьк*,воронеж*,ростовськ*,краснодарськ*,чечн*,чеченськ*,дагестан*,татарстан*,башкортостан*,інгушеті*,камчатськ*,камчатк*,челябінськ*,хабаровськ*,якуті*,бурят*,мурманськ*,свердловськ*,ленінградськ*|' +
    'UA волинськ*,Волинь,Волині,волинян*,запорізьк*,івано-франківськ,івано-франківську,івано-франківська,івано-франківській,івано-франківської,кіровоградськ*,рівненськ*,сумськ*,сумщин*,хмельницьк*,чернівецьк*,Чернівці,Чернівцях,київщин*,харківщин*,херсонщин*,одещин*,полтавщин*,львівщин*,черкащин*|PK белуджистан*',
  zh:
    'US 阿拉斯加,阿拉巴馬,亚拉巴马,阿拉巴马,阿肯色,亚利桑那,亞利桑那,加利福尼亚,加利福尼亞,科罗拉多,科羅拉多,康涅狄格,康乃狄克,康乃狄格,哥倫比亞特區,哥伦比亚特区,特拉华州,德拉瓦,佛罗里达,佛羅里達,佛州,佐治亚,喬治亞州,佐治亞,夏威夷,艾奥瓦,愛荷華,爱荷华,爱达荷,愛達荷,伊利诺伊,伊利諾,印第安纳,印第安納,堪萨斯,堪薩斯,肯塔基,路易斯安那,' +
    '马萨诸塞,麻薩諸塞,麻州,馬里蘭,马里兰,缅因州,緬因,密歇根,密西根,明尼苏达,明尼蘇達,密苏里,密蘇里,密西西比,蒙大拿,蒙塔纳,北卡罗来纳,北卡羅來納,北卡,南卡罗来纳,南卡羅來納,南卡,北达科他,北達科他,南达科他,南達科他,内布拉斯加,內布拉斯加,新罕布什尔,新罕布夏,新泽西,新澤西,新墨西哥,内华达,內華達,俄亥俄,俄克拉荷马,俄克拉何马,俄克拉荷馬,' +
    '俄勒冈,俄勒岡,奥勒冈,宾夕法尼亚,賓夕法尼亞,宾州,賓州,罗得岛,羅德島,羅得島,罗德岛,田纳西,田納西,得克萨斯,德州,德克萨斯,德克薩斯,犹他州,猶他,佛蒙特,弗吉尼亚州,西弗吉尼亚,維吉尼亞州,西維吉尼亞,西维吉尼亚,威斯康星,威斯康辛,怀俄明,懷俄明,西雅图,西雅圖,费城,費城,波士顿,波士頓,休斯敦,休士頓,旧金山,舊金山,迈阿密,邁阿密,亚特兰大,亞特蘭大,底特律,拉斯维加斯,拉斯維加斯|' +
    'CA 艾伯塔,阿尔伯塔,亞伯達,不列颠哥伦比亚,卑诗,卑詩,不列顛哥倫比亞,马尼托巴,曼尼托巴,緬尼托巴,新不伦瑞克,纽芬兰,紐芬蘭,新斯科舍,新斯科細亞,诺华斯高沙,努纳武特,安大略,爱德华王子岛,愛德華王子島,魁北克,萨斯喀彻温,蒙特利尔|AU 新南威尔士,新南威爾士,昆士兰,昆士蘭,塔斯马尼亚,塔斯曼尼亚,塔斯馬尼亞,维多利亚州,維多利亞州,布里斯班,珀斯,阿德莱德|' +
    'BR 里约热内卢,里約熱內盧,圣保罗州,巴伊亚,米纳斯吉拉斯,南里奥格兰德|CN 甘肃,广西,贵州,海南,吉林省,江西,宁夏,青海省,山西,內蒙古,廣西,貴州,甘肅,江西,寧夏,陝西,遼寧,黑龍江,吉林|DE 勃兰登堡,勃蘭登堡,巴伐利亚,巴伐利亞,不来梅,黑森州,汉堡市,下萨克森,北莱茵,莱茵兰,石勒苏益格,萨尔州,萨克森,图林根,慕尼黑,法兰克福|' +
    'ES 阿拉贡,坎塔布利亚,安达卢西亚,加泰罗尼亚,加泰隆尼亞,加那利,埃斯特雷马杜拉,巴斯克地区|FR 布列塔尼,法兰西岛,诺曼底,諾曼第,科西嘉,普罗旺斯|IN 安得拉邦,阿萨姆邦,新德里,果阿邦,喀拉拉邦,曼尼普尔邦,中央邦,米佐拉姆邦,泰米尔纳德邦,特里普拉邦,北方邦,西孟加拉邦,古吉拉特,马哈拉施特拉,比哈尔邦,拉贾斯坦|' +
    'IT 皮埃蒙特,伦巴第,倫巴底,威尼托,利古里亚,托斯卡纳,翁布里亚,拉齐奥大区,阿布鲁佐,坎帕尼亚,普利亚大区,卡拉布里亚,西西里,撒丁岛,萨丁岛,薩丁尼亞,的里雅斯特|JP 青森县,岩手县,宫城县,秋田县,山形县,福岛县,福島縣,茨城县,群马县,埼玉,千叶县,神奈川县,新潟,富山县,石川县,福井县,山梨县,长野县,静冈,靜岡,爱知县,三重县,兵库县,奈良县,和歌山县,冈山县,广岛,廣島,福冈,福岡,' +
    '长崎,長崎,熊本,宫崎县,鹿儿岛,鹿兒島,沖繩,札幌,名古屋,横滨,神户|MX 奇瓦瓦,恰帕斯,哈利斯科,锡那罗亚,索诺拉,下加利福尼亚,下加利福尼亞,尤卡坦,瓦哈卡|PK 旁遮普省,信德省,俾路支省,开伯尔|RU 卡卢加,车臣,車臣,楚科奇,达吉斯坦,下诺夫哥罗德,圣彼得堡,聖彼得堡,鞑靼斯坦,沃罗涅日,别尔哥罗德,库尔斯克,布良斯克,堪察加,西伯利亚,西伯利亞,符拉迪沃斯托克,海参崴|' +
    'UA 塞瓦斯托波尔,克里米亚,克里米亞,顿涅茨克,頓涅茨克,卢甘斯克,盧甘斯克,赫尔松,赫爾松,扎波罗热,札波羅熱,哈尔科夫,哈爾科夫,敖德萨,奧德薩,利沃夫,第聂伯罗|ZA 豪登省,夸祖鲁,林波波省,约翰内斯堡,開普敦,开普敦|TR 安塔利亚,迪亚巴克尔,加济安泰普,哈塔伊省|GB 威尔士,威爾士,北爱尔兰,北愛爾蘭|HK 九龙,九龍',
  ja:
    'US アラスカ,アラバマ,アーカンソー,アリゾナ,コロラド,コネティカット,コネチカット,コロンビア特別区,デラウェア,フロリダ,ジョージア州,ハワイ,アイオワ,アイダホ,イリノイ,インディアナ,カンザス,ケンタッキー,ルイジアナ,マサチューセッツ,メリーランド,メーン州,ミシガン,ミネソタ,ミズーリ,ミシシッピ,モンタナ州,ノースカロライナ,ノースダコタ,ネブラスカ,ニューハンプシャー,' +
    'ニュージャージー,ニューメキシコ,ネヴァダ,ネバダ,オハイオ,オクラホマ,オレゴン,ペンシルベニア,ペンシルヴェニア,ペンシルバニア,ロードアイランド,サウスカロライナ,サウスダコタ,テネシー,テキサス,ユタ州,ヴァージニア,バージニア,ヴァーモント,バーモント,ウィスコンシン,ウェストバージニア,ウェストヴァージニア,ワイオミング,ボストン,シカゴ,シアトル,サンフランシスコ,マイアミ,デトロイト,ヒューストン,ラスベガス,フィラデルフィア,アトランタ|' +
    'CA アルバータ,ブリティッシュコロンビア,マニトバ,ニューブランズウィック,ニューファンドランド,ノヴァスコシア,ノバスコシア,ヌナブト,ヌナブット,オンタリオ,プリンスエドワード,ケベック,サスカチェワン,サスカチュワン,バンクーバー,モントリオール|AU ニューサウスウェールズ,クイーンズランド,クインズランド,ノーザンテリトリー,タスマニア,ビクトリア州,西オーストラリア,ブリスベン|AT ザルツブルク,チロル,ティロル,シュタイアーマルク|' +
    'BE アントワープ,フランドル,ワロン,リエージュ|BR アマゾナス,バイア州,ミナスジェライス,マトグロッソ,リオデジャネイロ,サンパウロ|DE ブランデンブルク,バーデンヴュルテンベルク,バイエルン,ブレーメン,ヘッセン,ハンブルク,ニーダーザクセン,ノルトライン,ラインラント,シュレスウィヒ,ザクセン,テューリンゲン,ミュンヘン,フランクフルト,ケルン|ES アンダルシア,カタルーニャ,アラゴン州,アストゥリアス,カナリア諸島,バスク州,バスク地方,バレンシア|' +
    'FR ブルターニュ,イルドフランス,ノルマンディー,プロバンス,コルシカ,マルセイユ,リヨン|GB ウェールズ,北アイルランド,マンチェスター,リバプール|IN アッサム,アンドラプラデシュ,デリー,ケーララ,ケララ,マニプール,マニプル,マディヤプラデシュ,パンジャブ州,ウッタルプラデシュ,西ベンガル,グジャラート,ビハール,マハラシュトラ,タミルナドゥ,カルナタカ|' +
    'IT ピエモンテ,ロンバルディア,ヴェネト,リグーリア,エミリア=ロマーニャ,トスカーナ,ウンブリア,ラツィオ,アブルッツォ,カンパニア,プーリア,カラブリア,シチリア,サルデーニャ,トリエステ,ベネチア,ナポリ,フィレンツェ|MX チワワ州,チアパス,ハリスコ,シナロア,ソノラ州,ユカタン,バハカリフォルニア,オアハカ|PK バルチスタン,パンジャブ州,シンド州|' +
    'RU チェチェン,ダゲスタン,カムチャツカ,ベルゴロド,クルスク,ブリャンスク,ウラジオストク,サンクトペテルブルク,シベリア,サハリン,タタールスタン|UA ドネツク,ルハンスク,ヘルソン,ザポリージャ,ハルキウ,ハリコフ,オデーサ,オデッサ,リビウ,クリミア,ドニプロ,チェルノブイリ,マリウポリ|CN 四川,雲南,広東省,広西チワン,新疆,内モンゴル,内蒙古,浙江,江蘇,遼寧,黒竜江,吉林省,山東省,河南省,湖北省,湖南省,福建省,重慶市,天津市,武漢,深セン,広州|' +
    'ZA ケープタウン,ヨハネスブルク|TR アンタルヤ,ガジアンテプ,ディヤルバクル',
  ko:
    'US 알래스카,앨라배마,아칸소,애리조나,캘리포니아,콜로라도,코네티컷,델라웨어,플로리다,조지아주,하와이,아이오와,아이다호,일리노이,인디애나,캔자스,켄터키,루이지애나,매사추세츠,메릴랜드,메인주,미시간,미네소타,미주리,미시시피,몬태나,노스캐롤라이나,노스다코타,네브래스카,뉴햄프셔,뉴저지,뉴멕시코,네바다,오하이오,오클라호마,오리건,펜실베이니아,' +
    '로드아일랜드,사우스캐롤라이나,사우스다코타,테네시,텍사스,유타주,버지니아,버몬트,위스콘신,웨스트버지니아,와이오밍,로스앤젤레스,시카고,보스턴,샌프란시스코,시애틀,휴스턴,마이애미,디트로이트,라스베이거스,애틀랜타|CA 앨버타,브리티시컬럼비아,매니토바,온타리오,퀘벡,노바스코샤,뉴브런즈윅,밴쿠버,토론토,몬트리올|AU 뉴사우스웨일스,퀸즐랜드,태즈메이니아,멜버른,브리즈번|GB 잉글랜드,스코틀랜드,웨일스,북아일랜드,맨체스터,리버풀|' +
    'DE 바이에른,작센,함부르크,뮌헨,프랑크푸르트|FR 노르망디,브르타뉴,코르시카|ES 카탈루냐,안달루시아,바르셀로나|IT 시칠리아,롬바르디아,토스카나,사르데냐,밀라노,베네치아|IN 구자라트,마하라슈트라,케랄라,우타르프라데시,비하르,펀자브,타밀나두,아삼|CN 쓰촨,윈난,광둥,신장위구르,티베트,저장성,장쑤성,랴오닝,헤이룽장,지린성,산둥성,허난성,후베이,후난성,푸젠,충칭,톈진,우한,선전시|' +
    'RU 체첸,다게스탄,캄차카,벨고로드,쿠르스크,블라디보스토크,상트페테르부르크,시베리아,사할린,연해주|UA 도네츠크,루한스크,헤르손,자포리자,하르키우,오데사,르비우,크림반도,크름반도,드니프로,체르노빌,마리우폴|JP 홋카이도,오키나와,나가사키,히로시마,교토,나고야,요코하마,고베,구마모토|BR 상파울루,리우데자네이루|TR 안탈리아',
  ar:
    'US ألاسكا,آلاسكا,ألاباما,أركنساس,أريزونا,كاليفورنيا,كولورادو,كونيتيكت,ديلاوير,فلوريدا,ولاية جورجيا,هاواي,أيوا,آيوا,أيداهو,آيداهو,إلينوي,إنديانا,كانساس,كنساس,كنتاكي,كينتاكي,لويزيانا,ماساتشوستس,ماريلاند,ميريلاند,ولاية مين,ميشيغان,مينيسوتا,مينسوتا,ميسوري,ميسيسيبي,مسيسيبي,مونتانا,كارولاينا,كارولينا الشمالية,كارولينا الجنوبية,داكوتا,نبراسكا,' +
    'نيوهامبشير,نيو هامبشير,نيوجيرسي,نيو جيرسي,نيومكسيكو,نيو مكسيكو,نيفادا,أوهايو,أوكلاهوما,أوريغون,بنسلفانيا,رود آيلاند,تينيسي,تكساس,ولاية يوتا,فرجينيا,فيرجينيا,فيرمونت,ويسكونسن,وايومنغ,لوس أنجلوس,شيكاغو,بوسطن,سان فرانسيسكو,ميامي,لاس فيغاس,هيوستن,سياتل,ديترويت,أتلانتا,فيلادلفيا|CA ألبرتا,كولومبيا البريطانية,مانيتوبا,أونتاريو,كيبك,كيبيك,نوفا سكوشا,تورونتو,مونتريال,فانكوفر,أوتاوا|' +
    'AU نيو ساوث ويلز,كوينزلاند,تسمانيا,سيدني,ملبورن|GB اسكتلندا,إسكتلندا,ويلز,إيرلندا الشمالية,أيرلندا الشمالية,مانشستر,ليفربول|DE بافاريا,ساكسونيا,هامبورغ,ميونيخ,فرانكفورت,براندنبورغ,بادن فورتمبيرغ|FR نورماندي,بريتاني,كورسيكا,ليون الفرنسية|ES إقليم الباسك,جزر الكناري,فالنسيا|IT صقلية,سردينيا,توسكانا,لومبارديا,كالابريا,نابولي|IN غوجارات,كيرالا,ماهاراشترا,أوتار براديش,البنجاب الهندي,آسام,تاميل نادو,بيهار|' +
    'CN شينجيانغ,سيتشوان,يونان الصينية,قوانغدونغ,هضبة التبت,إقليم التبت,هونان,ووهان,شنجن|RU الشيشان,داغستان,كامتشاتكا,بيلغورود,كورسك,بريانسك,سان بطرسبورغ,سانت بطرسبرغ,سيبيريا,تتارستان|UA دونيتسك,لوغانسك,خيرسون,زابوريجيا,خاركيف,أوديسا,لفيف,دنيبرو,سومي,ماريوبول,تشيرنوبيل|PK بلوشستان,خيبر بختونخوا,إقليم السند|TR غازي عنتاب,أنطاليا,ديار بكر,هاتاي,أزمير,إزمير|BR ساو باولو,ريو دي جانيرو',
}

/**
 * Seats of power, parliaments, parties, central banks, stock exchanges, armed forces, and who governs (2026), as other languages than English call them.
 * Left out is what many countries have, and what is a word too: Spanish "Cortes", Russian "Рада", Chinese "人大" (in "令人大吃一惊"), Arabic "لولا".
 */
const POWER_LINES: Readonly<Record<string, string>> = {
  de:
    'DE bundespolizei*,bundesverfassungsgericht*,BKA,BND,verfassungsschutz*,Bafin,Ifo-Institut,Dax,MDax,FDP,bundesagentur für arbeit,bundesbank*,bundestags*,bundeswehr*,Schloss Bellevue|AT Ballhausplatz,Neos,ATX,ÖBB,OeNB,österreichische nationalbank|' +
    'CH SNB,SBB,SRF,SMI,SVP,Bundesratswahl,nationalrätin,schweizerische nationalbank|FR Rassemblement National,élysée-palast,nationalversammlung in Paris,Marine Le Pen|RU staatsduma*,kremlchef*,Lawrow*,lawrows,Medwedew,Medwedews,Kadyrow,nawalny*,gorbatschow*,schoigu*|' +
    'US Weißes Haus,Weißen Haus,Weiße Haus,Weißen Hauses,Weisses Haus,Weissen Haus,Weisse Haus,Weissen Hauses,US-Notenbank,Fed,repräsentantenhaus*,Republikaner,Republikanern,Supreme Court,Dow Jones,Oval Office|GB unterhaus,unterhauses,oberhaus,labour-partei,labour-chef,König Charles,' +
    'Prinz Harry,Prinz William|IL netanjahu*,mossad*|PL PiS,Nawrocki|ES moncloa,Guardia Civil|IT palazzo chigi,Quirinal,Lega-Chef|DK Folketinget|UA werchowna rada,werchownaja rada,selenskyj*,selenski*,timoschenko*,poroschenko*,Klitschko|BY lukaschenko*|TR AKP,CHP,PKK|' +
    'IR revolutionsgarden,revolutionswächter*,Mullahs,chamenei*,Peseschkian|CN volkskongress*,volksbefreiungsarmee*|LB hisbollah*|YE huthi,huthis,huthi-rebellen,Huthi-Miliz|SY al-scharaa|KR Blaues Haus,Blauen Haus|BR Bovespa|AZ alijew*|AM paschinjan*|KZ tokajew*|NL Tweede Kamer|' +
    'VA heiliger stuhl,heiligen stuhl,päpstlich*,Kurie|BG Radew',
  fr:
    "FR palais-bourbon,Insee,EDF,RATP,Rassemblement national,RN,Les Républicains,Conseil d’État,Conseil d’Etat,Conseil d'État,Conseil d'Etat,CNews,parquet national financier,PNF,Bercy,place Beauvau,Place Vendôme,palais du Luxembourg|US pentagone,réserve fédérale,congrès américain,Dow Jones,Sénat américain|RU douma,Poutine," +
    'Lavrov,Navalny|GB chambre des lords,chambre des communes britannique,Buckingham,prince Harry,roi Charles,banque d’angleterre|ES moncloa,Guardia Civil|IT palais chigi,Quirinal|IL tsahal,Netanyahou,Nétanyahou|IR gardiens de la révolution,pasdarans|' +
    'SY al-charaa,Charaa,Ahmed al-Charaa|AF taliban,talibans|BR palais du planalto|BY loukachenko|CA GRC,gendarmerie royale|BE N-VA,SNCB,Vooruit,RTBF,Proximus|CH conseil fédéral,conseil des états,Conseil des Etats,UDC,CFF,BNS|MA makhzen,Botola,dirham marocain|TN Saïed,Ennahdha|' +
    'SN Sonko,Diomaye Faye|VA saint-siège,souverain pontife|TR AKP|CN PCC,parti communiste chinois|AZ Aliev|AM Pachinian',
  es:
    'ES cortes generales,generalitat,tribunal supremo español,PP,ERC,Junts,PNV,Bildu,CNMV,Renfe,Adif,AEMET,Aemet,DGT,Palacio de la Zarzuela,CGPJ,Feijóo,Abascal,LaLiga,Mossos|US pentágono,reserva federal,DEA,Capitolio de EEUU,departamento de estado,Dow Jones|' +
    'FR elíseo,palacio del elíseo|GB buckingham,Carlos III|IT palacio chigi,Quirinal|IL knéset,kneset|UA zelenski|BY lukashenko|AR merval,Anses,ANSES,AFA,Indec,Boca Juniors,La Libertad Avanza|CL La Moneda,Palacio de La Moneda,Carabineros|VE Miraflores,Palacio de Miraflores,PSUV|' +
    'CO Ecopetrol,JEP,Álvaro Uribe,Palacio de Nariño,Casa de Nariño|MX Banxico,PRI,IMSS,FGR,CFE,Liga MX,Infonavit,UNAM,Fiscalía General de la República|PE Sunat,Jerí|BO YPFB|BR Bovespa,Planalto|HN Asfura|GT movimiento semilla,Bernardo Arévalo|PA Mulino|DO Abinader|UY Orsi,Frente Amplio|' +
    'PY Partido Colorado,Santiago Peña|PS Hamás|LB hezbolá,hizbulá|IR guardia revolucionaria,jamenei|YE hutí,hutíes|AF talibán,talibanes|VA santa sede,León XIV,sumo pontífice',
  it:
    'IT palazzo madama,Pd,Consob,Agcom,guardia di finanza,Rai,Eni,Enel,confindustria,Mattarella,Tajani,Schlein,Anac,Agenzia delle entrate|US pentagono,Fbi,Cia,Dow Jones|GB re Carlo|DE Afd|ES moncloa,Guardia Civil|IL Idf|PS Anp|IR pasdaran|AF talebano,talebani|' +
    'VA santa sede,Leone XIV,papa Leone|BY lukashenko|SY al-Sharaa',
  pt:
    'BR Itamaraty,Bovespa,Polícia Federal,TSE,STJ,PGR,IBGE,Anatel,Aneel,Caixa Econômica Federal,Enem,MST,Embrapa,PSOL,Palácio da Alvorada,Alckmin,Haddad|PT assembleia da república,Iniciativa Liberal,polícia judiciária,PSI-20,TAP,CTT,Palácio de Belém,' +
    'Palácio de São Bento,Primeira Liga,André Ventura,Luís Montenegro|US pentágono,reserva federal,Dow Jones|FR palácio do eliseu,Eliseu|ES moncloa,congresso dos deputados|VE miraflores|AO João Lourenço,Sonangol|MZ Daniel Chapo|IR guarda revolucionária,Guardas da Revolução|' +
    'YE houthi,houthis|AF talibã,talibãs|VA santa sé,Leão XIV|BY lukashenko',
  nl:
    'NL DNB,CDA,GroenLinks-PvdA,BBB,KLM,willem-alexander,RIVM,NVWA,FIOD,Fiod,UWV,AIVD,raad van state,Jetten,eredivisie,Omtzigt,Yesilgöz|BE Vooruit,MR-voorzitter,De Wever,VRT,Bel 20,koning Filip,Jupiler Pro League,wetstraat|RU doema,Lavrov,Navalny|GB lagerhuis,hogerhuis,koning Charles,' +
    'prins Harry|DE bondsdag,bondskanselier|IR revolutionaire garde|ES moncloa|BY loekasjenko|UA zelenski|SR Bouterse|IL netanyahu|US amerikaanse congres,congreslid,federal reserve|VA heilige stoel',
  pl:
    'PL platforma obywatelska,koalicja obywatelska,koalicji obywatelskiej,GPW,straż graniczna,straży granicznej,trybunał konstytucyjny,trybunału konstytucyjnego,kosiniak-kamysz,Sikorski,Sikorskiego,ekstraklas*,PKO BP,KGHM,PLL LOT|US rezerwa federalna,rezerwy federalnej|' +
    'FR pałac elizejski,pałacu elizejskim,pałacu elizejskiego|GB izba gmin,izbie gmin,izby gmin,król karol,króla karola|DE bundestag*,bundeswehr*|IL Kneset,Knesecie,Knesetu,Mosad,Mosadu|UA rada najwyższa,radzie najwyższej,SBU|CZ Babisz,Babisza|YE Huti|AF talib*|VA Leon XIV,Leona XIV,stolica apostolska|SY asz-szaraa|' +
    'KZ tokajew*|AZ alijew*|AM paszynian*',
  ru:
    'RU совфед*,совет федерации,совете федерации,совета федерации,мосбирж*,газпром*,роснефт*,сбербанк*,мишустин*,Лавров,Лаврова,Лаврову,Лавровым,Песков,Пескова,Пескову,собянин*,яндекс*,РЖД,аэрофлот*,ЦБ РФ,росавиаци*|US ФРС,ФБР,ЦРУ,НАСА,уолл-стрит,капитолий США,Рубио,Вэнс|' +
    'UA СБУ,НАБУ,укрэнерго,в Раде,депутат Рады,нафтогаз*|DE бундесвер*,бундесбанк*,Мерц,Мерца,Мерцу,Мерцем|FR елисейский дворец,елисейском дворце,елисейского дворца|GB даунинг-стрит,палата общин,палате общин,палаты общин,стармер*,скотленд-ярд,скотленд-ярда,скотленд-ярде,МИ-6,МИ-5,Карл III|IL кнессет*,моссад*|' +
    'PL Туск,Туска,Туску,Туском,навроцк*|SE риксдаг*|NO стортинг*|DK фолькетинг*|KZ мажилис*,акорда,акорде|KG жогорку кенеш,жогорку кенеша,жогорку кенеше,садыр жапаров,садыра жапарова,жапаров*|UZ мирзиёев*,мирзияев*|TJ рахмон*|TM бердымухамедов*|AZ милли меджлис,милли меджлиса,милли меджлисе,ильхам алиев,' +
    'ильхама алиева,ильхаму алиеву,ильхамом алиевым|AM пашинян*|GE кобахидзе,кавелашвили|MD Санду|IR КСИР,хаменеи,пезешкиан*|CN си цзиньпин,си цзиньпина,си цзиньпину,си цзиньпином|JP такаити|IN Моди|HU Орбан,Орбана,Орбану,Орбаном|IT Мелони|VA папа римский,папы римского,папе римском,папу римского,папой римским|' +
    'SK Фицо|RS вучич*|KP ким чен ын,ким чен ына,ким чен ыну|BR Лула,Лула да Силва|SY аш-шараа|BY лукашенк*',
  uk:
    'RU держдум*,Лавров,Лаврова,Лаврову,пєсков*,газпром*,росгварді*|US білий дім,білому домі,білого дому,пентагон*,ФРС,ФБР,ЦРУ,волл-стріт,держдеп*|DE бундестаг*,бундесвер*,Мерц,Мерца,Мерцом|FR єлисейський палац,єлисейському палаці,єлисейського палацу|GB даунінг-стріт,палата громад,палаті громад,стармер*|' +
    'IL кнесет*,моссад*|PL навроцьк*,Туск,Туска,Туску|RS вучич*|SK Фіцо|HU Орбан,Орбана,Орбану|CN сі цзіньпін,сі цзіньпіна,сі цзіньпіну|IN Моді|YE хусит*|AF таліб*|LB хезболла,хезболли,хезболлу|PS хамас*|VA папа римський,папи римського,папу римського|KP кім чен ин,кім чен ина|IR КВІР,хаменеї,пезешкіан*|IT Мелоні',
  zh:
    'US 五角大廈,国会山,聯準會,联邦储备,納斯達克,纳斯达克,道琼斯,道瓊,华尔街,華爾街,副总统万斯,副總統范斯,鲁比奥,盧比歐,中情局,联邦调查局,聯邦調查局|RU 克里姆林宮,国家杜马,拉夫罗夫,拉夫羅夫|FR 爱丽舍宫,愛麗舍宮,马克龙,馬克宏|GB 唐宁街,唐寧街,斯塔默,施紀賢,白金汉宫,白金漢宮|DE 联邦议院,聯邦議院,默茨,梅爾茨,朔尔茨|' +
    'IL 内塔尼亚胡,納坦雅胡,内坦亚胡,摩萨德,摩薩德|PS 哈瑪斯|LB 真主党,真主黨|YE 胡塞武装,胡塞,青年運動武裝|AF 塔利班,塔利班政权,神學士|IR 哈梅内伊,哈米尼,革命卫队,革命衛隊,佩泽希齐扬|CN 解放军,解放軍,王毅,上证指数,沪指,A股,中央军委,中共中央,全国政协|JP 高市早苗,石破茂,日经指数,日經指數,日經225,自民党,自民黨,自卫队,自衛隊|' +
    'KR 青瓦台,李在明,尹锡悦,尹錫悅,三星电子,三星電子,韓國瑜|TW 韓國瑜,韩国瑜,国民党,國民黨,民进党,民進黨,赖清德,賴清德,台积电,台積電,柯文哲|KP 朝中社,金正恩|HK 立法会,立法會,恒生,恆生,李家超,港交所|UA 澤倫斯基|IN 莫迪|TR 埃尔多安,艾爾段|VN 总书记苏林|PH 小马科斯,小馬可仕|ID 普拉博沃|MY 首相安华|AU 总理阿尔巴尼斯|' +
    'CA 总理卡尼,卡尼总理,特鲁多,杜魯道|BR 总统卢拉,卢拉总统|AR 总统米莱,米莱政府|VE 马杜罗,馬杜洛|HU 奧班|IT 梅洛尼|VA 教宗|BY 卢卡申科',
  ja:
    'US ペンタゴン,国防総省,FRB,連邦準備,ナスダック,ダウ平均,NYダウ,ウォール街,国務省,ルビオ,バンス副大統領|RU ラブロフ|FR エリゼ宮|GB ダウニング街,スターマー,チャールズ国王|DE メルツ,ショルツ|IL クネセト,モサド|LB ヒズボラ|YE フーシ派|AF タリバン|IR 革命防衛隊,ハメネイ,ペゼシュキアン|CN 全人代,人民解放軍,李強首相,王毅|' +
    'JP NHK,日経平均,自衛隊,警視庁,警察庁,防衛省,金融庁,経産省,文科省,総務省,国会議事堂,衆議院,参議院,維新の会,日本維新,立民,公明党,東証,TOPIX,Jリーグ,海上保安庁,海保,天皇陛下,皇室,高市首相,高市早苗,高市政権,石破茂,石破氏|KR 青瓦台,李在明,尹錫悦,サムスン電子|KP 朝鮮中央通信|TW 頼清徳,民進党|HK 李家超|IN モディ首相|' +
    'PH マルコス大統領|VN トー・ラム|ID プラボウォ|CA カーニー首相,トルドー|BR ルラ大統領|AR ミレイ大統領|VE マドゥロ|IT メローニ|VA ローマ教皇,教皇レオ,レオ14世|AU アルバニージー|BY ルカシェンコ',
  ar:
    'US الكونغرس,الكونجرس,مجلس الاحتياطي الفيدرالي,الاحتياطي الفيدرالي,وول ستريت,سي آي إيه,إف بي آي,روبيو|RU مجلس الدوما,الدوما,لافروف|FR الإليزيه,قصر الإليزيه|GB داونينغ ستريت,مجلس العموم البريطاني,ستارمر|DE البوندستاغ,بوندستاغ,ميرتس|IL كنيست,موساد,شاباك,ليكود,بن غفير,سموتريتش|' +
    'PS القسام,كتائب القسام,سرايا القدس,الأونروا,أونروا|LB جوزيف عون,نواف سلام,نبيه بري,يونيفيل|YE أنصار الله,المجلس الانتقالي الجنوبي|SY قسد,أحمد الشرع,الرئيس الشرع,هيئة تحرير الشام|IQ الحشد الشعبي,الإطار التنسيقي,بيشمركة|IR بزشكيان,عراقجي|SA أرامكو|AE أدنوك,محمد بن زايد|' +
    'EG قناة السويس,شيخ الأزهر,مدبولي|LY دبيبة|SD الدعم السريع,قوات الدعم السريع,عبد الفتاح البرهان,حميدتي|TN قيس سعيد|DZ تبون|MA أخنوش,محمد السادس|TR هاكان فيدان|CN شي جين بينغ|IN ناريندرا مودي|QA تميم بن حمد|JO عبد الله الثاني|KW مشعل الأحمد|OM السلطان هيثم,هيثم بن طارق|VE مادورو|' +
    'BR لولا دا سيلفا|VA البابا لاوون,البابا ليو|HU أوربان|KP كيم جونغ أون',
}

import { ISLAND_LINES } from './country-islands.ts'

export const REGION_LISTS: readonly Readonly<Record<string, string>>[] = [REGION_LINES, STATE_LINES, POWER_LINES, ISLAND_LINES]
