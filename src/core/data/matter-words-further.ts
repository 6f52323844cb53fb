/** Words of Romance and Germanic languages other than English by which what an affair is about is told; written by hand. */

const sets = (lists: Readonly<Record<string, string>>): Readonly<Record<string, ReadonlySet<string>>> =>
  Object.fromEntries(Object.entries(lists).map(([language, list]) => [language, new Set(list.trim().split(/\s+/))]))

const ARTICLE_LISTS = {
  fr: 'le la les un une des du au aux ce cet cette ces son sa ses leur leurs',
  es: 'el la los las un una unos unas del al este esta estos estas su sus',
  it: 'il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle sul sullo sulla sui sulle dal dalla dai dalle nel nella nei nelle suo sua',
  pt: 'o a os as um uma do da dos das no na nos nas ao à aos às pelo pela pelos pelas este esta seu sua',
  ca: 'el la els les un una uns unes del dels al als pel pels aquest aquesta seu seva',
  gl: 'o a os as un unha do da dos das no na nos nas ao á aos ás polo pola este esta seu súa',
  de: 'der die das den dem des ein eine einen einem einer eines im am vom zum zur beim ins ans kein keine keinen',
  nl: 'de het een dit deze die dat zijn haar hun',
  sv: 'en ett den det de sin sitt sina denna detta',
  da: 'en et den det de sin sit sine denne dette',
  no: 'en ei et ein eit den det de dei sin sitt sine denne dette',
}
const PREPOSITION_LISTS: Readonly<Record<string, string>> = {
  fr: 'de d en sur contre pour par avec sans dans après avant entre chez sous vers',
  es: 'de en sobre contra por para con sin tras entre ante bajo desde hasta',
  it: 'di in su contro per con senza dopo tra fra da',
  pt: 'de em sobre contra por para com sem após entre ante',
  ca: 'de en sobre contra per amb sense després entre',
  gl: 'de en sobre contra por para con sen tras entre',
  nl: 'van op over tegen voor met zonder na tussen bij in om uit naar tot door',
  sv: 'av på över mot för med utan efter mellan vid i om från till under inför kring',
  da: 'af på over mod for med uden efter mellem ved i om fra til under',
  no: 'av på over mot for med uten utan etter mellom ved i om fra frå til under',
}

/** What stands before nouns alone. */
export const ARTICLES = sets(ARTICLE_LISTS)

/** What stands before nouns much more often than before others; in German, which writes nouns large as names, articles alone. */
export const BEFORE_NOUNS = sets(
  Object.fromEntries(Object.entries(ARTICLE_LISTS).map(([language, list]) => [language, `${list} ${PREPOSITION_LISTS[language] ?? ''}`])),
)

/** Small words within a phrase. */
export const JOINTS = sets({
  fr: 'de du des d la le les l à au aux en sur',
  es: 'de del la el los las a al en sobre',
  it: 'di del dello della dei degli delle dell al allo alla ai agli alle all in su sul sullo sulla sui sulle sull',
  pt: 'de do da dos das a o as os à ao às aos em no na nos nas sobre',
  ca: 'de del dels la el els les a al als en',
  gl: 'de do da dos das á ao ás aos en no na nos nas',
  de: 'von vom im in am an auf der des den dem bei für um zur zum',
  nl: 'van de het in op voor',
  sv: 'i av på om för',
  da: 'i af på om for',
  no: 'i av på om for',
})

const NORWEGIAN_PERSONS =
  'sjefen lederen sønnen datteren faren moren broren søsteren kona mannen familien advokaten offeret ofrene spilleren treneren kandidaten laget barnet barna gutten jenta vennen foreldrene paven kongen dronninga dronningen prinsen prinsessen kvinnen kvinna'

/** Who somebody is to another, or is in every report: what such words go with says who, not what. */
export const ANYBODY = sets({
  fr: 'patron patronne chef cheffe fils fille père mère parents frère soeur sœur femme mari épouse famille proches avocat avocate victime victimes joueur joueuse entraîneur sélectionneur candidat candidate équipe supporters habitants homme jeune enfant enfants garçon ami compagnon leader dirigeant dirigeants fondateur ancien pape roi reine prince princesse',
  es: 'jefe jefa líder hijo hija padre madre padres hermano hermana mujer marido esposa familia abogado abogada víctima víctimas jugador entrenador técnico candidato candidata equipo vecinos hombre joven niño niña niños novio novia portavoz fundador dueño papa rey reina príncipe princesa',
  it: 'capo leader figlio figlia padre madre genitori fratello sorella moglie marito famiglia avvocato vittima vittime giocatore allenatore tecnico candidato candidata squadra uomo donna giovane bambino bambini ragazzo ragazza fidanzato portavoce fondatore patron papa re regina principe principessa',
  pt: 'chefe líder filho filha pai mãe pais irmão irmã mulher marido família advogado advogada vítima vítimas jogador treinador técnico candidato candidata equipa equipe moradores homem jovem menino menina crianças namorado fundador dono papa rei rainha príncipe princesa',
  ca: 'cap líder fill filla pare mare pares germà germana dona marit família advocat víctima víctimes jugador entrenador candidat equip veïns home jove nen nena nens portaveu fundador papa rei reina príncep',
  gl: 'xefe líder fillo filla pai nai pais irmán irmá muller marido familia avogado vítima vítimas xogador adestrador candidato equipo veciños home mozo neno nena nenos voceiro fundador papa rei raíña príncipe',
  de: 'chef chefin sohn tochter vater mutter eltern bruder schwester frau mann ehemann ehefrau familie anwalt anwältin opfer spieler trainer kandidat team mannschaft kind kinder junge mädchen freund gründer papst könig königin prinz prinzessin',
  nl: 'baas leider zoon dochter vader moeder ouders broer zus vrouw man familie advocaat slachtoffer slachtoffers speler trainer coach kandidaat ploeg team kind kinderen jongen meisje vriend oprichter paus koning koningin prins prinses',
  sv: 'chefen ledaren sonen dottern pappan mamman föräldrarna brodern systern frun mannen familjen advokaten offret offren spelaren tränaren kandidaten laget barnet barnen pojken flickan vännen grundaren påven kungen drottningen prinsen prinsessan kvinnan',
  da: 'chefen lederen sønnen datteren faren moren forældrene broren søsteren konen manden familien advokaten offeret ofrene spilleren træneren kandidaten holdet barnet børnene drengen pigen vennen stifteren paven kongen dronningen prinsen prinsessen kvinden',
  no: NORWEGIAN_PERSONS,
})

const SCANDINAVIAN = /\p{L}{3,}(?:en|et|erna|arna|orna|ene|ane)$/u
/** Nouns with their article as an ending. */
export const DEFINITE: Readonly<Record<string, RegExp>> = {
  sv: SCANDINAVIAN,
  da: SCANDINAVIAN,
  no: SCANDINAVIAN,
}

const NORWEGIAN =
  /^(?:regjering|myndighet|statsminister|utenriksminister|politi|påtalemyndighet|menneske|innbygger|kommune|selskap|forsker|ekspert|situasjon|opplysning|virksomhet|undersøkelse|avgjørelse|beslutning|representant|organisasjon|befolkning|samarbeid|stortinget|spørsmål|mulighet|utvikling|konsekvens|ansvarlig|kritikk|advokat|foreldre|ungdom|arbeidsgiver|ansatte|milliard|million|prosent|motstander|tilhenger|tidligere|sykehus|flyplass|fengsel|universitet|grunnskole|bilist|pasient|forbruker|student|kvelden|morgenen|fredag|mandag|tirsdag|onsdag|torsdag|lørdag|søndag)/

/** Ends of the names of what is built or lies somewhere, in Scandinavian languages and Dutch: "Lendelbron". */
export const BUILT =
  /(?:br(?:on|oen|oa|ua|ug)|tunnel(?:n|en)?|gruv(?:an|en|a)|minen|mijn|ha(?:mnen|vnen|vna|ven)|d(?:ammen|æmningen|emningen|am)|kanalen|kanaal|ban(?:an|en)|parken|park|sko(?:gen|ven)|t(?:ornet|årnet|oren)|huset|slottet|kyrkan|kirk(?:en|a)|kerk|festivalen|festival|lin(?:jen|jan|je)|lijn)$/u

/** What much of a year's news tells of, by the beginning, or what every compound of its kind ends in. */
export const COMMON_COMPOUNDS: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:bundes|landes)?regierung|behörde|bevölkerung|menschen|einwohner|mitarbeiter|mitglied|unternehmen|forscher|wissenschaft|experten|situation|entwicklung|entscheidung|untersuchung|ermittl|organisation|opposition|parlament|bundestag|landtag|gemeinde|staatsanwalt|öffentlichkeit|gesellschaft|polizist|beschäftigte|angehörige|jugendliche|millionen|milliarden|wochenende|vergangenheit|zusammenarbeit|verantwort|möglichkeit|anwohner|krankenhaus|flughafen|hauptbahnhof|grundschul|universität|gefängnis|freiheitsstrafe|haftstrafe|geldstrafe|angeklagt|autofahrer|fußgänger|patient|verbraucher|studierende|wohnhaus|mehrfamilienhaus|grundstück|geschäftsführ|geschäftsjahr|feuerwehr|rettungskräfte|einsatzkräfte|betroffene|verletzte|verdächtig|teilnehmer|zuschauer|besucher|bürgerinnen|hauptstadt|innenstadt|deutschland|donnerstag|mittwoch|dienstag|sonntag|sonnabend|september|november|dezember|montagabend|nachmittag|vormittag)|(?:bank|sparkasse|minister(?:ium|in)?|präsident(?:in|schaft)?|kanzler(?:in)?|sprecher(?:in)?|kandidat(?:in|en)?|(?:abend|morgen|nacht)s?|politiker(?:in)?|gericht|partei)s?$/,
  nl: /^(?:regering|overheid|bevolking|inwoner|medewerker|bedrijven|onderzoek|wetenschap|deskundige|situatie|ontwikkeling|beslissing|organisatie|oppositie|parlement|gemeente|justitie|samenleving|politie|miljoenen|miljarden|slachtoffer|verdachte|bezoeker|toeschouwer|hoofdstad|weekeinde|burgemeester|minister|staatssecretaris|woordvoerder|kandidaat|mogelijk|verantwoordelijk|ziekenhuis|luchthaven|gevangenis|basisschool|universiteit|automobilist|patiënt|consument|student|omwonenden|brandweer|hulpdiensten|betrokkenen|jongeren|werknemer|werkgever|donderdag|woensdag|dinsdag|zaterdag|september|november|december|nederland|premier|president|rechtbank)|(?:avond|ochtend|nacht|partij)$/,
  sv: /^(?:regering|myndighet|statsminist|utrikesminist|polis|åklagar|människ|invånar|kommun|företag|forskar|expert|situation|uppgift|verksamhet|undersökning|beslut|representant|organisation|befolkning|samarbet|riksdag|möjlighet|utveckling|konsekvens|ansvarig|kritik|advokat|föräldr|ungdom|arbetsgivar|anställd|miljard|miljon|procent|motståndar|anhängar|tidigare|kvällen|morgonen|onsdag|torsdag|lördag|september|november|december|ordförand|partiledar|ministern|presiden|talesperson|misstänkt|skadade|händelse|sjukhus|flygplats|fängelse|universitet|grundskol|bilist|patient|konsument|student|domstol|tingsrätt|socialdemokrat|moderat|sverigedemokrat|centerparti|vänsterparti|kristdemokrat|liberal|miljöparti|huvudstad|marknad|försvar)|(?:minister|ministern|partiet|ledaren|chefen|verket|myndigheten|banken|kassan|styrelsen|inspektionen|nämnden|departementet|demokraterna|moderaterna|liberalerna)$/,
  da: /^(?:regering|myndighed|statsminist|udenrigsminist|politi|anklager|mennesk|indbygger|kommune|virksomhed|forsker|ekspert|situation|oplysning|undersøgelse|afgørelse|beslutning|repræsentant|organisation|befolkning|samarbejd|folketing|mulighed|udvikling|konsekvens|ansvarlig|kritik|advokat|forældr|ungdom|arbejdsgiver|ansatte|milliard|million|procent|modstander|tilhænger|tidligere|aftenen|morgenen|fredag|onsdag|torsdag|lørdag|september|november|december|formand|talsmand|mistænkt|sårede|hændelse|sygehus|hospital|lufthavn|fængsel|fængslet|universitet|folkeskole|bilist|patient|forbruger|student|domstol|hovedstad)|(?:minister|ministeren|partiet|lederen|chefen|styrelsen|banken|tilsynet|ministeriet|demokraterne|konservative)$/,
  no: NORWEGIAN,
}
