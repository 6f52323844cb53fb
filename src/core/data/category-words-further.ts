/** Seed words of Ukrainian, Czech, Romanian, Turkish, Greek, Korean, Indonesian and Croatian (with Serbian and Bosnian), in the notation of `category-words-en.ts`. */
const CROATIAN = {
  international:
    'spoljnih_poslova! vanjskih_poslova! spoljn*? diplomat*! veleposlan* ambasad* samit*! summit! sankcij*! un? nato! eu? europsk* europska_unija! evropska_unija! europska_komisija! pregovor*! sporazum? ministar_vanjskih mir? mirovn* carin*! saveznic* kremlj*?',
  politics:
    'kancelar*! predsjedništv*! demokrat*! guverner? izbor*! birač* glas? glasanj* vlada! vlade! vladu vlad? premijer*! predsjednik* predsednik*! ministar! ministr* sabor*! skupštin*! zastupnic* zastupnik* poslanik* stranka! stranke oporb*! opozicij*! koalicij*! zakon? referendum*! plenković*! milanović*! vučić*! hdz! sdp! možemo! sns! trump*? gradonačelnik* ostavk* premijera premijeru',
  conflict:
    'vazduhoplovstv* zrakoplovstv* avijacij* rat! rata ratu ratn*! vojsk*! vojn*! vojnik* napad*? raket*! dron*! bombard*! bomb*! fronta primirj*! teroris*! taoc* invazij*! ofenziv*! hamas*! hezbolah*! gaza? oružj* granat*',
  crime:
    'policij*! policajc* ubojstv*! ubistv*! ubij* ubio ubila sud! suda sudu sudac sudij* presud* osuđen*! zatvor* uhićen* uhapšen* uhitil* osumnjičen*! optužen*! optužnic*! državno_odvjetništvo! tužilaštv*! tužitelj* krađ* prevar*! drog* korupcij*! mito! uskok! silovanj* pljačk* pucnjav* istrag*! kriminal*!',
  business:
    'industrij*! proizvodnj*! ekonomij*! gospodarstv*! privred*! tvrtk*! firma kompanij*! burz*! dionic* dobit* gubitak? milijard* inflacij*! hnb! banka! banke kamat* cijen* cen? tržišt* ulaganj*! investicij* izvoz*! uvoz* stečaj*! porez*! euro? eura? dinar* proračun* budžet* bdp! naft* goriv* ina!',
  labour:
    'štrajk*!! sindikat*! plać* plat* radnik* radnic* poslodav*! nezaposlen*! otkaz* otpuštanj* mirovin* penzij* umirovljenic* minimalac zaposlen? posao?',
  technology:
    'tehnologij*! internet*! aplikacij* mobitel* telefon? računal* računar* umjetna_inteligencija! umjetne_inteligencije! veštačka_inteligencija! ai! haker*! kibernetičk* softver* podac? digital* robot* čip* električni_automobil google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp!',
  science:
    'znanstven* naučni* istraživač*! istraživanj*? svemir* nasa! astronaut*! planet*! mars? fizik* kemij* biolog* dnk! fosil* arheolog*! dinosaur* nobel* teleskop* otkri?',
  health:
    'ljekar*! medicinskih_sestara! bolnic*! liječnik* lekar* doktor* pacijent*! bolest* zdravstv* zdravlj* virus* covid* korona* epidemij*! cjepiv* cijepljenj* vakcin* rak? gripa! gripe lijek* operacij? kbc! medicinsk*',
  environment:
    'hidroelektran*! okoliš* klima! klimatsk*! emisij* zagađenj* onečišćenj* prirod? životinj* vuk? medvjed* šuma šume otpad* plastik* reciklir* obnovljiv* solarn* vjetroelektran* rijek?',
  weather:
    'toplinski_val! toplotni_talas! vrućin*! vremensk* snijeg! sneg! kiš* oluj*! nevrijeme! vjetar! bura! vrućin* hladnoć* mraz temperatur* stupnj* dhmz! meteorolog*! upozorenj* tuča? poledic* prognoz* grmljavin*',
  disaster:
    'potres*! zemljotres*! poplav*! požar*! vatrogasc*! nesreć*! sudar* eksplozij*! mrtv* poginul* ozlijeđen* povrijeđen* žrtv* nestal* tsunami! vulkan* klizišt* evaku*! hgss! srušio srušila potonu* tragedij* katastrof*!',
  education:
    'nastavnic*! profesori! škol*! učenik* učenic* učitelj* nastavnik* profesor* fakultet*! sveučilišt*! univerzitet*! student*! obrazovanj*! matur* vrtić* ispit*',
  society:
    'društv? obitelj* porodic* djeca? deca? žene? migrant*! izbjeglic* azil prosvjed*! protest*! rasiz* siromašt* beskućni* stanovanj* stanovništv* mladi? ljudska_prava! umirovljen',
  religion:
    'vjernik* vernik* molitv*! liturgij*! crkv*! papa! pape papu vatikan*! biskup* nadbiskup* kardinal* svećenik* sveštenik* patrijarh* kršćan* hrišćan* islam* musliman* džamij* židov* religij*! misa hodočašć*',
  culture:
    'romana! romanu! romanom! roman? nagrad*? izložen* slikar*! pjesni* pesni* književnic*! film! filma film* kino! glumac! glumic* redatelj* reditelj* glazb* muzik* pjevač* pevač* koncert*! album* kazališt* pozorišt* opera muzej*! izložb*! umjetn* umetn* knjig* književn* pisac festival*! serija! serije eurosong* kultur*! netflix! thompson* premijeri! premijerno premijera premijeru',
  lifestyle:
    'moda! mode recept* putovanj* odmor* turist* turiz* hotel* restoran*! vino vrt? vjenčanj* veza? horoskop*! dijet* pas? mačk* ljepot* uređenj*',
  sports:
    'kupa? kupu? kupom? izbaci*? jedanaesterc*! penal*! vratar*! golman*! polufinal*! finale! finalu! četvrtfinal*! odbojk*! rukometaš*! košarkaš*! nogometaš*! trojk* sport*! nogomet*! fudbal*! utakmic*! gol! golova trener*! igrač* reprezentacij*! prvenstv*! prvak* liga! lige dinamo! hajduk! partizan! vatreni! modrić*! dalić*! olimp*! medalj* pobjed* pobed* poraz* tenis*! đoković*! rukomet*! košark*! vaterpolo! skijanj* kup? turnir* crvena_zvezda!',
  none: 'zatvoren* zatvara* zatvori?',
}

export const FURTHER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uk: {
    international:
      'дипломат*! посол! посольств*! мзс! санкці*! саміт*! переговор*! угод*? оон! нато! євросоюз*! єс? міністр_закордонних-справ союзник* візит? двосторонн* мито! мита мирні_переговори! мирна_угода! віза! візи! візу! видачу_віз! візов*! безвіз*! посла! кордон*?',
    politics:
      'канцлер*! вибор*! вибори! президент*? уряд*! парламент*! рада? радник верховна_рада! депутат*! міністр*! опозиці*! партії! парті* закон? законопроєкт*! зеленськ*! голосуванн*! референдум! корупційн* мер! мера трамп*? указ порошенк*! цвк! міськрад*! облрад*! чиновник* децентралізац*! декларац* антикорупц* влада? влади? міська_рада! міської_ради! міській_раді! недовір* міський_голова! міського_голови! прем_єр! прем_єрка! прем_єра коаліці*! відставк* кандидат*? опитуванн*?',
    conflict:
      'війн*! військ*! армі*! зсу! ракет*! дрон*! обстріл*! удар* атак*! фронт*! окупант*! окупац* наступ*! бої! боїв боєприпас* солдат* полон* терор*! теракт*! вибух*? ппо! шахед* перемир* гаубиц* танк* ато! бійц*! захисник* батальйон*! бригад* оборон* сепаратист*! казарм*! призов! призову? мобілізац*! артилері*! безпілотник*! бомбардуван*! бомбардува*',
    crime:
      'поліці*! вбивств*! вбив! суд? суду? суді судов* вирок*! засуд*! затрим*! підозр*! прокур*! сбу! набу! дбр! хабар*! корупці*! крадіж* шахрай*! наркотик*! язниц*! язнен* зґвалт* стрілянин*! розслідуван*! слідч* обшук* апеляц* рейдер* афер* ножем! викрад*! контрабанд*! пограб*! крадій! крадії! крадіїв! аферист*! п_яний! п_яного п_яним підпал*! убивств*! заарешт*! шахра*! викуп? адвокат* виправдан* виправдал* свідок? свідк*? свідок вимаганн*!',
    business:
      'центробанк*! ставку? ставки? ставка? економі*! гривн*! долар* євро? банк*! нбу! інфляці*! бізнес! компані*! бірж* прибут* інвест*! ринк* ринок! цін* експорт* імпорт* податк*! бюджет? торгівл* нафт* ввп! кредит* тариф*! комунал*! комуналц*! субсиді*! субвенці* аграр*! сільгосп*! будівництв* нерухоміст*! борг? газов? газ? дорожча*! подорожча*! авіакомпані*! рейси? автовиробник*! виробник*? акції? акцій? супермаркет* магазин* збанкрут*! податок пдв!',
    labour:
      'зарплат*! страйк*!! профспілк*! безробіт*! робочі_місця! працівник* роботодав* пенсі*! звільненн*? ринок_праці! мобілізован_працівник праці? зайнятост*! вакансі*! зарплатн*! скорочен*! мінімалк*! припинили_роботу! робота? роботу? роботи?',
    technology:
      'технологі*! інтернет*! смартфон*! ютер* штучний_інтелект! штучного_інтелекту! ші! хакер*! кібер*! програм? застосун* цифров* чип* google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! онлайн? соцмереж*! гаджет*! робот! роботів! роботом робототехн*! роботизов* телефони! телефонів! телефон? оновленн*? чатбот*! чат-бот! програмне_забезпечення! програмного_забезпечення! алгоритм*',
    science:
      'учен* вчен*! науков*! дослідник*! дослідженн*? космос* космічн*! наса! астроном* планет*! археолог*! днк! фізик* хімі? біолог* відкритт* нобел* комет*! супутник*! телескоп*! динозавр*! розкопк*! розкопок!',
    health:
      'лікар*! лікарн*! хвороб*! пацієнт*! медич*! медицин*! моз! вірус*! грип! вакцин*! епідемі*! онколог* рак? хірург* ліки! захворюван* коронавірус*! карантин*! щеплен*! covid! віл! снід! недуг* грипу! грипом! аптек*! аптеці! антибіотик*! депресі*! стоматолог*! здоров*! відділення_лікарні кір! кору? ожирінн*! деменці*! медсест*!',
    environment:
      'еколог*! клімат*! довкілл*! викид* забруднен*! природ* тварин* ліс? відход* заповідник* потеплін* смітт* вовк*! ведмед*! ведмід! вирубк*! дерев! дерева? мор_риби! бджол*! пасічник*! кити китів ведмідь сонячні_панелі! сонячних_панелей! пластик*',
    weather:
      'погод*! сніг! снігопад* дощ*! мороз* вітер! температур* градус* синоптик*! укргідрометцентр! негод* ожелед* прогноз? спека! спеки! спеку! спекою спекотн*! гроза! грози! грозу! грозою грозами! туман! туману туманом посух*! заметіл* хуртовин*! опади! опадів!',
    disaster:
      'повені! повінь! повен*! землетрус*! повін* пожеж*! пожар дснс! аварі*! дтп! катастроф*! загинул* загибл*? постраждал* рятувальник*! евакуац* зіткненн* вибух? потоп* завал* загорі*! займан* збила? збив? зійшов_з-рейок! зійшли_з-рейок! зійшла_з-рейок! без_світла! знеструм*! зникл*! пошуки? затону*! авіакатастроф*! авіатрощ*! лавин*! потону*! обвалив*! обвалил*! зсув_ґрунту! зсуви_ґрунту! втопив*! втопил*! поранен* витік_газу! витоку_газу!',
    education:
      'учител*! освіт*! школ*! учн* вчител*! університет*! студент*! зно! нмт! виш вишів мон? дитсад* навчанн* гімназі*! ліце* педагог*! академі* дитячі_садки! дитячий_садок! дитячого_садка! дитячому_садку! садочк*!',
    society:
      'суспільств* діти жінк* біженц*! переселен*! впо! мігрант* протест*! мітинг* населенн* волонтер*! допомог? житл* права_людини! шлюб*! розлучен*! аборт*! дискримінаці*! бідніст* бідност* усиновл*! бездомн*! безхатьк*!',
    religion:
      'папа! вірян*! молит*! церкв*! пцу! упц! патріарх*! єпископ* папа_римський! ватикан*! священник* релігі*! віруюч* мечет* іслам* великдень! різдво? великодн*! різдв* храм*! буддист* паломни*! синагог*! кардинал*! рамадан*!',
    culture:
      'фільм*! кіно! актор*! акторк* режисер* музик*! співа* концерт*! альбом* театр*! виставк*! музе*! книг* письменник* фестивал*! євробаченн*! культур*! серіал* митець! митц*! художник*! пісн*! поет*! оркестр*! книжк* мистецтв*! балет* літератур* письменниц*! опера опери опері премія? премію? вистав*! прем_єри прем_єрою прем_єра прем_єру оскар! оскара!',
    lifestyle:
      'рецепт*! подорож* туризм*! турист* відпочин* ресторан* готел* весілл* гороскоп*! стосунк* поради дієт* пиріг! пирога пироги! спекти кемпінг*! відпустк* вино? вина? садівни*',
    sports:
      'спорт*! футбол*! матч*! гол! голи чемпіонат*! чемпіон*! збірн*! тренер* гравц* ліга_чемпіонів! динамо! шахтар! бокс*! усик*! теніс*! світолін*! олімпі*! медал*! турнір* перемог? біатлон* спортсмен*! шахіст* уєфа! фіфа! гандбол*! нападник? перемогли? перемогла? переміг? ковзан*! велогонк*! велосипедист*? фінал*? півфінал*! чвертьфінал*! воротар*! допінг*! трансфер? пенальті! марафон* волейбол*!',
    none: 'морозив* полонин* банкет*',
  },
  cs: {
    international:
      'diplomat*! velvyslan*! ambasád* summit*! sankc*! osn! nato! eu? evropská_unie! evropské_unie! evropská_komise! jednání? dohod*? ministr_zahraničí! cla! spojenc* kreml* mírov*? návštěv? zahraniční? předsednictv*! diplomaci*! europarlament*! víza! vízum! víz! vízov*! kontroly_na_hranicích! hranic*?',
    politics:
      'kancléř*! rezign* guvernér*? volb*! volič*! vláda! vlády! vládu vládní! premiér*! prezident*? ministr*! poslan*! sněmovn*! senát*! strana? strany opozic*! koalic*! zákon? zákona novel* babiš*! fiala! fialy pavel? ano? ods! spd! piráti! stan? referendum! demis* hlasován* trump*? starost* primátor* kandidát*! premiérk* vládě! vládou! kabinet* zeman*? kandidátk*! rozpočet! rozpočtu! zastupitel*! místostarost*! hejtman*! radní! nedůvěr* magistrát*! premiéra premiéru parlament* průzkum? průzkumu?',
    conflict:
      'válk*! vojsk*! voják*! armád*! útok*! útočí raket*! dron*! nálet* ostřelov* bomb*! příměří! teror*! terorist* rukojm* invaz*! okupac* hamás* hizballáh* zbran* munic* tálibán*! stíhač* ozbrojen* fronta? frontě? frontová_linie! frontové_linii! frontové kasárn*! vojna! vojnu! branc*! dělostřel*! vojáci! vojáků! voják vojáka vojákům vojáky atentát*!',
    crime:
      'polici*! policist* vražd*! zavražd*! zabil? soud! soudu soudce! soudní obžal*! odsouz*! vězen*! zatčen*! zadrž*! podezřel*! krádež* podvod*! drog*! korupc*! úplat*! znásiln* střelb*! kriminál* vyšetřov*! loupež* přepad* trest? trestn* mučil* obtěžov*! pokut*? žalob* žaluje! doživotí! kauz*? pornografi*! útok_nožem! útoku_nožem! nožem! pobod*! zloděj*! vloup*! pašov*! pašerá*! zabití! vykrad*! státní_zástupce! státní_zástupkyně! státního_zástupce! opilý! opilého opilá žhář*! podnapil*! obviněn*! obvinil*! obvinění! únos! únosu! únosce! únosci! únosců! unesl* unesen* výkupné! výkupného! odvolání? advokát* svědek! svědk* vydírán*! vyděrač*! osvobodil? zprostil*!',
    business:
      'ekonomik*! ekonomick* firm*! společnost? burz*! akcie! zisk* ztrát? miliard*? inflac*! čnb! banka! banky! bank úrok*! sazb* ceny! cena? trh? trhu koruna! koruny euro? export* dovoz investic*! insolvenc*! daň! daně! podnik* ropy! hdp! čez! škoda_auto! akcií! pojišťov* pojištěn* hypoték*! kryptoměn*! dotac* energetik*! peníze? peněz? zdraž* prodej* aerolin* potravin*! výrobce! výrobců řetězec? supermarket* úpadku! úpadek! bankrot*! vývoz* dph! ropa! ropu!',
    labour:
      'stávk*!! mzd*! plat? platy zaměstnan*! zaměstnavatel*! nezaměstnan*! propoušt*! pracovní! důchod*! výpověď úřad_práce! příspěvek? příspěvk*? důchodc*! odbory! odborů! odborům! odborář*! odborov*! propustí? přerušili_práci!',
    technology:
      'technologi*! internet*! aplikac* telefon? mobil* počítač*! umělá_inteligence! umělé_inteligence! ai! hacker*! kyber*! data? digitál* robot* čip* software! elektromobil*! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! elektromobilit* vyhledávač*! transakc*? telefony! aktualizac*! chatbot*! hackeř*! algoritm*',
    science:
      'vědc*! vědec! výzkum*! studie? vesmír*! nasa! astronaut*! astronom* planet*! mars? fyzik* chemi* biolog* dna! fosil* archeolog*! dinosaur* nobel* teleskop* objev? zatměn*! oběžn* vědeckých astronomick* komet*! badatel*! družic*! dalekohled* vykopávk*!',
    health:
      'žloutenk*! salmonel*! nemocnic*! lékař*! doktor* pacient*! nemoc* zdrav*! virus! vir covid*! epidemi*! očkován*! vakcín* rakovin*! chřipk*! léky léčb* operac? hygienik* psychi* potrat* proočkovan*! nakažen*! koronavir* pandemi*? vakcin* fyzioterap* rouš* respirátor*! testován* lékárn*! antibioti*! pohotovost! úzkost*! depres*! zubař*! lék? léků nákaz*! spalničk*! obezit*! demenc*!',
    environment:
      'životní_prostředí! klima! klimat* emis*! co2! znečišt*! příroda přírod* zvířat* vlk* les? lesy odpad* plast* recyklac* solární! větrn? jadern? elektrárn* povodí zoo! ptáků! sucho! uhynul*! ryby? ryb? řece? kácení! stromů! stromy? ovce? vlk! vlci! vlky! včel*! velryb*! medvěd medvěda medvědi medvědů medvědice fotovoltai* soláry',
    weather:
      'vlna_veder! veder! vedra! počasí! sníh! sněž* déšť! deště bouřk*! vichřic*! vítr! horko vedr* mráz! mrazy teplot* stupň* meteorolog*! čhmú! výstrah* náledí ledovk* oblačno předpověď ochlad* mrzlo! oteplí mlha! mlhy! mlze sucho! sucha!',
    disaster:
      'výbuch_plynu! zemětřesen*! povod*! požár*! hasič*! nehod*! havári*! výbuch*! exploz* mrtv* zraněn*! oběti? obětí sopk* tsunami! sesuv* evaku*! záchranář*! srážk* vykolej*! zřítil* pád? tragédi* bez_proudu! bez_elektřiny! výpadek_proudu! výpadky_proudu! pátrán*! pohřešov*! srazil? potopil*! potopen* sanitk*? lavina! laviny! lavinu! lavině! lavinou! lavinov*! utonul*! utonut*! utopil* únik_plynu! úniku_plynu!',
    education:
      'škol*! žák*! učitel*! univerzit*! student*! maturit*! vzděláván*! gymnázi* školk* ministr_školství profesor* zkoušk? výuk*! doučován* jeslí! jesle! žáci! žáků! žákům! žáky žák!',
    society:
      'společnost? rodin* děti? dětí ženy? migra*! uprchlí* azyl! protest*! demonstrac*! rasis* chudob* bezdom* bydlen* senior* mlad? lgbt* postižen* narozen*? sňatk*! sňatek! rozvod*! obyvatel*? manželstv*! diskrimin*! adopc*!',
    religion:
      'církev! církve papež*! vatikán*! biskup* arcibiskup* kardinál* kněz* kostel* křesťan* islám*! muslim* mešit* žid* náboženst* víra farář*! farnost*! klášter*! poutn*! pouť? poutní*! synagog*! ramadán*!',
    culture:
      'film! filmy film* kino! kina herec! herečk* režisér* hudb* zpěvá* zpěvač* koncert*! album* divadl*! oper? muze*! výstav*! umělec umění! knih* spisovatel* festival*! seriál*! kultur*! eurovize netflix! šanson*! kapel*! recenz*! snímek? herci! premiéře! premiérou! premiérový premiérové premiérová premiéra premiéru oscary! oscarů! balet! baletu! baletní*! orchestr*! filharmoni*!',
    lifestyle:
      'móda! recept* cestován* dovolen* turist*! hotel* restaurac*! víno zahrad* svatb* vztah*? horoskop*! dieta pes? psi kočk* rady? bydlení? upečte! kuchyn* kuchař* cyklost* koláč*! upéct! kemp! kempy! kempu kempech! prázdnin*?',
    sports:
      'sport*! fotbal*! hokej*! liga! ligy lize sparta! slavia! plzeň? zápas*! utkání! gól*! trenér*! hráč*! reprezentac*! mistrovstv*! ms! me? oh! olympi*! medail*! zlato? vítězstv*? prohr* tenis*! pohár* turnaj*! biatlon*! lyž* pastrňák* formule_1! nhl! tenist*! čtyřhr*! olympiád* paralymp*! čtvrtfinál*! semifinál*! osmifinál*! šampion* tour_de-france! wimbledon! ronaldo* porazil* trefil* házen*! útočník*? přestup! přestupuje! přestoupil* cyklist*? bruslař*! rychlobruslař*! rekord? branka? branky? branku brankář*! finále? semifinále! čtvrtfinále! tým? týmu? doping*! penalta! penalty! penaltu! maraton* volejbal*!',
    none: 'nehodl* nehodí nehodil* nehodit drogeri* los',
  },
  ro: {
    international:
      'externe! diplomat*! ambasad*! summit*! sancțiuni! sanctiuni! onu! nato! ue! uniunea_europeană! comisia_europeană! negocieri! acord? tratat* mae! pace? aliați alianț* kremlin? taxe_vamale! tarife! vizită_oficială vize! vizele! viza! viză! vizelor frontier*! graniț*? diplomați diplomații',
    politics:
      'cancelar*! alegeri! alegerile! alegător* vot! votul votat președinte* președintel* guvern*! premier*! ministr*! parlament*! senat*! deputat*! partid*! opoziți*! coaliți*! lege? legea ordonanț* referendum! primar* psd! pnl! usr! aur? udmr! bolojan! dan? ccr! moțiun* trump? remanier* candidat* consiliul_local! consiliului_local! viceprimar*! demisi* sondaj* consilieri?',
    conflict:
      'război*! războiul armat*! militar*! soldaț* atac? atacuri rachet*! dron*! bombard*! front? armistițiu! încetarea_focului! terorist*! terorism! atentat*! ostatic* invazi*! ofensiv*! hamas! hezbollah! explozibil cazarm*! artileri*! stagiul_militar!',
    crime:
      'poliți*! crimă! crime ucis*! omor* omorât judecător* tribunal*! instanț* condamnat*! închisoare! arestat*! arest*! reținut* suspect*! procuror*! dna! diicot! dosar? fraud*! evaziun* furt* tâlhăr* droguri! corupți*! mită! anchet*! percheziți* viol! violul! violat*! violență violențe trafic_de-droguri! trafic_de-persoane! traficant*! cuțit*! înjunghi*! hoț! hoți! hoții! hoțul! furat! furate! spargeri! spargere! contraband*! păcăli*? escroc*! incendiat incendiere! piroman*! beat beți? băut? crima! crimei! jaf! jaful! jafuri! jefui*! înșelăciun*! împușc*! răpirea! răpire! răpiri răpit? răpită! răpitor* răscumpărare? avocat*! achitat? achitată? achitați? martor? martori? martorul? martorii? șantaj*! rechizitori*!',
    business:
      'facturi* facturil* economi*! companie! companii firm* burs* profit* pierderi? miliard* inflați*! bnr! banc* dobân* preț* investiți*! export* import* faliment* insolvenț* taxe! impozit*! tva! euro? lei? leu buget? deficit*! pib! petrol? gaze? romgaz! omv! acțiuni? piață? aliment*! scump* scumpește! scumpesc! aeriană? zboruri! producător*! chiri* supermarket* magazin* piața_imobiliară! pe_piață piața_auto!',
    labour:
      'grev*!! sindicat*! salari*! angaja* angajator* șomaj*! șomer* concedier*! disponibiliz* pensi*! pensii locuri_de-muncă! muncă? salariu_minim! oprit_lucrul! dă_afară dau_afară dați_afară',
    technology:
      'tehnolog*! internet*! aplicați* telefon? calculator* inteligenț* inteligența_artificială! hacker*! cibernetic* software! digital* robot* google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! cip! cipuri! cipurile! actualizare! actualizări! telefoane! telefoanele! chatbot*! algoritm*',
    science:
      'cercetător*! cercetare? știin* oameni_de-știință! spațial* nasa! astronaut*! planet*! lună? marte! fizic* chimi* biolog* adn! fosil* arheolog*! dinozaur* nobel* telescop* studiu? descoper* cometă! cometa! specie? specii? satelit*! săpături_arheologice! astronomi astronomii',
    health:
      'spital*! medic*! doctor* pacien*! boal* boli! sănăt* virus! covid*! epidemi*! vaccin*! cancer! grip* rujeol* tratament* operaț* medicament* asistent_medical ministerul_sănătății! infecți* farmaci*! antibiotic*! urgențe! urgența? urgență? upu! depresie! depresia! depresiv* infectar* dentist* stomatolog* obezit*! demenț*! coronavirus!',
    environment:
      'mediu? mediului climă climat*! emisii! poluar* poluat* natur* animale urs! urși urșilor pădur* defriș* deșeuri! plastic* reciclar* energie_regenerabilă eolian* solar* hidroelectrica lup! lupi! lupii! pești! copaci! copacilor! tăierea_copacilor! albine*! apicultor*! balenă! balene! balena!',
    weather:
      'vreme* meteo! anm! ninsor* ninge zăpad* ploi! ploaie furtun*! vânt* caniculă! căldur* ger! îngheț temperatur* grade! cod_galben! cod_portocaliu! cod_roșu! viscol* prognoz* polei ceață! ceața! secetă! seceta! secetei! ninsoare! ninsoarea precipitații! precipitațiile',
    disaster:
      'cutremur*! inundați*! incendiu! incendii! pompier*! accident*! explozi*! victim* mort? morți răni* dispăruț* tsunami! vulcan* alunecăr* evacu* prăbuș* coliziun* isu! salvamont! smurd! tragedi* dezastr* flăcări! flăcările! deraiat! deraiere! fără_curent! dispărută! dispărute! dispărut căutări! căutările? lovit_de-un lovită_de-un lovit_de-o lovită_de-o scufundat! scufundă! avalanș*! înecat*! alunecare_de_teren! alunecări_de_teren! salvatorii! scurgere_de_gaze!',
    education:
      'bacalaureat*! profesorii! școal* școli elev* profesor*! universit* student*! educați*! bacalaureat! bac? evaluarea_națională! învăț* grădiniț* liceu* rector* examen* creșe! creșă! creșele! creșelor! studenți! studenții! studenților!',
    society:
      'societ* famil* copii? femei? migran*! refugiaț*! azil protest*! manifest* rasis* sărăci* locuinț* pensionari tineri? populați* romi? drepturile_omului! violență_domestică căsători*! divorț*! vârstnici! avort*! discriminar*! adopți* persoane_fără_adăpost!',
    religion:
      'biseric*! papa! papă vatican*! patriarh*! episcop* preot* preoț* ortodox*! creștin* islam* musulman* moschee evrei* religi*! credinț* mănăstir* paște? crăciun? preotul! preotului! preoților! paroh*! pelerinaj*! pelerini! sinagog*! cardinalul! cardinalii! cardinali! ramadan*!',
    culture:
      'film*! cinema! actor* actriț* regizor* muzic* cântăre* concert*! album* teatr*! operă muze* expoziți*! artă! artist* scriitor* roman? festival*! serial* eurovision! cultur*! untold! netflix! carte! cartea cărți! scriitoare*! premieră! premiera! premiere! scena? scenă? premiile_oscar! oscar? balet! baletul! baletului! orchestra orchestră! orchestrei! filarmonic*!',
    lifestyle:
      'modă! rețet* călător* vacanț* turis*! hotel* restaurant*! grădin* nunt* relați? horoscop*! zodi* dietă câin* pisic* frumuseț* plăcint*! prăjitur*! camping*! vinuri vinul podgori*',
    sports:
      'sport*! fotbal*! meci*! goluri antrenor*! jucător* fotbalist*! echip? liga! superliga! campion*! campionat*! fcsb! dinamo! cfr_cluj! naționala! tenis*! halep! olimpi*! medali*! victori* înfrânger* turneu* mondial* cupa! cupei! cupe? gol! golul! golurile! golgheter*! handbal*! atacant*! portarul! fundaș*! învins înving* patinaj*! patinator*! ciclism*! ciclist*? finală? finala? semifinal*! antrenorul dopaj*! transferat? penalti*! penalty! retrogradare? retrogradat? maraton*',
    none: 'cuprin* cuprind* primară primare tren val mar',
  },
  tr: {
    international:
      'dışişleri_bakanı! diplomat*! diplomasi*! büyükelçi*! elçilik yaptırım*! bm! nato! ab? avrupa_birliği! dışişleri! müzakere* anlaşma*? barış? müttefik* kremlin? ziyaret? vize! vizesi! vizeler sınır? sınır_kontrolleri! sınır_kapısı! zirve*? liderler_zirvesi! nato_zirvesi! gümrük_vergisi! gümrük_vergileri! ateşkes_görüşmeleri! gümrük_vergi*',
    politics:
      'kabine! kabinede! kabinesi! kabine_değişikliği! başbakan*! şansölye*! seçim*! seçmen*! oy? sandık hükümet*! cumhurbaşkan*! başbakan* bakan? bakanı! bakanlığı? meclis*! tbmm! milletvekil*! muhalefet*! parti* chp! akp! ak_parti! mhp! dem_parti! iyi_parti erdoğan*! imamoğlu*! yasa? kanun? referandum! trump? koalisyon* istifa* gensoru! belediye_başkanı! belediye_meclisi! belediye_başkanının! aday? adayı? adaylar* anketi? anketler?',
    conflict:
      'insansız_hava! savaş*! asker*! saldırı*! füze*! iha! siha! drone! bombardıman* bomba*! cephe* ateşkes*! terör*! pkk! ypg! deaş! işid! rehine* işgal* operasyon? hamas! hizbullah! gazze*? çatışma*! şehit* kışla! kışlası kışlada kışladaki zorunlu_askerlik! hava_üssü! dron! dronlar! topçu! ordusu!',
    crime:
      'kavga! kavgada! kavgası! silahlı? polis*! cinayet*! öldürül* öldürdü mahkeme*! hakim* savcı*! tutukla*! gözaltı* gözaltına! şüpheli*! hapis! cezaevi*! ceza? soruşturma*! dava*! hırsız* dolandırıcı*! uyuşturucu*! rüşvet*! yolsuzluk*! tecavüz* silahlı_saldırı! bıçak* suç* çete* bıçaklı_saldırı! bıçaklı_saldırıda! bıçaklan*! kaçak_sigara! kaçakçı*! ele_geçirildi! soygun*! gasp! hırsızlar! hırsızı! hırsızları! alkollü! kundakla*! sanık*! sanığ*! kaçırıldı kaçırılan jandarma* fidye*! istinaf! avukat* beraat! beraatine! tanık* şantaj*! iddianame*!',
    business:
      'euroya! rupi* altın? ekonomi*! şirket*! borsa*! bist! hisse* kâr? zarar? milyar? enflasyon*! merkez_bankası! tcmb! faiz*! banka* dolar*! euro? lira! altın? piyasa* yatırım*! ihracat*! ithalat*! iflas* konkordato! vergi*! fiyat* zam? bütçe* petrol? büyüme? havayolu! havayolları! hava_yolu! otomobil*? üretici*! gıda! kârı! tarife* market? marketler mağaza* kdv! kredi? krediler doğalgaz? doğal_gaz?',
    labour:
      'grev*!! sendika*! işçi*! maaş*! asgari_ücret! ücret? işveren* işsiz* emekli*! istihdam*! memur* iş_kazası! toplu_sözleşme! işten_çıkarıyor! işten_çıkardı! işten_çıkarıldı! işten_çıkarma! işten_çıkarmalar! iş_bıraktı! iş_bırakma! asgari_ücrete! asgari_ücretin! asgari_ücretli! asgari_ücretliye!',
    technology:
      'teknoloji*! internet*! uygulama? telefon? bilgisayar* yapay_zeka! hacker*! siber*! yazılım* veri? dijital* robot* çip* elektrikli_araç togg! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! güncelleme*! sohbet_robotu! telefonlar! telefonlara! algoritma*',
    science:
      'bilim*! araştırmacı*! araştırma? uzay*! nasa! astronot*! gezegen*! mars? fizik* kimya* biyolog* dna! fosil* arkeolog*! dinozor* nobel* teleskop* keşfed* kazı? kuyruklu_yıldız! uydusu! uyduları uyduyu gökbilimci*! astronom*!',
    health:
      'hastane*! doktor*! hekim*! hasta? hastalık*! sağlık*! virüs* kovid* salgın*! kanser*! grip* tedavi* ilaç* ameliyat* hemşire* kızamık enfeksiyon* eczane*! antibiyotik*! acil_servis! kuş_gribi! depresyon*! aşı! aşısı! aşıları! aşılar! aşılama! aşılandı! aşıyı grip_salgını! obezite! demans! koronavirüs*! kovid!',
    environment:
      'çevre* iklim*! emisyon* karbon* kirlilik* kirlen* hayvan* orman? atık* plastik* geri_dönüşüm rüzgar_enerjisi güneş_enerjisi nükleer? baraj? kuraklık* müsilaj* doğa! doğası doğada doğaya doğanın doğayı doğal_yaşam kurtlar! balık_ölümleri! ağaç! ağaçlar! ağaçları ağaç_kesimi! ağaç_kesimine! arılar! arıcı*! balina*! güneş_paneli! güneş_panelleri!',
    weather:
      'kar_geliyor! kar_yağışı! aşırı_sıcaklar! sıcaklar! hava_durumu! kar? yağış*! yağmur*! fırtına*! rüzgar? sıcak* soğuk* sıcaklık* derece! meteoroloji*! sarı_kod! turuncu_kod! don? sis? lodos* yoğun_sis! buzlanma! kuraklık*! sağanak!',
    disaster:
      'sel! seller! deprem*! sel! sele selde yangın*! itfaiye*! kaza! kazası kazada patlama*! ölü? yaralı*! kayıp? tsunami! volkan* yanardağ* heyelan*! tahliye*! enkaz* çöktü göçük* afad! facia* çarpış* devril* alevler! alevlere çarptı! çarpması patladı! patlad* raydan_çıktı! elektriksiz! elektrik_kesintisi! elektrik_kesintileri! arama_çalışmaları! doğal_gaz_patladı! doğal_gaz_patlaması! battı! batan ambulans*? çığ! çığda! boğuldu! boğularak! boğulma* uçak_düştü! düşen_uçak! gaz_kaçağı! gaz_sızıntısı! kurtarma_ekipleri! arama_kurtarma!',
    education:
      'okul*! öğrenci*! öğretmen*! üniversite*! eğitim*! yks! lgs! kpss? sınav* meb! rektör* ders? kreş* mezun* anaokul*! anasınıf*!',
    society:
      'toplum* aile* çocuk? kadın? göçmen*! göç? mülteci*! sığınmacı* protesto*! gösteri? ırkçı* yoksul* evsiz* konut? kira* nüfus* genç? insan_hakları! deprem_konut evlilik! evlenen* boşanma*! kürtaj*! ayrımcılı*! evlat_edin! yaşlılar? evsizler!',
    religion:
      'cami* diyanet*! papa! vatikan*! kilise* imam* din? dini! islam* müslüman* hristiyan* yahudi* sinagog* ramazan! bayram? kuran! hac! müftü*! piskopos*! kardinal*!',
    culture:
      'film*! sinema*! oyuncu? yönetmen* müzik* şarkı* konser*! albüm* tiyatro*! opera müze*! sergi* sanat*! sanatçı* kitap* yazar* roman? festival*! dizi! dizisi kültür* eurovision netflix! ünlü? dizinin! diziler! dizide dizisinin oscar! bale! balesi orkestra*!',
    lifestyle:
      'moda* yemek? seyahat* tatil* turist* turizm* otel* restoran* düğün* ilişki? burç* burcu! diyet* köpek* kedi* güzellik* dekorasyon tarif! tarifi! tarifleri! turta! kamp? kampçı* şarap şarabı bahçe?',
    sports:
      'spor! futbol*! maç* gol! golü golle teknik_direktör! oyuncusu? süper_lig! galatasaray*! fenerbahçe*! beşiktaş*! trabzonspor*! milli_takım! şampiyon*! lig? ligi! kupa* turnuva* madalya* olimpiyat*! basketbol*! voleybol*! tenis* galibiyet* mağlup* transfer? derbi! hentbol*! golcü*! forvet*! kaleci*! yendi! rekoru? rekor? bisiklet*? takımı? takımın? final? yarı_final! çeyrek_final! doping*! penaltı*! küme_düştü! maraton*',
    none: 'aşırı aşırılık* çevredeki* çevresinde* çevresine çevreyolu camia* konserve* sergile* kiraz* doğal_gaz tren kim',
  },
  el: {
    international:
      'υπουργός_εξωτερικών! υπουργό_εξωτερικών! διπλωμα*! πρεσβ* σύνοδο* σύνοδος! κυρώσεις! οηε! νατο! εε? ευρωπαϊκή_ένωση! κομισιόν! υπεξ! διαπραγματεύσ* συμφωνία? ειρήν? δασμ*! σύμμαχ* κρεμλίνο? επίσκεψη? βίζα! βίζας! βίζες! ειρήνη? ειρήνης? σύνορα συνόρων διεθνή_συνθήκη!',
    politics:
      'καγκελάρι*! εκλογ*! κάλπες! ψηφοφορ* κυβέρνησ*! πρωθυπουργ*! πρόεδρος? υπουργ*! βουλή! βουλής βουλευτ*! κόμμα! κόμματος! κόμματα! κομμάτων! αντιπολίτευσ*! νόμος? νομοσχέδι*! δημοψήφισμα! μητσοτάκ*! τσίπρα* ανδρουλάκ*! νδ! συριζα! πασοκ! κκε! τραμπ? δήμαρχ* παραίτησ* ανασχηματισμ* δημοσκόπησ* μαξίμου! πολιτικ* κομματικ*! μετακλητ* ρουσφέτι* δημοτικό_συμβούλιο! δημοτικού_συμβουλίου! αντιδήμαρχ*! πρόταση_μομφής! περιφερειάρχ*! συνασπισμ* υποψηφί*?',
    conflict:
      'πόλεμ*! στρατ*! στρατιώτ* επίθεσ* πύραυλ*! drones! βομβαρδ*! βόμβ* μέτωπο? εκεχειρί*! τρομοκρ*! όμηρ* εισβολή* χαμάς! χεζμπολάχ! γάζα*? ένοπλ* μάχες πλήγμα* πληγμάτ*! φρεγάτ*! άμυνα* άμυνας αμυντικ*! όπλα! όπλων! υποβρύχι*! μαχητικ* ναυτικό? ορμούζ? πυροβολικό! πυροβολικού! στρατιωτική_θητεία! στρατιωτικής_θητείας! θητεία? drone! μη_επανδρωμένο! μη_επανδρωμένα!',
    crime:
      'αστυνομ*! αστυνομικ* δολοφον*! φόνο* σκότωσε δικαστήρι*! δίκη! δικαστ* εισαγγελ*! καταδικ*! φυλακ*! συνελήφθ* σύλληψ* ύποπτ* κατηγορ* κλοπ* ληστεί* απάτ*! ναρκωτικ*! βιασμ* κακοποίησ* διαφθορ* πυροβολ*! μαφία! ελασ! οπεκεπε! λήστευ* κρατούμεν*! συμπλοκ*! υποκλοπ*! βανδαλισμ*! βανδάλισ*! μαχαίρ*! μαχαιρ*! κάνναβ*! χασίς! πειρατεί*! μήνυσ* μηνύσ* μηνύει αδικήμα* εδώλιο! νεκρή? διαρρήξ*! διάρρηξ*! κλέφτ*! έκλεβ*! έκλεψ*! κάθειρξη! ανθρωποκτον*! λαθραί*! απατεών*! εμπρησμ*! εμπρηστ*! μεθυσμέν*! απαγωγ*! απαγάγ* λαθρεμπορ*! λύτρα! έφεση? εφετεί*! δικηγόρ* αθωώθηκ*! αθώωσ*! αθωωτικ*! μάρτυρας? μάρτυρες? εκβιασμ*! εκβιάζ*',
    business:
      'οικονομ*! εταιρεί* επιχειρήσεις επιχειρήσεων επιχειρηματ* χρηματιστήρι* μετοχ* κέρδη κέρδος κερδών κερδοφορί* ζημι? δισ? πληθωρισμ*! εκτ! τράπεζα! τράπεζας! τράπεζες! τραπεζών! τραπεζικ*! τραπεζίτ* επιτόκι*! τιμές! τιμή? αγορά επενδύσ* εξαγωγ* εισαγωγ* φορολογ* ευρώ? δολάρι* προϋπολογισμ* αεπ! ακρίβεια! καύσιμ* πετρέλαιο ρεύμα? φόρος! φόροι! φόρων φόρους φόρο ομίλο* όμιλο* τζίρο*! ebitda! διυλιστήρι* ενέργει* ενεργειακ* τουριστικ* ακίνητα ακινήτων συναλλαγ* δανει* ανταγωνισμ* βιομηχανί*! παραγωγ? φοροδιαφυγή! έσοδα! εισόδημα κατασκευ? οπεκ! τρόφιμ*! ακριβαίν*! κατάστημα? πτήσεις! αεροπορικ*? αγορές! καταστήματα σούπερ_μάρκετ πτώχευσ*! φπα! σουπερμάρκετ! φυσικό_αέριο φυσικού_αερίου',
    labour:
      'απεργί*!! απεργία!! συνδικάτ* γσεε! αδεδυ! μισθ*! κατώτατος_μισθός! εργαζόμεν*! εργοδότ* ανεργί*! άνεργ* απολύσ* συντάξ*! συνταξ* εργατικ*! δυπα! απασχόλησ*! εργασία? εργασίας? προσλήψ* υπάλληλ* απολύει! απολύουν! στάση_εργασίας! στάσεις_εργασίας!',
    technology:
      'τεχνολογ*! διαδίκτυο! internet! εφαρμογή* κινητ? υπολογιστ* τεχνητή_νοημοσύνη! τεχνητής_νοημοσύνης! χάκερ*! κυβερνο* λογισμικ* ψηφιακ* ρομπότ! δεδομέν* google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! τεχνητής? social_media! αναβάθμισ*? chatbot*! κινητά! κινητό? κινητών! αλγόριθμ*',
    science:
      'επιστήμ* επιστήμον* ερευνητ*! έρευνα? διάστημα? διαστημικ* διαστημόπλοι* nasa! αστροναύτ* πλανήτ*! σελήνη! άρη? φυσικ? χημεί* βιολογ* dna! απολίθωμα* αρχαιολόγ*! αρχαιολογικ* ανασκαφ*! δεινόσαυρ* νόμπελ! κομήτ*! δορυφόρ*! τηλεσκόπ*! αστρονόμ*!',
    health:
      'νοσοκομεί*! γιατρ*! ασθεν* ασθέν* νόσος νόσο νόσου υγεί* υγεία! ιός! ιού κορονοϊ*! covid*! επιδημί* εμβόλι*! εμβολιασμ* καρκίν*! γρίπη! φάρμακ* θεραπεί* χειρουργ* εοδυ! εσυ! νοσηλ* γρίπης! φαρμακεία! φαρμακείο! επείγοντα! κατάθλιψ*! οδοντίατρ* αντιβιοτικ*! ιλαρά! ιλαράς! παχυσαρκί*! άνοια! άνοιας!',
    environment:
      'περιβάλλον*! κλίμα κλιματικ*! εκπομπ* ρύπαν*! φύση* ζώα? δάσ* απόβλητ* πλαστικ* ανακύκλωσ* ανανεώσιμ* φωτοβολταϊκ* αιολικ* βιοποικιλότητα! λύκος λύκοι λύκων αρκούδ* νεκρά_ψάρια! ψάρια? δέντρ*! ποταμ*? φάλαιν*!',
    weather:
      'καιρός! καιρού καιρό χιόν* χιόνια! βροχ*! καταιγίδ*! κακοκαιρία! άνεμος άνεμοι άνεμο ανέμων μποφόρ! ζέστη καύσων* καύσωνας! κρύο παγετ* θερμοκρασί*! βαθμ? εμυ! meteo! χαλάζι σκόνη? λασποβροχ*! ατμόσφαιρα? ομίχλη! ομίχλης! λειψυδρί*! ξηρασί*!',
    disaster:
      'σεισμ*! πλημμύρ*! πυρκαγι*! φωτιά! φωτιές πυροσβεστικ*! δυστύχημα! τροχαίο! ατύχημα έκρηξ*! νεκρ* τραυματ* αγνοούμεν* τσουνάμι! ηφαίστει* κατολίσθησ* εκκένωσ* ναυάγι* συντριβ* εκτροχιασμ* τέμπη! τεμπών τραγωδία κατέρρευσ* πέθανε? φλόγες! τραυματίστηκ* παρέσυρ*! παρασύρθηκ*! εκτροχια*! χωρίς_ρεύμα! διακοπή_ρεύματος! διακοπές_ρεύματος! βυθίστηκ*! πνίγηκ*! πνιγμ*! χιονοστιβάδ*! διαρροή_αερίου! σύγκρουση? διασώστ*!',
    education:
      'σχολεί*! μαθητ*! εκπαιδευτικ*! καθηγητ* δάσκαλ* πανεπιστήμι*! φοιτητ*! παιδεί* εκπαίδευσ* πανελλήνιες! πανελλαδικές! εξετάσεις? νηπιαγωγεί* σχολ? βρεφονηπιακ*! παιδικοί_σταθμοί! παιδικούς_σταθμούς!',
    society:
      'κοινωνί* οικογένει* παιδιά? γυναίκ* μετανάστ*! μεταναστευτικ*! πρόσφυγα! πρόσφυγας! πρόσφυγες! προσφύγων! προσφυγικ*! άσυλο διαδήλωσ*! διαμαρτυρ* πορεία? ρατσισμ* φτώχει* άστεγ* στέγ* ηλικιωμέν* νέοι? πληθυσμ* γυναικοκτονία δικαιώματα? μκο διαζύγι*! άμβλωσ*! διακρίσεις διακρίσεων υιοθεσί*',
    religion:
      'εκκλησί*! πάπας! βατικαν*! πατριάρχ*! μητροπολίτ* ιερέ* ιεράς ορθόδοξ* χριστιαν* ισλάμ! μουσουλμάν* τζαμί εβραί* θρησκεί* άγιο_όρος! μονή? πάσχα? προσευχ* εφημέριος! εφημέριο! μοναστήρι*! αρχιεπίσκοπ*! επίσκοπος! επισκόπου! επίσκοποι! επισκόπων! προσκύνημ* προσκυνητ*! συναγωγ*! καρδινάλι*! ραμαζάνι*!',
    culture:
      'ταινί* σινεμά! ηθοποι*! σκηνοθέτ* μουσικ*! τραγουδιστ*! τραγούδι* συναυλί*! άλμπουμ θέατρ*! όπερα μουσεί*! τέχνη! τέχνης τέχνες τεχνών καλλιτέχν* βιβλί* συγγραφ* φεστιβάλ! σειρά? σίριαλ eurovision! πολιτισμ*! netflix! πίνακας πίνακα πίνακες πινάκων γλυπτ* μπιενάλε! βραβεί*? δίσκο? ντοκιμαντέρ! ηθοποιό? ποίησ* ποιητ* πρεμιέρα! μυθιστόρημ*! όσκαρ! έκθεση_ζωγραφικής! μπαλέτ*! ορχήστρ*!',
    lifestyle:
      'μόδα! συνταγή συνταγές συνταγών ταξίδι* διακοπές διακοπών τουρισμ*! τουρίστ* ξενοδοχεί* εστιατόρι* κρασί γάμ* σχέσ? ζώδια! ωροσκόπιο! δίαιτα σκύλ* γάτ* ομορφιά διακόσμησ* εκδηλώσεις? μηλόπιτα! κέικ! γλυκό? κάμπινγκ! κήπο κήποι κήπου',
    sports:
      'αθλητ*! ποδόσφαιρο! ποδοσφαιρ* μπάσκετ! αγώνα* γκολ! προπονητ*! παίκτ* ολυμπιακ*! παναθηναϊκ*! αεκ! παοκ! άρης? super_league! εθνική? πρωτάθλημα*! πρωταθλητ* κύπελλο! μουντιάλ! euroleague! ευρωλίγκα! μετάλλιο! μετάλλια! μεταλλίων! τένις! τσιτσιπάς! σάκκαρη νίκη? ήττα ντέρμπι! champions_league! αντετοκούνμπο! χάντμπολ! βόλεϊ! πόλο! επιθετικός? μεταγραφ*! ομάδα? ομάδας? ποδηλασία! ποδηλασίας! ημιτελικ*! προημιτελικ*! τελικό? τελικού? τερματοφύλακ*! ντόπινγκ! πέναλτι! υποβιβασμ* μαραθώνι*',
    none: 'οικονόμου',
  },
  ko: {
    international:
      '외교*! 대사? 대사관* 정상회담*! 정상회의*! 제재*! 유엔*! 나토*! eu? 유럽연합*! 협상* 협정* 외무장관* 외교부*! 관세*! 동맹* 평화협상* 방문? 한미? 한중? 북미? 외무* 주한* 방한* 방미* 방일* 방중* 북러* 북중* 미중* 한일* 미러* 한미일* 비핵화*! 통상* 백악관* 크렘린* 푸틴* 시진핑* 재외동포* 국제사회* 특사* 양국* 韓美! 韓日! 美中! 韓中! 北美! 日中! 비자! 무비자*! 국경*?',
    politics:
      '내각! 내각회의! 해임*? 선거*! 대선*! 총선*! 투표* 유권자* 대통령*! 정부*? 총리*! 장관*? 국회*! 의원* 여당*! 야당*! 민주당*! 국민의힘*! 당대표* 법안*! 개헌* 탄핵*! 이재명*! 윤석열*! 트럼프*? 지지율* 공천* 시장? 與! 野! 與野! 여야*! 국힘*! 최고위* 원내대표*! 대변인? 비대위*! 청와대*! 대통령실*! 국정* 혁신당*! 개혁신당*! 정당*! 정치*! 당원* 전당대회*! 출마*! 사면* 계엄*! 내란*! 필리버스터*! 청문회*! 국감*! 지방선거*! 개각*! 특별법* 조례* 도의회*! 시의회*! 구의회*! 군의회*! 도지사*! 구청장*! 군수? 국무회의*! 국무총리*! 비서관* 경선*! 후보? 공약*! 경축사* 순방* 국민투표*! 추경* 당정*! 거부권*! 행안부* 정부조직*! 부시장* 불신임*! 사퇴*',
    conflict:
      '탄도미사일*! 전쟁*! 군사*! 군대* 군인* 공격*? 미사일*! 드론*! 공습*! 폭격*! 전선* 휴전*! 테러*! 인질* 침공*! 하마스*! 헤즈볼라*! 우크라이나군* 국방부* 무기* 핵무기*! 북한군* 교전* 국방*! 軍! 군용기*! 전투기*! 구축함*! 잠수함*! 해병* 육군*! 해군*! 공군*! 장병* 병사* 방공* 폭격기*! 포격*! 무장* 방산* 종전* 참전* 사령관* 합참*! 핵실험*! 핵잠* 가자지구*! 가자시티*! 연합훈련*! 병영*! 징병*! 병역*! 포병*! 정전협정*! 전시작전*!',
    crime:
      '경찰*! 살인*! 살해*! 검찰*! 법원*! 재판*! 판사* 선고*! 징역*! 구속*! 체포*! 용의자*! 피의자*! 혐의*! 기소*! 절도* 사기*! 마약*! 성폭행*! 뇌물*! 횡령*! 수사* 압수수색*! 범죄* 흉기* 특검*! 檢! 警! 영장*! 훔쳐* 훔친* 집행유예*! 벌금* 무죄*! 유죄*! 1심* 2심* 항소*! 상고심* 대법*! 헌재*! 공수처*! 고발*! 고소*! 소송*! 송치*! 입건*! 검거*! 적발* 불법* 스토킹*! 폭행*! 감금* 성범죄*! 성추행*! 음주운전*! 보이스피싱*! 도박* 조폭*! 인신매매*! 밀수*! 탈세*! 승소*! 패소*! 판결*! 변호사* 변호인* 피고인*! 의혹? 소환* 공판*! 총격* 흉기_난동! 빈집털이*! 방화*!',
    business:
      '경제*! 기업* 회사? 증시*! 코스피*! 코스닥*! 주가*! 주식*! 이익* 매출*! 실적* 물가*! 인플레이션*! 한국은행*! 한은*! 금리*! 은행* 환율*! 달러* 시장? 투자*! 수출*! 수입? 파산* 세금* 부동산*! 유가* 예산? 삼성전자*! 현대차*! sk하이닉스*! 비트코인*! 영업익*! 영업이익*! 순이익*! 순익*! 적자* 흑자*! 증권*! 證! 株! 목표가*! 상장* 특징주*! 공매* 분양*! 전세*! 월세*! 주택* 재건축*! 재개발*! 오피스텔* 임대* 대출*! 예금* 적금* 보험* 펀드*! etf! 코인* 가상자산*! 배당*! 유상증자*! 합병* 매각*! 매입* 수주*! 공정위*! 금감원*! 금융*! 홈쇼핑* 편의점* 마트* 백화점* 유통* 소비* 쇼핑* 할인* 특가* 출시? 판매* 완판* 신제품* 브랜드* 대표이사* 회장? 사장? ceo! 창업* 스타트업*! 중소기업* 중기부* 소상공인* 자영업* 전통시장* 무역* 원화* 엔화* 위안화* 나스닥*! 급등* 급락* 강세? 약세? 稅! 세제* 세액* 감세* 증세* 상반기? 하반기? 분기? gdp! 성장률*! 물류* 쿠팡* 이마트* 홈플러스* 하이닉스*! 완성차* 철강* 석유화학* 배터리* 업계* 가맹* 프랜차이즈* 과징금* 공공주택*! 식료품*! 항공사*! 결항* 대형마트* 아파트*',
    labour:
      '파업*!! 노조*! 임금*! 최저임금*! 근로자*! 노동*! 노동자*! 실업*! 해고*! 구조조정* 고용*! 일자리*! 연금* 산재*! 민주노총*! 한국노총*! 채용*! 취업*! 구직* 퇴직* 임단협*! 성과급* 총파업*!! 직장* 알바* 중대재해*! 정년* 노총*! 감원*!',
    technology:
      '기술? 인공지능*! ai! 반도체*! 인터넷* 스마트폰*! 컴퓨터* 앱! 해킹*! 해커* 사이버* 소프트웨어* 데이터* 로봇* 네이버*! 카카오*! 전기차*! 구글*! 애플*! 테슬라*? 챗gpt! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! 게임*! 넥슨* 플랫폼* 클라우드* 통신* 이통* kt! skt! 개인정보*! 보안* 딥페이크* 생성형*! 챗봇* 자율주행*! 디지털* 갤럭시*! 아이폰*! 유튜브* 틱톡* 온라인? hbm! tsmc! 엔비디아*! 머스크* gpt!',
    science:
      '과학*! 연구팀*! 연구진*! 연구? 우주*! 나사! 우주비행사* 행성*! 달_탐사 탐사선* 로켓* 누리호*! 물리* 화학* 생물* 유전자* 화석*! 고고학*! 공룡* 노벨상* 망원경* 발견? 위성*! 발사체* 과기정통부* 단백질* 세포* 천문* 우주항공* 학계* 논문* 혜성*!',
    health:
      '병원*! 의사* 환자*! 질병* 질환* 보건* 건강*! 바이러스* 코로나*! 감염*! 백신*! 전염병* 암? 독감*! 치료* 수술* 의료*! 간호사* 의대*! 전공의*! 복지부* 신약* 치매*! 항생제*! 당뇨*! 비만*! 혈압* 뇌졸중*! 임상* 식약처*! 식중독*! 제약* 바이오* 영양제* 임신* 질병청*! 확진* 면역* 비타민* 항암*! 응급실*! 의협*! 우울증*! 연명의료*! 조류인플루엔자*! 고병원성*! 약국*! 물리치료*!',
    environment:
      '환경* 기후*! 탄소*! 배출* 온실가스*! 오염*! 미세먼지*! 자연? 동물* 멸종* 숲 쓰레기* 플라스틱* 재활용* 재생에너지* 태양광* 원전? 생태* 친환경* 수질* 폐기물* 풍력* 산림* 국립공원* 하천? 멸종위기* 철새* 녹조*! 늑대*! 멧돼지*! 물고기* 떼죽음*! 벌목*! 꿀벌*! 양봉*!',
    weather:
      '대설*! 대설특보! 폭설*! 날씨*! 눈? 폭설*! 비? 폭우*! 장마*! 태풍*! 강풍* 폭염*! 더위* 한파*! 추위* 기온* 기상청*! 예보* 안개 특보* 집중호우*! 호우*! 무더위*! 찜통더위*! 열대야*! 소나기*! 흐림! 흐리고! 맑음! 맑고? 구름? 강수량*! 가뭄*! 영하* 황사*! 체감온도*! 내일날씨*! 오늘날씨*! 북한날씨*! 낮_최고! 아침_최저! 결빙*! 안개*!',
    disaster:
      '지진*! 홍수*! 화재*! 산불*! 소방*! 사고? 추락*! 폭발*! 사망자* 사망? 부상* 실종* 쓰나미*! 화산* 산사태*! 대피*! 구조대* 붕괴*! 침몰*! 충돌* 참사*! 재난*! 정전* 숨져*! 숨진*! 숨졌*! 사상자*! 수해*! 강진*! 다쳐* 다친* 다치고 침수*! 전복*! 추돌*! 매몰* 익사* 해경* 인명피해*! 이재민*! 폐사* 누출* 여진* 풍수해*! 화물차* 치여! 무너져* 무너진* 탈선*! 주택_불! 아파트_불!',
    education:
      '학교*! 학생*! 교사*! 대학*! 교육*! 수능*! 입시*! 유치원* 초등* 고교* 교수* 교육부*! 학원* 시험? 등록금* 학부모*! 대학생* 대입*! 교실* 교권*! 졸업* 입학*! 학교폭력*! 학폭*! 방학* 개학* 장학금*! 교장* 서울대* 연세대* 고려대* 문해력* 박사? 석사? 총장? 어린이집*!',
    society:
      '사회? 가족* 아동* 어린이* 여성* 이민*! 난민*! 시위*! 집회*! 인종차별* 차별* 빈곤* 노숙* 주거* 노인* 청년* 인구* 저출산*! 출산율* 인권*! 장애인* 부고! 부음! 별세* 복지* 돌봄* 기부* 다문화* 고령* 청소년*?',
    religion:
      '교회*! 교황*! 바티칸*! 목사* 신부? 사제 추기경* 불교*! 조계종*! 기독교*! 천주교*! 이슬람* 무슬림* 종교*! 통일교*! 신천지*! 스님*! 성당*! 예배*! 순례*! 신도? 사찰*?',
    culture:
      '영화*! 배우*! 감독? 음악*! 가수*! 콘서트*! 앨범*! 공연*! 뮤지컬* 연극* 박물관* 전시* 미술* 작가* 소설* 책? 축제* 드라마*! 예능*! 아이돌*! bts! 방탄소년단*! 블랙핑크*! 한류* 문화? 넷플릭스*! 박스오피스*! 개인전*! 화가* 회화* 국악*! 판소리*! 클래식* 오페라*! 발레* 오케스트라*! 시인? 문학*! 출간*! 도서* 독서* 웹툰*! 만화* 애니메이션* 케이팝*! k팝! 엔터? 팬미팅*! 데뷔? 컴백*! 신곡*! 음원* 시청률*! 개그맨* 예술*! 문화재*! 유물*! 영화제*! 주연* 출연* 연예* 월드투어*! 트로트*!',
    lifestyle:
      '패션*! 요리*! 레시피* 여행*! 관광*! 휴가* 호텔* 맛집*! 식당* 와인 결혼? 연애* 운세*! 다이어트*! 반려견* 반려동물*! 뷰티* 인테리어* 커피* 음식* 화장품* 샴푸* 캠핑* 고양이* 강아지* 육아* 디저트* 피서* 해수욕장* 등산* 명소* 만드는_법!',
    sports:
      '스포츠*! 축구*! 야구*! 농구*! 배구*! 경기? 골? 선수*! 대표팀*! 월드컵*! 올림픽*! 아시안게임*! 리그* 우승*! 챔피언* 손흥민*! 이강인*! 오타니*! kbo! k리그! 프로야구*! 감독_경질 메달* 금메달*! 테니스* 골프*! 홈런* 승리? 패배 여자배구*! 남자배구*! 프로배구*! 프로축구*! 프로농구*! 여자농구*! 한일전*! lpga! pga! epl! mlb! nba! fc! v리그! 시즌? 개막전*! 결승*! 준결승*! 연패*! 연승*! 득점*! 승부차기*! 투수*! 타자? 안타*! 타점*! 포수* 이적료*! 챔스* 프리미어리그*! 분데스리가*! 라리가*! 토트넘*! 올스타전*! 국가대표* 구단*! 마라톤*! 태권도*! 양궁*! 배드민턴*! 쇼트트랙*! 피겨*! 완패*! 대승* 역전승*! 무승부*! 핸드볼*! 공격수*! 골키퍼*! 이적! 물리치고! 물리친! 물리쳤*! 꺾고 꺾어 빙속*! 신기록*!',
    none: '의사당* 의사결정* 전세계* 전세기* 전세버스* 배우자* 배우고 배우는 배우기* 배우며 은행나무* 은행잎*',
  },
  id: {
    international:
      'diplomat*! diplomasi*! duta_besar! dubes! kedutaan* ktt! sanksi! pbb! nato! uni_eropa! asean! negosiasi* perundingan* perjanjian kesepakatan? menlu! menteri_luar-negeri tarif? perdamaian? sekutu bilateral kunjungan_kenegaraan visa! perbatasan? pemeriksaan_perbatasan!',
    politics:
      'pemilu! pilpres! pilkada! pemilih suara? presiden? wapres! pemerintah! menteri! dpr! mpr! dprd! anggota_dewan gubernur! bupati! wali_kota! partai! pdip! gerindra! golkar! nasdem! pks! pkb! oposisi koalisi! ruu! undang-undang! prabowo! gibran! jokowi! megawati! trump? kpu! mk? reshuffle! kabinet! dewan_kota! mosi_tidak-percaya! parlemen! pemilihan_umum! pemilihan? referendum! survei? elektabilitas! mundur?',
    conflict:
      'baku_tembak!! perang! militer! tentara! tni! serangan? menyerang rudal! drone! bom! pengeboman gencatan_senjata! teroris* terorisme! sandera! invasi! hamas! hizbullah! gaza? kkb! opm! senjata pasukan! konflik! tembak_menembak barak! wajib_militer! artileri! pangkalan_udara! prajurit!',
    crime:
      'polisi! polri! polda! polres! pembunuhan! dibunuh membunuh tersangka! terdakwa! pengadilan! hakim! jaksa! kejaksaan! kejagung! kpk! korupsi! suap! vonis! divonis penjara! ditangkap! penangkapan narkoba! sabu! pencurian! maling! begal! penipuan! penganiayaan pemerkosaan! pelecehan! perampokan sidang? ditahan kasus? penusukan! ditusuk! menusuk! pencuri! pembobolan! ditipu! penipu! rokok_ilegal! disita penyelundupan! pembunuh! perampok! mabuk dibakar pembakaran! penembakan! ditembak penculikan! diculik! penculik menculik tebusan! pengacara! saksi? pemerasan! memeras dakwaan! didakwa! banding?',
    business:
      'ekonomi! perusahaan! bursa! ihsg! saham! laba! rugi? triliun? miliar? inflasi! bank_indonesia! bi? suku_bunga! bank? rupiah! dolar! pasar? investasi! investor! ekspor! impor! pailit! pajak! harga? apbn! anggaran? utang! minyak? emas? bumn! umkm! pertamina! pertumbuhan bitcoin! bahan_pokok! sembako! gerai! maskapai! penerbangan? minimarket bangkrut! kredit? supermarket',
    labour:
      'mogok! buruh! serikat_pekerja! upah! ump! umr! gaji! pekerja! karyawan phk! pengangguran! tenaga_kerja! pensiun bpjs_ketenagakerjaan thr! lowongan! rumahkan! merumahkan! dirumahkan! pabrik?',
    technology:
      'teknologi! internet! aplikasi ponsel! hp? komputer laptop kecerdasan_buatan! ai! hacker peretas! siber! data? digital! robot chip mobil_listrik! startup google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! instagram? whatsapp! chatbot! perangkat_lunak! algoritma',
    science:
      'ilmuwan! peneliti! penelitian sains! antariksa! luar_angkasa! nasa! astronaut! planet! mars! fisika kimia biologi dna! fosil! arkeolog! dinosaurus nobel! teleskop brin! gerhana! komet! spesies! satelit! penggalian_arkeologi! arkeolog*! astronom*!',
    health:
      'rumah_sakit! rs? dokter! pasien! penyakit! kesehatan! virus! covid! pandemi! vaksin! kanker! flu! demam_berdarah! dbd! obat? operasi? perawat bpjs_kesehatan! stunting! keracunan? gizi kemenkes! apotek! antibiotik! igd! flu_burung! depresi! wabah! vaksinasi! campak! obesitas! demensia! bpjs!',
    environment:
      'lingkungan! iklim! emisi! karbon! polusi! pencemaran! hutan! deforestasi! karhutla? sampah! plastik! satwa! harimau! orangutan! gajah? energi_terbarukan! tambang? lahan serigala! ikan_mati! penebangan! pohon? lebah! beruang paus_terdampar! panel_surya!',
    weather:
      'cuaca! hujan! hujan_lebat! badai! angin? panas? suhu! derajat bmkg! prakiraan! gelombang_tinggi! kemarau! musim_hujan kabut! kekeringan! petir! cuaca_ekstrem!',
    disaster:
      'meletus! topan! taufan! mengungsi! diungsikan! gempa! tsunami! banjir! longsor! kebakaran! gunung_meletus erupsi! kecelakaan! tabrakan! tewas? korban? luka? hilang? evakuasi! basarnas! bnpb! bpbd! damkar! ambruk! tenggelam! jatuh? pesawat_jatuh! ledakan! puting_beliung! bencana! terbakar! hangus! ditabrak! menabrak! meledak! kereta_anjlok! anjlok? tanpa_listrik! mati_listrik! listrik_padam! pemadaman_listrik! anak_hilang! karam! kebocoran_gas! tim_sar!',
    education:
      'sekolah! siswa! guru! universitas! kampus! mahasiswa! pendidikan! ujian! sd? smp! sma! snbp! utbk! rektor! dosen! ptn! ijazah! beasiswa! paud!',
    society:
      'masyarakat keluarga anak? imigran pengungsi! rohingya! demo! demonstrasi! unjuk_rasa! aksi? kemiskinan! bansos! perumahan penduduk! lansia ham! kdrt! perceraian! perempuan protes! aborsi! diskriminasi! adopsi diadopsi tunawisma! migran!',
    religion:
      'masjid! gereja! paus! vatikan! ulama! kiai! mui! nu? muhammadiyah! islam! kristen! katolik! hindu buddha agama! haji! umrah! ramadan! lebaran! idul_fitri! natal? pesantren! pendeta! pastor! uskup! sinagoge! kardinal!',
    culture:
      'film! bioskop! aktor! aktris! sutradara! musik! penyanyi! konser! album! lagu! teater museum! pameran! seni! seniman buku! penulis! novel! festival! sinetron! drakor! artis! budaya! netflix! selebriti k-pop novelis! serial! pentas! lukisan! pelukis piala_oscar! balet! orkestra!',
    lifestyle:
      'fashion! resep! kuliner! masak! wisata! wisatawan! liburan! traveling hotel! restoran! pernikahan! hubungan? zodiak! ramalan? diet! kucing anjing kecantikan! gaya_hidup! cara_membuat! lezat! perkemahan! libur_sekolah! anggur?',
    sports:
      'olahraga! sepak_bola! timnas! liga! liga_1! gol! pelatih! pemain! pertandingan! laga! piala_dunia! piala! juara! persib! persija! bulu_tangkis! badminton! motogp! f1! olimpiade! sea_games! medali! emas_olimpiade menang? kalah? tenis basket voli! skor! bola_tangan! kalahkan penyerang? pelari! atlet! rekor? balap_sepeda! pembalap semifinal! perempat_final! final? kiper! tim_nasional! doping*! penalti! degradasi? maraton',
    none: 'lima hama',
  },
  vi: {
    international:
      'ngoại_giao! đại_sứ! đại_sứ_quán! bộ_ngoại_giao! ngoại_trưởng! liên_hợp_quốc! liên_hiệp_quốc! trừng_phạt! đàm_phán! hội_đàm! hội_nghị? thượng_đỉnh! hiệp_định! hòa_bình? asean! eu? nato! song_phương! quan_hệ? thuế_quan! công_du! chuyến_thăm! đồng_minh! hạt_nhân? thị_thực! visa! biên_giới? kiểm_soát_biên-giới!',
    politics:
      'bầu_cử! quốc_hội! chính_phủ! thủ_tướng! tổng_thống! chủ_tịch_nước! tổng_bí_thư! bí_thư! bộ_trưởng! thứ_trưởng! phó_thủ_tướng! đại_biểu? chính_trị! trung_ương! đảng! đảng_viên! bộ_chính_trị! ubnd! chủ_tịch_ubnd! hđnd! nghị_định! nghị_quyết! luật! dự_thảo! sửa_luật! hiến_pháp! cử_tri! hạ_viện! thượng_viện! nghị_sĩ! sáp_nhập! bổ_nhiệm! cán_bộ! chính_sách? cải_cách? nội_các! đảo_chính! ông_trump? nhà_trắng! hội_đồng_thành-phố! thị_trưởng! từ_chức! bất_tín_nhiệm! lương_cường! lương_tam_quang!',
    conflict:
      'chiến_tranh! quân_đội! quân_sự! binh_sĩ! tên_lửa! không_kích! tấn_công? ngừng_bắn! đình_chiến! khủng_bố! con_tin! xung_đột! vũ_khí! tàu_sân_bay! tiêm_kích! máy_bay_chiến? uav! drone! không_người_lái! tập_kích! bắn_hạ? tập_trận! hải_quân! không_quân! quốc_phòng! lính! xe_tăng! pháo_kích! gaza? hamas! hezbollah! bộ_quốc_phòng! phòng_không! chiến_sự! tàu_chiến! đạn_đạo! doanh_trại! nghĩa_vụ_quân-sự! pháo_binh!',
    crime:
      'công_an! cảnh_sát! khởi_tố! bị_can! bị_cáo! bắt_giữ! bị_bắt! bắt_tạm_giam! tạm_giam! truy_tố! truy_nã! tòa_án! ra_tòa! hầu_tòa! xét_xử! phiên_tòa! phúc_thẩm! sơ_thẩm! án_mạng! vụ_án! tù! năm_tù! tử_hình! ma_túy! lừa_đảo! chiếm_đoạt! hối_lộ! tham_nhũng! tham_ô! cướp! trộm! giết! bắn_chết! giết_người! sát_hại! hiếp_dâm! buôn_lậu! điều_tra? luật_sư! viện_kiểm_sát! hình_sự! nghi_phạm! đối_tượng? băng_nhóm! giang_hồ! đánh_bạc! cờ_bạc! trốn_thuế! bạo_hành! hành_hung! xử_phạt? bị_phạt? triệt_phá! vi_phạm? đâm_dao! bị_đâm! đột_nhập! bị_lừa! thuốc_lá_lậu! kẻ_trộm! phóng_hỏa!',
    business:
      'kinh_tế! doanh_nghiệp! công_ty! ngân_hàng! chứng_khoán! cổ_phiếu! vn_index! trái_phiếu! lãi_suất! lợi_nhuận! doanh_thu! lạm_phát! thị_trường? đầu_tư! nhà_đầu_tư! xuất_khẩu! nhập_khẩu! thuế! giá_vàng! giá_xăng! xăng_dầu! giá_usd! tỉ_giá! tỷ_giá! đô_la! bất_động_sản! căn_hộ! nhà_đất! giá_đất! đất_nền! đấu_giá! giá? tỉ_đồng? tỷ_đồng? triệu_đồng? tỷ_usd? triệu_usd? kinh_doanh! thương_mại! tài_chính! bảo_hiểm? phá_sản! nợ! vay! vốn? ceo! startup! bán_hàng? nông_sản! sầu_riêng? gạo? bitcoin! tiền_số! tín_dụng! hàng_không? sân_bay? cao_tốc? vinfast! vietjet! vingroup! fdi! gdp! khách_hàng? sản_xuất? siêu_thị hãng_bay! hủy_chuyến ngân_sách! chung_cư cửa_hàng',
    labour:
      'đình_công! công_đoàn! lương! lương_tối_thiểu! tiền_lương! công_nhân! lao_động! người_lao_động! thất_nghiệp! việc_làm! tuyển_dụng! sa_thải! cắt_giảm_nhân? nhân_sự? nghỉ_việc! lương_hưu! nghỉ_hưu! nhân_viên? bhxh! bảo_hiểm_xã!',
    technology:
      'công_nghệ! trí_tuệ_nhân! ai? chatbot! công_nghệ_ai! mô_hình_ai! chip! bán_dẫn! điện_thoại! smartphone! máy_tính! laptop! internet! ứng_dụng! phần_mềm! mạng_xã_hội? robot! hacker! an_ninh_mạng! dữ_liệu! xe_điện! màn_hình! số_hóa! chuyển_đổi_số! trực_tuyến? camera? google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! iphone! android! windows! samsung! nvidia! xiaomi! ipad! macbook! galaxy! game!',
    science:
      'khoa_học! nhà_khoa_học! nghiên_cứu? vũ_trụ! không_gian? vệ_tinh! nasa! spacex! sao_hỏa! mặt_trăng! tàu_vũ_trụ! thiên_văn! vật_lý! hóa_thạch! khảo_cổ! khủng_long! gene! adn! tế_bào! nhật_thực! nguyệt_thực! loài? phi_hành_gia! sao_chổi!',
    health:
      'bệnh! bệnh_viện! bác_sĩ! bệnh_nhân! sức_khỏe! y_tế! bộ_y_tế! ung_thư! đột_quỵ! tiểu_đường! huyết_áp! tim! tim_mạch! thận! gan! thuốc! vaccine! vắc_xin! virus! dịch_bệnh! ca_mắc! nhiễm! triệu_chứng! điều_trị! phẫu_thuật! cấp_cứu! ngộ_độc! dinh_dưỡng! vitamin! sốt_xuất_huyết! cúm! phòng_khám! cơ_thể? uống? giấc_ngủ! mất_ngủ! béo_phì! viêm! xương_khớp! thực_phẩm? sinh_lý? bác_sĩ_chỉ! cholesterol! đau? thai_kỳ! mang_thai! trầm_cảm!',
    environment:
      'môi_trường! khí_hậu! ô_nhiễm! phát_thải! carbon! rừng! rác! rác_thải! động_vật! tái_chế! năng_lượng_tái? điện_gió! điện_mặt_trời! bảo_tồn! quý_hiếm! tuyệt_chủng! xả_thải! đa_dạng_sinh! hạn_mặn! chất_lượng_không? sói! cá_chết! chặt_cây! chặt_hạ!',
    weather:
      'thời_tiết! mưa! mưa_lớn! mưa_to! mưa_dông! nắng_nóng! bão! áp_thấp! áp_thấp_nhiệt! không_khí_lạnh! rét! giông! giông_lốc! nhiệt_độ! dự_báo_thời! gió_giật! gió_mạnh! gió_mùa! khí_tượng! sương_mù! băng_giá! khô_hạn! hạn_hán!',
    disaster:
      'động_đất! sóng_thần! lũ! lũ_lụt! lũ_quét! ngập ngập_lụt! sạt_lở! cháy! hỏa_hoạn! vụ_cháy! cháy_lớn! nổ! vụ_nổ! tai_nạn! va_chạm? lật_xe! lật_tàu! lật_thuyền! chìm! đuối_nước! tử_vong! thiệt_mạng! người_chết! chết? bị_thương! mất_tích! cứu_hộ! cứu_nạn! sập! rơi_máy_bay! núi_lửa! thiên_tai! tử_nạn! qua_đời? mắc_kẹt! tông? bị_tông! nổ_khí_gas! mất_điện! trật_bánh!',
    education:
      'đại_học! học_sinh! sinh_viên! giáo_viên! cô_giáo! thầy_giáo! hiệu_trưởng! trường? trường_học! giáo_dục! sách_giáo_khoa! thí_sinh! điểm_chuẩn! tuyển_sinh! xét_tuyển! trúng_tuyển! tốt_nghiệp! thi_lại? kỳ_thi! điểm_thi! lớp? lớp_1! lớp_10! học_phí! học_bổng! phụ_huynh! gd_đt! năm_học! mầm_non! tiểu_học! thpt! thcs! cao_đẳng! sư_phạm! du_học! môn_học! giảng_viên! khai_giảng! nữ_sinh? nam_sinh? tiếng_anh? trường_chuyên! ielts!',
    society:
      'xã_hội? gia_đình? vợ? chồng? vợ_chồng? ly_hôn? người_dân? phụ_nữ? trẻ_em? người_nghèo! từ_thiện! nhập_cư! di_cư! biểu_tình! nhân_quyền! liệt_sĩ! thương_binh! hài_cốt! tuổi? hôn_nhân? dân_số! căn_cước! nhà_ở_xã!',
    religion:
      'chùa! phật_giáo! phật! nhà_thờ! giáo_hoàng! công_giáo! giáo_hội! linh_mục! hồi_giáo! tôn_giáo! vu_lan! tu_sĩ! thánh_đường! vatican! đền? giáo_dân! nhà_sư!',
    culture:
      'phim! điện_ảnh! diễn_viên! đạo_diễn! ca_sĩ! nghệ_sĩ! âm_nhạc! ca_khúc! album! concert! hòa_nhạc! phòng_vé! khán_giả? người_đẹp! hoa_hậu! miss_world! miss! mc! người_mẫu! nhạc_sĩ! bảo_tàng! triển_lãm! di_sản! di_tích! văn_hóa! lễ_hội! nghệ_thuật! hội_họa! tranh? tiểu_thuyết! nhà_văn! nhà_thơ! văn_học! tác_giả? sách? sân_khấu! cải_lương! vở_diễn! gameshow! truyền_hình? liên_hoan_phim! netflix! k_pop! showbiz! thời_trang? nsnd! nsưt! tượng_đài! đêm_nhạc! cháy_vé!',
    lifestyle:
      'du_lịch! du_khách! khách_sạn! resort! ẩm_thực! món_ăn! món! nhà_hàng! quán! đặc_sản! nấu! cà_phê! trà! thời_trang! làm_đẹp! da? tóc! giảm_cân! tập_thể_dục! cung_hoàng_đạo! con_giáp! tử_vi! tình_yêu? hẹn_hò! đám_cưới! nuôi_con! thú_cưng! chó? mèo? nội_thất! phong_thủy! điểm_đến! check_in! thói_quen? ô_tô? xe_máy? suv! sedan! cách_làm! cắm_trại! bánh!',
    sports:
      'bóng_đá! đội_tuyển! tuyển_việt_nam! tuyển? cầu_thủ! hlv! huấn_luyện_viên! bàn_thắng! ghi_bàn! trận? trận_đấu! chung_kết! bán_kết! tứ_kết! lượt_về! lượt_đi! vòng_loại! vô_địch! world_cup! asean_cup! aff_cup! sea_games! asiad! olympic! v_league! ngoại_hạng_anh! champions_league! man_utd! real_madrid! barcelona? tiền_đạo! tiền_vệ! hậu_vệ! thủ_môn! clb! vff! bóng_chuyền! bóng_rổ! cầu_lông! quần_vợt! tennis! pickleball! golf! điền_kinh! bơi! marathon! vận_động_viên! vđv! huy_chương! hcv! võ_sĩ! mma! boxing! u23! u17! u20! trọng_tài! sân_cỏ! thể_thao! giải_đấu! chuyển_nhượng! tay_vợt! messi! ronaldo! xuân_son! thi_đấu? hâm_mộ? thua? thắng? đánh_bại!',
    none: 'danh_sách hiện_trường quảng_trường trường_hợp trường_sa cạnh_tranh đấu_tranh tranh_cãi tranh_chấp đánh_giá đền_bù trà_vinh trà_my',
  },
  hr: CROATIAN,
  sr: CROATIAN,
  bs: CROATIAN,
}
