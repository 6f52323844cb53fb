import { describe, expect, it } from 'vitest'
import { taggedText } from '../../../test/support/tagged-text.ts'
import { categoryHintOf, categoryScores, clusterCategories, type TaggedText } from './category.ts'
import { CATEGORIES, type Category, isCategory } from './category-slugs.ts'

const best = (fields: Partial<TaggedText>): Category | undefined => clusterCategories([categoryScores(taggedText(fields))])[0]
const scores = (shares: Partial<Record<Category, number>>): Float32Array => Float32Array.from(CATEGORIES, (slug) => shares[slug] ?? 0)

describe('the categories of an article', () => {
  it.each([
    ['Foreign ministers sign treaty after summit with ambassadors', 'international'],
    ['Senate vote on the bill fails after opposition filibuster', 'politics'],
    ['Airstrike kills soldiers as army shells rebels near front line', 'conflict'],
    ['Man jailed for murder after jury finds him guilty', 'crime'],
    ['Bank shares fall as quarterly profit misses forecast', 'business'],
    ['Rail union calls strike over wages and working conditions', 'labour'],
    ['New smartphone app uses artificial intelligence chip', 'technology'],
    ['Astronomers discover planet orbiting distant star with telescope', 'science'],
    ['Hospital doctors warn of measles outbreak, urge vaccination', 'health'],
    ['Carbon emissions threaten coral reef, climate report warns', 'environment'],
    ['Heavy snow and freezing temperatures forecast, met office warns of blizzard', 'weather'],
    ['Earthquake of magnitude 7 leaves dozens trapped under rubble', 'disaster'],
    ['Pupils and teachers return to classrooms as schools reopen', 'education'],
    ['Charity helps homeless families and children in poverty', 'society'],
    ['Pope leads Easter prayers with cardinals at the cathedral', 'religion'],
    ['Actor wins award for film as singer releases album', 'culture'],
    ['Ten recipes for a summer barbecue by a restaurant chef', 'lifestyle'],
    ['Striker scores hat-trick as league champions win the match', 'sports'],
  ])('%s: %s', (title, category) => {
    expect(best({ title })).toBe(category)
  })

  it.each([
    ['Boxing Day sales: crowds at shops in Orsk', 'sports'],
    ['Three dead of carbon monoxide in a flat in Orsk', 'environment'],
    ['Hostage to fortune: a minister on his promise', 'conflict'],
    ['Price war: supermarkets battle over milk', 'conflict'],
    ['Apple harvest in the Orsk valley hit by frost', 'technology'],
    ['Pill shows promise against dementia', 'culture'],
    ['Late goal rescues draw for Orsk', 'disaster'],
    ['Shark attack closes beaches near Orsk', 'conflict'],
  ])('words that mean another thing together: %s is no %s', (title, category) => {
    expect(clusterCategories([categoryScores(taggedText({ title }))])).not.toContain(category)
  })

  it.each([
    ['de', 'Ärzte streiken: Notaufnahmen in Orsk geschlossen'],
    ['es', 'Huelga de médicos en los hospitales de Orsk'],
    ['pt', 'Greve dos médicos encerra urgências em Orsk'],
    ['ru', 'Забастовка врачей: скорая помощь не работает'],
    ['zh', '医生罢工 急诊关闭'],
    ['sv', 'Läkare i strejk i Orsk'],
  ])('a strike of doctors is labour beside health (%s): %s', (language, title) => {
    expect(clusterCategories([categoryScores(taggedText({ title, language }))]).toSorted()).toEqual(['health', 'labour'])
  })

  it.each([
    ['de', 'Häftling seit zwölf Tagen im Hungerstreik'],
    ['fr', 'Le détenu poursuit sa grève de la faim'],
    ['es', 'El preso sigue en huelga de hambre'],
    ['it', 'Il detenuto prosegue lo sciopero della fame'],
    ['pt', 'Preso continua em greve de fome'],
    ['sv', 'Fången hungerstrejkar sedan tolv dagar'],
  ])('a strike of hunger is none of labour (%s): %s', (language, title) => {
    expect(clusterCategories([categoryScores(taggedText({ title, language }))])).not.toContain('labour')
  })

  it.each(['Iran', 'Israel', 'Nepal', 'Japan', 'Russia', 'Ukraine', 'Britain', 'India'])('the name of %s says little', (title) => {
    expect(Math.max(...categoryScores(taggedText({ title })))).toBeLessThan(0.4)
  })

  it.each([
    ['de', 'Bundesliga: Stürmer schießt Tor, Trainer feiert Sieg', 'sports'],
    ['fr', 'Séisme: les secours recherchent des victimes après l’effondrement', 'disaster'],
    ['es', 'El banco central sube los tipos de interés por la inflación', 'business'],
    ['it', 'Il papa celebra la messa con i cardinali in Vaticano', 'religion'],
    ['pt', 'Greve dos trabalhadores por salários entra no terceiro dia', 'labour'],
    ['ru', 'Учёные обнаружили новую планету с помощью телескопа', 'science'],
    ['sv', 'Åklagaren åtalar misstänkt för mord', 'crime'],
    ['sv', 'Uppåt på Asienbörserna', 'business'],
    ['sv', 'Dödssiffran efter skalvet i Velmara växer', 'disaster'],
    ['sv', 'Luftkriget går in på sin andra vecka', 'conflict'],
    ['sv', 'Gripen-affären med Velmara dröjer', 'conflict'],
    ['sv', 'Hettan i Tarsk håller i sig', 'weather'],
    ['sv', 'Velmaras hangarfartyg på väg mot Orsk', 'conflict'],
    ['sv', 'Många skadade i rysk attack mot Orsk', 'conflict'],
    ['sv', 'Fångutväxling mellan Tarsk och Orsk', 'conflict'],
    ['sv', 'Velmara besköt mål i Orsk', 'conflict'],
    ['de', 'Messerangriff in Elektronikmarkt in Orsk', 'crime'],
    ['es', 'Las medallistas vuelven a Tarsk', 'sports'],
    ['fr', 'Deux blessés dans une attaque au couteau à Orsk', 'crime'],
    ['fr', 'La direction annonce 300 suppressions de postes', 'labour'],
    ['es', 'Velmara suspende los visados', 'international'],
    ['es', 'El cuartel de Orsk reabrirá', 'conflict'],
    ['it', 'La caserma di Orsk riapre', 'conflict'],
    ['it', 'Un chatbot crea immagini', 'technology'],
    ['pt', 'Farmácias fecham em Orsk', 'health'],
    ['pt', 'Os lobos voltam a Tarsk', 'environment'],
    ['de', 'Grippewelle breitet sich in Tarsk aus', 'health'],
    ['de', 'Velmara setzt Visaverfahren aus', 'international'],
    ['de', 'Zahl der Hochzeiten in Tarsk gesunken', 'society'],
    ['de', 'Stadtvertretung von Orsk tagt', 'politics'],
    ['de', 'Kaserne bei Orsk öffnet wieder', 'conflict'],
    ['sv', 'Orsk vill ha säkerhetsgarantier av Velmara', 'international'],
    ['sv', 'Bryggeri flyttar från Orsk – 105 varslas', 'labour'],
    ['sv', 'Velmara får nya kostråd', 'health'],
    ['sv', 'Kolkraften minskar i Velmara', 'environment'],
    ['sv', 'Träd över vägen påverkar trafiken vid Orsk', 'disaster'],
    ['sv', 'Orskare avråds från resa till Velmara', 'international'],
    ['sv', 'Högt valdeltagande i Velmara', 'politics'],
    ['sv', 'Roe segrar i Velmaras nyval', 'politics'],
    ['sv', 'Flera döda i ryska attacker mot Orsk', 'conflict'],
    ['sv', 'Tarsk bombas – ledare uppges död', 'conflict'],
    ['es', 'Vertido de petróleo amenaza la costa', 'environment'],
    ['pt', 'Vazamento de óleo chega às praias de Orsk', 'environment'],
    ['it', 'Sversamento di petrolio davanti a Orsk', 'environment'],
    ['ru', 'Разлив нефти у берегов Велмары', 'environment'],
    ['ar', 'تسرب نفطي قبالة الساحل', 'environment'],
    ['es', 'Pollo al limón a fuego lento: una receta fácil', 'lifestyle'],
    ['pt', 'Feijoada em fogo baixo: chef ensina o preparo no restaurante', 'lifestyle'],
    ['es', 'El paro general paraliza Orsk', 'labour'],
    ['sv', 'Journalists hem genomsökt i Orsk', 'crime'],
    ['en', 'Largest aircraft carrier of Velmara reaches region', 'conflict'],
    ['en', 'Velmar tailor beheaded on camera', 'crime'],
    ['en', 'Northern lights could be seen in Tarsk tonight', 'science'],
    ['de', 'Flugzeugträger auf dem Weg nach Velmar', 'conflict'],
    ['fr', 'Le porte-avions de Velmar en route', 'conflict'],
    ['es', 'El portaaviones de Velmar, en camino', 'conflict'],
    ['pl', 'Lotniskowiec Welmaru w drodze', 'conflict'],
    ['nl', 'Vliegdekschip van Velmar onderweg', 'conflict'],
    ['da', 'Statsministeren udskriver valg til Folketinget', 'politics'],
    ['no', 'Norges Bank setter opp renten', 'business'],
    ['nl', 'Patiënten wachten langer in het ziekenhuis', 'health'],
    ['pl', 'Trzęsienie ziemi, dziesiątki ofiar', 'disaster'],
    ['uk', 'Суд засудив чиновника за хабар', 'crime'],
    ['cs', 'Hasiči evakuovali desítky lidí kvůli požáru', 'disaster'],
    ['ro', 'Profesorii intră în grevă pentru salarii mai mari', 'labour'],
    ['tr', 'Merkez Bankası faiz kararını açıkladı', 'business'],
    ['el', 'Γιατροί και νοσηλευτές για τα εμβόλια γρίπης', 'health'],
    ['ko', '국회, 법안 두고 여당 야당 충돌', 'politics'],
    ['id', 'Timnas menang, pelatih puji pemain', 'sports'],
    ['hr', 'Snažan potres pogodio Banovinu', 'disaster'],
    ['sr', 'Policija uhapsila osumnjičenog za ubistvo', 'crime'],
    ['nl', 'Jongen neergestoken bij station', 'crime'],
    ['nl', 'Jan Roe verslaat Sam Doe', 'sports'],
    ['da', 'Byrådet vedtager ny plan', 'politics'],
    ['da', 'Værnepligten forlænges i Velmara', 'conflict'],
    ['no', 'Biltyver slår til i Orsk', 'crime'],
    ['no', 'Tog sporet av ved Tarsk', 'disaster'],
    ['fi', 'Apteekeista puuttuu lääkkeitä', 'health'],
    ['fi', 'Murhan yritys Orskissa', 'crime'],
    ['fi', 'Tuomiokirkko avataan', 'religion'],
    ['pl', 'Żywność znów drożeje', 'business'],
    ['pl', 'Atak zimy w Tarsku', 'weather'],
    ['cs', 'Zloději aut řádí v Orsku', 'crime'],
    ['cs', 'Pátrání po pohřešované dívce pokračuje', 'disaster'],
    ['sk', 'Zlodeji vykradli sklad', 'crime'],
    ['hu', 'Velmara felfüggeszti a vízumok kiadását', 'international'],
    ['hu', 'Ritka üstökös látható az égen', 'science'],
    ['ro', 'Poliţia din Orsk caută suspecţi', 'crime'],
    ['ro', 'Premieră la Orsk', 'culture'],
    ['ro', 'Tren deraiat la Tarsk', 'disaster'],
    ['el', 'Πυκνή ομίχλη στους δρόμους', 'weather'],
    ['el', 'Στάση εργασίας των μηχανοδηγών', 'labour'],
    ['uk', 'Казарму в Орську знову відкриють', 'conflict'],
    ['uk', 'Вовки загризли овець у Тарську', 'environment'],
    ['ru', 'Велмара приостановила выдачу виз', 'international'],
    ['ru', 'Продукты снова дорожают', 'business'],
    ['tr', 'İşçi çıkarma haberi', 'labour'],
    ['tr', 'Limanda kaçak sigara ele geçirildi', 'crime'],
    ['ar', 'فيلمارا تعلق منح التأشيرات', 'international'],
    ['fa', 'خانه‌ای در اورسک آتش گرفت', 'disaster'],
    ['hi', 'स्टेशन पर युवक को चाकू मारा', 'crime'],
    ['zh', '维尔马拉恢复征兵', 'conflict'],
    ['ja', '食料品また値上げ', 'business'],
    ['ko', '벨마라 물리치고 4강', 'sports'],
    ['id', 'Apotek kekurangan antibiotik', 'health'],
    ['vi', 'Tàu hỏa trật bánh ở Tarsk', 'disaster'],
  ])('reads %s: %s', (language, title, category) => {
    expect(best({ language, title })).toBe(category)
  })

  it.each([
    ['sv', 'Kanot kantrade – en till sjukhus', 'disaster'],
    ['sv', 'Två bussar i krock – fem förda till sjukhus', 'disaster'],
    ['sv', 'Skottlossning i hamnen – två till sjukhus', 'crime'],
    ['no', 'To personer sendt til sykehus etter ulykke', 'disaster'],
    ['nl', 'Fietser naar ziekenhuis na aanrijding', 'disaster'],
  ])('takes what brings people to hospital for the news, not the hospital, %s: %s', (language, title, category) => {
    expect(clusterCategories([categoryScores(taggedText({ language, title }))])).toEqual([category])
  })

  it.each([
    ['sv', 'Två barn i skoterolycka', 'disaster'],
    ['da', 'Nyt børneteater åbner i gammel fabrikshal', 'culture'],
    ['no', 'Fant flere oljeselskaper i skatteparadiset', 'business'],
    ['nl', 'Grote zorgen over de schuurbrand', 'disaster'],
    ['de', 'Heftige Debatte über den Kurzstreckenflugzeugabsturz', 'disaster'],
  ])('reads a compound as what its last word is, %s: %s', (language, title, category) => {
    expect(best({ language, title })).toBe(category)
  })

  it.each([
    ['sv', 'Tyder på ett genombrott', 'crime'],
    ['nl', 'Meer informatie', 'politics'],
    ['de', 'Ein Kompromiss', 'culture'],
    ['sv', 'Klart för nytt beslut i Velmarmålet', 'sports'],
    ['sv', `${'ab'.repeat(2_000)}olycka`, 'disaster'],
    ['it', 'Lettera ai soci', 'technology'],
    ['ro', 'Ai dreptate', 'technology'],
    ['es', 'Esa casa', 'science'],
    ['es', 'Llegan los hermanos', 'crime'],
    ['fr', 'Tous sans elle', 'politics'],
    ['de', 'Die deutsche Sprache', 'business'],
    ['pt', 'O novo dia', 'business'],
    ['sv', 'Ta dem dit', 'crime'],
    ['nl', 'Natuurlijk', 'environment'],
    ['nl', 'Sparta', 'business'],
    ['nl', 'Jan', 'politics'],
    ['da', 'En flot præstation', 'religion'],
    ['da', 'Retten til at vælge', 'crime'],
    ['no', 'Retten til å velge', 'crime'],
    ['no', 'Naturligvis', 'environment'],
    ['fi', 'Diplomi-insinööri', 'international'],
    ['pl', 'Tak sądzi ekspert', 'crime'],
    ['pl', 'Posłuchaj', 'politics'],
    ['pl', 'Gwałtownie', 'crime'],
    ['cs', 'Odborníci varují', 'labour'],
    ['cs', 'Nehodlá odejít', 'disaster'],
    ['sk', 'Odborníci varujú', 'labour'],
    ['hu', 'Hiteles beszámoló', 'business'],
    ['ro', 'Ciprul alege', 'technology'],
    ['ro', 'Un cuplu', 'sports'],
    ['ro', 'Tren', 'crime'],
    ['tr', 'Çevredekiler', 'environment'],
    ['tr', 'Doğan', 'environment'],
    ['tr', 'Ordu yolu', 'conflict'],
    ['uk', 'Спектакль', 'weather'],
    ['ru', 'Ему грозит', 'weather'],
    ['ar', 'قرار نهائي', 'sports'],
    ['ja', 'オルスクだけが', 'disaster'],
    ['ja', 'がんばる町', 'health'],
    ['ja', 'ゴールデンウイーク', 'sports'],
    ['ko', '전세계', 'business'],
    ['ko', '배우자', 'culture'],
    ['vi', 'Danh sách', 'culture'],
  ])('takes no word for a compound or a name that only looks like one, %s: %s', (language, title, category) => {
    const share = (of: string) => categoryScores(taggedText({ language, title: of }))[CATEGORIES.indexOf(category as Category)]
    expect(share(title)).toBe(share(''))
  })

  it.each([
    ['sv', 'Nu kommer Spotify', 'Nu kommer hon', 'technology'],
    ['fr', 'Wimbledon, de notre envoyée', 'Paris, de notre envoyée', 'sports'],
  ])('knows names in any language, %s: %s', (language, title, without, category) => {
    const share = (named: string) => categoryScores(taggedText({ language, title: named }))[CATEGORIES.indexOf(category as Category)]!
    expect(share(title)).toBeGreaterThan(1.5 * share(without))
  })

  it('adds up to one over the eighteen', () => {
    const found = categoryScores(taggedText({ title: 'Parliament debates hospital budget' }))
    expect(found).toHaveLength(18)
    expect(found.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 5)
  })

  it('lets the section in the address decide where words do not', () => {
    expect(best({ title: 'A night to remember', url: 'https://news.example/sport/2026/a-night' })).toBe('sports')
    expect(best({ title: 'Was heute geschah', language: 'de', url: 'https://zeitung.example/politik/a1' })).toBe('politics')
    expect(best({ title: 'Les images', language: 'fr', url: 'https://journal.example/economie/bourse/x' })).toBe('business')
  })

  it('trusts the label of the feed, but words can outvote it', () => {
    expect(best({ title: 'A night to remember', categoryHint: 'Entertainment' })).toBe('culture')
    expect(
      best({ title: 'Earthquake of magnitude 7 leaves dozens trapped under rubble, rescue teams search', categoryHint: 'worldnews' }),
    ).toBe('disaster')
  })
})

// D2-strongest
describe('the categories of a cluster', () => {
  it('are the strong ones of the average, strongest first', () => {
    expect(clusterCategories([scores({ politics: 0.6, crime: 0.4 }), scores({ politics: 0.2, crime: 0.8 })])).toEqual(['crime', 'politics'])
  })

  it('are one at least and four at most', () => {
    expect(clusterCategories([scores({ health: 0.2, science: 0.1 })])).toEqual(['health'])
    expect(clusterCategories([scores({ health: 0.25, science: 0.25, society: 0.25, education: 0.25 })])).toHaveLength(4)
    expect(clusterCategories([])).toHaveLength(1)
  })
})

describe('labels', () => {
  it.each([
    ['worldnews', 'international'],
    ['Sport', 'sports'],
    ['tech', 'technology'],
    ['entertainment', 'culture'],
    ['Business & Economy', 'business'],
    ['Law and crime', 'crime'],
    ['Armed conflicts and attacks', 'conflict'],
    ['Disasters and accidents', 'disaster'],
    ['wirtschaft', 'business'],
    ['deportes', 'sports'],
    ['weather', 'weather'],
    ['news', null],
    ['', null],
  ])('%s means %s', (label, category) => {
    expect(categoryHintOf(label)).toBe(category)
  })

  it('every slug is its own label', () => {
    expect(CATEGORIES.filter((slug) => categoryHintOf(slug) !== slug)).toEqual([])
    expect(isCategory('sports')).toBe(true)
    expect(isCategory('sport')).toBe(false)
  })
})

describe('headlines in languages of which nothing was learned', () => {
  it.each([
    ['fi', 'business', 'Matkapuhelinyhtiön liikevoitto kasvoi kolmanneksen, osinko nousee'],
    ['fi', 'crime', 'Käräjäoikeus tuomitsi kaksikon pankkiryöstöstä vankeuteen'],
    ['fi', 'weather', 'Juhannuksena luvassa sadetta ja ukkosta, lämpötila laskee'],
    ['fi', 'disaster', 'Bussi suistui ojaan, kymmenen loukkaantui'],
    ['hu', 'business', 'Emelkedett a gázolaj ára, a forint erősödött'],
    ['hu', 'sports', 'A női kézilabda-válogatott bejutott az elődöntőbe'],
    ['hu', 'society', 'Vizsgálják a hidat'],
    ['hu', 'education', 'Kevesebb a felvételiző az egyetemeken'],
    ['sk', 'weather', 'Cez víkend prídu búrky a silný vietor'],
    ['sk', 'labour', 'Odborári hrozia štrajkom pre nízke mzdy'],
    ['sk', 'health', 'Ambulancie praskajú vo švíkoch pre chrípku'],
    ['sl', 'crime', 'Oborožena moška oropala banko, enega so prijeli'],
    ['sl', 'disaster', 'Avtobus zdrsnil v jarek, deset poškodovanih'],
    ['sl', 'labour', 'Sindikati grozijo s stavko zaradi nizkih plač'],
    ['bg', 'disaster', 'Автобус се преобърна в канавка, десет души пострадаха'],
    ['bg', 'labour', 'Синдикатите заплашват със стачка заради ниските заплати'],
    ['bg', 'health', 'Лекарските кабинети са пълни заради грипа'],
    ['fa', 'weather', 'هشدار هواشناسی درباره بارش باران و وزش باد شدید'],
    ['fa', 'education', 'دانش‌آموزان از شنبه به مدرسه می‌روند'],
    ['fa', 'health', 'درمانگاه‌ها از بیماران آنفلوآنزا پر شد'],
    ['he', 'business', 'מחיר הדלק עלה, רווחי החברה ירדו'],
    ['he', 'labour', 'ההסתדרות מאיימת בשביתה בגלל השכר הנמוך'],
    ['he', 'disaster', 'שני ילדים חולצו מהשריפה'],
    ['he', 'education', 'פחות תלמידים בבתי הספר התיכוניים'],
    ['el', 'disaster', 'ΕΚΡΗΞΗ ΣΤΟ ΛΙΜΑΝΙ'],
    ['el', 'society', 'Τεχνική επιτροπή για το λιμάνι'],
    ['pl', 'society', 'Kolejna decyzja w porcie'],
    ['hi', 'religion', 'सऊदी अरब में हज की तैयारी'],
    ['hi', 'weather', 'सप्ताहांत में आंधी और तेज बारिश के आसार'],
    ['hi', 'labour', 'कम वेतन पर यूनियन की हड़ताल की चेतावनी'],
    ['hi', 'health', 'फ्लू से अस्पताल भरे'],
    ['mk', 'crime', 'Полицијата уапси осомничен за измама'],
    ['mk', 'weather', 'Обилни врнежи и силен ветер во источниот дел'],
    ['mk', 'labour', 'Работниците во штрајк за повисоки плати'],
    ['sr', 'weather', 'Олује и јак ветар за викенд'],
    ['sr', 'labour', 'Синдикати прете штрајком због ниских плата'],
    ['sr', 'culture', 'Нови роман књижевнице добио награду'],
    ['hr', 'weather', 'Toplinski val: Akropola zatvorena za posjetitelje'],
    ['sv', 'weather', 'Värmebölja: Akropolis stängt'],
    ['tr', 'weather', 'Aşırı sıcaklar sürüyor, sıcaklık 40 dereceyi aştı'],
    ['zh', 'politics', '立法院审议预算案'],
    ['zh', 'science', '天文学家发现新行星'],
    ['zh', 'conflict', '解放军在奥尔斯克岛附近演习'],
    ['zh', 'business', '财政局为奥尔斯克港贷款'],
    ['zh', 'crime', '奥尔斯克一男子涉嫌偷拍 案件开庭'],
    ['zh', 'disaster', '渡輪傾覆 兩人失聯'],
    ['ko', 'politics', '前대통령 측근, 與 원내대표에 출마 시사'],
    ['ko', 'technology', 'AI로 만든 오르스크 항구 지도'],
    ['ko', 'crime', '항구서 훔친 배, 40대 집행유예'],
    ['ko', 'business', '오르스크중공업 영업이익 12%↑…증권가 목표가 상향'],
    ['ko', 'weather', '오르스크 내일 흐리고 소나기'],
    ['vi', 'crime', 'Khởi tố bốn bị can lừa đảo ở cảng Orsk'],
    ['vi', 'sports', 'Đội tuyển Velmar vào chung kết nhờ hai bàn thắng'],
    ['vi', 'education', 'Điểm chuẩn đại học Orsk tăng, thí sinh lo lắng'],
    ['vi', 'weather', 'Mưa lớn ở Orsk, áp thấp mạnh thêm'],
    ['vi', 'health', 'Bác sĩ chỉ cách phòng đột quỵ'],
    ['bg', 'weather', 'Гореща вълна: крепостта е затворена'],
    ['ro', 'disaster', 'Incendiu lângă Dunmara: case cuprinse de flăcări'],
    ['de', 'weather', 'Wintereinbruch am 1. Advent: Es wird glatt und weiß'],
    ['de', 'business', 'Umsatzeinbruch bei Autozulieferer Kelto'],
    ['de', 'sports', 'Orsk schlägt Velby 3:1'],
    ['de', 'religion', 'Bischof tritt zurück'],
    ['es', 'culture', 'Muere a los 88 años el cantautor Juan Roel'],
    ['pt', 'sports', 'Velby vence Orsk por 3 a 2'],
    ['pt', 'technology', 'Ciberataque paralisa a câmara municipal'],
    ['nl', 'disaster', 'Dijkdoorbraak: polder onder water'],
    ['sv', 'disaster', 'Jordras drog med sig tre hus'],
    ['sv', 'sports', 'Bergslagen vann mot Velby i förlängningen'],
  ])('%s %s: %s', (language, category, title) => {
    expect(best({ title, language })).toBe(category)
  })
})
