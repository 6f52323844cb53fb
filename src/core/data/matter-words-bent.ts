/**
 * How nouns bend, and what says little, in languages that tell the case of a noun by its end; written by hand. By these the form is known by which a thing
 * is called ("заморозка аренды" where reports say "заморозку аренды").
 */

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export interface Bending {
  /** Small words within a phrase, nouns behind them. */
  readonly prepositions: ReadonlySet<string>
  /** What adjectives alone end in. */
  readonly adjective: RegExp
  /** An adjective in a form that a name may have: the nominative, or an accusative that is the same. */
  readonly straight: RegExp
  /** The same, but for cases that look like it. */
  readonly maybe: RegExp
  /** A noun that has no other form by which it could be called. */
  readonly sure: RegExp
  /** A noun in a case. */
  readonly oblique: RegExp
  /** A verb. */
  readonly verb: RegExp
  /** An adjective behind its noun: "Most Kalinowy". */
  readonly behind: boolean
  /** What a noun of men's gender ends in, in cases of its own; and what it ends in behind these prepositions. */
  readonly masculine: RegExp
  readonly genitive: ReadonlySet<string>
  /** The accusative of a noun that opens a headline, and its nominative. */
  readonly opening: readonly (readonly [RegExp, string])[]
  /** Who somebody is, in the beginning of a run: who, not what. */
  readonly persons: RegExp
  /** The accusative of adjective and noun, and their nominatives. */
  readonly lifted: readonly (readonly [RegExp, string, RegExp, string])[]
  /** Bodies, places, persons, days and what every report tells of, by their beginnings. */
  readonly common: RegExp
}

const RUSSIAN_COMMON =
  /^(?:верховн|арбитраж|конституционн|областн|районн|городск|федеральн|правительств|министерств|минист|минздрав|минобр|полици|прокуратур|следственн|президент|премьер|губернатор|администраци|депутат|парти|оппозици|компани|област|район|город|кра[йяюе]$|республик|регион|стран|государств|федераци|мир[аеу]?$|человек|люд|жител|женщин|мужчин|ребен|ребён|дет[ияе]|школьник|студент|пенсионер|водител|пострадавш|погибш|сотрудник|чиновник|эксперт|специалист|представител|глав[аыуе]$|нов(?:ый|ая|ое|ые|ого|ой|ую|ых|ому|ым|ом)$|перв|втор|трет|последн|главн|крупн|больш|российск|украинск|американск|час[атыо]|дн[яией]|недел|месяц|тысяч|миллион|миллиард|процент|рубл|доллар|евро$|начал|конц|врем|ситуаци|решени|случа|причин|вопрос|результат|част[ьи]|лет$|год)/u
const UKRAINIAN_COMMON =
  /^(?:верховн|конституційн|обласн|районн|міськ|державн|уряд|міністерств|міністр|моз$|поліці|прокуратур|президент|прем|губернатор|адміністраці|депутат|парті|опозиці|компані|област|район|міст[оаіу]|кра[йїю]|республік|регіон|держав|світ|люд[еияі]|жител|мешкан|жінк|чолов|дит|школяр|студент|пенсіонер|воді[йяєї]|потерпіл|загибл|працівник|чиновник|експерт|фахів|представник|голов[аиуі]$|нов(?:ий|а|е|і|ого|ої|у|их|ому|ою)$|перш|друг|трет|останн|головн|найбільш|велик|україн|російськ|американськ|годин|дн[яів]|тиж|місяц|тисяч|мільйон|мільярд|відсот|грив|долар|євро$|почат|кін[ец]|час|ситуаці|рішенн|випад|причин|питанн|результат|частин|рок)/u

const BELARUSIAN_COMMON =
  /^(?:вярхоўн|канстытуцыйн|абласн|раённ|гарадск|дзяржаўн|урад|міністэрств|міністр|міліцы|пракуратур|прэзідэнт|прэм|губернатар|адміністрацы|дэпутат|парты|апазіцы|кампані|вобласц|раён|горад|кра[йюі]|рэспублік|рэгіён|дзяржав|свет|люд|жыхар|жанчын|мужчын|дзіц|дзец|супрацоўнік|чыноўнік|эксперт|прадстаўнік|нов|перш|друг|трэц|апошн|галоўн|буйн|вялік|беларуск|расійск|гадзін|дн[яёі]|тыд|месяц|тысяч|мільён|мільярд|працэнт|рубл|долар|еўра$|сітуацы|рашэнн|год)/u

const POLISH_COMMON =
  /^(?:sąd|sejm|senat|rząd|minister|resort|policj|prokurat|prezyden|premier|wojewod|samorząd|radn|posł|pose|parti|opozycj|firm|spółk|województw|powiat|gmin|miast|miejsc|region|kraj|państw|republik|unii?|świat|ludz|osob|osób|mieszka|kobiet|mężczy|dziec|uczni|student|emeryt|kierow|pracown|urzędn|ekspert|przedstawiciel|szef|now(?:y|a|e|ego|ej|ą|ych|ym|i)$|pierwsz|drug|trzec|ostatni|główn|najwięk|duż|wielk|polsk|rosyjs|ukraińs|amerykańs|godzin|dni|dzień|tygod|miesi|tysi|milion|miliard|procen|złot|euro$|dolar|począt|koniec|końc|czas|sytuacj|decyzj|przypad|przyczyn|spraw|wynik|część|części|rok|lat)/u
const CZECH_COMMON =
  /^(?:soud|ústavní|nejvyšší|krajsk|okresn|městsk|vlád|vláda|minister|ministr|resort|polici|státní|prezident|premiér|hejtman|poslan|poslank|senát|stran|opozic|firm|společnost|spoločnos|kraj|okres|obec|obc|měst|mest|region|zem[ěi]|krajin|stát|štát|republik|unie|úni|svět|svet|lid[éií]|ľud|osob|osôb|obyvatel|žen|muž|dět|deti|žák|student|důchod|řidič|vodič|pracovn|úředn|expert|zástup|šéf|nov(?:ý|á|é|ého|ou|ých|ým|ém|u|ej)$|první|prv[ýáé]|druh|třet|tret|posledn|hlavn|největ|najväč|velk|veľk|česk|slovensk|rusk|ukrajinsk|americk|hodin|dn[yíů]|den|týd|týž|měsíc|mesiac|tisíc|mili[oó]n|miliard|procent|percent|korun|euro?$|dolar|začát|konec|konc|čas|situac|rozhodnut|případ|prípad|příčin|věc|výsled|část|rok|let$)/u

const CZECH: Bending = {
  prepositions: set('v ve na o od do z ze s se k ke po pro proti za u před pri při nad pod mezi kvůli voči'),
  adjective: /(?:[ýáé]|ého|ému|ém|ým|ých|ými|ího|ímu|ích|ími|n[ií]|sk[áéou]+)$/u,
  straight: /[ýá]$/u,
  maybe: /[éí]$/u,
  sure: /(?:[eě]n[ií]|án[ií]|t[ií]|ost|osť|stv[oí]|enie|anie|tie)$/u,
  oblique: /(?:ů|ův|ům|ami|emi|ách|ech|ích|ou|ovi|iem|em|om|ov|u|ě|ám|ím|í|ých)$/u,
  verb: /(?:[aeiíyu]l[aioy]?|uje|ují|ají|at|it|ět|eť|ať|iť|ne|nou)$/u,
  behind: false,
  masculine: /(?:em|ů|ům|ovi|ov|om)$/u,
  genitive: set('od do z ze bez kvůli'),
  opening: [],
  persons:
    /^(?:učitel|lékař|lekár|horní|baní|zemědělc|odbor|novinář|novinár|voják|vojak|majitel|inženýr|inžinier|pilot|strojvedouc|aktivist|policist|rodič|rodin|pacient|klient|podezřel|podozriv|obviněn|obvinen|zadržen|zadržan|terorist|migrant|uprchlí|uteče|turist|hráč|trenér|fotbalist|futbalist|fanouš|fanúš|umělc|umelc|herec|herc|zpěvá|spevá|investor|bankéř|podnikatel|ředitel|riaditel|soudc|sudc|advokát|syn|dcer|otec|otc|matk|bratr|brat|sestr)/u,
  lifted: [
    [/ou$/u, 'á', /(?:u|ou)$/u, 'a'],
    [/ú$/u, 'á', /u$/u, 'a'],
  ],
  common: CZECH_COMMON,
}

export const BENDING: Readonly<Record<string, Bending>> = {
  ru: {
    prepositions: set('в во на о об от до из с со к ко по для против за у перед при над под между без из-за'),
    adjective: /(?:[ыи]й|ая|яя|[оы]е|[оеё]го|[оеё]му|[ыи]м|ую|юю|[ыи]х|[ыи]ми)$/u,
    straight: /(?:[ыи]й|[ая]я|[оыи]е)$/u,
    maybe: /ее$/u,
    sure: /(?:[нт]ие|ость|ство|[цсз]ия)$/u,
    oblique: /(?:[ую]|ой|[оеё]м|[ая]м|[ая]ми|[ая]х|[оеё]в|ией|ии)$/u,
    verb: /(?:с[яь]|[аеиоуыя]л[аио]?|[аеиоу]ть|[аеёиу]т|ют|ят|ен[аоы]|ут)$/u,
    behind: false,
    masculine: /(?:ом|ем|ов|ев)$/u,
    genitive: set('от до из с без для после против из-за'),
    opening: [
      [/у$/u, 'а'],
      [/ю$/u, 'я'],
    ],
    persons:
      /^(?:машинист|учител|врач|медик|шахт[её]р|фермер|рабоч(?:ий|ие|их)$|работник|профсоюз|журналист|солдат|собственник|инженер|пилот|контрол[её]р|водител|активист|полицейск|актив|родител|семь[яиюе]|пациент|клиент|подозреваем|обвиняем|задержанн|террорист|мигрант|бежен[ец]|туристы?$|игрок|тренер|футболист|болельщик|артист|актер|актёр|певе?ц|певиц|акционер|инвестор|банкир|бизнесмен|предпринимател|директор|судь[яиюе]|адвокат|прокурор|следовател|сын|дочь|отец|мать|брат|сестр|муж|жен[аыуе]$)/u,
    lifted: [
      [/ую$/u, 'ая', /у$/u, 'а'],
      [/ую$/u, 'ая', /ю$/u, 'я'],
      [/ую$/u, 'ая', /ь$/u, 'ь'],
      [/юю$/u, 'яя', /у$/u, 'а'],
    ],
    common: RUSSIAN_COMMON,
  },
  uk: {
    prepositions: set('в у на о об від до з із зі к по для проти за перед при над під між без через про'),
    adjective: /(?:ий|ого|ього|ому|ьому|им|ої|ьої|их|іх|ими|іми|ськ(?:а|у|ій|ою|і|е))$/u,
    straight: /(?:ий|[аяеє])$/u,
    maybe: /[ії]$/u,
    sure: /(?:ння|ття|ість|ство|[цсз]ія)$/u,
    oblique: /(?:[ую]|[оеє]ю|[оеє]м|[оеє]ві|[ая]м|[ая]ми|[ая]х|[іїе]в|ії|[дтлнскгхвмзжшщчц]і)$/u,
    verb: /(?:с[яь]|[аеиіоуя]л[аио]|[аеиіоуя]в|[аеиіу]ти|[аеєиу]ть|ено|ано|ать|ять)$/u,
    behind: false,
    masculine: /(?:ом|ем|ові|еві)$/u,
    genitive: set('від до з із без для після проти через'),
    opening: [
      [/у$/u, 'а'],
      [/ю$/u, 'я'],
    ],
    persons:
      /^(?:машиніст|вчител|учител|лікар|медик|шахтар|фермер|робітник|профспілк|журналіст|солдат|власник|інженер|пілот|активіст|поліцейськ|батьк|родин|пацієнт|клієнт|підозрюван|обвинувачен|затриман|терорист|мігрант|біжен|турист|гравц|гравець|тренер|футболіст|вболівальник|артист|актор|співа|інвестор|банкір|бізнесмен|підприєм|директор|судд|адвокат|прокурор|слідч|син|доч|мати|брат|сестр)/u,
    lifted: [
      [/у$/u, 'а', /у$/u, 'а'],
      [/у$/u, 'а', /ю$/u, 'я'],
      [/у$/u, 'а', /ь$/u, 'ь'],
    ],
    common: UKRAINIAN_COMMON,
  },
  be: {
    prepositions: set('у ў на аб ад да з са к па для супраць за перад пры над пад між без праз'),
    adjective: /(?:ая|яя|[аоя]га|[аоя]му|ым|ім|ую|юю|ых|іх|ымі|імі|[ыі]я)$/u,
    straight: /(?:[ая]я|[ыі]я)$/u,
    maybe: /[ыі]$/u,
    sure: /(?:нне|цце|асць|ства|[цс]ыя)$/u,
    oblique: /(?:[ую]|[аоея]й|[аоея]м|[аоя]ў|[ая]мі|[ая]х|ыі)$/u,
    verb: /(?:цца|[аеіоуыя]л[аіо]|[аіуя]ў|[аеіу]ць|юць|ена|ана)$/u,
    behind: false,
    masculine: /(?:ом|ем|оў|аў)$/u,
    genitive: set('ад да з без для пасля супраць'),
    opening: [
      [/у$/u, 'а'],
      [/ю$/u, 'я'],
    ],
    persons:
      /^(?:настаўнік|урач|лекар|шахцёр|фермер|рабоч|работнік|прафсаюз|журналіст|салдат|інжынер|актывіст|бацьк|сям|пацыент|кліент|падазраван|затрыман|тэрарыст|мігрант|бежан|турыст|гулец|гульц|трэнер|футбаліст|артыст|акцёр|бізнесмен|дырэктар|судд|адвакат|пракурор)/u,
    lifted: [[/ую$/u, 'ая', /у$/u, 'а']],
    common: BELARUSIAN_COMMON,
  },
  pl: {
    prepositions: set('w we na o od do z ze k po dla przeciw przeciwko za u przed przy nad pod między bez przez'),
    adjective: /(?:ego|emu|ym|im|ej|ych|ich|ymi|imi|sk[aieą]|ow[ayeą]|n[yeą])$/u,
    straight: /[yiae]$/u,
    maybe: /$^/u,
    sure: /(?:[nc]ie|ość|stwo)$/u,
    oblique: /(?:[ęąu]|ów|om|ami|ach|owi|em|ii|ji)$/u,
    verb: /(?:[aeioyuąę]ł[aoyi]?|[aeiy]li|uje|ują|ają|ać|ić|yć|eć|ąć|ono|ano|yto)$/u,
    behind: true,
    masculine: /(?:em|ów|owi)$/u,
    genitive: set('od do z bez dla po wskutek'),
    opening: [[/ę$/u, 'a']],
    persons:
      /(?:^(?:nauczyciel|lekar|górni|rolni|związk|dziennik|żołnier|właściciel|inżynier|pilot|kontroler|maszynist|aktywist|policjan|rodzic|rodzin|pacjen|klien|podejrzan|oskarżon|zatrzyman|terroryst|migran|uchodź|turyst|piłkarz|trener|kibic|artyst|aktor|inwestor|bankier|biznesmen|przedsiębior|dyrektor|sędzi|adwokat|prokurator|syn|córk|ojc|ojciec|matk|brat|siostr|mąż|żon[ay])|rzy$|owie$)/u,
    lifted: [
      [/ą$/u, 'a', /[ęą]$/u, 'a'],
      [/ą$/u, 'a', /(?:ść|ej|ć|ź|ń|rz)$/u, ''],
    ],
    common: POLISH_COMMON,
  },
  cs: CZECH,
  sk: CZECH,
}

export interface Suffixing {
  /** A noun in a case. */
  readonly oblique: RegExp
  readonly verb: RegExp
  /** What the names of what is built or lies somewhere end in, and of things of two nouns. */
  readonly built: RegExp
  /** Whether one word can be a thing: a language that joins its words. */
  readonly joins: boolean
  readonly common: RegExp
}

/** Languages that set endings behind a noun that stays what it is. */
export const SUFFIXING: Readonly<Record<string, Suffixing>> = {
  tr: {
    oblique: /(?:[dt][ea]n?|[dt]ek[iı]|l[ae]r[ae]|[yn][ea]|[ıiuü]n[ıiuü]|[ıiuü]n[ea])$/u,
    verb: /(?:[dt][ıiuü](?:lar|ler|k|m)?|[ıiuü]yor(?:lar)?|[ea]ca[kğ]|ece[kğ]|m[ıiuü]ş|m[ae]k|m[ae]l[ıi])$/u,
    built: /(?:s[ıiuü]|[^aeıioöuü][ıiuü])$/u,
    joins: false,
    common:
      /^(?:mahkeme|anayasa|yüksek|yargıtay|hükümet|bakan|bakanlı|polis|emniyet|jandarma|savcı|başsavcı|cumhurbaşkan|başbakan|belediye|vali|milletvekil|meclis|parti|muhalefet|şirket|kulüb|kulüp|il|ilçe|şehir|şehri|kent|bölge|ülke|devlet|dünya|kişi|insan|vatandaş|kadın|adam|erkek|çocuk|öğrenci|sürücü|yaralı|uzman|yetkili|yeni|ilk|son|büyük|birinci|ikinci|üçüncü|türk|türkiye|rus|amerikan|saat|gün|hafta|ay|yıl|bin|milyon|milyar|yüzde|lira|dolar|euro|sonra|önce|karar|durum|olay|sonuç|neden|bir|iki|üç|dört|beş)(?:\p{L}{0,6})?$/u,
  },
  hu: {
    oblique: /(?:b[ae]n|b[óő]l|b[ae]|n[áé]l|t[óő]l|h[oeö]z|r[óő]l|r[ae]|v[ae]l|[oeöa]n|[áéoeö]?t|ért|nak|nek)$/u,
    verb: /(?:ott|ett|ött|tak|tek|nak|nek|ják|ik|ják|ítanak|ítják)$/u,
    built:
      /(?:híd|hidak|alagút|gyár|erőmű|gát|bánya|tér|út|vonal|kikötő|repülőtér|stadion|torony|park|fesztivál|program|törvény|botrány|ügy|adó|stop)$/u,
    joins: true,
    common:
      /^(?:bírósá|alkotmánybírósá|kormány|miniszt|rendőr|ügyész|elnök|polgármest|önkormány|képvisel|parlament|országgyűl|párt|ellenzék|cég|vállalat|társaság|megye|város|ország|állam|világ|ember|lakos|nő|férfi|gyer|diák|nyugdíjas|sofőr|sérült|szakért|tulajdonos|új|első|utolsó|nagy|legnagyobb|második|magyar|orosz|ukrán|amerikai|óra|nap|hét|hónap|év|ezer|millió|milliárd|százalék|forint|euró|dollár|döntés|helyzet|eset|ok|eredmény|szövetség|szervezet|hivatal|hatóság)/u,
  },
  fi: {
    oblique: /(?:n|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|tt[aä]|[^aä]t[aä]|[eiouyö][aä]|aa|ää|ja|jä|nä|na)$/u,
    verb: /(?:taan|tään|daan|dään|tiin|ttu|tty|nut|nyt|vat|vät|si|oi|tii|ee|aa|ää)$/u,
    built:
      /(?:silta|tunneli|kaivos|satama|pato|rata|tie|tehdas|voimala|lentoasema|stadion|torni|puisto|laki|vero|katto|kielto|tuki|maksu|lakko|kohu|jupakka)$/u,
    joins: true,
    common:
      /^(?:oikeu|hallitu|hallinto|minister|poliis|syyttäj|presiden|pormest|kaupun|kunnan|kunta|valtuust|edusk|puolue|opposit|yhtiö|yrity|seutu|maakun|maan|maa$|valtio|maailm|ihmi|asukka|nais|mies|miehe|laps|oppila|opiskel|eläkelä|kuljetta|asiantunti|viranomai|edusta|uus|uusi|uude|ensimm|viimei|suur|toinen|toise|suomal|venäl|ukrain|amerik|tunti|tunni|päiv|viiko|viikko|kuukau|vuo|tuha|miljoon|miljard|prosen|euro|dollar|päätö|tilan|tapau|syy|tulo|väestö|tutkimu|järjest|työnteki|yhteiskun|mahdollis|johtaja|tiedot)/u,
  },
  ko: {
    oblique: /(?:에서|으로|에게|까지|부터)$/u,
    verb: /(?:다|했다|한다|된다|됐다)$/u,
    built: /(?:교|터널|댐|공항|역|항|산단|공장|발전소|법|세|제|사태|의혹|사건|참사|신공항|선)$/u,
    joins: false,
    common:
      /^(?:법원|검찰|경찰|정부|국회|대통령|총리|장관|시장|도지사|의원|여당|야당|정당|회사|기업|대표|시의회|시민|주민|남성|여성|학생|환자|관계자|전문가|첫|새|지난|오늘|내일|올해|작년|전국|한국|미국|중국|일본|북한|러시아|우크라이나|서울|부산|용의자|징역|혐의|구속|체포|선고|재판)/u,
  },
}

/** Greek tells the case by the article. */
export const GREEK = {
  /** Behind these stands a form by which a thing is called; of men's gender the accusative is another. */
  straight: set('η οι το τα τη την στη στην στο στα ένα μια μία'),
  masculine: set('ο ένας'),
  bent: set('του της των τον τους τις στον στους στις ενός μιας'),
  joints: set('σε στο στη στην στον στα στις στους για από με κατά του της των τον την το τα τους'),
  verb: /(?:ει|εί|ουν|ούν|σε|σαν|θηκε|θηκαν|εται|ονται|άται|ται|ζει|ησε)$/u,
  common:
    /^(?:δικαστήρι|άρειο|κυβέρνηση|κυβερνησ|υπουργ|αστυνομ|εισαγγελ|πρόεδρ|προεδρ|πρωθυπουργ|δήμο|δημ[οά]|περιφέρει|βουλ[ήηευ]|κόμμα|κόμματ|αντιπολίτευ|εταιρ|νομ[όο]ς|πόλη|χώρα|χωρ|κράτ|κόσμο|άνθρωπ|ανθρώπ|κάτοικ|κατοίκ|γυναίκ|άνδρ|παιδ|μαθητ|φοιτητ|συνταξιούχ|οδηγ|τραυματ|νεκρ|ειδικ|εκπρόσωπ|νέ[οαεςηυ]|πρώτ|τελευταί|μεγάλ|δεύτερ|ελλην|ρωσ|ουκραν|αμερικαν|ώρ|ημέρ|μέρ|εβδομάδ|μήν|μην|χρόν|χρον|έτ|χιλιάδ|εκατομμύρ|δισεκατομμύρ|ευρώ|δολάρ|απόφαση|αποφασ|κατάσταση|περίπτωση|υπόθεση|αιτί|αποτέλεσμα)/u,
} as const

/** Arabic joins small words to what stands behind them and tells no case in writing. */
export const ARABIC = {
  /** What men and women are called: who somebody is. */
  given:
    set(`أحمد محمد محمود علي حسن حسين خالد عمر عمرو يوسف إبراهيم مصطفى عبد عبدالله سامي سامر كريم طارق وليد ياسر ماجد فهد سعد سعيد ناصر نصر جمال كمال فؤاد رشيد فاروق بشار بلال حمزة زياد
    سليم سليمان صالح صلاح عادل عماد غسان فيصل مروان نبيل هاني هشام وائل أنور أسامة أمين إياد إيهاب جابر حازم رامي رائد شريف طلال فادي قاسم لؤي مازن معتز منير نزار
    فاطمة عائشة مريم زينب خديجة سارة ليلى نور هدى منى سلمى ريم دينا رانيا هند سعاد نادية سميرة أمل إيمان جون جورج دونالد جو فلاديمير إيمانويل بنيامين`),
  /** "and", "for", "by", "as" before a noun. */
  joined: /^(?:[وفبك](?:ال)|لل|[وف]لل)/u,
  joints: set('في من على إلى عن ضد بين مع حول لـ'),
  common:
    /^(?:ال)?(?:محكمة|محاكم|قضاء|نيابة|حكومة|وزارة|وزير|شرطة|أمن|جيش|قوات|رئيس|رئاسة|برلمان|مجلس|حزب|معارضة|شركة|نادي|منتخب|محافظة|مدينة|منطقة|دولة|دول|جمهورية|مملكة|ولاية|عالم|شخص|أشخاص|سكان|مواطنين|مواطن|نساء|رجل|امرأة|أطفال|طلاب|سائق|خبراء|مسؤول|مسؤولون|مسؤولين|متحدث|جديد|جديدة|أول|أولى|آخر|أخيرة|كبير|كبيرة|ثاني|ثانية|ساعة|ساعات|يوم|أيام|أسبوع|شهر|أشهر|سنة|سنوات|عام|أعوام|ألف|آلاف|مليون|مليار|دولار|بالمئة|قرار|وضع|حالة|سبب|نتيجة|قضية|عدد|مصدر|مصادر|سلطات|هيئة|منظمة|اتحاد|متحدة|أمم|وكالة|مئات|عشرات|خلال|بعد|قبل|بسبب|منذ|أمام|بشأن|عبر|تحت|داخل|خارج|وسط|نحو|رفض|سجن|مقتل|إصابة)$/u,
} as const

/** What is in the news of every day, under one name each time: accidents, services, rises and cases. */
export const EVERY_DAY: Readonly<Record<string, RegExp>> = {
  ru: /^(?:(?:дорожн|автомобильн|уголовн|скор|детск|пожарн|рабоч|жил|торгов|железн|экстренн|срочн|финансов|экономическ|политическ|социальн|воздушн|военн|мобильн|искусственн)\p{L}* \p{L}+|(?:рост|падение|снижение|повышение|курс|цена|цены|число|количество|уровень|смерть|гибель|день) .+)$/iu,
  uk: /^(?:(?:дорожн|автомобільн|кримінальн|швидк|дитяч|пожежн|робоч|житлов|торгов|залізничн|фінансов|економічн|політичн|соціальн|повітрян|військов|мобільн|штучн)\p{L}* \p{L}+|(?:ріст|зростання|падіння|зниження|підвищення|курс|ціна|ціни|кількість|рівень|смерть|загибель|день) .+)$/iu,
  be: /^(?:(?:дарожн|крымінальн|хутк|дзіцяч|пажарн|рабоч|жыл|гандлёв|чыгуначн|паветран|ваенн)\p{L}* \p{L}+|(?:рост|падзенне|курс|цана|цэны|колькасць|узровень|смерць|дзень) .+)$/iu,
  pl: /^(?:(?:wypadek|wypadki|straż|karetka|ruch|postępowanie|zespół|grupa|blok|centrum|dzień|zarzuty?|akt) \p{L}+|(?:wzrost|spadek|cena|ceny|liczba|poziom|śmierć|kurs) .+|(?:sztuczna|pomoc|służba|opieka) \p{L}+)$/iu,
  cs: /^(?:(?:dopravní|trestní|hasičsk|záchrann|pracovní|bytov|obchodní|mateřsk|základní|umělá)\p{L}* \p{L}+|(?:růst|pokles|cena|ceny|počet|úroveň|smrt|kurz|den) .+)$/iu,
  sk: /^(?:(?:dopravn|trestn|hasičsk|záchrann|pracovn|bytov|obchodn|matersk|základn|umel)\p{L}* \p{L}+|(?:rast|pokles|cena|ceny|počet|úroveň|smrť|kurz|deň) .+)$/iu,
  tr: /^(?:(?:trafik|iş) kaza\p{L}*|(?:kaza|yapay zek|iş arkadaş|sosyal medya|akaryakıt fiyat|hava durum|itfaiye ekip|sağlık ekip)\p{L}*|\p{L}+ (?:fiyatı|fiyatları|sayısı|oranı|ekipleri))$/iu,
  fi: /(?:onnettomuus|kolari|palokunta|pelastuslaitos|tekoäly|nousu|lasku|hinta|määrä)$/iu,
  hu: /(?:baleset|tűzoltóság|mentőszolgálat|intelligencia|emelkedés|csökkenés| ára|száma)$/iu,
  el: /^(?:τροχαίο|πυροσβεστική|τεχνητή|αύξηση|μείωση|τιμή|τιμές|αριθμός)(?: .+|$)/iu,
  ar: /^(?:حادث (?:ال)?سير|حوادث السير|حادث مروري|الحادث المروري|النفط الخام|الذكاء الاصطناعي|الدفاع المدني|ارتفاع .+|انخفاض .+|أسعار .+|أعداد .+)$/u,
  ko: /(?:교통사고|인공지능|물가 상승|가격 인상|소방대)$/u,
  zh: /^(?:交通事故|车祸|新能源汽车|电动汽车|房地产|原油价格|消防队|社交媒体|气候变化)$/u,
  ja: /^(?:交通事故|電気自動車|気候変動|原油価格|消防隊|物価上昇|値上げ幅)$/u,
}
