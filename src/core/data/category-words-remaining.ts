const BULGARIAN = {
  international:
    'дипломат*! посланик*! посолств*! санкци*! нато! оон! ес? европейския_съюз европейската_комисия външен_министър! външният_министър! среща_на_върха! преговор*! разговори? споразумен*? мит* съюзни* кремъл? мирн*',
  politics:
    'губернатор*? гуверньор*? избор* избори! избиратели* правителств*! премиер*! канцлер*! президент*? министър*! министр* депутат*! народното_събрание! парламент*! парти*? партия! опозици*! коалици*! закон? закона вето! герб! дпс! пп? дб? бсп! възраждане! радев? борисов? референдум! кмет! кметът кандидат* оставка? конституц* премиера',
  conflict:
    'война! войната! войн* войник* войск* армия! армията ракет*! дрон*! бомб*! бомбардир*! удар* атак*! фронт* примири*! терор*! инвази* настъплен* хамас*! хизбула авиаци*! оръжи*',
  crime:
    'ограби* въоръжен*? полици*! полиция! убийств*! убит? уби? съд! съдът съда съдебн* осъд*! затвор*! арест*! задърж*! заподозр*! обвинен*! прокур*! кражб*! грабеж*! измам*! корупци*! наркотик*! дрога изнасил* стрелб* разследв* вътрешно_министерство',
  business:
    'икономик*! икономическ* фирм*! компани*! борс*! акции! печалб*! загуб*? милиард*? инфлаци*! бнб! банк*! лихв*! цени! цените! цена? пазар* лев? лева евро? еврозона*! износ* внос инвестици*! фалит* данък! данъци бюджет? петрол*',
  labour: 'стачк*!! синдикат*! заплат*! работници* работодател*! безработ*! уволн*? съкращен*! пенси*! кнсб! подкрепа? железничар*?',
  technology:
    'технологи*! интернет*! приложени* телефон? компютър*! компютр* изкуствен_интелект! изкуствения_интелект! хакер*! кибер*! дигитал* робот* чип* софтуер*! гугъл! епъл! майкрософт! фейсбук! chatgpt! openai!',
  science:
    'учени*! учените! изследоват* изследван*? космос* космическ* наса! астронавт*! астроном*! планет*! физик* хими? биолог* днк! вкаменел* археолог*! динозавър* нобел* телескоп* открих*?',
  health:
    'болниц*! лекар*! пациент*! болест*! здравеопазван*! здрав* вирус*! ковид*! коронавирус*! епидеми*! ваксин*! рак? грип! грипна лекарств*! операци? сестр*? медицинск*! нзок!',
  environment:
    'околна_среда околната_среда климат*! емиси*! замърс*! природ* животн* вълк мечк* гора? гори? отпадъ* пластмас* рециклир* възобнов* ядрен? воден_режим',
  weather:
    'времето! сняг! снеговалеж* дъжд! дъждове валеж*! бур*? буря! бури вятър! жег*! гореща_вълна! студ! студено мраз! температур*! градус* нимх! метеоролог*! жълт_код оранжев_код поледиц* гръмотев*',
  disaster:
    'земетресен*! наводнен*! потоп* пожар*! пожарникар*! катастроф*! инцидент* взрив*! експлози* загина*! загинали! жертв*? пострада* ранен* цунами! вулкан* свлачищ* евакуир*! спасител* дерайлир* срутв* срути*',
  education:
    'училищ*! ученик* ученици! учител*! университет*! студент*! матура! матури! матурите! образовани*! детска_градина детски_градини професор* изпит*',
  society:
    'обществ* семейств* деца? жени? мигрант*! бежан* убежищ* протест*! протестират! расиз* бедност* бездомн* жилищ* население* пенсионер* роми? лгбт',
  religion:
    'църква! църкв* папата! папа патриарх*! светия_синод синод! епископ* митрополит*! кардинал* свещеник* християн* ислям*! мюсюлман* джами* евре* религи* вярващи! вярващите! молит* великден',
  culture:
    'роман? романа! романът! наград*? литератур*! поез* отличен*? филм! филма филм* кино! актьор*! актрис*! режисьор* музик*! певец! певиц* концерт*! албум*! театър*! театр* опера? музей*! музе* изложб*! художник* книг* писател* фестивал*! сериал*! култур* премиерата! премиери премиерно премиера',
  lifestyle: 'мода! рецепт* пътуван* почивк* турист* туриз* хотел* ресторант* вино градин? сватб* хороскоп*! диет* куче? котк*',
  sports:
    'дузп*! вратар*! купата! баскетбол*! хандбал*! национален_отбор! националният_отбор! полуфинал*! отбор*! спорт*! футбол*! мач! мача мачът мачове гол! гола голове треньор*! национали* първенств*! шампион*! лига! левски! цска! лудогорец! олимп*! медал*! побед*? загуб? загуби? тенис*! волейбол*! димитров? финал* купа!',
  none: 'затворен* затваря* затвориха',
} as const satisfies Readonly<Record<string, string>>

/** Macedonian has most of its words in common with Bulgarian; these are its own. */
const MACEDONIAN = withMore(BULGARIAN, {
  international:
    'амбасад*! амбасадор*! надворешни_работи! самит*! пристапн*? еу! европската_унија! европска_унија! европската_комисија! договор*? царин*? сојузни*! визи! визите! конзул* билатерал* заседани*?',
  politics:
    'собрани*! собраниски* владата! влада! владин* пратени*! претседател*! гласањ*! гласа? гласаа! гласач*! влмро! дпмне! сдсм! дуи! вмро! градоначалник*! советни*? министер*! опозициј*! законот? законите? буџет? оставк*! кандидат*! партија? партијата? партии? мицкоски! сиљановска! уставн*? устав! недоверба! спогодб*? претставничк*',
  conflict:
    'војна! војната! војни! воен*! воена! воени! војск*! војник*! војници! ракети! дронови! дронот! напад*? оружј*! армијата! воздушн* бомбардирањ* примирје! прекин_на-огнот! заложни*! тероризам! терорист*! офанзив* окупациј* фронтот! гранат* експлозив* востани* геноцид*',
  crime:
    'уапс*! приведен*! лишен* обвин*! обвинител*! обвинителств*! осомнич*! притвор*! судот! суд! судија! судии! судијата! пресуд*! осуден*! измамени полицијата! полициј*! полицаец*! полицајц*! мвр! убиств*! убиен*! убиец*! затворска! крадци! краде украл* ограбе*! разбојни* дрога! дрогата! шверц*! силувањ*! корупциј*! поткуп* мито! прекршоч* истрага! истраг* нож! рекет* изнуд* киднап* криминал*! криминалн* глоба? глобен? глобени? казна? казни?',
  business:
    'инфлација*! инфлациј* стопанств*! поскап*! поевтин* буџет* денари? денар? компании! компаниј*! фирма фирми извоз* увоз* акциите! берз*! добивк*! камат*! народна_банка! народната_банка! банките! банка! даноци! данок! данок* ддв! инвеститор* стечај*! струја? горив*? нафта! бензин* кредит* трговиј* економиј*! економск* бдп! милион*? милијард*? недвижност* авиокомпани* субвенц* земјоделц*? откуп?',
  labour:
    'штрајк*!! штрајкува*!! плати! платите! плата! работниц*! работник*! работодавач*! вработен*! невработен*! вработувањ* отпуштен* отпуштањ* пензи*! пензионер* минимална_плата! минималната_плата! повисоки_плати!',
  technology:
    'апликациј*! вештачка_интелигенција! вештачката_интелигенција! мобилен? телефони? компјутер*! компјутерск* технологиј*! хакери! хакерск* сајбер*! дигитализациј* дигиталн* софтвер* социјалните_мрежи! социјални_мрежи! електрични_автомобили роботи! чипови',
  science:
    'научниц*! научник*! научни* истражувач*! истражувањ*? вселен*! вселенск* ископин* археолошк*! археолози! диносаурус*! фосил*! сателит*! ровк* откри? откриле? нобелов*',
  health:
    'доктори! доктор* здравств*! здравј* сестри? вакцин*! вакцинациј* лекови! лек? заболен* зараз* епидемиј* мали_сипаници! операциј*? клиник*! клиничк* фзо! фзом! хирург* аптек* антибиотиц*',
  environment:
    'загадув*! загаден*! животна_средина! животната_средина! клима? климатск*! животни? мечка волци волк отпад*! депониј* пластик* пошумув* шума? шуми? сеча_на-шуми! риби? рибите? соларн* фотоволта* ветерниц* воздухот? аерозагадувањ*! национален_парк! емисии',
  weather:
    'врнеж*! ветер! ветрови! снег! снежн* временск* бура! дожд*! дождови! невреме*! невремињ* грмеж* град? топлотен_бран! топлотниот_бран! горешт* жешк* мраз* магла! магли степени! степен? увмр! хидрометео*! портокалова_фаза! сончев* облачн* суша!',
  disaster:
    'земјотрес*! поплав*! несреќ*! несреќа! сообраќај*? загинат*! загина! загинаа! повреден*! повредени! жртв* мртви! почина? починаа? настрадан* преврте* преврте! судир*! судар*! експлозиј*! изгоре*! евакуациј* спасувачк* лизгањ* свлечишт* урна! урнат* урива* удави! исчезнат*! трагедиј*! лавин* удрен* прегазен*!',
  education:
    'ректорат*! ректор* универзитет*! училишт*! училиште! ученик*! учениц* наставни*! наставник*! просвет*? матурант*! градинк*! градинка! образовн* испит*! факултет* студии учебниц*! учебник* настава! наставата! уписи?',
  society:
    'митинг*! граѓани? жител*? населен* попис*! децата? жените? семејств* бегалц*! протестир*! протести! сиромаш* сиромаштија! домување станови? пензионери? насилств*? семејно_насилство! наталитет* раѓањ* раселен* еднаквост* човекови_права! лгбт* иселув* млади?',
  religion:
    'архиепископ*! владика! мпц! црква! црквата! цркв*! православн* манастир*! литургиј*! молитв* верници! верник* верск* свештеник*! свештени* патријарх*! џамиј*! муслиман* исламск* ивз! велигден! божик! празник?',
  culture:
    'романот? писател*! писателк* поет* поезиј* книжевн*! книга! книги! театар*! театарск* претстава! претстави премиер? премиерно! филмот! кинотек* глумец! глумиц* глумци! режисер* уметн*! уметник* сликар* пејач*! песна песни? албум музеј*! културн*! култура! наследство? опера! операта! опери балет ликовн*',
  lifestyle:
    'рецепти! рецепт*! подготвите? колач* торта пита? одмор*! туризам! туристи*! туристичк* летување! ресторан* свадба мачк* убавин*',
  sports:
    'фудбал*! голови! репрезентаци*! репрезентациј* натпревар*! победија! победи? победа! победи_со пораз! поразот! поразен? порази? пораз ракомет*! кошарк*! тренер* првенств*! финале! четвртфинал* лигата! куп? купот! вардар? пелистер? олимписк* боксер* одбојк* спортист*! спортск*! стадион* голман*! пенал* трансфер? екипа? маратон* атлет*',
  none: 'пенсилвани* исламабад* бурек* бурунд* буркина бурма црна_гора затвори затворија затвораат',
})

/** Seed words of Finnish, Hungarian, Slovak, Slovenian, Bulgarian, Macedonian, Persian, Hebrew and Hindi, in the notation of `category-words-en.ts`. */
export const REMAINING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fi: {
    international:
      'diplom*! suurlähett* ulkoministeri*! ulkoasiain* pakotte*! pakotteet! huippukokou*! nato* eu? yk! ykn neuvottelu*! neuvotteluihin! rauhansopim* rauhanneuvottel* tulli* tullit! liittolai* kreml*? viisum*! rajatarkastu*! rajavalvon*!',
    politics:
      'senaatti! senaatin! ehdokka*? hallitu*! hallituks*! liittokansler*! eduskun*! ministeri*! pääministeri*! kansanedustaj*! vaali*! vaalit! äänest*! puolue*! puheenjohtaj*? presidentti*? oppositi*! kokoomu*! sdp! keskusta? perussuomalai*! vihreät! vasemmisto*! rkp! välikysymy*! laki? lakiesity*! valtuust*! orpo? stubb*? kansanäänest* nimitti? kaupunginvaltuusto*! pormestar*! epäluottamus*! kunnanvaltuusto*!',
    conflict:
      'islamist*! sota! sodan! sotaa! sodassa sotila*! armeij*! hyökkäy*! hyökkäs! hyökkäsi! isku? iskut? ohju*! drooni*! lennokki*! lennokin! lennokit! lennokeilla! lennokilla! lennokeista! lennokki_isku!! lennokki_iskun!! lennokki_iskussa!! lennokki_iskut!! pommi*! pommitt*! tulitau*! terrori*! panttivan* rintama* puolustusvoim*! ilmavoim*! hamas*! hizbollah* miehit* aselepo* tykistö* kasarm*! asevelvolli*! varusmie*! lentotukikoh*! tukikohta! drooneja! drooneista! iskivät?',
    crime:
      'ammuskelu*! ampuminen! ampumis*! poliisi*! murha*! tappo! tapon! taposta! surma*! epäilty! epäillyn! epäillään! pidät*! otti_kiinni! vangit*! vankil*! vankeu*! tuomi*! tuomit*! oikeus! oikeuden? oikeudessa! käräjä*! hovioike*! syyttäj*! syyte! syytteet varkau*! varas? ryöst*! petos* petokse* huume*! pahoinpit*! ampumi*! ampui! puukot*! raiska*! rikos*! rikokse* rikol* krp! esitutkin* puukkoisku*! puukkohyökkäy*! varkaat! varkaita! varkaan autovarka* murto! murrot! murtoja! murtautu*! salakuljet*! huijar*! huijau*! murhan_yritys! tapon_yritys! murhan_yrityksestä! tapon_yrityksestä! murhan_yrityksen! tapon_yrityksen! pakoyrity*! rattijuop*! tuhopolt*! sytytet*',
    business:
      'talou*! talous*! pörssi*! osake*! osakke*! yhtiö*! yritys! yrityks*! yritykset pankki*! keskuspank*! keskuspankki*! korko! koron! korot! inflaatio*! liikevaihto* voitto? tappio? konkurss*! vienti! viennin miljard* miljoon*? euroa? kauppa? hinta? hinnat! hinnan! bkt! nokia*! nordea*! fortum*! sijoit*! vero! veron verot! verotu* öljy* myymälä*! kauppaketju*! autonvalmistaj*! valmistaja? ruokakauppa*',
    labour:
      'lakol* palkkaneuvottel*! lakko*!! lakkoon!! lakot! lakossa! ammattiliit*! työehto*! palkka! palkan palkat! palkankorot*! työntekij*! työnantaj*! työttöm*! irtisano*! irtisanoo! lomaut*! eläk*! eläke*! työmarkkin*! työtaistelu*! sak! akt! ulosmarss*! minimipalk*!',
    technology:
      'tekoäly*! teknologi*! internet* sovellus! sovellukse* älypuhel*! tietokon*! tietoturv*! hakkeri*! kyber*! robotti* robotit sähköauto* google! apple! microsoft! meta? openai! chatgpt! nvidia! data? datakeskus*! verkkohyökkäy*! puhelin! puhelimet! puhelimia! puhelimen? päivity*! keskustelubot*! chatbot*! verkkohäiriö*!',
    science:
      'tutkij*! tutkimus? tutkimukse* tiede! tiedemie*! tieteilij* tähtitieteilij*! tähtitiet*! avaruu*! avaruus*! nasa! esa! astronaut*! planeet*! teleskoop*! fysiik* kemia! biolog* dna! fossiil*! arkeolog*! nobel* dinosauru* komeet*!',
    health:
      'sairaal*! lääkär*! hoitaj*! potila*! sairau*! tauti! taudin! virus*! viruks* rokot*! korona*! influenss*! terveys*! terveyd*! syöpä*! syövän lääke* lääkke* hyvinvointialue*! leikkau*? epidemi*! mielenterv*! hus! thl! apteek*! päivysty*! lintuinfluens*! masennu*! antibioot*! ensihoi*!',
    environment:
      'sinilev*! ympäristö*! ilmasto*! päästö*! luonto! luonnon*! eläin* eläim* suurpeto* susi! sudet! suden karhu* metsä? hakkuu* saaste*! muovi* kierrät* tuulivoim*! aurinkovoim* ydinvoim* monimuotoi* itämer* kalakuolem*! puunkaato*! puiden_kaato! ilveks* ilves mehiläi*!',
    weather:
      'lumimyräk*! lumisade! lumisateet! sää! sään! sääennust*! ilmatieteen*! lumi! lunta! lumimyrsk*! lumisad*! sade! sateet! sateita! ukkos*! ukkone* myrsky*! tuulet! helle*! hellet*! helteet! pakkas*! pakkanen! lämpötil*! astetta! liukkau* foreca! sumu! sumua! sankka! tihku! liukka*! kuivuu*!',
    disaster:
      'romahti! romahtan* sortui! maanjäristy*! tulv*! tulipalo*! palo! palon! paloi! maastopalo*! metsäpalo*! onnettomuu*! onnettomuus*! kolari*! törmäy* räjähd*! räjähty* kuollut? kuoli? loukkaant*! uhri*? tsunami*! tulivuor*! maanvyöry* evakuo*! pelastuslaito*! palokun*! turma*! haaksirik* katastrof*! auton_alle! junan_alle! suistu*! sähkökatk*! ilman_sähköä! kadonnut! kadonneen! kadonnutta! etsinnät! etsinnöissä! upposi! uponnut!',
    education:
      'koulu! koulun! koulut! kouluje* koului* peruskoul*! oppila*! opettaj*! yliopisto*! opiskelij*! lukio*! ylioppila*! ylioppilaskirj*! päiväkoti* päiväkod* opetus! opetuks* varhaiskasv* tutkinto*',
    society:
      'yhteiskun* lapset? perhe* vanhuks* maahanmuut*! turvapaika*! pakolai*! siirtolai*! mielenosoit*! protest*! rasis* köyhyy* asunnott* asumi* väestö* saamelai* avioliit*! avioero*! yksinäisyy*! kotitalou*?',
    religion:
      'kirkko*! kirkon! kirkol* piispa*! arkkipiisp*! paavi*! pappi! papit seurakun*! uskonto* uskonnol* islam*! muslim*! moskeij*! juutalai* kristit* rukou* vatikaani* tuomiokirk*! rippikoul*!',
    culture:
      'elokuv*! näyttelij*! laulaj*! albumi*! konsert*! muusik*! musiikki*! musiikin museo*! näyttely*! taide*! taiteil*! kirjailij*! romaani* teatter*! ooppera* festivaal*! euroviisu*! netflix! tv-sarja tv-sarjan suositun_sarjan näytelm*! ensi-ilta! ensi-illan! ensi-iltansa!',
    lifestyle:
      'resepti*! ruoka? ravintol* matkail*! loma? hotel* muoti! sisustu*! puutarh* häät! parisuhde* horoskoop*! koira? kissa? viini* piirakka! omenapiirak* leivo*! leirintäalue*! kesälom*! mökki? lomamatk*!',
    sports:
      'maajouk*! maajoukkue*! välierä* välieri* urheil*! jääkiek*! leijona* liiga*! nhl! jalkapallo*! veikkausliig*! huuhkaja*! ottelu*! pelaaj*! valmentaj*! maali? maalivaht*! mestaruu*! mestaruus*! olympial*! mitali*! pronssi* tappara! hifk! hjk! kärpät! hiihto*! hiihtä* yleisurheil*! formula* ralli* koripallo*! lentopallo* tennis* hävisi? voitti? käsipallo*! hyökkääj*? voittivat? voitto? luistelij*! pikaluistel*! ennätyks? ennätys?',
    none: 'diplomi*',
  },
  hu: {
    international:
      'diplom*! nagykövet*! külügy*! szankció*! csúcstalálkoz*! nato! ensz! eu? uniós* tárgyalásokra! tárgyalások? béketárgyal*! megállapod*? vám! vámok! vámot! kreml*? szövetséges* vámokat! vízum*! határellenőr*! bekéret*!',
    politics:
      'kormány*! miniszter*! miniszterelnök*! kancellár*! parlament*! országgyűl*! képviselő*! választás*! választási! választó* szavaz*! párt! pártok pártja frakció*! ellenzék*! koalíci*! fidesz*! tisza_párt! dk! mi_hazánk! jobbik! elnök? államfő*! törvény? törvénymódosít*! polgármester*! népszavaz*! orbán*? magyar_péter! kampány* önkormányz*! főváros* ellenzéki bizalmatlansági*! alpolgármester*! indítvány*!',
    conflict:
      'háború*! katon*! hadsereg*! rakét*! drón*! támadás*! légicsap*! légierő*! bombáz*! bomba! bombák fegyver* tűzszün*! front? terror*! túsz*! megszáll*! invázi*! hamász*! hamasz* hezbollah* honvéd*! offenzív*! merénylet*! merénylő*! békét? béke? laktany*! sorkaton*! tüzér*!',
    crime:
      'rendőr*! gyilkos*! megöl*! meggyilkol*! gyanús*! elfogt*! letartóz*! őrizet*! bíróság*! bíró? börtön*! ítélet*! elítél*! ügyész*! vádlott*! vádat! vádemel*! lopás* tolvaj* rabl*! csalás*! csaló* korrupci*! kábítószer*! drog*! bűncsel*! bűnöz*! nyomoz*! erőszak* kúria! késel*! lövöld*! betör*! rablás* megerőszak*! bírság* orvvadász* kitiltott*? késes* késsel! késes_támadás! késes_támadásban! késes_támadást! csempész*! emberöl*! megkésel*! zsebtolvaj*! ittas*! felgyújt*! gyújtogat*! járőr*!',
    business:
      'gazdaság*! tőzsd*! részvény*! árfolyam*! kamat*! jegybank! jegybanki infláci*! bank! bankok bankja cég? cégek! vállalat*! milliárd* forint*! befektet*! export* import* csőd! csődbe adó! adók adót bevétel* nyereség* veszteség* gdp! mol! otp! árak! áremel*! kereskedel*? olaj* benzin* kamion*! fuvaroz*! lottó*! hitel* nyugdíjprémium bolt* árrés*! leárazás* drágul*! élelmiszer*! üzletlánc*! légitársaság*! áruház* felszámolás*!',
    labour:
      'sztrájk*!! szakszerv*! bér! bérek bérem*! fizetés* minimálbér*! munkavállal*! munkanélkül*! munkaadó*! elbocsát*! leépít*! nyugdíj*! munkaerő* vasutas*? béremel*! munkaszünet* munkabeszüntet*! mozdonyvezető*? elküld?',
    technology:
      'technológi*! mesterséges_intelligencia! mesterséges_intelligenciát mesterséges_intelligenciával internet* alkalmazás* okostelefon*! számítógép*! hacker*! kiber*! szoftver*! digitális* robot* chip* villanyautó* google! apple! microsoft! facebook! openai! chatgpt! nvidia! telefonok! telefont telefon? frissítés*! chatbot*!',
    science:
      'tudós*! tudomán*! kutató*! űrhaj*! űrhajós*! űrállom*! nasa! bolygó*! csillagász*! távcső* fizik* kémia biológ* dns! fosszíli* régész*! dinoszaurusz* nobel* felfedez*? üstökös*!',
    health:
      'kórház*! orvos*! ápoló*! betegek! betegség*! vírus*! járvány*! oltás*! oltóanyag*! vakcin*! covid*! koronavírus*! influenz*! egészség*! gyógyszer*! rákos* daganat* műtét*! háziorvos*! fertőz*! oltásokat sürgősségi*! patik*! szorong*! depresszi*! antibiotik*!',
    environment:
      'környezet*! klíma*! kibocsát*! szennyez*! természetvéd*! állatok! farkas? medve* hullad*! műanyag* újrahasznos* napelem* szélerőm* atomerőmű*? aszály*! vízerőmű*! halpusztul*! fakivág*! farkasok! farkast farkasokat méhek! méhész*!',
    weather:
      'időjárás*! eső! esők esőz* zápor* zivatar*! vihar*! havaz*! havas hóesés*! szélvihar* hőség*! hőhull*! kánikul*! fagy! fagyok! hidegfront*! hőmérsék*! fokos! hungaromet! köd! fehér_karácsony ónos! csúszós! szárazság!',
    disaster:
      'földreng*! árvíz*! árvizek tűz! tüzek tűzeset*! erdőtűz*! lángok! lángol* tűzolt*! baleset*! karambol* ütköz*! robban*! meghalt? meghaltak? halálos? sérült? áldozat* szökőár*! cunami* vulkán*! földcsusz* kimenek* kitelepít* katasztróf*! összeoml* kisikl*! lezuhan*! tragédi*! lezuhant! kigyullad*! elütött! elütötte! elgázol*! gázol*! áram_nélkül! áramszün*! eltűnt! elsüllyed*!',
    education:
      'iskol*! tanár*! pedagóg*! diák*! tanuló*! egyetem*! érettség*! oktatás*! óvod*! felvételi* hallgató* vizsga! vizsgák! vizsgát bölcsőd*! tanító*! beiratkoz*! diploma! diplomát! diplomás* diplomája diplomával',
    society:
      'társadal* család* gyerek? gyermek* nők? migr*! menedék* tüntet*! tiltakoz*! rasszi* szegény* hajléktal* lakhat* népesség* idősek romák civil* pride! menekült? menekült*',
    religion:
      'egyház*! pápa! pápát pápai püspök*! érsek*! bíboros*! papok templom* keresztény* iszlám*! muszlim* mecset*! zsidó* vallás*! zsinagóg* zarándok* szentmis* vatikán* plébán*! lelkész*!',
    culture:
      'film! filmek filmje mozi! színész*! rendező* zene! zenész*! énekes*! koncert*! album* színház*! múzeum*! kiállít*! művész*! könyv* író! írók regény* fesztivál*! sorozat* netflix! kultur* kultúr* előzetes? dal? filmakadémi*! opera! színpad*! ősbemutató*!',
    lifestyle:
      'divat*! recept*! utazás* nyaral* turist* turizm* szálloda* étterem* esküvő* párkapcsol* horoszkóp*! kutya? macska? lakberend*! karácsonyfa* ajándék*? recept pite! sütemény*! kemping*! pitét',
    sports:
      'sport*! foci*! labdarúg*! futball*! meccs*! mérkőz*! gól! gólok góllal edző*! játékos* válogatott*! bajnok*! kupa! olimpi*! aranyérm*! ezüstérm* ferencváros*! ftc! fradi! kézilabd*! vízilabd*! úszó* tenisz* győzött! kikap*! döntő? szoboszlai*! vb! eb! sérülés* szurkoló*! futballist*! ringbe! ökölvív*! boksz*! csatár*! átigazol*! kapus*! korcsolyáz*! gyorskorcsolyáz*!',
    none: 'hiteles* könyvel* rákosrendező* rákosmente* rákospalot* rákoskeresztúr* mit',
  },
  sk: {
    international:
      'diplomat*! veľvyslan*! ambasád* summit*! sankci*! osn! nato! eu? európska_únia! európskej_únie! európska_komisia! rokovan*? dohod*? minister_zahraničných clá! spojenc* kremeľ*? mierov* zahraničných? víza! víz!',
    politics:
      'voľb*! voličov voliči! vláda! vlády! vládu! vláde vládny premiér*! prezident*? minister*! ministr* poslan*! parlament*! strana? strany opozíci*! koalíci*! koaličn*! zákon? zákona novel* fico! ficov* smer! hlas? ps! sas! kdh! referendum! demis* kancelár*! starost* primátor*! dane? vymenoval? guvernér? zastupiteľst*! nedôver* premiéra premiéru',
    conflict:
      'vojn*! vojsk*! vojak*! vojac*! armád*! útok! útoky! útočí raket*! dron*! nálet* ostreľov* bomb*! bombardov*! prímeri*! teror*! rukojem* invázi*! okupáci* hamas*! hizballáh* zbran* munic* letectvo! fronta? fronte? kasárn*!',
    crime:
      'prepad*! ozbrojen*? polici*! polícia! vražd*! zavražd*! súd! súdu súde! sudca! obžal*! obvinen*! odsúd*! väzen*! väznic* zatkl*! zadrž*! podozriv*! krádež* podvod*! drog*! korupci*! úplat*! znásiln* streľb*! kriminál* prokurat*! vyšetrov*! lúpež* zlodej*! vlám*! nožom! pašova*! pašerá*!',
    business:
      'cena? nafta nafty! ekonomik*! ekonomick* firm*! spoločnosť? burz*! akcie! akcií zisk* strat*? miliard*? infláci*! nbs! banka! banky! bánk úrok*! sadzb* ceny! trh? trhu euro? export* dovoz investíci*! konkurz* daň! podnik* ropy! ropa!',
    labour:
      'štrajk*!! mzd*! plat? platy! zamestnan*! zamestnávateľ*! nezamestnan*! prepúšť*! dôchod*! výpoveď* železničiar*? odbory! odborov! odborár*! odborov*!',
    technology:
      'technológi*! internet*! aplikáci* telefón? mobil* počítač*! umelá_inteligencia! umelej_inteligencie! ai! hacker*! kyber*! digitál* robot* čip* softvér! elektromobil*! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! nvidia!',
    science:
      'vedc*! vedec! výskum*! vesmír*! nasa! astronaut*! astronóm*! planét*! mars? fyzik* chémi* biológ* dna! fosíli* archeológ*! dinosaur* nobel* teleskop* objavil?',
    health:
      'nemocnic*! lekár*! doktor* pacient*! chorob*! zdravot*! virus! vírus! covid*! epidémi*! očkova*! vakcín*! rakovin*! chrípk*! lieky! liečb* operáci? sestier! hygienik* psychi*',
    environment:
      'životné_prostredie! životného_prostredia klíma! klimat* emisi*! emisie znečist*! príroda prírod* zvierat* vlk* medveď*! medvede! lesy odpad* plast* recykl* solárn* jadrov? elektráreň?',
    weather:
      'počasi*! sneh! sneží! snežen* dážď! dažde búrk*! víchric*! vietor! horúčav*! horúčavy! mráz! mrazy! teplot*! stupň* meteorológ*! shmú! výstrah* poľadov* predpoveď* hmla! hmly sucho!',
    disaster:
      'zranil*! prevrát*! zemetrasen*! povodn*! povodeň! požiar*! hasič*! nehod*! havári*! výbuch*! explóz* mŕtv* zranen*! obete? obetí sopk* tsunami! cunami zosuv* evaku*! záchranár*! zrážk* vykoľaj*! zrútil* tragédi*',
    education: 'škol*! žiak*! žiac* učiteľ*! univerzit*! študent*! maturit*! vzdelávan*! gymnázi* škôlk* profesor* skúšk?',
    society:
      'spoločnosť? rodin* deti? detí ženy? migra*! utečen*! azyl! protest*! demonštrác*! rasiz* chudob* bezdom* bývan* dôchodcov obyvateľ* lgbt*',
    religion:
      'cirkev! cirkvi pápež*! vatikán*! biskup*! arcibiskup* kardinál* kňaz* kostol*! kresťan* islam*! moslim* mešit* žid* nábožen* veriac*!',
    culture:
      'román*! laureát*! próz* básn* literár*! ocenili? film! filmy film* kino! herec! herečk* režisér* hudb*! spevá* speváč*! koncert*! album*! divadl*! opera? múze*! výstav*! umelec* umenie! knih* spisovateľ* festival*! seriál*! kultúr*! eurovízia netflix! premiére! premiérou! premiéra premiéru',
    lifestyle: 'móda! recept* cestovan* dovolenk*! turist*! hotel* reštaurác*! víno záhrad* svadb* vzťah* horoskop*! pes? mačk*',
    sports:
      'pohára? pohári? pohárom? semifinál*! finále! štvrťfinál*! volejbal*! hádzan*! basketbal*! brankár*! penalty! penalt* titul? sport* šport*! futbal*! hokej*! liga! ligy lige slovan! zápas*! stretnutie? gól*! tréner*! hráč* reprezentáci*! majstrovstv*! ms! olympi*! medail*! zlato? víťazstv*! prehr*! tenis*! pohár* turnaj*! biatlon*! lyž* slafkovsk* nhl!',
    none: 'nehodí nehodia nehodil* drogéri* drogeri* los',
  },
  sl: {
    international:
      'diplomat*! veleposlan*! ambasad* vrh? sankcij*! ozn! zn? nato! eu? evropska_unija! evropske_unije! evropska_komisija! pogajanj*! pogovore? zunanji_minister! zunanja_ministrica! carin*! zavezni* kremelj*? mirovn*',
    politics:
      'volit*! volivc* vlada! vlade! vladi! vlado premier*! kancler*! predsednik*? minister! ministr*! poslan*! državni_zbor! državnega_zbora! stranka! stranke opozicij*! koalicij*! zakon? zakona zakonodaj*! svoboda? sds! nsi! sd! referendum! župan*! guverner? odstop? premiera',
    conflict:
      'vojn*! vojsk*! vojak*! napad*? raket*! dron! droni! brezpilotn*! bomb*! bombardir*! premirj*! teroris*! invazij*! ofenziv*! hamas*! hezbolah* orožj* letalstvo! fronta',
    crime:
      'policij*! policis*! umor*! ubil? ubij* sodišč*! sodnik*! obsod*! obsojen*! zapor*! pridrž*! prijel*! aretir*! osumljen* osumnjen*! obtož*! tožil*! krad* rop! ropa goljuf*! korupcij*! mamil* drog*! strelj*! posil* preiskav*',
    business:
      'gospodarst*! podjet*! borz*! delnic*! dobič*! izgub*? milijard*? inflacij*! banka! banke! bank obrest*! cene! cena? trg? evro? izvoz* uvoz* naložb*! stečaj* davek! davki! davkov krka! nafte!',
    labour: 'stavk*!! sindikat*! plač*! plače! delavc* delavk* zaposlen*! delodajal*! brezposel*! odpušč*! pokojnin*! železničar*?',
    technology:
      'tehnologij*! internet*! aplikacij* telefon? računalnik*! umetna_inteligenca! umetne_inteligence! ai! heker*! kiber*! digital* robot* čip* programsk* google! apple! microsoft! meta? facebook! openai! chatgpt! nvidia!',
    science:
      'znanstven*! raziskov*! raziskav*? vesolj*! nasa! astronavt*! astronom*! planet*! fizik* kemij* biolog* dnk! fosil* arheolog*! dinozav* nobel* teleskop* odkrili?',
    health:
      'bolnišnic*! zdravnik*! zdravstv*! bolnik*! bolezen! bolezni! virus*! covid*! epidemij*! cepiv*! cepljen*! rak? rakom gripa! gripe! zdravil* operacij? medicinsk*! ukc! nijz!',
    environment:
      'okolje! okolja okoljsk*! podneb*! emisij*! onesnaž*! narava narav* žival* volk! medved*! gozdov? odpadk* plastik* recikl* sončn*? vetrn* hidroelektrar*! jedrsk?',
    weather:
      'vreme! vremensk*! sneg! sneži! snežen* dež! dežja padavin* nevihta! neviht*! neurj*! veter! burja! vročin*! mraz! temperatur*! stopinj* arso! meteorolog*! poledic* toča!',
    disaster:
      'potres*! poplav*! požar*! gasilc*! nesreč*! trčen* eksplozij*! mrtv* umrl? poškodov* žrtev! žrtve cunami*! vulkan* ognjenik* plaz! plazovi evaku*! reševal*! katastrof*!',
    education: 'šol*! učenc* dijak*! učitelj*! univerz*! fakultet*! študent*! izobraževan*! matur*! vrtec! vrtci profesor* izpit*',
    society:
      'družb? družin* otroc* otrok? žensk? migrant*! begunc*! azil! protest*! rasiz* revščin* brezdom* stanovanj* prebivalst* upokojen* lgbt*',
    religion:
      'cerkev! cerkve papež*! vatikan*! škof*! nadškof* kardinal* duhovnik* krščan* kristjan* islam*! musliman* mošej* jud* vernik*! vernike! molitv*!',
    culture:
      'roman? romana! romanu! romanom! nagrado? književn*! literarn*! pesni* slikar*! film! filma film* kino! igralec? igralka režiser* glasb*! pevec! pevk* koncert*! album*! gledališ*! opera? muzej*! razstav*! umetni* knjig* pisatelj* festival*! serija! kultur* premiero! premieri! premierno premiera',
    lifestyle: 'moda! recept* potovan* dopust*! turist*! turiz*! hotel* restavracij* vino vrt? poroka! horoskop*! pes? mačk*',
    sports:
      'pokal*! polfinal*! finale! finalu! četrtfinal*! vratar*! enajstmetrov*! odbojk*! rokomet*! odbojkar* hokejist* izločil*? šport*! nogomet*! košark*! hokej*! tekm*! gol! gola trener*! igralc? reprezentanc*! prvenstv*! prvak*! liga! lige olimp*! medalj*! zmag*! poraz* tenis*! smučar*! skakal*! kolesar*! pogačar*! dončić*! maribor? olimpija!',
    none: 'zapora zapore zaporo zaprt* novo nova boj',
  },
  bg: BULGARIAN,
  mk: MACEDONIAN,
  fa: {
    international:
      'دیپلمات! دیپلماتیک سفیر! سفارت! تحریم! تحریم_ها تحریمی نشست_سران مذاکره! مذاکرات! مذاکره_کننده وزیر_خارجه! وزیر_امور_خارجه! سازمان_ملل شورای_امنیت اتحادیه_اروپا ناتو! توافق? برجام! هسته? آژانس? دیدار? روابط? اجلاس! همکاری? ویزا! روادید! مرز? مرزی?',
    politics:
      'انتخابات! رأی? رای? مجلس! نماینده! نمایندگان! کابینه! دولت? رئیس_جمهور? رئیس_جمهور وزیر? وزرا! صدراعظم! نخست_وزیر! لایحه! استیضاح! حزب! احزاب اپوزیسیون! ائتلافی! ائتلاف! پزشکیان? استاندار! شهردار! اصلاح_طلب اصولگرا انقلاب? شورای? شوراها! فرماندار! رهبری! جمهوری? کمیسیون? وزارت?',
    conflict:
      'جنگ! جنگنده! جنگنده_های ارتش! نظامی! سرباز! سربازان! حمله? حملات! موشک! موشکی! پهپاد! پهپادهای! پهپادی! هدف_قرار! حمله_پهپادی!! حملات_پهپادی!! حمله_هوایی!! حملات_هوایی!! بمباران! آتش_بس! آتش_بس تروریست! تروریستی! گروگان! درگیری! سپاه? حماس! شبه_نظامی انفجار? رزمایش! داعش! القاعده! طالبان! بسیج? صهیونیستی? کودتا! شلیک! پادگان! سربازی! توپخانه! پایگاه_هوایی! پهپادها!',
    crime:
      'سارقان! سارق! پلیس! قتل! قاتل! دستگیر! دستگیری! بازداشت! زندان! زندانی! دادگاه! قاضی! محاکمه! حکم? اعدام! متهم! مظنون! دادستان! سرقت! کلاهبرداری! فساد! مواد_مخدر قاچاق! تیراندازی! محکوم? شلاق! اعتیاد! معتاد! معتادان! تریاک! اراذل! چاقو! کلاهبرداران! کلاهبردار! حمله_با_چاقو! زورگیری! آتش_افروزی!',
    business:
      'اقتصاد! اقتصادی! بورس! سهام! بانک! بانک_مرکزی! تورم! دلار! ارز! طلا! سکه! نرخ_بهره! نفت! صادرات! واردات! شرکت? بازار? قیمت! مالیات! بودجه! یورو? تومان? ریال? میلیارد? سرمایه_گذاری فدرال_رزرو تولید! صنعت! صنعتی! صنایع! کشاورزی! کشاورزان! گاز! پتروشیمی! فولاد! تجارت! تجاری! گمرک! بیمه? یارانه! یارانه_ها پروژه? هدفمندی! خودرو? خودروساز! خودروسازان! خودروسازی! مواد_غذایی! گران? گرانی! فروشگاه? فروشگاه_زنجیره! سود! هواپیمایی! پروازها?',
    labour:
      'اعتصاب!! کارگر! کارگران! کارکنان? دستمزد! حقوق? بازنشستگی! بازنشستگان! سندیکا! بیکاری! اشتغال! اخراج? اتحادیه? کارگری! مشاغل! تعدیل_نیرو! تعدیل? دست_از_کار-کشیدند!',
    technology:
      'فناوری! هوش_مصنوعی! اینترنت! فیلترینگ! گوشی! موبایل! رایانه! هکر! هک! سایبری! نرم_افزار اپلیکیشن! ربات! تراشه! گوگل! اپل! مایکروسافت! متا? دیجیتال! الکترونیک! الکترونیکی! اینترنتی! رایانه_ای! فضای_مجازی! چت_بات! به_روزرسانی!',
    science:
      'دانشمندان! پژوهشگران! پژوهش! محققان! فضا! فضایی! ناسا! فضانورد! سیاره! سیاره_ای ستاره_شناسان اخترشناسان! ماهواره! فیزیک! شیمی! ژنتیک! دی_ان_ای فسیل! باستان_شناسان تلسکوپ! نوبل! دنباله_دار!',
    health:
      'بیمارستان! بیمارستان_های پزشک! پزشکان! پرستار! پرستاران! بیمار! بیماران! بیماری! ویروس! کرونا! واکسن! واکسیناسیون! سرطان! آنفلوآنزا! دارو! داروها بهداشت! درمان! سلامت! پزشکی! بهداشتی! دارویی! ایدز! اورژانس! آنفلوآنزای! افسردگی! داروخانه! داروخانه_ها!',
    environment:
      'محیط_زیست! اقلیم! اقلیمی! آلودگی! آلودگی_هوا گرمایش! جنگل! تالاب! دریاچه_ارومیه خشکسالی! حیات_وحش یوزپلنگ! پسماند! انرژی_خورشیدی کم_آبی گرگ! گرگ_ها! درختان! درخت? ماهی_ها? رودخانه?',
    weather:
      'هوا? هواشناسی! بارندگی! باران! برف! طوفان! باد! سیلاب? دما! سرما! گرما! موج_گرما! یخبندان! درجه? کولاک! مه? مه_غلیظ! یخ_زدگی!',
    disaster:
      'زلزله! زمین_لرزه! زمین_لرزه سیل! آتش_سوزی! آتش_سوزی حریق! تصادف! سقوط? واژگونی! ریزش! کشته? مصدوم! جان_باختند قربانیان! سونامی! آتشفشان! رانش! امداد! هلال_احمر آتش_نشانی مصدومان! غرق! حادثه! حوادث! تلفات! نجات? کشته_شدگان! زلزله_زدگان! آتش_گرفت! انفجار_گاز! گمشده! بی_برق! قطع_برق! قطعی_برق! برخورد? ریل?',
    education:
      'مدرسه! مدارس! دانش_آموز دانش_آموزان معلم! معلمان! دانشگاه! دانشگاه_های دانشجو! دانشجویان! کنکور! آموزش_و_پرورش! امتحان! امتحانات! تحصیل! آموزش! آموزشی! مهدکودک! مهدکودک_ها! مهد_کودک!',
    society:
      'جامعه? خانواده! کودکان! جوانان? مهاجر! مهاجران! پناهجو! پناهندگان! تجمع? اعتراض! اعتراضات! حجاب! فقر! مسکن! جمعیت! ازدواج! طلاق! زنان?',
    religion:
      'مسجد! روحانی! آیت_الله پاپ! کلیسا! اسقف! مسلمانان! اسلام! اسلامی? مسیحی! یهودی! نماز! حج! اربعین! عاشورا! رمضان! قرآن! حوزه_علمیه امام? شهید? شهادت? شهدا? زائران! حضرت? قرآنی! فاطمیه! محرم? دینی! مذهبی! حرم? امام_جمعه! نماز_جمعه!',
    culture:
      'فیلم! سینما! بازیگر! کارگردان! جشنواره! موسیقی! خواننده! کنسرت! آلبوم! تئاتر! موزه! نمایشگاه! هنر! هنرمند! کتاب! نویسنده! شاعر! سریال! فرهنگ! فرهنگی! میراث_فرهنگی! رونمایی! هنری! ادبیات! شعر! نمایش! رسانه? رسانه_ها? خبرنگاران? همایش? صدا_و_سیما',
    lifestyle:
      'گردشگری! گردشگران! سفر? هتل! رستوران! آشپزی! مد! لباس? رژیم_غذایی عروسی! پوست? نوروزی? مسافران? مسافر? طرز_تهیه! خوشمزه! تعطیلات?',
    sports:
      'فوتبال! تیم? تیم_ملی! لیگ! لیگ_برتر بازیکن! مربی! سرمربی! گل? مسابقه! مسابقات! قهرمانی! قهرمان! المپیک! مدال! پرسپولیس! استقلال? سپاهان! کشتی? والیبال! بسکتبال! جام_جهانی! باخت! برد? ورزش! ورزشی! ورزشکاران! هواداران! بازیکنان! اردوی! فینال! دربی! تمرین? دوومیدانی! شناگران! ووشو! کاراته! تکواندو! مصدومیت! دیدار_دوستانه! لیگ_قهرمانان! هندبال! هندبالیست! مهاجم?',
  },
  he: {
    international:
      'דיפלומט* דיפלומטי* שגריר*! השגריר שגרירות! סנקציות! הסנקציות האו_ם נאט_ו שר_החוץ! פסגה! הסכם? לשיחות! שיחות? משא_ומתן! האיחוד_האירופי מכסים! גרעין! הגרעין!',
    politics:
      'ממשלה! הממשלה! ראש_הממשלה! ראש_ממשלת! הכנסת! כנסת! בחירות! הבחירות! קואליציה! הקואליציה! הקואליציונית! אופוזיציה! האופוזיציה! שר? השר? ח_כ מפלגה! מפלגת! קבינט! הקבינט! הצבעה! חוק? נשיא? הנשיא? קנצלר! הקנצלר! הליכוד! נתניהו? לפיד! גנץ! ראש_העירייה! פרלמנט! רה_מ! סקר! מנדטים! קלפי! קלפיות! ריבונות! גיוס? הממשל? ועדת_חקירה! הרצוג! בנט! טראמפ?',
    conflict:
      'מלחמה! המלחמה! צה_ל! צבא! הצבא! חייל! חיילים! חיילי! רקטה! רקטות! טיל! טילים! כטב_מ! כטב_מים! תקף! תקיפה! תקיפות! הפצצה! פיגוע! מחבל! מחבלים! חמאס! חיזבאללה! חטופים! החטופים! הפסקת_אש! חות_ים טרור! מילואים! רחפן! רחפנים! מטוסי_קרב! אזעקה! אזעקות! לוחם! לוחמים! צבאי*! יירט! יירוט! רמטכ_ל! הרמטכ_ל! חוסל! חוסלו! קרבות! חיל_האוויר! מודיעין?',
    crime:
      'שדדו! שודדים! חמושים? משטרה! המשטרה! משטרת! רצח! ברצח! רצח נרצח! חשוד! חשודים! נעצר! עצרה! מעצר! בית_המשפט! בית_משפט! שופט! השופט! כתב_אישום! פרקליטות! הפרקליטות! אישום! הורשע! מאסר! כלא! הכלא! גניבה! שוד! הונאה! שוחד! סמים! ירי! דקירה! אונס! שוטר! שוטרים! נחקר! חקירה! חקירת! פלילי*! נורה! נורו! בג_ץ! לבג_ץ! היועמ_שית! פסק_דין! גזר_דין! ריגול! הטרדה! הטרדת! צווי_מעצר!',
    business:
      'כלכלה! כלכלי* בורסה! הבורסה! מניות! המניות! מניה! בנק! הבנק? בנק_ישראל! נגיד! ריבית! הריבית! אינפלציה! דולר? שקל? חברה? החברה? מיליארד? מיליון? יצוא! יבוא! מס! מיסים! מע_מ! תקציב? מחירים! המחירים! נדל_ן! רווחים! השקעה! השקעות! תשואה! מדד! מדדים! וול_סטריט! עסקה? עסקת? רבעון! דוחות? נפט! משכנתא! סחר! שקלים?',
    labour: 'שביתה!! השביתה!! שובתים! הסתדרות! ההסתדרות! עובדים? עובדי! העובדים! שכר! השכר! פיטורים! אבטלה! מובטלים! פנסיה! מעסיקים!',
    technology:
      'טכנולוגיה! בינה_מלאכותית! הבינה_המלאכותית! אינטרנט! אפליקציה! סמארטפון! מחשב! האקרים! סייבר! רובוט* שבבים! גוגל! אפל! מיקרוסופט! מטא? הייטק! סטארט_אפ! ai! וואטסאפ! כרום?',
    science:
      'מדענים! מדען! חוקרים! מחקר! חלל! לחלל נאס_א אסטרונאוט* אסטרונומים! כוכב_לכת! לוויין! פיזיקה! כימיה! ביולוגיה! דנ_א מאובן! ארכיאולוגים! ארכיאולוג* טלסקופ! נובל!',
    health:
      'השפעת! מרפאות! המרפאות! בית_חולים! בתי_החולים! בתי_חולים רופא! רופאים! הרופאים! אחיות! באחיות! חולים! חולה? מחלה! מחלות! וירוס! נגיף! קורונה! חיסון! חיסונים! וחיסונים! סרטן! שפעת! תרופה! תרופות! משרד_הבריאות! בריאות! קופות_החולים! ניתוח! אושפז! אושפזה!',
    environment: 'סביבה! הסביבה! איכות_הסביבה אקלים! האקלים! זיהום! פליטות! מיחזור! פסולת! יערות! חיות_בר אנרגיה_מתחדשת כנרת? בצורת!',
    weather:
      'סופות! רעמים! מזג_האוויר! מזג_אוויר! גשם! גשמים! וגשמים! סופה! סערה! שלג! רוחות! שרב! גל_חום! קור! טמפרטורות! מעלות! תחזית! שיטפונות? ברד! אובך!',
    disaster:
      'נפצעו! התהפך! התהפכה! רעידת_אדמה! שיטפון! שיטפונות! שריפה! שריפת! השריפה! כבאים! תאונה! תאונת! תאונת_דרכים! נהרג! נהרגו? הרוגים? פצועים? נפצע? פיצוץ! צונאמי! לצונאמי! התפרצות? מפולת! קרס! התרסק! פינוי? מד_א? חילוץ! נפגע? נפצעה! שרפה! דליקה! הרוגה! הרוג! נהרגה! נפגעים?',
    education:
      'בית_ספר! בית_הספר! בתי_הספר! תלמיד! תלמידים! מורים! המורים! מורה! אוניברסיטה! אוניברסיטת! סטודנטים! בגרות! הבגרות! משרד_החינוך! חינוך! גן_ילדים! בחינות! מכללה! מכללת! קמפוס!',
    society:
      'משפחה? ילדים? נשים? מהגרים! פליטים! מבקשי_מקלט הפגנה! מפגינים! הפגנות! מחאה! המחאה! עוני! דיור! גזענות! קשישים! אוכלוסייה! חברתי?',
    religion:
      'רב? הרב! רבנים! הרבנות! כנסייה! אפיפיור! האפיפיור! מסגד! איסלאם! מוסלמים! נוצרים! בית_כנסת! תפילה! הכותל! חרדים? דתיים! שבת? ספר_תורה!',
    culture:
      'סופרת! הסופרת! רומן? הרומן! פרס? סרט! סרטים! קולנוע! שחקן? שחקנית במאי! מוזיקה! זמר! זמרת! הופעה! אלבום! תיאטרון! מוזיאון! תערוכה! אמן! אמנות! ספר? סופר! פסטיבל! סדרה! אירוויזיון!',
    lifestyle:
      'אופנה! מתכון! מתכונים! תיירות! תיירים! חופשה! מלון! מסעדה! בישול! חתונה! דיאטה! הורוסקופ! קינוח! סלט! מטבח! מאפה! עוגה! עוגת!',
    sports:
      'כדורגל! כדורסל! ליגה! ליגת! ליגת_האלופות! משחק? שחקנים? מאמן! המאמן! שער? נבחרת! הנבחרת! אליפות! אולימפי* מדליה! מכבי! הפועל! בית_ר! גביע! טניס! הפסד! הפסידה! פלייאוף! פרמייר_ליג! מונדיאל! יורוליג! העפיל! העפילה! אצטדיון! קבוצה?',
  },
  hi: {
    international:
      'राजनयिक! राजदूत! दूतावास! विदेश_मंत्री! विदेश_मंत्रालय! प्रतिबंध! शिखर_सम्मेलन! संयुक्त_राष्ट्र नाटो! द्विपक्षीय! वार्ता! बातचीत? समझौता! टैरिफ! यूरोपीय_संघ वीजा! वीज़ा! सीमा?',
    politics:
      'चुनाव! चुनावी! मतदान! वोट! संसद! लोकसभा! राज्यसभा! विधानसभा! मंत्रिमंडल! मंत्री? प्रधानमंत्री! मुख्यमंत्री! चांसलर! राष्ट्रपति? सरकार! विधायक! सांसद! सांसदों! विपक्ष! भाजपा! बीजेपी! कांग्रेस! सपा! बसपा! राजद! गठबंधन! विधेयक! दल! पार्टी! इस्तीफा? शपथ! पीएम! मोदी? सीएम! नेता? एनडीए! केजरीवाल! ममता? शिवसेना! राजनीति! राजनीतिक! राज्यपाल! कैबिनेट! अविश्वास_प्रस्ताव! बयान? नगर_परिषद! नगर_निगम! महापौर! पार्षद! नगरपालिका!',
    conflict:
      'युद्ध! जंग! सेना! सैनिक! सैनिकों! मिसाइल! ड्रोन! हमला! हमले! बमबारी! विस्फोट? आतंकी! आतंकवादी! आतंकवाद! संघर्षविराम! युद्धविराम! घुसपैठ! हमास! बंधक! गोलाबारी! विमानों? बीएसएफ! तालिबान! अलक़ायदा! अलकायदा! सीजफायर! परमाणु? आतंकियों! आतंकवादियों! छावनी! सैन्य! तोपखाने! एयरबेस!',
    crime:
      'लूटा! लुटेरे! लुटेरों! पुलिस! हत्या! गिरफ्तार! गिरफ्तारी! आरोपी! आरोप? जेल! अदालत! कोर्ट! हाईकोर्ट! सुप्रीम_कोर्ट! सजा! जमानत! मुकदमा! चोरी! लूट! धोखाधड़ी! ठगी! दुष्कर्म! बलात्कार! रिश्वत! भ्रष्टाचार! सीबीआई! ईडी! तस्करी! एनकाउंटर! फायरिंग! गोली! चोर! चोरों! शव! अपराध! अपराधी! अपराधियों! कैदी! कैदियों! फांसी! बदमाश! बदमाशों! धमकी! एफआईआर! ड्रग? चाकू! चाकूबाजी! चाकू_से_हमला! सेंधमारी! ठग! ठगों! कैद! तस्कर! तस्करों! बरामद? आगजनी!',
    business:
      'अर्थव्यवस्था! शेयर? शेयर_बाजार! सेंसेक्स! निफ्टी! रुपया! रुपये? डॉलर! बैंक! आरबीआई! ब्याज_दर! ब्याज! महंगाई! मुद्रास्फीति! कंपनी! कारोबार! निवेश! निर्यात! आयात! जीएसटी! टैक्स! बजट! तेल? सोना! लीरा? करोड़? अरब_रुपये अरब_डॉलर शेयर_बाज़ार! शेयरों! कीमत! कीमतें! दाम! पेट्रोल? डीजल? चांदी! जीडीपी! कारें? महंगा! महंगी! महंगे! दुकानें? एयरलाइन! उड़ानें? मुनाफा! घाटा! सुपरमार्केट',
    labour:
      'हड़ताल!! कर्मचारी! कर्मचारियों! रेलकर्मी! वेतन! मजदूर! मजदूरों! यूनियन! बेरोजगारी! रोजगार! नौकरी! नौकरियां! छंटनी! पेंशन! श्रमिक! मजदूरी! न्यूनतम_मजदूरी!',
    technology:
      'तकनीक! प्रौद्योगिकी! कृत्रिम_बुद्धिमत्ता! एआई! इंटरनेट! ऐप! स्मार्टफोन! मोबाइल! कंप्यूटर! हैकर! साइबर! रोबोट! चिप! गूगल! एप्पल! माइक्रोसॉफ्ट! व्हाट्सएप! फोन! अपडेट? चैटबॉट!',
    science:
      'वैज्ञानिक! वैज्ञानिकों! शोध! अंतरिक्ष! इसरो! नासा! अंतरिक्ष_यात्री खगोलविदों! ग्रह! उपग्रह! चंद्रयान! भौतिकी! रसायन? डीएनए! जीवाश्म! पुरातत्व! दूरबीन! नोबेल! डायनासोर! स्टडी? अध्ययन? शोधकर्ताओं! शोधकर्ता! प्रजाति! धूमकेतु!',
    health:
      'अस्पताल! अस्पतालों! डॉक्टर! डॉक्टरों! मरीज! मरीजों! बीमारी! वायरस! कोरोना! कोविड! टीका! टीकों! टीकाकरण! कैंसर! डेंगू! दवा! दवाओं! स्वास्थ्य! इलाज! नर्स! नर्सों! एम्स! संक्रमित! संक्रमितों! संक्रमण! पॉजिटिव! वैक्सीन! महामारी! क्वारंटाइन! वेरिएंट! वैरिएंट! ओमिक्रॉन! आइसोलेशन! वेंटिलेटर! मास्क! फ्लू! हॉस्पिटल! विटामिन! लॉकडाउन? बर्ड_फ्लू! अवसाद! डिप्रेशन! इमरजेंसी_वार्ड!',
    environment:
      'पर्यावरण! जलवायु! प्रदूषण! उत्सर्जन! वन! वन्यजीव! बाघ! तेंदुआ! पेड़? कचरा! प्लास्टिक! सौर_ऊर्जा! नदी? गंगा? भेड़िया! भेड़ियों! भेड़िये! मछलियां? पेड़ों!',
    weather:
      'मौसम! बारिश! बर्फबारी! कोहरा! ठंड! शीतलहर! गर्मी! लू! तापमान! डिग्री! तूफान! आंधी! मौसम_विभाग! मानसून! ओले! कोहरे! पाला! घना_कोहरा! सूखा!',
    disaster:
      'भूकंप! बाढ़! आग! हादसा! हादसे! दुर्घटना! टक्कर! मौत? मौतें मारे_गए? घायल! सुनामी! ज्वालामुखी! भूस्खलन! राहत? बचाव! ढहा! ढहने! चक्रवात! डूबे डूबने! कुचला! सिलेंडर! ढही! लापता! बिजली_गुल! पटरी_से_उतरी! पटरी_से_उतर! बेपटरी! डूबी! डूब! गोताखोर! गोताखोरों! मलबे! नाव?',
    education:
      'स्कूल! स्कूलों! छात्र! छात्रों! छात्रा! शिक्षक! शिक्षकों! विश्वविद्यालय! कॉलेज! परीक्षा! बोर्ड_परीक्षा! नीट! जेईई! शिक्षा! पाठ्यक्रम! रिजल्ट! यूनिवर्सिटी? एग्जाम! नर्सरी! दाखिला! दाखिले! आंगनवाड़ी! आंगनबाड़ी!',
    society:
      'समाज! परिवार? महिला? महिलाओं! बच्चे? बच्चों? प्रवासी! शरणार्थी! विरोध_प्रदर्शन! आंदोलन! किसान! किसानों! गरीबी! जाति! दलित! आरक्षण! आबादी! प्रदर्शन? प्रदर्शनकारी! प्रदर्शनकारियों!',
    religion:
      'मंदिर! मस्जिद! गुरुद्वारा! चर्च! पोप! धर्म! धार्मिक! पूजा! श्रद्धालु! श्रद्धालुओं! तीर्थ! हिंदू! मुस्लिम! सिख! ईसाई! कुंभ! दिवाली! रमजान! हज! नवरात्रि! व्रत! नमाज! ज्योतिर्लिंग! दरगाह! मुसलमानों! पूजन! देवी? पुजारी! पुजारियों! मौलवी! पादरी!',
    culture:
      'उपन्यास! लेखिका! पुरस्कार? फिल्म! फिल्मों! सिनेमा! अभिनेता! अभिनेत्री! निर्देशक! संगीत! गायक! गायिका! गाना! एल्बम! संग्रहालय! प्रदर्शनी! कला! कलाकार! किताब! लेखक! साहित्य! बॉलीवुड! वेब_सीरीज ओटीटी! एक्टर! एक्ट्रेस! गाने! सिंगर! फैंस! कॉन्सर्ट!',
    lifestyle: 'फैशन! रेसिपी! पर्यटन! पर्यटक! यात्रा? होटल! रेस्तरां! शादी! राशिफल! व्यंजन! फिटनेस! ऐसे_बनाएं! घूमने? छुट्टियों? छुट्टियां?',
    sports:
      'क्रिकेट! मैच! खिलाड़ी! कप्तान! गोल? विकेट! रन! आईपीएल! विश्व_कप! ओलंपिक! पदक! फुटबॉल! हॉकी! टेनिस! बैडमिंटन! टूर्नामेंट! टेस्ट? बल्लेबाज! गेंदबाज! इंडियंस! हारी? क्रिकेटर! बल्लेबाजी! गेंदबाजी! मेडल! चैंपियन! कप्तानी! रॉयल्स! हैंडबॉल! स्ट्राइकर! हराया! टीम? हेड_कोच! मुख्य_कोच!',
  },
}

function withMore(words: Readonly<Record<string, string>>, more: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([category, known]) => [category, `${known} ${more[category] ?? ''}`.trim()]))
}
