/** Seed words in other languages, in the notation of `category-words-en.ts`. */
export const OTHER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {
    international:
      'дипломат*! посол! посла! послы! посольств*! мид! санкци*! саммит*! переговор*! договор*? соглашени*? оон! нато! евросоюз*! ес? брикс! двусторонн*! внешнеполитич*! лавров*! международн*! глава_мид! совет_безопасности госдеп*! визит*? встреч*? лидер*? союзник* посредник* урегулировани* нормандск* страсбург* обсе! визов* высылк* союзн* глав_государств',
    politics:
      'выбор*! избирател* голосован*! депутат*! парламент* госдум*! дума! думе! сенатор*! совет_федерации законопроект*! закон? закона? правительств*! министр*! министерств* премьер*? президент*! губернатор*! мэр! мэра! партия! партии! партий единая_россия кандидат*! оппозиц*! коалиц* референдум*! конституци*! импичмент*! политик*! политическ*! отставк*! кремл* песков*! кабмин* рада! зеленск* путин* трамп* лукашенк* митинг* чиновник* бюджет* указ! власт*',
    conflict:
      'войн*! военн*! армия! армии! войск*! солдат*! боев*! боевик*! обстрел*! удар*? ракет*! авиаудар* террор*! теракт*! взрыв*? перемири*! вооружен*! вооружён*! минобороны! всу! вкс! днр! лнр! донбасс* сирийск* игил! беспилотник*! атак*? наступлени*! оружи* заложник* флот! танк! танки! истребител*! конфликт* идлиб* хамас* погранич* спецназ*',
    crime:
      'полици*! полицейск*! убийств*! убил* убит* суд! суда! суде! судебн* судья! арест*! задержа*! задержан*! уголовн*! следственн*! следствие следователь прокурор*! прокуратур*! приговор*! тюрьм*! колони* осужден* обвин*! обвиня* мошенни*! краж*! ограб* грабител* преступ*! взятк*! коррупц*! наркот*! изнасил* похищ* мвд! фсб? расследован* подозрева* адвокат* штраф* нарушител* оштраф* избил* ножом стрельб*',
    business:
      'эконом*! рубл*! доллар*! евро? банк*! цб! центробанк*! бирж*! акци*! компани*! инвест*! прибыл*! выручк*! рынк*! рынок! цен! цены! ценах налог*! бюджет* инфляц*! кредит*! ипотек*! нефт*! газпром*! роснефт* газ! газа? ввп! экспорт*! импорт*! торгов*! бизнес*! предприят* производств*? миллиард* млрд! млн? сделк* тариф* пошлин* опек! курс! спрос вклад* сбербанк*! втб! финанс*! стоимост* продаж* доход* пенси* недвижимост* баррел*! транзит* поставк* ставк* долг',
    labour:
      'зарплат*! безработ*! забастовк*! профсоюз*! работодател*! сотрудник*? труд! трудов*! рабоч*? увольнен* уволи* вакансии рынок_труда занятост* пенсионн* мрот! сокращени* отпуск*',
    technology:
      'технолог*! компьютер*! интернет*! смартфон*! iphone! apple! google! samsung! xiaomi! huawei! microsoft! facebook! telegram! whatsapp! youtube? приложени*! android! ios! программ*? нейросет*! искусственн*_интеллект* робот*! гаджет*! хакер*! кибер*! вирус? данных! пользовател*! браузер*! процессор*! чип! видеокарт*! ноутбук*! камер*! экран*! дисплей*! аккумулятор*! батаре*? мп! 5g! роскомнадзор*! цифров*! блокчейн* криптовалют* биткоин* электромобил*! автомобил*! tesla! кроссовер*! седан! двигател*! авто! автоваз*! lada! bmw! mercedes! toyota! hyundai! внедорожник*! мессенджер*! соцсет*! онлайн* wi-fi intel! amd! nvidia! sony! мотор*! комплектац* steam! playstation! xbox! модел*? фитнес-браслет* наушник* windows! устройств*! флагман*! стартап* сервис* разработчик*! обновлени*',
    science:
      'учен*! учён*! исследовател*! исследовани*! наук*! научн*! космос*! космич*! космонавт*! астроном*! планет*! галактик*! спутник*? телескоп*! nasa! наса! роскосмос*! мкс! марс*! луна! луны! луне! лунн* астероид*! комет*! черн*_дыр* физик*! хими*! биолог*! генет*! ген! гены! днк! клетк*! мозг*! археолог*! древн*! динозавр*! ископаем* палеонтолог*! эволюц* вид? университет*? эксперимент* открыти* журнал*? вселенн*! солнечн* обнаружил*? останки бактери* молекул* квантов* атом* окаменел* млекопитающ* ракет*_носител*',
    health:
      'врач*! больниц*! болезн*! заболева*! пациент*! медицин*! медик*! здоровь*! минздрав*! коронавирус*! вакцин*! эпидеми*! грипп*! рак! рака? онколог* лечени*! лекарств*! препарат*! операци*? инфекц*! вич! туберкулез* диет* витамин* хирург*! симптом* диабет*! сердеч* инсульт* диагноз* беременн* роспотребнадзор* терапевт* питани* продукт*? организм*?',
    environment:
      'эколог*! климат*! потеплени*! выброс*! загрязнени*! мусор*! отход*! пластик* природ*! заповедник*! животн*! вымира* леса? лесн* байкал* парников* свалк* браконьер* медвед* тигр* кит? киты зоопарк* птиц*',
    weather:
      'погод*! снег! снега! снегопад*! дожд*! мороз*! жара! жары температур*! градус*! гидромет*! синоптик*! ветер! ветра гроз* метел*! гололед*! циклон*! осадк*! туман* антициклон* потепле* похолода* заморозк* шторм* облачн* ливн* мчс? днём ночью',
    disaster:
      'землетрясени*! наводнени*! пожар*! пожарн*! взрыв*! авари*! дтп! катастроф*! крушени*! цунами! вулкан*! извержени* эвакуац*! эвакуир* мчс! спасател*! погиб*! пострада*! жертв* обрушени*! столкнов* загорел* возгоран* чп! утонул* паводок* паводк* разби* затоп* травм*? вертолет* автобус*',
    education:
      'образовани*! школ*! школьник*! ученик* учител*! студент*! университет*! вуз! вузы! вузов! егэ! экзамен*! учеб* минпросвещения минобрнауки! ректор*! преподавател*! класс* детсад* детск*_сад* олимпиад*? педагог* обучени* воспитател*',
    society:
      'общест*! семь* дет*? ребен*! ребён*! жител*! женщин* мужчин*? пенсионер*! молодеж* волонтер* благотворител*! демограф* населени*! митинг*! протест*! мигрант*! прав_человека правозащит* журналист*? акци*? пособи* льгот* инвалид* соцопрос опрос* россиян*! ветеран*! памятник* траур* петици* многодет*',
    religion:
      'церк*! церковн*! патриарх*! православн*! рпц! храм*! священник*! епископ* митрополит*! папа_римский! ватикан*! мечет*! ислам* мусульман*! христиан*! католи* монастыр*! рождеств* пасх* икон* епархи* муфт* пцу! вер? верующ* синагог* раввин* будди*',
    culture:
      'фильм*! кино! кинофестивал* актер*! актёр*! актрис*! режиссер*! режиссёр*! певец*! певиц*! певца! музык*! музыкант*! песн*! альбом*! концерт*! группа? группы? рэпер*! театр*! спектакл*! балет* опер? опера музе*! выставк*! художник*! картин* писател*! книг*! роман! сериал*! телеведущ*! шоу! звезд*! звёзд* премьер*? трейлер*! оскар*! netflix! disney! marvel! голливуд*! фестивал* поэт* игра? игры? игра_престолов евровидени*! поклонник* фанат* instagram? инстаграм* блогер* экс-солист* шоу-бизнес* пугачев* киркоров* галкин* кадр* роль! роли! съемк* съёмк* клип! тв знаменитост*',
    lifestyle:
      'мод*? рецепт*! туризм*! турист*! отдых! отпуск* путешеств*! ресторан*! кулинар* гороскоп*! зодиак* отель* еда! блюд*! вино сад! дача дачи красот* косметик* стиль! похуде* отношени*? свадьб*! муж? жена? знаки_зодиака советы хозяйк* интерьер* новогодн* подарк* примет*! салат*',
    sports:
      'спорт*! футбол*! хокке*! теннис*! баскетбол* волейбол* бокс*! биатлон*! лыж*! лыжн* фигурист*! фигурн* олимпи*! чемпионат*! чемпион*! турнир*! матч*! клуб*! сборн*! тренер*! игрок*! гол! голы! гола! форвард* защитник? полузащитник* вратар*! нападающ*! лига! лиги! лиге! лигу! кубок*! кубк*! спартак*! зенит*! цска! локомотив* динамо! рфс! фифа! уефа! рпл! кхл! нхл! нба! вада! допинг*! реал! барселон*? ювентус*! медал*! гонк*! формул*! месси! роналду! шайб* спортсмен*! ufc! mma! нурмагомедов*! боец! поединок! бой? сезон* счет* тур? тура? этап* атлет* эстафет* трансфер* арсенал* ливерпул* манчестер* стадион*',
  },
  de: {
    international:
      'außenminister*! außenpolit*! diplomat*! botschaft! botschafter*! gipfel*! gipfeltreffen sanktion*! vereinte_nationen uno! uno-* nato! eu? eu-kommission abkommen! vertrag? staatsbesuch* verhandlung* beziehungen! bündnis* auswärtig* zölle? g7! g20! friedensgespräch* vermittl* konsulat* sicherheitsrat! brüssel? kreml? visum',
    politics:
      'wahl! wahlen! wahlkampf! bundestag*! bundesrat! landtag! regierung*! bundesregierung! kanzler*! minister*! ministerpräsident*! parlament*! abgeordnet*! koalition*! opposition! partei*! cdu! csu! spd! grüne! grünen! fdp! afd! linke? gesetz* abstimm* wähler* präsident* bürgermeister* innenminister* finanzminister* volksabstimmung nationalrat! politik*! politisch* rücktritt* umfrage haushalt*',
    conflict:
      'krieg*! militär*! armee! soldat*! angriff*! luftangriff* rakete*! drohne*! bombe* waffe* waffenruhe! waffenstillstand! front! gefecht* truppe*! terror*! terrorist* anschlag*! islamist* geisel* miliz* rebell* bundeswehr! panzer! beschuss! offensive! kämpfe! taliban! hamas! hisbollah!',
    crime:
      'polizei*! mord*! mörder* getötet? festgenommen! festnahme* verhaft*! gericht! gerichts* urteil*! prozess? angeklagt*! staatsanwalt*! verdächtig* täter*! haft! gefängnis* betrug! betrüger* diebstahl! einbruch! räuber* raub* überfall* messer* razzia! ermittl*! kriminal* vergewaltig* korruption! drogen*! strafe* landgericht! amtsgericht! anklage!',
    business:
      'wirtschaft*! unternehmen! konzern*! firma firmen! börse*! aktie*! dax! bank! banken! ezb! zins*! inflation! euro? umsatz! gewinn*? verlust? milliarden? millionen? investor* investition* export* import* handel! industrie! preis? preise! konjunktur! rezession! insolvenz*! übernahme* steuer* haushalt? vorstand! start-up* markt! immobilien* bip!',
    labour:
      'streik*! gewerkschaft*! verdi! ig_metall tarif* arbeitnehmer*! arbeitgeber*! lohn! löhne! gehalt gehälter arbeitsplätze! arbeitsmarkt! arbeitslos*! beschäftigt* stellenabbau! kündigung* mindestlohn! warnstreik*! fachkräfte* rente homeoffice kurzarbeit! betriebsrat! jobs!',
    technology:
      'technologie*! technik! software! computer* internet! smartphone* app! apps! künstliche_intelligenz! ki! daten? digital* hacker* cyber* google! apple! microsoft! facebook! whatsapp chip? chips! roboter* netzwerk? elektroauto*! akku* handy* online? plattform* datenschutz! server cloud!',
    science:
      'forsch*! forscher*! wissenschaft*! studie! weltraum*! raumfahrt! nasa! esa! astronom* planet*! mars! mond! galaxie* physik*! chemi* biolog* gen gene genetisch* fossil* dinosaur* archäolog*! teleskop* nobelpreis*! experiment* universum! satellit* astronaut*! evolution labor?',
    health:
      'gesundheit*! krankenhaus*! klinik*! arzt! ärzte! patient*! krankheit* virus! coronavirus! corona*! pandemie! impf*! impfung* infektion* krebs! medizin* medikament* pflege! therap* operation? grippe! symptom* krankenkasse* psych* lauterbach',
    environment:
      'klima! klimawandel! klimaschutz! umwelt*! co2! emission* erneuerbar* energiewende! windkraft solar* artensterben naturschutz! wald? tierschutz! plastik* recycling müll* greenpeace letzte_generation fridays_for kohleausstieg atomkraft* tiere artenschutz gletscher* wolf?',
    weather:
      'wetter*! regen! schnee! schneefall sturm! orkan! gewitter! hitze! hitzewelle! temperatur* grad! frost! glatteis! dwd! wetterdienst! unwetter! hagel! niederschl* sonnig* bewölkt* hochwasserwarnung tiefdruck* kaltfront nebel!',
    disaster:
      'erdbeben! hochwasser! überschwemmung* flut! brand! feuer! feuerwehr! waldbr* explosion! unfall! unglück! absturz abgestürzt flugzeugabsturz! tote? tote verletzte! katastrophe*! vulkan* tsunami! evakuier* lawine*! erdrutsch* rettungskräfte! einsturz eingestürzt verunglückt* zugunglück! kollision trümmer',
    education:
      'schule*! schüler*! lehrer*! universität*! hochschule*! student*! studier* bildung*! unterricht! abitur! kita! kitas! professor* prüfung* klasse? bafög! kultusminister* ausbildung azubi* lehrkräfte!',
    society:
      'gesellschaft*! familie* kinder! frauen! männer? migration! flüchtling*! asyl*! abschieb* demonstr*! protest* rassis* diskrimin* gleichstellung armut! obdachlos* rente* senioren ehrenamt* bevölkerung! menschenrecht* bürgergeld! wohnung* mieten! jugend*',
    religion:
      'kirche*! papst! vatikan! bischof* kardinal* katholi*! evangelisch*! gott! glaube* islam* muslim*! moschee* juden! jüdisch*! synagoge* antisemit* christen! gebet* religion*! pfarrer* theolog* ostern!',
    culture:
      'kultur*! film! filme! kino! schauspieler*! regisseur* serie? musik*! sänger*! konzert* album! band? theater! oper! museum! museen ausstellung! künstler*! kunst! buch! bücher roman! autor! autorin! literatur* festival* fernsehen! tatort! promi* star? berlinale! oscar*!',
    lifestyle:
      'mode! rezept*! reise*! urlaub*! tourist* tourismus! hotel! restaurant! kochen! küche! garten! wohnen! wein! beziehung! liebe! hochzeit! horoskop! fitness! ernährung! schönheit! trend* genuss familie?',
    sports:
      'sport! fußball*! bundesliga! trainer*! spieler*! mannschaft! tor! tore! sieg! niederlage! liga! champions_league! dfb! wm! em! bayern_münchen! fc_bayern bvb! tennis! handball! eishockey! formel_1! olympia! olympisch*! medaille* weltmeister*! pokal! stürmer* torwart turnier! ski! biathlon! spiel? saison! meisterschaft*!',
  },
  fr: {
    international:
      'diplomat*! ambassad*! sommet! sanctions! onu! otan! union_européenne traité! accord? relations? ministre_des-affaires affaires_étrangères! quai_d négociations bilatéral* conseil_de-sécurité g7! g20! visite_d alliance* sommet_de géopolit* droits_de-douane? bruxelles? kremlin? consul* médiation',
    politics:
      'élection*! électora*! vote! scrutin! président? présidentielle*! premier_ministre! ministre* gouvernement! assemblée_nationale! sénat! député*! sénateur* parti? parlement*! loi? projet_de-loi réforme* opposition! coalition! macron! le_pen! mélenchon! rassemblement_national! lfi! rn! lr! ps? maire! municipales! législatives! référendum! motion_de-censure politique! politiques campagne? candidat* remaniement bayrou! lecornu!',
    conflict:
      'guerre! militaire*! armée! armées soldats! frappe*! bombard*! missile*! drone*! roquette* attaque? terror*! terroriste*! djihad*! attentat*! cessez-le-feu! cessez trêve! otage*! combat* rebelle* milice* front! offensive! hamas! hezbollah! invasion! troupes! guérilla jihadiste* char chars obus!',
    crime:
      'police! policier*! meurtre*! assassin*! tué? arrêté? interpell*! garde_à prison! procès! tribunal! juge! procureur*! condamn*! enquête? suspect*! viol! viols violences agress*! vol? braquage* escroquerie* fraude! corruption! trafic! stupéfiants! drogue! gendarm* mise_en détenu* mis_en cour_d peine crime* homicide* perquisition*',
    business:
      'économi*! entreprise*! bourse! cac! action? actions? banque*! bce! taux! inflation! croissance! chiffre_d bénéfice*! marché? marchés! investiss*! milliard* euro? euros? industrie! commerce! exportation* prix? dette! budget! impôt* fiscal* pdg! groupe? faillite! rachat! fusion? récession! pib! pétrole! immobilier! startup*',
    labour:
      'grève*! syndicat*! cgt! cfdt! salarié*! salaire*! emploi! emplois! chômage! chômeur* licenciement*! retraite! retraites! travailleur*! patronat! medef! smic! télétravail préavis travail! embauche* convention_collective grévistes! suppression_de fonctionnaires',
    technology:
      'technolog*! numérique! internet! intelligence_artificielle! ia! logiciel* application* smartphone* google! apple! microsoft! facebook! meta? chatgpt! cyber* piratage! hacker* données! ordinateur* robot* puce* algorithme* réseaux_sociaux! tiktok! start-up! voiture_électrique voitures_électriques jeux_vidéo! 5g! cloud!',
    science:
      'scientifique*! chercheur*! recherche? étude! espace? spatial*! nasa! astronaute*! planète! mars? lune! galaxie* physique! chimie biologie génétique adn! fossile* dinosaure* archéolog*! télescope* nobel! découverte* univers! satellite* fusée! cnrs! laboratoire* espèce',
    health:
      'santé! hôpital! hôpitaux! médecin*! patient*! maladie*! virus! coronavirus! covid*! épidémie! pandémie! vaccin*! cancer! infirmi* médicament* traitement soins! urgences! chirurg* ars! infection* grippe! symptôme* psychiatr* ivg! oms!',
    environment:
      'environnement! climat*! réchauffement! écolog*! carbone! émissions! pollution! pollu* biodiversité! énergies_renouvelables! éolien* nucléaire? déchets! plastique! recyclage forêt* animaux! espèces! glacier* greenpeace pesticide* loup? sécheresse?',
    weather:
      'météo! météo-france! pluie* neige! orage*! tempête! canicule! chaleur! température* vent! rafales! vigilance! vigilance_orange! verglas! froid! degrés! grêle! inondations? averse* ensoleill* cyclone! gel',
    disaster:
      'séisme! tremblement_de-terre incendie*! inondation*! crue* explosion! accident*! crash! catastrophe! naufrage! avalanche! tsunami! volcan! éruption! pompiers! secours! morts? blessés! victimes? effondrement! effondr* évacu* feu? feux! glissement_de sinistr* collision déraill* noy*',
    education:
      'école*! élève*! enseignant*! professeur* université*! étudiant*! éducation_nationale! éducation! lycée*! collège*! bac! baccalauréat! rentrée! parcoursup! classe? examen* scolaire*! crous maternelle rectorat!',
    society:
      'société! famille*! enfant*! femme*! migrant*! immigration! réfugié* manifest*! racisme! discrimination* égalité! logement! pauvreté! sdf! association* féminicide* droits? lgbt! laïcité? jeunes! retraités seniors solidarité! bénévol* fin_de-vie population!',
    religion:
      'église*! pape! vatican! évêque* cardinal* catholi*! musulman*! islam! mosquée* juif* juive* antisémit* synagogue* religi*! prêtre* chrétien* messe! laïcité! ramadan! protestant* dieu! imam! cathédrale* pèlerin*',
    culture:
      'cinéma! film! films! acteur* actrice* réalisat* musique! chanteu*! chanson* concert* album! théâtre! opéra! musée*! exposition! artiste*! livre! livres! roman! romans auteur? écrivain* festival! série? séries télévision! culture! culturel* césar! cannes? goncourt! peinture peintre spectacle* netflix! star? people',
    lifestyle:
      'mode! recette*! cuisine! voyage*! vacances! tourisme! touriste* restaurant* hôtel* vin! vins gastronom*! chef! jardin! maison? beauté! couple amour mariage! horoscope! bien-être! déco! luxe! fitness loisirs shopping',
    sports:
      'sport! sports football! foot! ligue_1! ligue_des-champions! psg! om! ol? joueur*! entraîneur* match! but? buts! équipe? victoire? défaite? coupe! championnat! rugby! xv_de tennis! roland-garros! tour_de-france! cyclisme! jeux_olympiques! jo! médaille* bleus! deschamps! mbappé! formule_1! handball! basket! judo! finale! champion* sportif* équipe_de-france ski!',
  },
  es: {
    international:
      'diplom*! embajad*! cumbre! sanciones! onu! otan! unión_europea tratado! acuerdo? cancill*! canciller! relaciones! ministro_de-exteriores! exteriores! bilateral* consejo_de-seguridad! g7! g20! celac! oea! aranceles? mercosur! geopolít* visita_oficial negociaciones aliad* consul*',
    politics:
      'eleccion*! elector*! votación! voto! votos! comicios! presidente? presidencial*! gobierno! ministro* ministra congreso! senado! senador* diputad*! parlament* partido? psoe! pp! vox! podemos! sumar! oposición! campaña? candidat* reforma* ley? moción! referéndum! alcald* gobernador* morena! política! políticas político* dimisión dimite investidura! sánchez? feijóo! milei! petro! sheinbaum!',
    conflict:
      'guerra! militar*! ejército! soldado*! ataque? ataques? bombarde*! misil* dron! drones! terroris*! atentado*! guerrilla! rehenes! alto_el-fuego! tregua! tropas! combate* ofensiva! invasión! farc! eln! hamas! hamás! hezbolá! yihadis* milicia* armado? armados',
    crime:
      'policía! policial* asesin*! homicid*! detenid*! detención arrest* juez! jueza tribunal! juicio! fiscal! fiscalía! condena* cárcel! prisión! robo! robos estafa* fraude! corrupción! narcotr*! narco* droga! cártel! cartel! secuestr*! violación! abuso* delito* crimen! sicario* imputad* acusad* guardia_civil! mossos! feminicidio* tiroteo!',
    business:
      'econom*! empresa*! bolsa! ibex! acciones! banco? bancos! bce! inflación! dólar! euro? euros? mercado? mercados! inversión! inversor* millones? beneficio* ventas exportacion* importacion* comercio! industria! precio* deuda! impuesto* pib! crecimiento! tipos_de-interés! petróleo! peso? empresari* recesión! fmi! vivienda?',
    labour:
      'huelga*! sindicat*! sindicato*! ccoo! ugt! trabajador*! salari*! salario* empleo! empleos! desempleo! paro! despido*! laboral*! patronal! jornada_laboral! teletrabajo pensiones! smi! convenio* sueldos contratación jubilación',
    technology:
      'tecnolog*! internet! digital* inteligencia_artificial! ia! software! aplicación app! móvil! móviles smartphone* google! apple! microsoft! facebook! tiktok! whatsapp! hacker* ciber*! datos? robot* chip* algoritmo* redes_sociales! chatgpt! coche_eléctrico! ordenador* computadora* videojuegos? startup* 5g!',
    science:
      'cientific*! científic*! investigador*! estudio! espacio? espacial! nasa! astronauta* planeta! marte! luna! galaxia* físic* químic* biolog* genétic* adn! fósil* dinosaurio* arqueolog*! arqueólog*! telescopio* nobel! descubr* universo! satélite* cohete! csic! laboratorio eclipse! especie',
    health:
      'salud! hospital* médic*! paciente* enfermedad*! virus! coronavirus! covid*! pandemia! epidemia! vacun*! cáncer! enfermer* medicamento* tratamiento sanidad! sanitari* cirug* infección* gripe! dengue! síntoma* oms! aborto! psicólog* dieta',
    environment:
      'medio_ambiente! medioambient* ambiental*! clima? climátic*! cambio_climático! calentamiento! emisiones! contaminación! carbono! biodiversidad! renovables! residuos! plástico* reciclaje bosque* deforest* animales! especies! glaciar* ecolog* sequía? fauna amazonía!',
    weather:
      'tiempo? lluvia*! nieve! nevad* tormenta*! temporal! calor! ola_de-calor! temperatura* viento! aemet! borrasca! dana! huracán! frío! grados! granizo! alerta_naranja pronóstico! meteorol*! heladas! ciclón! nubes',
    disaster:
      'terremoto*! sismo*! temblor! incendio*! inundacion*! explosión! accidente*! avión? catástrofe* desastre* naufragio! alud! tsunami! volcán! erupción! bomberos! rescate*! muertos? heridos! víctimas? derrumbe! evacu* choque! deslizamiento* descarril* siniestro! damnificados!',
    education:
      'educa*! escuela*! alumno*! profesor*! maestr* universi*! estudiante*! colegio*! instituto? selectividad! ebau! exámenes docente*! aula! aulas beca* curso_escolar rector! escolar* clases bachillerato!',
    society:
      'sociedad! social? familia* niño* niñas mujer*! migrant*! inmigra*! refugiad* manifest*! protest* racismo! igualdad! feminis*! pobreza! vivienda! derechos_humanos! lgtb* lgbt* jóvenes mayores población! discrimin* violencia_de-género! violencia_machista! vecinos! solidari* indígena* jubilados',
    religion:
      'iglesia! papa! vaticano! obispo* cardenal* católic*! religi*! sacerdote* cristian* evangélic* musulman* islam! mezquita* judí* misa! semana_santa! virgen! dios! fe parroquia* santo? procesión* navidad? ramadán!',
    culture:
      'cine! película*! actor! actriz! actores director? música! cantante*! canción* concierto* disco! álbum! teatro! ópera! museo*! exposición! artista* libro* novela* escritor* autor? festival! serie? series? televisión! cultura! cultural* goya! goyas! óscar! oscar! literatura pintura pintor* flamenco! netflix! famosos! farándula! espectáculos',
    lifestyle:
      'moda! receta*! cocina! viaje* vacaciones! turismo! turista* restaurante* hotel* vino! gastronom*! chef! belleza! pareja amor boda! horóscopo! bienestar! decoración! lujo fitness ocio! hogar jardín',
    sports:
      'deport*! fútbol! liga! laliga! champions! gol! goles! partido? jugador*! entrenador* equipo! equipos victoria? derrota? copa! campeón! campeon* selección! real_madrid! barça! barcelona? atlético! tenis! alcaraz! nadal! baloncesto! nba! fórmula_1! motogp! ciclismo! vuelta! juegos_olímpicos! olímpic* medalla* mundial! messi! final? torneo! boxeo! béisbol! delantero portero fichaje!',
  },
  it: {
    international:
      'diploma*! ambasciat*! vertice! sanzioni! onu! nato! unione_europea ue? trattato! accordo? ministro_degli-esteri! esteri! farnesina! relazioni! bilateral* consiglio_di-sicurezza g7! g20! negoziat* alleat* summit! dazi? visita_di-stato geopolit* bruxelles? cremlino? casa_bianca?',
    politics:
      'elezion*! elettoral*! voto! voti! governo! premier! presidente? ministro* ministra parlament* camera? senato! deputat* senator* partito! partiti pd! lega! fratelli_d forza_italia! m5s! meloni! salvini! schlein! conte! renzi! opposizione! maggioranza! referendum! riforma! legge? decreto! manovra! regionali! sindac* campagna_elettorale politica! politico quirinale! mattarella! dimissioni!',
    conflict:
      'guerra! militar*! esercito! soldat* attacc* raid! bombard* missil* droni! drone! terroris*! attentat*! ostagg*! tregua! cessate_il-fuoco! truppe! combattiment* offensiva! invasione! hamas! hezbollah! jihad* milizi* razzi! armi? fronte!',
    crime:
      'polizia! carabinieri! omicid*! uccis* arrest*! indagin* indagat* procura! pm! giudice! tribunale! processo! condann* carcere! rapina* furto! truffa* corruzione! mafia! camorra! ndrangheta! droga! spaccio violenza_sessuale stupro! femminicidio! sequestr* accoltell* aggress* ergastolo! imputat* guardia_di-finanza!',
    business:
      'economi*! azienda! aziende! imprese! impresa borsa! piazza_affari! spread! banca! banche! bce! tassi! inflazione! mercat* investiment* miliardi? milioni? euro? fatturato! utile ricavi! export! industria! commercio! prezzi! debito! tasse! fisco! pil! crescita! petrolio! azioni! ftse_mib! confindustria! fusione recessione!',
    labour:
      'scioper*! sindacat*! cgil! cisl! uil! lavorator*! lavoro! salari* stipendi* occupazione! disoccup*! licenziament*! pensioni! contratto? cassa_integrazione! assunzioni posti_di-lavoro morti_sul-lavoro! smart_working operai! esuberi!',
    technology:
      'tecnolog*! internet! digitale! intelligenza_artificiale! ia! software! app! smartphone* google! apple! microsoft! facebook! whatsapp! tiktok! hacker* cyber* dati? robot* chip! algoritm* social_network auto_elettrich* computer! chatgpt! startup* 5g! videogioch*?',
    science:
      'scienz*! scienziat*! ricercator*! ricerca? studio? spazio? spaziale! nasa! esa! astronaut*! pianeta! marte! luna! galassi* fisic* chimica biolog* genetic* dna! fossil* dinosaur* archeolog*! telescopio nobel! scopert* universo! satellit* cnr! laboratorio eclissi!',
    health:
      'salute! ospedal*! medic*! pazient*! malatti*! virus! coronavirus! covid*! pandemia! epidemia! vaccin*! tumor* cancro! infermier* farmac* cura? cure terapi* sanit*! chirurg* infezion* influenza! sintomi pronto_soccorso! asl! oms! dieta aborto!',
    environment:
      'ambient*! clima! climatic* cambiamento_climatico! cambiamenti_climatici! riscaldamento_globale emissioni! inquinament* carbonio biodiversità! rinnovabili! rifiuti! plastica! riciclo foreste animali! specie ghiacciai* ecolog* siccità? lupi? orsi? orso',
    weather:
      'meteo! maltempo! pioggia! piogge neve! temporal* caldo! ondata_di-calore temperatur* vento! allerta_meteo! allerta! freddo! gradi! grandine! previsioni! nubifragio! ciclone! afa! nebbia! gelo!',
    disaster:
      'terremoto! scossa! sisma! incendi*! incendio alluvion*! esplosion*! incidente! incidenti! schianto! disastro! naufragio! valanga! tsunami! vulcano! eruzione! vigili_del-fuoco! soccors*! morti? feriti! vittime? crollo! evacuat* frana! deragli* dispers*! precipit*',
    education:
      'scuola! scuole! student*! insegnant*! docent* universit*! istruzione! maturità! alunn* professor* liceo! licei lezioni! esame! esami! aula rettore! valditara! laurea! asilo',
    society:
      'società? famigli* bambin* donn*! migrant*! immigra* sbarchi! profughi manifest* protest* razzismo! parità! povertà! casa? diritti! lgbt* giovani! anziani! volontar* solidarietà! natalità! demograf* popolazione! disabil* violenza_di-genere',
    religion:
      'chiesa! papa! vaticano! vescov* cardinal* cattolic*! religio* preti prete! cristian* musulman* islam! moschea ebre* messa! giubileo! dio! fede santo? parrocchia conclave! pontefice! ramadan! pasqua!',
    culture:
      'cinema! film! attor* attrice! regista! musica! cantante! canzon* concert* album! teatro! opera? museo! musei! mostra! artist* libro! libri romanzo! scrittor* festival! sanremo! serie_tv! televisione! cultura! cultural* arte! pittura premio_strega oscar! spettacol* rai! netflix! vip! gossip!',
    lifestyle:
      'moda! ricett*! cucina! viaggi* vacanz* turismo! turist* ristorant* hotel! vino! vini gastronom* chef! bellezza! coppia? amore! matrimonio! nozze! oroscopo! benessere! arredamento lusso! fitness tempo_libero giardin*',
    sports:
      'sport! sportiv* calcio! serie_a! champions! gol! partita! giocator* allenator* squadra! vittoria? sconfitta? coppa! campion* campionato! juventus! juve! inter! milan? napoli? roma? nazionale? azzurri! tennis! sinner! basket! volley! formula_1! ferrari? motogp! ciclismo! giro_d olimpi* medaglia mondial* atletica! sci! finale! torneo!',
  },
  pt: {
    international:
      'diplom*! embaix*! cúpula! cimeira! sanções! onu! otan! nato! união_europeia tratado! acordo? itamaraty! chanceler! relações! relações_exteriores! bilateral* conselho_de-segurança g7! g20! brics! mercosul! tarifas? aliad* negociações geopolít* visita_oficial ministro_das-relações',
    politics:
      'eleiç*! eleitor*! voto! votação! votos presidente? presidencial* governo! ministro* ministra congresso! senado! senador* deputad*! câmara! parlament* partido! pt! pl! psd! ps! chega! oposição! campanha? candidat* reforma* lei? pec! referendo! prefeit* governador* lula! bolsonaro! stf! impeachment! política! político* legislativas! autárquicas!',
    conflict:
      'guerra! militar* exército! soldado* ataque? ataques? bombarde* míssil mísseis! drone* terroris*! atentado* refém reféns! cessar-fogo! trégua! tropas! combate* ofensiva! invasão! hamas! hezbollah! milícia* armad* rebelde* jihadis*',
    crime:
      'polícia! policia* assassin* homicíd*! morto? preso! presos prisão! prend* juiz! tribunal! julgamento! ministério_público! mp? procurador* conden* cadeia! roubo! furto! golpe? estelionato! fraude! corrupção! tráfico! traficante* droga* facção! pcc! sequestro! estupro! feminicídio! suspeito* investig* delegad* crime! crimes tiroteio! pf! gnr! psp!',
    business:
      'econom*! empresa*! bolsa! ibovespa! ações! banco? bancos! bc! banco_central! juros! selic! inflação! dólar! real? euro? mercado! mercados investiment* bilh* milhões? lucro! receita vendas! exportaç* importaç* comércio! indústria! preço* dívida! imposto* pib! crescimento! petróleo! petrobras! psi! falência recessão!',
    labour:
      'greve*! sindicat*! trabalhador*! salári* salário* emprego! empregos! desemprego! demiss* trabalho! trabalhista* previdência! aposentadoria! clt! inss! cgtp! ugt! jornada_de-trabalho escala_6x1! contratação piso_salarial! carteira_assinada! despedimento*',
    technology:
      'tecnolog*! internet! digital* inteligência_artificial! ia! software! aplicativo* app! celular* smartphone* google! apple! microsoft! facebook! whatsapp! tiktok! hacker* ciber* dados? robô* chip! algoritmo* redes_sociais! chatgpt! carro_elétrico! computador* startup* 5g! pix? videogame*?',
    science:
      'cientist*! científic*! ciência! pesquisador*! investigador* pesquisa? estudo! espaço? espacial! nasa! astronauta* planeta! marte! lua! galáxia* físic* químic* biolog* genétic* dna! fóssil fósseis dinossauro* arqueólog* arqueolog* telescópio* nobel! descob* universo! satélite* foguete! fapesp! espécie',
    health:
      'saúde! hospital* hospitais! médic* paciente* doença*! vírus! coronavírus! covid*! pandemia! epidemia! vacin*! câncer! cancro! enfermeir* medicamento* remédio* tratamento sus! anvisa! sns! cirurg* infecç* gripe! dengue! sintoma* oms! aborto! dieta',
    environment:
      'meio_ambiente! ambient* clima! climátic* mudanças_climáticas! alterações_climáticas! aquecimento_global emissões! poluiç* carbono! biodiversidade! renováve* lixo! plástico* reciclagem floresta* desmatamento! amazônia! amazónia animais! espécies! ibama! cop30! garimpo seca?',
    weather:
      'tempo? chuva* neve! tempestade* temporal! temporais calor! onda_de-calor! temperatura* vento* inmet! ipma! furacão! frio! graus! granizo! previsão! meteorol*! geada! ciclone! frente_fria! nublado',
    disaster:
      'terremoto* sismo! incêndio*! enchente* inundaç* explosão! acidente*! avião? tragédia! desastre! naufrágio! deslizamento* tsunami! vulcão! erupção! descarril*! ravina! bombeiros! resgate* mortos? feridos! vítimas? desabamento! desab* evacu* colisão! queda_de-avião capot*',
    education:
      'educaç*! escola*! aluno*! professor* universi* estudante* colégio* enem! vestibular! mec! aula! aulas! ensino! bolsa_de-estudo usp! unicamp! creche* exame* reitor! escolar* faculdade!',
    society:
      'sociedade! social? família* criança* mulher*! migrant* imigra* refugiad* manifest* protest* racismo! igualdade! pobreza! moradia! habitação! direitos_humanos! lgbt* jovens idosos! população! discrimin* bolsa_família! indígena* moradores! desigualdade! voluntári*',
    religion:
      'igreja* papa! vaticano! bispo* cardeal* católic*! religi* padre* cristã* evangélic*! pastor* muçulman* islã! islão! mesquita* jude* missa! deus! fé santo? paróquia natal? páscoa! conclave! candomblé! umbanda!',
    culture:
      'cinema! filme* ator! atriz! atores diretor? realizador música* cantor* canção show? shows? álbum! teatro! ópera! museu* exposição! artista* livro* romance escritor* autor? festival! série? novela! novelas televisão! cultura! cultural* oscar! literatura pintura carnaval! samba! bbb! netflix! famosos! celebridade*',
    lifestyle:
      'moda! receita* cozinha! viage* férias! turismo! turista* restaurante* hotel* vinho! gastronom* chef! beleza! casal amor casamento! horóscopo! bem-estar! decoração! luxo fitness lazer! jardim signo*!',
    sports:
      'esport*! desport*! futebol! brasileirão! libertadores! champions! gol! gols! golo! golos! jogo? jogador* técnico? treinador* time? equipa! vitória? derrota? copa! campeão! campeon* seleção! flamengo! palmeiras! corinthians! santos? vasco! benfica! porto? sporting! neymar! tênis! ténis! basquete! vôlei! fórmula_1! olimpíad* olímpic* medalha* mundial! final? torneio! ufc! liga?',
  },
  sv: {
    international:
      'diplomat*! ambassad*! utrikesminister*! utrikesdepart* toppmöte*! sanktion*! fn! nato! eu? avtal? förhandling*! förhandlar? fredssamtal* fredsavtal* säkerhetsrådet! statsbesök relationer? allierade* tullar? kreml? utvis* bilateral*',
    politics:
      'regering*! riksdag*! minister*! statsminister*! val! valet! väljar*! partiet! partier! parti? socialdemokrat*! moderat*! sverigedemokrat*! centerpartiet liberalerna! vänsterpartiet! miljöpartiet kd! sd! opposition* omröstning* lagförslag* budget* president*? politik*! politisk* kommun? partiledar*! kristersson! andersson? trump? avgår röst*',
    conflict:
      'krig*! militär*! soldat*! attack*? robot? robotar drönar*! drönare! flyganfall! anfall*! vapen* vapenvila! eldupphör! terror*! terrorist* gisslan! trupper! offensiv! front* invasion* försvar* armé*! hamas! beskjut* bombning*',
    crime:
      'polis*! mord*! mördad* misstänkt*! gripen! gripna! gripits häktad*! häktas åtal*! åtalas döms! dömd* fängelse! tingsrätt*! hovrätt* domstol*! rån*! stöld* bedrägeri* skjutning*! skjuten sköts skottlossning! misshand*! knivhugg* våldtäkt*! narkotika! gäng*! kriminell* åklagar*! brott! brottslig* grov',
    business:
      'ekonomi*! företag*! bolag*! börs*! aktie*! vinst* förlust? miljard*! miljon*? ränta! räntan! riksbank*! inflation*! bank*! handel? export* import* konkurs*! omsättning! investera* investering* tillväxt! recession pris* kronor? skatt* marknad* rapport? vd!',
    labour:
      'strejk*! facket! fackförbund*! löner! lön! lönen arbetsgivar*! arbetslös*! anställd* uppsägning*! varsel! varslar! jobb! arbetsmarknad*! kollektivavtal*! pension* arbetsmiljö* arbetare*',
    technology:
      'teknik*! internet! app! appar! mobil* dator* artificiell_intelligens! ai! chatgpt! google! apple! microsoft! meta? facebook! hacker* cyber* it-attack* data? digital* robotar? elbil*! chip! programvara sociala_medier! tiktok! nätet',
    science:
      'forskar*! forskning*! studie? vetenskap*! rymd*! nasa! astronaut*! planet*! mars? månen! fysik* kemi* biolog* gener dna! fossil* arkeolog*! dinosaur* nobelpris* teleskop universum upptäckt*',
    health:
      'sjukhus*! vård*! läkar*! patient*! sjukdom*! virus! corona*! covid*! pandemi*! vaccin*! cancer*! hälsa! smitt*! influensa medicin* läkemedel* behandling* sjuksköters* folkhälso* region? psykisk*',
    environment:
      'miljö*! klimat*! utsläpp*! koldioxid* förnybar* vindkraft* kärnkraft*? solkraft* natur* djur? varg* björn* skog* skogsbruk återvinn* plast* gifter giftiga* havet arter',
    weather:
      'väder*! vädret smhi! snö*! regn*! storm*! oväder*! värme* värmebölja* kyla! temperatur* grader! blåst* vind? halka! varning! åska orkan* tyfon* supertyfon! sol? prognos*',
    disaster:
      'jordbävning*! översvämning*! brand*! brinner! branden! olycka*! olyckan! krasch* explosion*! räddningstjänst*! döda! döda? skadade! tsunami vulkan* skred* evakuer* katastrof* omkom* kollision* elavbrott* jordskred*',
    education:
      'skola*! skolan! skolor! elev*! lärare*! universitet*! student*! utbildning*! betyg* gymnasi*! förskol*! högskol* rektor* examen skolverket! lektion*',
    society:
      'samhäll*! familj* barn? kvinnor? migrat*! invandr* flykting*! asyl* protest*! demonstra*! rasism* jämställd*! fattig* hemlös* bostäd* bidrag äldre* ungdom* befolkning*',
    religion:
      'kyrka*! kyrkan! påve*! påven! biskop* präst*! kristen* kristna islam* muslim*! moské* judisk* judar religion*! tro? bön vatikan* synagog* gud',
    culture:
      'film*! bio? skådespelar*! regissör* musik*! artist*! sångar* konsert*! album* teater*! opera museum* utställning* konst* bok! böcker! författar*! roman* festival* tv-serie* serie? mello! melodifestivalen! eurovision! kultur*! recension*! netflix! svt? kändis*',
    lifestyle:
      'mode! recept*! mat! resa! resor! semester* turist* hotell* restaurang*! krog* vin trädgård* hem? inredning* bröllop* relation? träning* hälsosam test? laga tips! kärlek stil',
    sports:
      'sport*! fotboll*! allsvensk*! hockey! ishockey! shl! matchen! match! mål? målet tränar*! spelar*! landslag*! vm! em! os! guld! medalj* seger* förlust? ligan! cupen! skidor! skid* längdskid* tennis! handboll! golf! formel_1! turnering* mästare* klubb?',
  },
}
