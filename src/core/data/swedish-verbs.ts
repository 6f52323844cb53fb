/** Verbs that Swedish headlines are made of, written by hand. Those whose forms are nouns as often ("bilar", "skada") are left out. */

/** Of the first conjugation: "påverka", "påverkar", "påverkas", "påverkat"; their past is told by its ending. */
const FIRST =
  `acceptera agera aktivera analysera anklaga anlita annonsera anpassa arrangera arrestera attackera avfyra avfärda avrätta avskaffa avskeda avsluta
  avslöja avstyra balansera befara befria begära bekräfta belasta belöna beordra beskatta bestraffa bestrida betala bevaka bevilja bjuda blockera
  bomba borda bromsa brottas chocka chockera cirkulera debattera dela delta deklarera demonstrera deportera diskutera dominera donera drabba drunkna
  dumpa efterlysa eftersöka elda engagera evakuera exploatera explodera expandera filma finansiera fira flagga flytta fokusera frakta frukta fungera
  förbereda förbättra fördubbla förenkla förhandla förhindra förklara förlama förlora förnya försena försvara försvaga försämra förvandla förvarna
  förvärra förvåna förändra förödmjuka garantera granska gratulera hacka hagla halvera hamna hamra handla hantera havera hejda hindra hitta hota hylla
  häkta hämta hämna härja hävda ifrågasätta ignorera informera inkassera inspirera installera intervjua invadera investera isolera jaga jobba jubla
  kalla kandidera kapitulera kassera kicka klaga klandra klara klubba knacka kollapsa kollidera kommentera kompensera koppla krascha kringgå kritisera
  krocka krossa kulminera kämpa lamslå landa lansera larma ledsaga leta leverera locka lossa lova lura lyckas lyfta lyssna lämna marknadsföra
  marschera massakrera meddela minnas minska missa misshandla misslyckas misstänka mobilisera motarbeta motivera mutas narkotikatesta nobba nominera
  notera närma nödlanda ockupera offra omringa omvandla oroa orsaka packa parkera passera peka peta placera planera plundra polisanmäla pressa
  prioritera prisa producera protestera publicera påminna påpeka påverka radera ranka rapportera rasa rasera reagera reformera rekrytera rensa
  renovera reparera riskera rusa rusta rymma rädda räkna rösta sabotera sakna samla samarbeta sanera satsa segra servera sikta skaka skapa skicka
  skippa skjutsa skrota skrämma skydda slakta slopa sluta släcka smitta smuggla snatta sopa spana spara sparka spela spekulera splittra spåra
  stabilisera stanna starta stimulera stoppa straffa strejka strypa stötta suspendera svara såra säkra tacka tala tappa tilldela tjäna tjata torska
  trakassera trappa trotsa träffa träna tveka tvinga tvärnita tysta undersöka understeckna underteckna undra uppdatera uppmana uppmuntra upprepa
  upprätta uppskatta utbilda utlova utlokalisera utmana utnyttja utpeka utropa utvidga utvisa utöka vackla vakna vandalisera varna varsla vinka visa
  vittna vräka vrida vädja vägra välkomna vänta värdera vårda växla återhämta återinföra återkalla återkomma återlämna återuppta åtala ägna ändra öka
  önska öppna överklaga överlämna överraska övertala övervaka`.split(/\s+/)

const FIRST_ENDINGS = ['a', 'ar', 'as', 'at', 'ats']

/** Forms of these that are nouns or names as often. */
const NOUNS: ReadonlySet<string> = new Set('dela delar spelar talar hamnar borda rankar hacka'.split(' '))

/** All others, by the forms that stand in headlines. */
const OTHERS =
  `anger angav angett angripa angriper angrips anhåller anhålls anhållen anhållna anhölls anlända anländer anlänt anmäla anmäler anmäls anmälde
  anmäldes anmält anmälts ansluter anslöt anta antar antog använda använder används använt avgå avgår avgick avgått avgöra avgör avgörs avgjort
  avgjord avlida avlider avled avlidit avliden avråder avslå avslår avslog avslås avsätta avsätter avsätts avsattes avstå avstår avböja avböjer
  avbryta avbryter avbryts avbröts avbrutit ber be bedöma bedömer bedöms befinner begå begår begicks begått begravs behandlas behålla behåller behöll
  behöva behöver behövs behövde beror besegra besegrar besegrade beskjuts besköt besköts beskriver beskrivs bestämma bestämmer bestämt besöka besöker
  besökte bett bita biter bjuder blåser blossar bor bränna bränner brändes bränts brinna brinner brann bryta bryts bröt bröts brutit bära bärgas
  bärgades byta byts bytte dra dras drog dragit driva driver drivs drev dyka dyker dök döma dömer dömd dömda dömt dömts döljer dölja döda dödar dödas
  dödade dödades dödat dödats dödad dö dött döpa döps efterlyser efterlyses efterlyst efterlysta enas enades erbjuda erbjuder erbjuds erhåller ersätta
  ersätter ersätts falla fallit föll fångats finna fann fattades fatta fattar faller flyga flyger flög fly flyr flydde få fått följa följer följde
  fördes föra för förbereder förbjuda förbjuder förbjuds förbjöd förbjud fördöma fördömer fördöms fördömde föreslå föreslås föreslog förfalskas
  förgiftas förgiftats förlänga förlänger förlängs förlängt förlöpte försvinna försvinner försvunnit försöka försöker försökte förtjänar förvänta
  förväntas förväntar ge ges getts gett givit genomföra genomför genomförs genomfört genomgår genomgått glömmer gripa griper gripit gripen gripna
  gripet greps grep gräver grävs gå gör göra göms gömde gömma gömmer hamnade hindrade hittade hittades hotade hålla hålls höll hållit hånas hånar
  händer hände hänt hänga hänger hängs höja höjs höjde höjt hör höra hört innebär inför införa införs införde inleda inleder inleds inledde inleddes
  inlett inse inser inträffa inträffar inträffade invald invalda invigs inviger innehåller jämför klättrar kliver klivit klarade knivhögg knivhuggen
  knivhuggna knivskuren knivskurna kom komma kommit konstaterar konkar krävdes krävs kräva krymper krånglar kunna kunde kör köra körde kört köpa köps
  köpte köpt lagt lade larmade leva lever leda leds ledde lett lida lider ligga legat ljuga ljuger låna lånar låta låter lät lämnades läsa läser
  läcker läckt lösa löser löses löste lyckades lägga läggs misslyckades mista mister miste mördas mördad mördades mördade mörda mötas möts möter mötte
  nås nå når nådde nått nekas nekades nyttjar nämner nöja nöjer nödlandade omhändertas omkom omkommer omkommit omkomna omges ordnar overvägar påkörd
  påkörda påstår påstås pågår pågick riva rivs räcker räckte räddades rasade reser ringer rånad rånade rånades rånas rymmer rymde rymt rycker ryckte
  rår rådde råder röja röjs rörs röstade sa sade sattes satte sett ses se sägs sänka sänks sänkte sänkt sköt skjuta skjuter skjuts sköts skjutit
  skjuten skjutna skrev skriva skriver skrivs skyller skynda skymtar skär skar skära skärper skärpa skärps skärpte slapp slipper slippa slog slå
  slagit slås slungas slutade släpa släppa släpper släpps släppte släpptes släppt släppts släcker släckt smiter sover spelade sprids sprida sprider
  spridit spränga spränger sprängs sprängdes springer sprungit spricker sprack sprutar stal stjäla stjäl stjäls stulen stulet stulna stack sticker
  stiga stiger stigit stryker ströks stryks stå stod stått stäms stämmer stämde stänga stängde stängdes stängt stängts ställa ställer ställs ställde
  ställdes ställt ställts stöds stödja stödjer sväljer svek sviker svämmar svepte sveper söker söks sökte sökt sålde såld sålda sålts sålt säga säljs
  sälja sätta sätts sitter sitta ta tas tagit tagits talade teg tiger tillåta tillåter tillåts tillät tillsätts tillsätter tilldelades tillfångatogs
  tjänade tog togs trodde tro tros träffades träffade trängs tränger tvungen tvungna tycks tynger tänder tänker tänkte undkom undkommer undvika
  undviker undvek uppge uppger uppgav uppgett upphör upphäva upphäver upphävs uppstår uppstod upptäcka upptäcker upptäcks upptäckte upptäcktes
  utesluta utesluter utesluts uteslöts uteslutas utför utförs utgöra utgör utlyser utsågs utse utses utsedd utsedda utsätts utsattes utbröt utbryter
  utreda utreddes vann vill ville vart varit vet veta visste vika viker vinna vunnit vända vänder vände vänt väcker väckt väckte väcks vägrade välja
  väljer väljs valde valdes valts välter välte växa växer växte vältes vågar våldtogs våldtagits vädjade återfår återfanns återfunnen återfunna återge
  återta återtar återtog återvände återvänder återvända överge överger överlever överleva överlevde överväger överväga överlämnad överlämnade
  överväldigas överens övergav överförs övergår överdoserar åker åkte äga äger ägde äter äta öker överträffar`.split(/\s+/)

/** In small letters. */
export const SWEDISH_VERBS: ReadonlySet<string> = new Set([
  ...FIRST.flatMap((verb) => FIRST_ENDINGS.map((ending) => verb.replace(/as?$/, '') + ending)).filter((form) => !NOUNS.has(form)),
  ...OTHERS,
])
