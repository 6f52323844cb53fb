import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { type MemberArticle, summarizeCluster } from './summary.ts'

const QUAKE = '云南大理24日发生地震，造成9人遇难，多间房屋倒塌。'
const TRAIN = '北海道で24日、特急列車が脱線し、乗客4人が死亡した。'
const RESIGNS = '한국 대통령이 25일 사임을 발표했다고 청와대가 밝혔다.'
const FLOOD = 'لقي 20 شخصا حتفهم جراء فيضانات في شمال السودان، بحسب وزارة الداخلية.'
const FERRY = 'A ferry with forty people on board sank near the port of Velia, the ministry said.'
const TRAGHETTO = 'Un traghetto con quaranta persone a bordo è affondato davanti al porto di Velia.'
const PAROM = 'Паром с сорока пассажирами затонул у порта Велия, сообщили в министерстве.'
const FARJA = 'En färja med fyrtio personer ombord sjönk utanför hamnen i Velia, säger polisen.'
const ZELZELE = 'زمین‌لرزه‌ای به بزرگی ۵٫۲ ریشتر صبح یکشنبه شمال کشور را لرزاند.'
const NAAV = 'चालीस यात्रियों से भरी नाव बंदरगाह के पास डूब गई और कई लोग लापता हैं।'
const KAPAL = 'Bank Indonesia memutuskan menurunkan suku bunga acuan sebesar 25 basis poin.'
const SISMO = 'Un terremoto de magnitud 6,4 sacudió este martes el norte de Chile.'

test.each([
  ['zh', '新华社昆明11月24日电（记者王明）', QUAKE],
  ['zh', '中新网昆明24日电 (记者 王明)', QUAKE],
  ['zh', '本报讯 ', QUAKE],
  ['zh', '（记者 王明 李华）', QUAKE],
  ['zh', '（中央社記者王明台北24日電）', QUAKE],
  ['ja', '【札幌共同】', TRAIN],
  ['ja', '（ソウル時事）', TRAIN],
  ['ja', '[東京 24日 ロイター] - ', TRAIN],
  ['ko', '(서울=연합뉴스) 홍길동 기자 = ', RESIGNS],
  ['ko', '[서울=뉴시스] ', RESIGNS],
  ['ar', 'الخرطوم 24 نوفمبر (رويترز) - ', FLOOD],
  ['ar', 'القاهرة - أ ش أ: ', FLOOD],
  ['es', 'Redacción.- ', SISMO],
  ['es', 'Santiago, 24 de noviembre (Télam).- ', SISMO],
  ['en', 'New Port Maren [Velia], August 25 (ANI): ', FERRY],
  ['en', 'Port Maren [Velia] August 25 (ANI/TPS): ', FERRY],
  ['en', 'MOSCOW, November 24. /TASS/. ', FERRY],
  ['en', 'KYIV. Nov 24 (Interfax) - ', FERRY],
  ['en', 'Paris, 24 Nov 2026 (AFP) - ', FERRY],
  ['en', 'Washington (CNN) ', FERRY],
  ['en', 'Rio de Janeiro — ', FERRY],
  ['en', 'WASHINGTON ― ', FERRY],
  ['en', 'Rio de Janeiro ― ', FERRY],
  ['en', 'New Delhi: ', FERRY],
  ['en', 'Srinagar: ', FERRY],
  ['ru', 'МОСКВА, 24 ноября. /ТАСС/. ', PAROM],
  ['ru', 'МОСКВА, 24 ноя - РИА Новости, Анна Белова. ', PAROM],
  ['ru', 'Москва. 24 ноября. INTERFAX.RU - ', PAROM],
  ['it', '(ANSA) - ROMA, 24 NOV - ', TRAGHETTO],
  ['it', '(Adnkronos) - ', TRAGHETTO],
  ['it', 'Milano, 24 nov. (askanews) - ', TRAGHETTO],
  ['pt', 'Lisboa, 24 nov. 2026 (Lusa) – ', 'Um barco com quarenta pessoas a bordo afundou perto do porto de Velia.'],
  ['ro', 'BUCUREŞTI, 24 nov /Agerpres/ - ', 'Un feribot cu patruzeci de oameni la bord s-a scufundat lângă portul Velia.'],
  ['sv', 'STOCKHOLM (TT) ', FARJA],
  ['de', 'Lohr, 27. Nov. (sda) ', 'Die Fähre mit vierzig Menschen an Bord ist vor dem Hafen von Velia gesunken.'],
  ['zh', '〔記者王明／台北報導〕', QUAKE],
  ['zh', '河港晚报讯（记者 王明 通讯员 李华）', QUAKE],
  ['zh', '河港网北京11月24日消息（记者王明）', QUAKE],
  ['zh', '河港社11月24日电，', QUAKE],
  ['zh', '（河港网）', QUAKE],
  ['zh', '（中央社台北24日電）', QUAKE],
  ['zh', '河港晚报记者 王明 昆明报道 ', QUAKE],
  ['ja', '［東京　24日　ロイター］ - ', TRAIN],
  ['ja', '（CNN） ', TRAIN],
  ['ko', '【서울=뉴시스】홍길동 기자 = ', RESIGNS],
  ['ko', '(서울=연합뉴스) 홍길동 이몽룡 기자 = ', RESIGNS],
  ['ko', '', '불은 다섯 시간 만에 꺼졌다.'],
  ['ar', 'القاهرة في 24 نوفمبر /أ ش أ/ ', FLOOD],
  ['ar', 'كتب - محمد حسن: ', FLOOD],
  ['fa', 'به گزارش خبرنگار مهر، ', ZELZELE],
  ['fa', 'تهران- ایرنا- ', ZELZELE],
  ['fa', 'ایسنا/خراسان شمالی: ', ZELZELE],
  ['he', '(רויטרס) - ', 'מעבורת ועליה ארבעים נוסעים טבעה סמוך לנמל, כך מסר משרד התחבורה.'],
  ['hi', 'देहरादून, 24 नवंबर (भाषा) ', NAAV],
  ['hi', 'मुंबई (एएनआई): ', NAAV],
  ['hi', 'नई दिल्ली: ', NAAV],
  ['id', 'Jakarta - ', KAPAL],
  ['id', 'Harian6.com, Jakarta ', KAPAL],
  ['vi', '(Bến cảng) - ', 'Một chiếc phà chở bốn mươi hành khách bị chìm gần cảng trong đêm qua.'],
])('a summary (%s) begins behind the dateline: %s', (language, dateline, report) => {
  expect(summaryOf(`${dateline}${report}`, language)).toBe(report)
})

test.each([
  ['zh', '据新华社24日报道，云南大理发生地震，造成9人遇难。'],
  ['ar', 'أعلنت وزارة الداخلية (السودانية) أن 20 شخصا لقوا حتفهم جراء فيضانات في الشمال.'],
  ['en', 'The Velia Rail Union (VRU) says that trains will stand still from Monday until further notice.'],
  ['en', 'Two officers of the Velia Harbour Board (VHB) resigned after the ferry sank on Monday.'],
  ['en', 'A Northern Ferry Line (NFL) Atlas boat with forty people on board sank near the port of Velia.'],
  ['en', 'Orsk: Nobody knows why the ferry sank in the night, and nobody asks the owner.'],
  ['en', 'Moscow: We shall not pay for the ferry that sank near the port of Velia on Monday.'],
  ['en', 'Washington ferries: Forty people were on board when the boat sank near the port.'],
  ['en', 'Marburn Air – Velia’s largest airline – will cut five hundred jobs by the end of the year.'],
  ['en', 'Ann Roe – Minister for Ferries – said that boats will stay in port until Friday.'],
  ['en', 'VOGC – The oil group – said that its members will pump less from Monday.'],
  ['de', 'Marburn Air – Velias größte Fluglinie – streicht bis zum Jahresende fünfhundert Stellen.'],
  ['en', 'Three of them — Brook, Quill and Tanning — told the board that the ferry was safe.'],
  ['de', 'Die Velia Reederei (VRE) - ein Unternehmen der Bahn - hat am Montag Insolvenz angemeldet.'],
  ['sv', 'Veliapartiet (VP) vill förbjuda färjor i hamnen från och med nästa år, säger partiledaren.'],
  ['zh', '据河港社11月24日消息，云南大理发生地震，造成9人遇难。'],
  ['fa', 'به گزارش خبرگزاری رویترز، زمین‌لرزه‌ای به بزرگی ۵٫۲ ریشتر صبح یکشنبه شمال کشور را لرزاند.'],
  ['hi', 'पीएम मोदी: चालीस यात्रियों से भरी नाव बंदरगाह के पास डूब गई और कई लोग लापता हैं।'],
  ['en', 'London - Paris trains stand still on Monday since a ferry has damaged the power line.'],
  ['en', 'Velia.com, Orsk.com and others will charge more for the ferry from Monday, they said.'],
  ['en', 'Trains from Velia stop - Nobody knows why the ferry sank near the port of Orsk.'],
  ['ja', '首相（自民）は24日、北海道の事故について会見した。'],
])('what a sentence (%s) says itself stays: %s', (language, report) => {
  expect(summaryOf(report, language)).toBe(report)
})

test.each([
  'The ferry with forty people on board sank – nobody was hurt.',
  'The ferry – a boat of forty seats – sank near the port on Monday.',
])('a dash in the report makes no name of its place: %s', (report) => {
  expect(summaryOf(`MARBURN – ${report}`, 'en')).toBe(report)
})

function memberOf(body: string, language: string): MemberArticle {
  return { ...{ id: 'a', title: '', summary: '', body, language }, ...{ sourceHost: 'courier.example', publishedAt: 0, copyOf: null } }
}

function summaryOf(body: string, language: string): string {
  return summarizeCluster([memberOf(body, language)]).summary
}

test.each(['МОСКВА, 24 ноября. /ТАСС/. ', 'МОСКВА, 24 ноя - РИА Новости, Анна Белова. '])(
  'nothing of a dateline is a keyword: %s',
  (head) => {
    const keywords = keywordsOf(['a', 'b'].map((id) => ({ ...memberOf(`${head}${PAROM}`, 'ru'), id, sourceHost: `${id}.example` })))
    expect(keywords.join(' ')).not.toMatch(/МОСКВА|ТАСС|Новости|Белова|ноя/i)
  },
)
