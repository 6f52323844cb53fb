/**
 * Words that say what happens, how, or how many, and not what it is about: poor keywords, taken only where nothing better is left. Told by
 * closed classes of words (numbers, amounts, places in time), by the verbs that headlines are made of, and by endings that nouns hardly ever have.
 */

import { SWEDISH_VERBS } from '../data/swedish-verbs.ts'
import { EMPTY_WORDS } from '../text/east-asian-words.ts'
import { namesKind } from './affair-passages.ts'

/** In their first form; headlines write them with -s, -d, -ed and -ing too. Those that are nouns as often ("claim", "plan", "vote") are left out. */
const ENGLISH_VERBS = new Set(
  (
    'accelerate accuse acquire admit adopt agree allege allocate allow amend announce anticipate apologize appear approve argue arrive assert attend avert ' +
    'avoid beat believe blame bolster brace build buy captivate carry catch cause celebrate choose circulate climb compete complain comply conclude condemn ' +
    'confirm confront consider contain continue cope create cripple cut decimate declare deepen defend defy degrade deliver demolish deny depart deploy ' +
    'deport describe detain deter devastate devise die disappear disclose discover discuss dismiss disrupt donate downplay earn eliminate embrace emerge ' +
    'enable encourage end endorse enforce engage ensure enter erase erupt escalate escape evade examine exceed expand expect expel explain explode exploit ' +
    'expose extend face fail fall feel fend finalize find flee follow force freeze gather give grapple grow guarantee happen hear help hinder hold hope ' +
    'hurl identify ignite ignore impose improve include increase indict inflict inform injure ink insert insist inspire install intensify intercept ' +
    'interrupt intervene introduce invest invite invoke join keep kidnap kill lack launch learn lift linger live locate loom lose lower manage mark merge ' +
    'mislead misuse mock mourn move mull nab name navigate negotiate nominate notify obtain occur open oppose oust outpace overcome overhaul overtake ' +
    'overturn participate pass pause pay penalize persist persuade pick plead pledge plummet postpone pour predict prepare prevent proceed prohibit promise ' +
    'prompt propel propose prosecute protect prove provoke publish pull punish purchase push put raise rattle reach react reassure rebuff rebuild rebuke ' +
    'receive reckon recommend recover redirect reduce refuse reignite reinstate reiterate reject release relocate rely remain remember remind remove rename ' +
    'renew replace resign resist respond restore restrict resume retain retire reveal revive revoke rise roil say scrutinize search seek seem seize sell ' +
    'send set settle shove shun shut sign slam slash slide soar solve spark speak spend split spread stabilize stall stand stay step stick stop strengthen ' +
    'struggle stun submit succeed sue suffer suggest summon surpass survive suspend swear take taunt testify think threaten throw tighten topple transform ' +
    'trigger troll tumble uncover undergo undermine unleash unload unravel unveil uphold urge usher vanish violate vow wait walk warn watch weigh welcome ' +
    'wield withdraw withhold worry write yank'
  ).split(' '),
)

/** Danish and Norwegian have no list of function words; short Swedish headlines are taken for them. */
const NORDIC =
  'og att och det den der som var har han hun hon ham henne for för fra från med mot til till ved vid over över under efter etter før ikke inte ikkje men eller når nå nu skal ska vil kan må får fik fikk ble blev bliver blir er är av af om hos uden uten mellem mellom blandt blant mange flere fler flest noen nogle noget ingen alle hele to tre fire fem seks syv åtte otte ni ti ny nye nytt nyt stor store stort første siste sidste år året uke uge måned dag dager dage timer siger sier får går tager tar kommer hatt fått gikk gått mye litt veldig godt bedre igjen tilbake snart helt altfor kanskje fortsatt gang ikkje eg dei frå eit ein berre fleire vera heile'

const CLOSED: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en:
      'dozens couple several entire complete massive huge slight major minor lower higher longer larger smaller bigger stronger weaker worse able possible potential certain likely alone amid alongside different due inside outside throughout ' +
      'blew blown bought broke broken brought built caught chose drawn drew driven drove fell felt fled flew fought froze frozen gave grew grown heard held hung kept knew laid lost paid ran risen sat sank sent shook slept sold sought spent spoke stole stolen stood struck sued sunk swept taught thought threw thrown tore torn woke wore',
    sv: 'hos deras dess vår vårt våra er ert era vilken vilket vilka någonting ingenting sitt framför bakom utanför innan medan trots genom längs kring åter bort fram hem kvar sällan därefter där då också både varken inte får sägs uppges två tre fyra fem sex sju åtta nio tio elva tolv tjugo hundra hundratals tusen tusentals många fler flest färre någon något några ingen inget inga hela halva halv varje båda även bara bland före mest mer mindre igen ännu redan fortfarande aldrig alltid någonsin ofta nära långt helt dock förra nästa året årets vecka veckan veckor månad månaden månader dag dagen dagar timme timmar mycket lite högst lägst minst därför dubbla vidare rätt ned upp bättre sämre bästa sämsta höga låga högre lägre ökad ökade måste vill kan ska kommer blir blivit tar tog får fick ger gav går gick gått gör gjort ser står ligger finns håller lägger sätter köper säljer döms dömdes häktas grips frias friar fälls åtalas misstänks misstänkt misstänker hittad hittas dog dör varnar kräver väntas väntar höjer sänker ökar minskar stiger faller rasar backar startar börjar slutar stängs stänger öppnar lämnar lämnat möter träffar hotar svarar menar tror tycker anser hoppas vinner vann förlorar leder utreder utreds granskar föreslår lanserar beslutar slår bryter drabbas drabbar bygger betalar kostar flyttar erkänner nekar medger avslöjar hyllar kritiserar anklagas använde kalla följa klart kraftig kraftiga kraftigt grönt rött fullt allt allvarlig allvarliga allvarligt extremt tidigare tredje fjärde följ drar ja nej hög högt mitt varför nästan sista missa värsta efter ytterligare fortsatt snabbt byter olika akut massiv massiva satsa större dödlig dödliga tyst känner det kom beror lätt lättare hemlig hemliga dolda rädd stärkt drabbade försvann uppåt nedåt besked beskedet slut dyr tänk därmed nyss din dina ditt min mina mitt sin sina själv egen eget egna bra vem längre störst större gammal gammalt gamla direkt dröjer',
    de: 'zwei drei vier fünf sechs sieben acht neun zehn hundert hunderte tausend tausende dutzende viele vieler mehr mehrere mehreren weitere weiteren weniger einige alle neue neuer neues neuen erste erster erstes ersten letzte letzten nächste nächsten ganze ganzen jahr jahre jahren woche wochen monat monate tag tage tagen stunden prozent millionen milliarden mio mrd tsd euro prozentpunkt prozentpunkte zentimeter kilometer meter grad uhr betroffen menschen personen leben mindestens insgesamt zuletzt zudem bereits offenbar demnach daraufhin unterdessen inzwischen derzeit zunächst schließlich allerdings dennoch außerdem davor dafür morgen künftig erstmals erneut weiterhin rund knapp angaben zufolge wegen trotz obwohl immer beide fast sowohl weder entweder hingegen dagegen hinzu ebenso ebenfalls gleichzeitig anschließend später früher kürzlich neulich vermutlich wahrscheinlich möglicherweise angeblich tatsächlich immerhin jedoch lediglich nahezu beinahe ungefähr höchstens wenigstens zumindest sogar besonders zwar offiziell letztlich letztendlich mittlerweile vorerst bislang bisher dadurch deshalb daher deswegen hierbei hierzu dazu darüber darunter daneben davon aktuell momentan allein darin anlässlich statt manche mancher manches erfahren dich mich euch sie ihr wir gegenseitige deine meine',
    es: 'persona personas dos tres cuatro cinco seis siete ocho nueve diez cien cientos miles millones varios varias muchos muchas más menos nuevo nueva nuevos nuevas primer primera primeros último última últimos gran grandes todo toda todos todas cada mismo misma tras ante casi aún además mientras año años mes meses semana semanas día días horas hace dice pide anuncia asegura afirma advierte exige busca logra deja llega vuelve sigue quiere puede debe tiene hay cómo cuánto cuánta cuántos cuáles cuál cuándo quién quiénes dónde qué hoy ayer mañana ahora luego siempre nunca jamás solo sólo todavía detrás debajo afuera medio media mitad mejor mejores peor mayor menor fuerte fuertes buen buena mal difícil posible increíble gracias será serán sería podría podrían pueden pudo debería deberá deben tendrá tendrán tenía tenemos tengo tener tuvo haber habrá había hubo estar estoy estamos estaba somos fueron iba van vamos voy va viene vienen ver veo dar dio da dan hizo hacen hará puso pone quedó queda seguir siguen seguirá sumar suma gana ganó ganar pierde perder pidió piden buscan estiman advierten esperan espera afirman aseguran aseguró quieren cree creen elige define analiza analizan propone ofrece prepara confirma reclaman anuncian decidió llegó llegan llegar volver volvió dejar dejó pasar pasa pasó comienza empieza arranca sube suben bajar baja crece cruza evitar lograr logró obtener tomar hacer hacerlo jugar jugará juega juegan juego cambiar recibir terminar pagar generar nuestro nuestra igual lo los las el la un una',
    fr: 'personne personnes devait devrait prévu prévue annoncé annoncée deux trois quatre cinq six sept huit neuf dix cent centaines mille milliers millions plusieurs beaucoup plus moins nouveau nouvelle nouveaux nouvelles premier première premiers dernier dernière grand grande tous toutes tout toute chaque même an ans année mois semaine semaines jour jours heures après avant contre annonce affirme demande appelle dénonce veut peut doit voici voilà faut vraiment jamais toujours déjà bientôt maintenant aujourd trop assez mieux bien très seul seule seulement malgré autour face derrière devant fin fois combien quels quelle quelles quel ça rien sait suis vont va vais pourrait pourraient peuvent devra doivent devrait faire fait mettre mise prend prendre comprendre devient devenir revient reste restent passe tente tentent promet propose défend assure accuse estime réclame appellent dévoile explique montre lance lancent cherche veulent choisir savoir voir venir aller partir sortir quitter laisser trouver changer augmente gagner gagne perd donne permet découvrez suivez ira sera seront serait avoir être',
    it: 'persona persone due tre quattro cinque sei sette otto nove dieci cento centinaia mille migliaia milioni molti molte più meno nuovo nuova nuovi nuove primo prima ultimo ultima grande grandi tutto tutti tutte ogni stesso anno anni mese mesi settimana settimane giorno giorni ore dopo contro annuncia chiede vuole può deve ecco oggi ieri domani ora adesso già ancora sempre mai solo soltanto quasi oltre entro verso meglio peggio troppo altro altri altra altre alcuni alcune qualche nessun nessuno nessuna niente proprio insieme fuori via quel nostra miei mia mio sarà saranno potrebbe potrebbero potrai dovrai dobbiamo devono possono vogliono voglio avere aver avremo avrà fatto fare va vanno arriva arrivano cambia torna tornano resta diventa parla parlano dice chiama cerca decide perde vince apre chiude aumenta aumentano conferma rifiuta svela rivela arriverà dell all nell dall sull coll quell un dalla bene buona buone buono',
    pt: 'pessoa pessoas neste nesta nestes nestas deste desta dois duas três quatro cinco seis sete oito nove dez cem centenas mil milhares milhões vários várias muitos mais menos novo nova novos novas primeiro primeira último última grande grandes todo toda todos todas cada mesmo ano anos mês meses semana semanas dia dias horas após contra anuncia pede diz quer pode deve vai vão são foi fica ficam hoje ontem amanhã agora aqui ali assim apenas quase sempre nunca ainda antes atrás perto dentro fora afinal enquanto devido sob algo alguns algumas qualquer ninguém nenhuma nenhum nada tudo melhor pior maior menor bom boa bem mau sim deste desta estamos estão está estar tenho têm tem teve tenha terá haver haverá houve deverá poderá poderão podem querem fazer faz fazem fez deixa deixam passa passam leva levam levar continua continuam começa entra sai sair cai sobe sobem admite defende critica acusa alerta alertam confirma revela garante considera acredita recusa espera aponta apela assume avisa exige apresenta promete decide decidir aceita sabe saber saiba dão dar deu dizem fala acontecer aconteceu acaba ajudar parte possível vez lado partir cima etilde atilde ouça acompanhe',
    nl: 'twee drie vier vijf zes zeven acht negen tien honderd honderden duizend duizenden miljoen veel meer minder meerdere nieuwe eerste laatste grote alle elke jaar jaren maand maanden week weken dag dagen uur wil zegt kan moet komt gaat weer verder onder terug weg goed beter blijft blijven maakt maken ziet zien doet doen gaan geeft geven krijgt krijgen houdt houden laat neemt zet staat omhoog omlaag steeds nog nu bijna vooral vanavond vandaag opnieuw eigen extra nieuw grootste hoger hogere lager lagere tijd mensen willen moeten kunnen mag wordt worden heeft hebben komen kost vraagt kijk',
    cs: 'nový nová nové nového novou nových první prvního poslední další dva dvě dvou tři čtyři pět deset tisíc milionů milionu miliard miliardy procent let lety letech rok roku letos měsíců měsíce týden týdnů dnes lidí lidé chce chtějí mohou může musí měl měla měli mají nemají nebude nejsou říká tvrdí varuje chystá kvůli díky navzdory opět možná téměř více méně nejvíce něco jeden jednoho místo poprvé mezitím něj něm příští jak kdy komu kteří které některé',
    hu: 'új újabb első második két három több legtöbb legnagyobb legjobb miért hogyan mikor milyen melyik ezért így után miután múlt héten idén évig éves éve ezer millió milliárd százalékos egyes egyik másik mai majd most még már itt megvan kiderült történt készül kell lehet lesz lett fog szerint miatt nélkül között számára benne hozzá amit akik amikor ahogyan biztos nagy nagyon',
    pl: 'żyje żyją osoba osoby osób proc nowy nowa nowe nowego nowych pierwszy pierwsza pierwsze ostatni ostatnia ostatnie dwa dwie dwóch trzy trzech cztery pięć osiem tys mln mld lat lata roku rok miesięcy miesiąc tydzień dni dnia dzień kto kogo komu jaki jaka jakie jaką takie taki taka takich oto sprawdź zobacz wiadomo wiemy znamy chodzi doszło trafił trafiła trafiło zabrał ujawnia ujawnił wyjaśnia mówi mówią chce chcą musi muszą może mogą powinien dotyczy grozi zapowiada zapowiedział ogłosił ogłosiła ogłasza zdecydował zdecydowała podano sprawie wobec wkrótce teraz wcześniej wówczas ponad więcej mniej jednak',
    el: 'σήμερα χθες αύριο φέτος πέρυσι νέα νέο νέος νέες νέοι νέων πρώτη πρώτο πρώτος πρώτα μεγάλη μεγάλο μεγάλος δύο τρεις τρία τέσσερις πέντε εκατ δισ τρισ χιλιάδες χρόνια ημέρες μέρες μήνες ενός γίνεται γίνει έγινε έχουν πρέπει μπορεί λέει κάνει θέλει κυρ ξανά πάλι πόσο ποιος ποια ποιες όλα όλοι όλους πολύ περισσότερο',
    he: 'אחד אחת שני שתי שלושה ארבעה חמישה ראשון ראשונה שנה שנים יום ימים שבוע בשבוע חודש היום אתמול מחר הלילה כאן שם עכשיו שוב עדיין כבר מאוד יותר ביותר הכי פחות כולם הרבה איפה איך למה היה הייתה היו יהיה וזו והוא אנחנו אותי אותו איתו שלי שלו בגלל בעקבות במהלך בין מול נגד לגבי לעבר לפני מאז מראש כאשר אפילו דווקא חדש חדשה החדש החדשה גדול הגדול הבא האחרונה מדובר דיווח מאחורי ללא לאחר עלול עלולה עשוי צפוי הודיע הודיעה הגיע ביקר נהרג נהרגה נהרגו נפצע נפצעה נפצעו נעצר נעצרה נעצרו פרץ פרצה פרצו הורה הורתה העלה העלתה העלו האריך האריכה האריכו דחה דחתה דחו זכה זכתה זכו זוכת מת מתה מתו הדיח הדיחה ניצח ניצחה הכריע הכריעה נכנס נכנסה נכנסו נמצא נמצאה נמצאו טען טוענים עלה עלתה החל החלה התחיל סיים סיימה ביקש ביקשה דרש דרשה אישר אישרה מסר מסרה החליט החליטה צפויה צפויים נחשף נחשפה לנעול בהם בהן בצפון בדרום במרכז בוקר הבוקר הערב אחוז אחוזים',
    fa: 'سال ماه روز هفته امروز دیروز فردا امسال نفر هزار میلیون میلیارد درصد اول دوم سوم چهارم نخست نخستین اولین چند چندین همه بیش بیشتر کمتر بزرگ بزرگترین جدید دیگر بار قرار مورد دست راه جای حال آغاز پایان ادامه حضور برگزار برگزاری انجام ایجاد اجرای شروع لزوم ضرورت شود شوند باشد باشند کند کنند کردند دارد ندارد دارند خواهد خواهند دهد رسید رفت گرفت یافت گذاشت خواستار مشخص مقابل خبرگزاری گزارش اعلام',
    hi: 'साल दिन घंटे महीने हफ्ते बार लोग लोगों वाले वाली वालों तीन चार पांच पहला पहली पहले दूसरे दूसरी सबसे ज्यादा अधिक कुल पूरी पूरा पूरे बड़ी बड़ा बड़े नया नई नए कितना कितनी कितने क्यों जानें जानिए देखें पढ़ें बोले बोलीं बताया किया किए गया गई गए हुआ हुई हुए होगा होगी होंगे करेगा करेंगे आया आई आए आने मिला मिली मिले मिलेगा मिलेगी पहुंचा पहुंची पहुंचे लेकर लगा लगी लगे बना बनी बने बनाया शुरू जारी शामिल सामने लाख करोड़ हजार सकता सकते जाएगा जाएगी इनमें अन्य दौरान',
    ru: 'какой какая какое какие каким какого каких какую почему зачем откуда куда кому чем наш наша наше наши ваш ваши свой свою своего своей своих своим этот эту этой этого этих нужно надо нельзя можно стало стали против рассказали рассказал рассказала сообщил сообщила сообщили назвал назвала назвали заявил заявила заявили объяснил объяснила объяснили раскрыл раскрыла раскрыли показал показала показали оценил оценила оценили известно пройдет пройдёт хочет хотят один одна одно одну одного одной два две двух три трёх трех четыре пять шесть семь восемь девять десять сотни тысячи тысяч тыс млн млрд миллион миллиона миллионов миллиард миллиарда миллиардов больше меньше более менее выше ниже почти много несколько многие весь вся все новый новая новое новые нового новой новую новых первый первая первой первую второй вторая последний последние самый самым самых каждый другой других который которая которое которые которых которой которому год года году лет месяц месяца месяцев неделя недели неделю недель день дня дней сутки часов час минут сейчас сегодня завтра вчера ранее накануне недавно снова вновь якобы вместо около среди был была было были будет будут стал стала стало стали становится есть имеет имеют может могут должен должны нужно можно сообщает сообщают сообщил сообщила сообщили сообщается рассказал рассказала рассказали заявил заявила заявили назвал назвала назвали объявил объявила объявили отметил отметила пишет пишут стало известно говорится составляет составит призвал призвала пообещал обещает считает считают нашли нашел нашёл получил получила получили начал начала начали начался началась официально',
    uk: 'один одна одне дві два три чотири п\u0027ять тисячі тисяч тис млн млрд мільйон мільйонів більше менше майже багато кілька весь вся всі новий нова нове нові перший перша друга останні який яка яке які яких рік року років місяць місяця місяців тиждень тижня день дня днів годин зараз сьогодні завтра вчора раніше знову був була було були буде будуть став стала стали може можуть має мають треба повідомляє повідомив повідомила повідомили розповів розповіла заявив заявила заявили назвав назвали оголосив пише йдеться',
    th: 'ที่ ใน ของ และ จาก ให้ ได้ เป็น มี ไม่ ว่า กับ แต่ หรือ โดย เพื่อ เมื่อ ตาม แล้ว จะ ต้อง อยู่ ไป มา ขึ้น ลง ออก เข้า ต่อ หลัง ก่อน ถึง กว่า อีก นี้ นั้น ซึ่ง อัน ด้วย กัน ทุก ทั้ง ทั้งหมด บาง หลาย แห่ง ราย คน ครั้ง วัน วันที่ วันนี้ เมื่อวาน เดือน ปี นาที ชั่วโมง คืน เช้า ค่ำ บ่าย ช่วง บาท ล้าน พัน หมื่น แสน ร้อย คัน ลำ ตัว ข้าง นาย นาง นางสาว ส่วน ขณะ ขณะที่ ระหว่าง ภายใน ภายหลัง พร้อม ยัง เพียง แค่ ถูก โดน ทำ ทำให้ รับ ใช้ พบ เจอ เผย เปิดเผย ระบุ กล่าว บอก ชี้ ยัน ยืนยัน คาด คาดว่า เตรียม เร่ง ลุ้น หวัง สั่ง คว้า รอบ เหตุ ผู้ การ ความ นัก กลาย ล่าสุด ใหม่ แรก สุดท้าย ใหญ่ มาก น้อย เพิ่ม เพิ่มขึ้น ลด ลดลง สูง ต่ำ ปรับ จำนวน เนื่อง เนื่องจาก จึง เพราะ หาก ถ้า แม้ คือ เอง ใคร อะไร ไหน อย่าง เช่น เกิน สู่ ยอด พา นำ วอน ขอ วัย ดับ เจ็บ ตาย คร่า ด้าน ผ่าน ตั้งแต่ จนถึง จน ประกาศ ฝ่าย จังหวัด อำเภอ ตำบล กรุง นคร เมือง บริเวณ พื้นที่ เบื้องต้น อาจ ควร กำลัง เคย เริ่ม เกิด จัด ร่วม สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ หนึ่ง ครึ่ง ใกล้ ไกล เหนือ ใต้ ตะวันออก ตะวันตก เขา เธอ เรา พวก ดัง จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์ อาทิตย์ มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม หยุด ยอม เดินหน้า ผล แบบ เรื่อง กรณี ปม สลด ระทึก ช็อก ด่วน เสีย ทาง ทีม เล่ม หลัก นับ',
    da: NORDIC,
    no: NORDIC,
    nb: NORDIC,
    nn: NORDIC,
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Where a second word with a capital makes a name of a poor one. */
const SENTENCE_CASE: ReadonlySet<string> = new Set(['cs', 'el', 'es', 'fr', 'hu', 'it', 'pl', 'pt', 'uk'])

const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:ed|ing|ly|[^s]ous|ful|less|[ai]ble)$/,
  // Adverbs, participles, passives and genitives; "marknad" and "ordförande" are nouns.
  sv: /(?:.{2}(?:igt|iskt|samt|bart|löst)|.{3}(?:iga|iska|samma|bara|lösa)|.{3}ade|.{3}ades|[^s]{2}[^n]ad|.{4}as|ets|ens)$/,
  es: /(?:mente|.ó|aron|ieron|iendo|arse|erse|irse)$/,
  pt: /(?:mente|.ou|aram|eram|iram)$/,
  it: /(?:mente|arono|erono|irono|.{3}rà|.{3}ranno)$/,
  fr: /(?:aient|èrent|issent|issant)$/,
  // Past, infinitive and what is done to oneself; behind a prefix most past tenses, but not "сериал", "отдел" and "строители".
  ru: /(?:.{3}(?:лся|лась|лись|лось|ются|ятся|утся|атся|ется|ится|ться)|.{3}(?:ова|ыва|ива)(?:л[аио]?|ть|ет|ют)|^(?!полуфинал|оригинал|скандал|сериал|сигнал|персонал|потенциал|портал|провал|обвал|завал|подвал|развал|перевал|накал|вокзал|причал|отдел|раздел|предел|передел|обстрел|расстрел|прицел|пробел|выстрел|спирал|постел|социал|специал)(?:рас|раз|под|по|про|при|пере|на|за|об|о|вы|от|со|с|у|до|воз|вос|из|ис)\p{L}{2,}(?<!т)(?:[аяиеыу]л[аио]?|[аяиеу]ть|[аие]ет|[аяие]ют))$/u,
  // Past tense behind a prefix, but not "відділи" and "портали".
  uk: /(?:^(?!(?:від|роз|підроз|по)діл|(?:під|за|про|об)вал|(?:об|по|роз)стріл|вишкіл|.*(?:іал|онал|ртал|рсал|нал)[аио]$)(?:роз|під|пере|про|при|по|на|за|об|ви|від|до)\p{L}+[аяиіу]л[аио]|.{3}(?:вся|лася|лися|лося|ється|иться|уться|яться|атися|итися|ятися)|.{2}(?:ува|юва)(?:в|л[аио]|ти|ють|є))$/u,
  tr: /^(?!yiyecek|içecek|gelecek)(?:.{3}(?:[ae]c[ae]k(?:l[ae]r)?|[ıiuü]yor(?:lar)?|m[ae]d[ıi]|m[ıiuü]şt[ıiuü]r?)|.{2}(?:[ıiuü]ld|land|lend|laşt|leşt|[ıiuü]rd)[ıiuü])$/u,
}

/** Takes a word, or a name of several, as the cluster writes it ("Mehrere Verletzte" is no name), and whether a capital marks it in a sentence. */
export function isPoorKeyword(keyword: string, language: string, isMarked: boolean): boolean {
  const [[word = '', ...more], family] = [keyword.split(' '), language.slice(0, 2)]
  // "Nueva York", "Νέα Υόρκη" and "Nagy Péter" are names, "mehrere Verletzte" are none.
  const isName = SENTENCE_CASE.has(family) && /^\p{Lu}/u.test(more.at(-1) ?? '')
  if (more.length > 0) return !isName && CLOSED[family]?.has(word.toLowerCase()) === true
  const lower = word.toLowerCase()
  const isCapital = /^\p{Lu}/u.test(word)
  if (CLOSED[family]?.has(lower) || EMPTY_WORDS.has(word)) return true
  // German alone writes its nouns large.
  if (family === 'de') return !isCapital
  // Of headlines in title case alone.
  if (isCapital && !isMarked && family === 'en' && (isVerb(lower) || isInflectedVerb(lower))) return true
  if (family === 'sv' && !(isCapital && isMarked) && SWEDISH_VERBS.has(lower)) return true
  // A capital that stays is a name's: "Ahmed", "Thomas". Swedish headlines begin with participles.
  if (isCapital && (family !== 'sv' || lower.endsWith('s'))) return false
  if (namesKind(lower, family)) return false
  return ENDINGS[family]?.test(lower) === true || (family === 'en' && isVerb(lower))
}

/** A number, an amount, a place in time or a word of the like: "många", "misstänkt". */
export const isClosedWord = (word: string, language: string): boolean => CLOSED[language.slice(0, 2)]?.has(word.toLowerCase()) === true

/** "accuses", "accused", but for those that end names ("Sioux Falls", "Tom Waits", "Karl Marks"). Takes the word in small letters. */
export function isInflectedVerb(word: string): boolean {
  if (/^(?:falls|waits|marks|hopes|walks|moves|works)$/.test(word)) return false
  return ENDINGS_OF_VERBS.some(([ending, instead]) => ending.test(word) && ENGLISH_VERBS.has(word.replace(ending, instead)))
}

const ENDINGS_OF_VERBS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ied$/, 'y'],
]

const isVerb = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) => ENGLISH_VERBS.has(form))
