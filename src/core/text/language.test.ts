import { describe, expect, test } from 'vitest'
import { detectLanguage, languageOf, normalizeLanguage } from './language.ts'

describe('detectLanguage', () => {
  test.each([
    ['en', 'Harbour reopens after the storm, but ferries stay away'],
    ['de', 'Hafen nach dem Sturm wieder geöffnet, Fähren fahren noch nicht'],
    ['fr', 'Le port rouvre après la tempête, les ferries restent à quai'],
    ['es', 'El puerto reabre tras la tormenta, pero los transbordadores no salen'],
    ['pt', 'Porto reabre depois da tempestade, mas as balsas não saem'],
    ['sv', 'Hamnen öppnar igen efter stormen men färjorna ligger kvar'],
    ['sv', 'Polisinsats i Velmås – område avspärrat'],
    ['da', 'Statsminister Müller besøger havnen i Tesk'],
    ['no', 'Statsminister Möller besøker havnen i Tesk'],
    ['ru', 'Порт открылся после шторма, но паромы не ходят'],
    ['uk', 'Порт відкрився після шторму, але пороми не ходять'],
    ['ar', 'إعادة فتح الميناء بعد العاصفة'],
    ['fa', 'بندر پس از طوفان بازگشایی شد اما کشتی‌ها حرکت نمی‌کنند'],
    ['zh', '风暴过后港口重新开放'],
    ['ja', '嵐の後に港が再開'],
    ['ko', '폭풍 후 항구 재개장'],
    ['el', 'Το λιμάνι άνοιξε ξανά μετά την καταιγίδα'],
    ['he', 'הנמל נפתח מחדש לאחר הסערה'],
    ['th', 'ท่าเรือเปิดอีกครั้งหลังพายุ'],
    ['hi', 'तूफान के बाद बंदरगाह फिर खुला'],
    ['pt', 'Ventania avança nos pênaltis'],
    ['ru', 'Роман «Дочери реки» удостоен премии «Два берега»'],
    ['ja', '白瀬町の列車脱線事故、死者11人・負傷者40人'],
    ['ja', '首相、経済対策を発表'],
    ['bg', 'Пристанището отново е отворено, но корабите не плават'],
    ['bg', 'Болниците край Драгомирово търсят медицински сестри'],
    ['bg', 'Гореща вълна, крепостта в Дунмара е затворена'],
    ['bg', 'Столицата остава без вода'],
    // Names in Latin letters say nothing of a headline in others.
    ['ru', 'Orsk Bank покупает Velmar Trust за три миллиарда'],
    ['ru', 'Velmar Games выпустила Red Harbour Part II на Deckline 5 — Галерея'],
    ['ru', 'Первая Orsk Note 12 Turbo вышла в продажу'],
    ['ru', 'Ада Рой рассказала правду про Пера Линда: «Он отказался»'],
    ['uk', 'Ада Рой розповіла правду про Пера Лінда: «Він відмовився»'],
    ['uk', 'У гавані почалась пожежа, от і зупинились пороми'],
    ['ar', 'شركة أوفلاند تخفض تصنيف فيلماريا'],
    ['tr', "Velmar'da köprü çöktü"],
    ['tr', 'Rıhtımda yangın paniği'],
    ['tr', "Velmar'da silahlı çatışma"],
    ['az', 'Velmarda körpü bağlandı, gəmilər gözləyir'],
    ['es', '¿Remos o velas?'],
    ['es', '¿Trampa en criptomonedas?'],
    ['bg', 'Двама арестувани за измама'],
    ['bg', 'Лекари искат по-високи заплати'],
    ['bg', 'Фермерите блокират границата'],
    ['ru', 'Столица осталась без воды'],
    ['ru', 'По-русски говорят немногие'],
    ['sr', 'Кандидата има превише'],
    ['sr', 'Лука је поново отворена, али бродови не плове'],
    ['ru', 'Записки о море от Виктора Песчаного: глава девятая'],
    ['da', 'Krav om svar efter brand: Havnen bliver lukket i en uge'],
    ['no', 'Aksjene til rederiet faller i Tesk'],
    ['cs', 'Zemětřesení u pobřeží vyvolalo tsunami'],
    ['sk', 'Letectvo bombardovalo ciele v prístave, ktorý bol prázdny'],
    ['sl', 'Pristanišče spet odprto, a trajekti ne vozijo'],
    ['hr', 'Luka je nakon oluje ponovno otvorena, ali trajekti još ne plove jer mjere ostaju na snazi do ponedjeljka, kaže predsjednik'],
    ['sr', 'Luka je posle oluje ponovo otvorena, ali trajekti još ne plove jer mere ostaju na snazi do ponedeljka, kaže predsednik'],
    ['sr', 'Voz iskočio iz šina kod Dunmare, troje povređenih'],
    ['sr', 'Ko će voditi vladu posle izbora'],
    ['sr', 'Hiljade ljudi na ulicama zbog poskupljenja struje'],
    ['sr', 'Sneg i jak vetar, putevi zatvoreni'],
    ['sr', 'Lekari traže veće plate od sledeće nedelje'],
    ['sr', 'Cena goriva raste od petka'],
    ['sr', 'Nova bolnica biće otvorena do kraja godine'],
    ['sr', 'Fudbaleri pobedili u derbiju'],
    ['bs', 'Predsjedništvo BiH bez dogovora o budžetu'],
    ['bs', 'Šta se mijenja u novom zakonu o penzijama'],
    ['bs', 'Snijeg i jak vjetar, saobraćaj otežan u cijeloj zemlji'],
    ['bs', 'Ljekari traže veće plaće od naredne sedmice'],
    ['bs', 'Univerzitet odbio zahtjeve studenata'],
    ['hr', 'Vlak iskočio iz tračnica kod Dunmare, troje ozlijeđenih'],
    ['hr', 'Tko će voditi vladu nakon izbora'],
    ['hr', 'Snijeg i jak vjetar, ceste zatvorene'],
    ['hr', 'Nova bolnica bit će otvorena do kraja godine'],
    ['hr', 'Cijena goriva raste od petka'],
    ['hr', 'Požar u skladištu, nema ozlijeđenih'],
    ['hr', 'U teškim vremenima treba ostati zajedno'],
    ['hr', 'Svetu misu predvodio nadbiskup'],
    ['hr', 'Rekao bih da je bolje nego lani'],
    ['hr', 'Promenada u luci zatvorena zbog vjetra'],
    ['hr', 'Vozači autobusa u štrajku'],
    ['sl', 'Zdravniki zahtevajo višje plače od prihodnjega meseca'],
    ['sl', 'Cena goriva se je znova zvišala'],
    ['mk', 'Претседателот ги посети поплавените села'],
    ['mk', 'Студентите протестираа пред Владата'],
    ['mk', 'Обилни врнежи и силен ветер во источниот дел'],
    ['mk', 'Министерот поднесе оставка'],
    ['sr', 'Пожар у складишту, нема повређених'],
    ['sr', 'Живот на селу без струје'],
    ['bg', 'Студентите протестираха пред парламента'],
    ['ru', 'Пожар во дворе дома потушен'],
    ['ru', 'Со двора угнали автобус'],
    ['id', 'Kereta menuju pelabuhan berhenti akibat badai'],
    ['id', 'Menteri: tambang hanya boleh dikelola koperasi'],
    ['tr', 'Aliyev limanda yeni bakanları atadı'],
    ['hi', 'बंदरगाह पर पुल बदला, या फिर नहीं'],
    ['hi', 'मंत्री ने बंदरगाह का विस्तार किया'],
    ['uk', 'Пором і директор не можуть одне без одного'],
    ['fa', 'وزير كشور از مهاجرين تشكر كرد'],
    ['ar', 'وزير يزور مدينة كبيرة في شمال البلاد'],
    ['sw', 'Rais azindua barabara mpya katika mji wa Mwambao'],
    ['sw', 'Walimu waanza mgomo wakidai nyongeza ya mishahara'],
    ['sw', 'Mvua kubwa yasababisha mafuriko'],
    ['es', 'Ya llega la nueva liga femenina a la arena'],
    ['pt', 'Menina cai na rua na Bahia'],
    ['hr', 'Molitva za mirno more na selu kod Dunmare'],
    ['af', 'Onderwysers staak oor salarisse'],
    ['af', 'Polisie arresteer verdagte na moord op boer'],
    ['af', 'Inflasie daal tot laagste vlak in jare'],
    ['af', 'Hospitaal wag nog vir medisyne, dokters en ouers kla'],
    ['af', 'Tegnologie help boere om sterf van skape te keer'],
    ['nl', 'Leraren staken voor hogere lonen'],
    ['nl', 'Analyse: systeem van de burgemeester faalt'],
    ['nl', 'Museum toont werk van jonge schilder'],
    ['no', 'Tsjekkisk fagforening forlenger metrostreiken'],
    ['no', 'Politiet siktet entreprenøren som gravde over Storfossen'],
    ['sl', 'Vrtec mora zapreti vrata'],
    ['sl', 'Zelo lahko je najti najboljši krompir'],
    ['bg', 'Шестима ранени при катастрофа с автобус'],
    ['bg', 'Фермер загуби четирийсет овце'],
    ['mk', 'Централната банка ги задржа каматите'],
    ['sr', 'Држава смањује порез'],
    ['ru', 'Армия начала контрнаступление под Орском'],
    ['gl', 'Unha avaría deixa sen luz dous barrios de Ortoniño'],
    ['gl', 'O mosteiro abre as portas con entradas para todos os veciños'],
    ['gl', 'Os mariñeiros piden axudas e maniféstanse no porto'],
    ['es', 'Un tenista estadounidense gana en Roma'],
    ['es', 'Declaran persona non grata a un diplomático en Lima'],
    ['es', 'Siete u ocho heridos en un choque con un camión'],
    ['pt', 'Hipótese de acordo no mar continua em cima da mesa'],
    ['pt', 'Bombeiros combatem fogo na serra'],
    ['az', 'Orta məktəbdə dərslər yenidən başlayır'],
    ['az', 'Bazarda qoyun satışı artıb'],
    ['tr', 'Okullarda dersler yeniden başlıyor'],
    ['kk', 'Министр екі мектепті аралады, оқушылармен кездесті'],
    ['kk', 'Көшеде өрт сөндірілді'],
    ['be', 'Улады закрылі гарады для машын'],
    ['ms', 'Doktor di Kampung Selasih rawat pesakit di surau'],
    ['ms', 'Universiti beri kerusi kepada pelajar luar bandar'],
    ['id', 'Masinis kereta bawah tanah mogok tiga hari berturut-turut'],
    ['id', 'Peneliti temukan kilang minyak tua di pelabuhan'],
    ['mk', 'Отворањето на музејот беше во сабота'],
    ['sw', 'Hospitali yapokea madaktari sita'],
    ['und', '12:0'],
  ])('%s', (language, text) => {
    expect(detectLanguage(text)).toBe(language)
  })
})

describe('languageOf', () => {
  test('a declared language is believed for short text', () => {
    expect(languageOf('en-GB', 'Le Monde')).toBe('en')
  })
  test('a declared language that the script cannot be is not', () => {
    expect(languageOf('en', 'Порт открылся после шторма')).toBe('ru')
  })
  test('a declared language that a long text contradicts is not', () => {
    const text =
      'Der Hafen ist nach dem schweren Sturm wieder geöffnet worden, doch die Fähren fahren noch nicht. Die Behörden rechnen damit, dass der Verkehr erst am Wochenende wieder aufgenommen wird, weil die Anleger beschädigt sind und die Reparatur mehrere Tage dauert.'
    expect(languageOf('en-US', text)).toBe('de')
  })
  test('Serbian in Latin letters stays Serbian, however long', () => {
    const text =
      'Luka je posle oluje ponovo otvorena, ali trajekti još ne plove. Uprava očekuje da će saobraćaj biti uspostavljen tek krajem nedelje, jer su pristaništa oštećena i popravka traje više dana, rekao je predsednik opštine.'
    expect(languageOf('sr', text)).toBe('sr')
  })
  test('what is no language is ignored', () => {
    expect(languageOf('x-default', 'Harbour reopens after the storm, but ferries stay away')).toBe('en')
  })
})

test.each([
  ['en-US', 'en'],
  ['pt_BR', 'pt'],
  ['ENG', 'en'],
  ['nb-NO', 'no'],
  ['iw', 'he'],
  ['fil', 'tl'],
  ['xx', null],
  ['English', null],
  ['', null],
])('%j is the language %j', (tag, code) => {
  expect(normalizeLanguage(tag)).toBe(code)
})
