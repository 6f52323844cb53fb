/**
 * What looks like the name of a country or a place and is an ordinary word of the language, or its people's family names and its saints; found by
 * looking up the words of its dictionary and in its news. `_` stands between the words of a name.
 */

/** Danish, Norwegian and Swedish: a headline alone is looked up in all of them. */
const NORDIC =
  'Abe Anda Bage Banda Bende Brest Bursa Centrale Dame Dane Derby Dynamic_Island Ende Finns Franca Fylde Galle Hede Hela Hove Java Kan Kano Kast Kasts Kiwi Klang Klin Kure Lille Lucerne Man Maule Medan Mestre Mila Modernas Mons NY Nära Pest Petro Pole Rabat Rand Roman Roms Rota Salta Salto Sari Sen Senators Sila Sir Tema Tete Trang Varna Vägar rand SC'

/** Croatian, Bosnian and Serbian. */
const SOUTH_SLAVIC =
  'Baran Banda Cesar Garda Gori Java Kan Kota Lula Mali Manta Marica Marka Mesa Mito Pest Piti Rima Roman Rota Sada Salto Sari Sila Sir Tema Trampa SC'

/** Words that are written like names: German nouns, and first words of a sentence. */
export const NOT_NAMES: Readonly<Record<string, string>> = {
  af: 'Anda Banda Bende Corps Dame Derby Essen Gent Hela Kan Lira Lord Marl Mons Moers Pest Piti Pole Reus Sari Sir Tanga Worms',
  az: 'Altay Banda Bari Batman Bende Handan Kan Kano Lira Marka Nara Ordu Sabah Sada Sila Sir Tema Zala',
  be: 'Джэрсі Тога Чад Швейцар швейцар',
  eu: 'Abia Adoni Agat Ahal Aingira Anbar Anda Arad Arak Arta Asaka Aurora Austral austral Azare Babil Banda Bari Basti Bata Batu Bida Bidar Bihar Binan Boli Bolu Dali Derby Dese Divo Duda Duma Ende Faro Fier Fla Galle Gantz Garda Giza Goma Guarda Hede Hela Heze Huila Indio Kan Kandi Kano Karak Kars Kohat Labe Latino Lira Litoral Loja Lord Manta Marka Medea Meru Meta Mila Misiones Moderna Moro Okara Ordos Ordu Paro Pergamino Piti Pole Rota Salta Santana Sari Sila Sir Tanda Tanga Taza Tema Tortola Uman Volta Zibo',
  gl: 'Afar Agra Alameda Apartado Arar Araucaria Arta Asir Aurora Banda Barda Barrigada Bata Beira Biombo Cabo Calabozo Carazo Cerro Cesar Chico Chino Choco Cidra Colo Colonia Como Concordia Coro Coronel Cortés Dese Diadema Divo Ende Falcón Fano Faro Fla Fortaleza Gao Garda Gasa Goma Independencia Kan Lao Largo Latino Leme Lida Lima Limón Lira Litoral Lord Madeira Maio Manatí Manta Marica Mesa Mestre Meta Mito Moca Modesto Montería Morena Muar Nacional Napa Natal Nev Noto Oriental Palma Pando Paro Pasto Plano Plc Pole Porto Portuguesa Praia Prato Reconquista Reno Resistencia Rocha Rosario Rota Saba Salto Sari Sen Serra Sir Tanga Tema Torba Touba Trindade Vagar Virar Volta',
  hy: 'Անդորր անդորր',
  is: 'Agat Anda Apple Baki Banda Basti Bogra Boli Bumba Enga Fasa Gana Gasa Gera Gumi Hami Handa Handan Hela Holla holla Hollan hollan Hulan Kast Kisi Komi Kosti Lindi Lofa Logar Mati Mön Naga Pati Pest Rota Safi Sinnar Spann Surt Tema Volta',
  mk: 'Аман Мали Того Чад',
  ms: 'Lima Anda Asmara Bata Batang Batas Batu Bukan Cukai Gaya Guna Harga Java Kano Kota Lira Maba Malang Mara Mogok Murat Para Pole Raya Sama Sari Sila Sir Tema Tuban',
  sq: 'Anda Arta Banda Bari Beni Bursa Ende Goma Java Kan Kota Leme Lira Loja Mali Marka Mesa Meta Mila Para Pila Puno Rota Sada Salta Sari Sila Sir Tanda Tema Volta',
  sw: 'Banda Hama Hela Kano Kota Lira Lori Mali Para Pwani Sada Sana Sila Tema',
  tl: 'Anda Asan Bago Banda Bata Batang Bida Bulaon Dalai Dili Duda Gana Gasa Gera Goma Hela Kaya Kota Lima Lira Mali Marka Mesa Mito Para Paro Pati Puli Puno Salta Sana Sari Sila Tama Tanda Tanga Tema Tula',
  bg: 'Бутан Йордан Того Чад',
  cs: 'Banda Derby Dohad Garda Jura Loni Manta Marka Ochota Orel Patos Pole Rota Sada Sen Sir Torba SC',
  da: NORDIC,
  de: 'Zug Galle Klang Türkis Senator Roman Essen Nice Queens Met Rangers Commons Met Man Halle Worms Hamm Bergen Sale Reading Kent Fed Hama Gent Tours Rand Shah Sir Lord Ford Contras Ajax Maidan Ende Mich Über Derby Dame Kast SC',
  es: 'Aguada Americana Anda Apartado Arroyo Atlántico Banda Cabo Caen Cali Campana Carolina Castro Cerro Chico Codo Colonia Como Concordia Contras Cordillera Coro Coronel Cortés Cuando Cuenca Cuándo Cárdenas Cómo Danes Derby Dese Duda Ende Escondido Falcón Faro Florencia Fortaleza García Goma Gracias_a_Dios Granada Guarda Guerrero Habrá Herrera Hidalgo Ibarra LA La_Libertad La_Unión La_papa Largo Libertad Limpio Litoral Machado Maldonado Man Manta Manu_a Marcos Medina Mesa Mestre Meta Milagro Mito Montero Morena Nacional Oriental Ortega Palma Pando Papá Papá_Noel Para Paraná Parla Paro Pasto Pelotas Pereira Petro Pilar Plano Podemos Ponce Pueblo Quevedo Resistencia Reunión Rio Rivera Rota Sale Salto Salvador San_Martín San_Pablo San_Vicente Sano Santa_Isabel Santana Santos Soriano Tanda Taza Tema US Vagar Valle Valverde Vasco_da_Gama Victoria Villavicencio Virar la_papa papá SC',
  fr: 'Atlantique Avare Brusque Chaman Commons Contras Dame Derby Douma Essen Ferrara Fier Garcia Giron Grenade Guider Hidalgo Jura Jérémie LA Lafayette Largo Le Levis Lord Mascara Nice Oriental Ponce Racine Roman Roseau Réunion SDF Sale Salto Save Son Sucre Timon Tours Tyre US Victoria SC',
  fi: 'Omani',
  bs: SOUTH_SLAVIC,
  hr: SOUTH_SLAVIC,
  sr: `${SOUTH_SLAVIC} Бутан Мали Того Чад`,
  hu: 'Banda Baki Bari Bong Derby Garda Gumi Hami Kan Lord Masina Minden Napa Pest Piti Puli Regina Rep Sir Tanga Volta SC',
  id: 'Roman Amran Anda Ariana Asmara Baku Bata BATA Berat Betul Bukan Bursa Cesar Cukai Dewas Divo Duren Ganja Gaya Guna Guntur Hansi Kan Kota Kotor Leon Lima Mafia Mati Mila Mogok Naga Natal Noda Para Patra Perak Pilar Poles Puri Rawang Saham Sari Singa Sisi Surat Tanda Tema UBS Wasit SC Garda',
  it: 'Agra Atlantico Attica Bari Bende Brava Campana Centrale Cerro Colombo Colonia Come Como Concordia Contras Coro Derby Diadema Divo Farò Fontana Franca Guarda Handa Hanno LA Largo Lodi Manta Mascara Mesa Meta Mila Mito Modesto Morena Mutare Orlando Palma Palmas Papà Pasto Plano Ponce Porto Prato Regina Rio Riunione Sale Salto San_Lorenzo Santana Save Serra Sodo Tanga Tema US Valle Victoria Volta papà SC',
  lt: 'Viena Gana',
  lv: 'Gana',
  nl: 'Roman Bama Bende Centrale Corps Dames Dame Derby Duren Fier Kan Kano Kast Loei Lords Marl Milan Pest Reus Saki Sari Senators Sir Volta Wis Witten rand SC',
  no: NORDIC,
  pl: 'Banda Baran Bida Bong Bursa Dane Derby Garda Gaza Klin Kota Lekki Manta Marka Mila Pole Roman Rota Sada Saki Salto Sen Sir Suita Tema Torba SC',
  pt: 'Aguada Albuquerque Anda Anjo Assis Bago Banda Barrigada Bata Beira Belém Biombo Bucha CDU Cabo Caldas Campana Castro Chino Como Contagem Contras Coronel Cortes Derby Duarte Espírito_Santo Esteio Gana Garcia Gera Goma Granada Guarda IRS Ira Irá Largo Litoral Loja Machado Maio Man Manta Marcos Medina Mesa Mestre Meta Mito Modesto Montenegro Morena Muar Nacional Natal Oriental Palma Papá Para Parla Paro Passos Pasto Patos Pereira Pilar Plano Porto Portuguesa Praia Prato Redenção Rep Reunião Rio Rocha Rota SC Sale Salto Santa_Clara Santa_Luzia Santa_Maria Santana Santo_António Santos Save Serra São_José Tampa Tema Trindade US Vagar Vasco_da_Gama Ventura Virar Vitória Volta Wellington papá',
  ro: 'Banda Bata Boli Bursa Canar Copan Derby Garda Litoral Mutare Natal Patos Regina Sari Sir Sonora Turbat SC',
  ru: 'Бутан Того',
  sk: 'Banda Baran Derby Divo Dohad Garda Jura Kan Klin Mali Marka Mati Ochota Orel Patos Pole Rota Sada Sen Sila Sir Torba Zeta SC',
  sl: 'Baran Boli Cesar Danes Gori Guli Kan Karaj Kast Klin Kosti Kuje Logar Loja Mali Miri Orel Pest Piti Pole Puli Rima Roman Sada Sen Sir Soka Suva Tema Trat SC',
  sv: `${NORDIC} EPA-traktor EPA-traktorer EPA-traktorn`,
  tr: 'Aksu Altay Asan Baki Balkan Baran Bari Bende Beni Berat Burhan Cin Dane Dili Handan Hisar Kabul Kan Kano Kast Kent Konan Kota Limon Mali Mansa Marka Nara Nice Numan Oran Para Parla Roman Rota Sabah Sada Saki Salta Sam Sanma Sava Sen Soran Surat Tahta Tema Torba Torun Tuzla Yola SC',
  uk: 'Бутан Малі Оман Того Чад',
  vi: 'Sen Trang',
}

/**
 * What is left of a country's name without its ending and begins other words too: liberal and Liberia, camera and Cameroon, Martina and Martinique,
 * Franciscans and France.
 */
export const NO_NAME_STEMS = new Set(
  `liber либер лібер kamer camer камер columb kolumb колумб grena grenad гренад гренада domini dominik доминик домини домінік доміні
   martin martini мартин мартині erytr eritr еритр еритре burun burund бурун бурунд gambi гамби franc franci франц mavric guine marok марок koszo ispan
   etio болів μπουτ κουρασ γεωργ κουβέ γκαμπ γουιν παναμ`.split(/\s+/),
)

/** What begins other names and words too: harbours and Havana, Karachay and Karachi, tyrants and Tirana, worship and Bogotá. */
export const NO_CITY_STEMS: ReadonlySet<string> = new Set(
  'гаван карач тиран сараев богот манил загреб трипол karacz kolomb zagrzeb'.split(' '),
)

/** Longer beginnings of common words than those of countries and peoples that they begin with: usurers and Rostov, words and Slovakia, cataract and Qatar, farming and Georgia. */
export const NOT_NAME_STEMS: Readonly<Record<string, string>> = {
  ru: 'германа герману германом германе эритро эритри эритрем катаракт катарсис катаральн гренадер гренадин грузил грузив грузит мартини мартинис аргентит колумбит рублен ростовщ самарит пентагональн макронутри',
  uk: 'аргентит колумбіт гренадер гонков полякат пентагональн макронестабіль макронутрі',
  // The pope, and a town of Biscay.
  be: 'францыск такелаж эрытрацыт грэнадз калумбар дамініён',
  hy: 'ֆրանսիսկ ֆրանցիսկ լիբերալ հորդանալ անդորրագ անդորրան անդորրավ անդորրաշ գրենական',
  eu: 'frantzisk estonag estonam etiopat portugalet portugaldet aingira bermut damaskin alemanda argentit suring',
  bg: 'гренадир',
  pl: 'słowach polskojęzyczn rosyjskojęzyczn',
  // What is spoken and taught in many countries: German-speaking, English lessons.
  de: 'deutschsprachig deutschkurs deutschkenntnis deutschunterricht englischsprachig englischkenntnis englischunterricht spanischsprachig russischsprachig italienischsprachig französischsprachig',
  sv: 'svensktalande svenskspråkig engelsktalande engelskspråkig spansktalande ryskspråkig rysktalande',
  el: 'γεωργί γεωργι',
}

/** Common words of scripts whose names take prefixes and endings unparted: what may stand before and behind them is part of them. */
export const NOT_GLUED: Readonly<Record<string, string>> = {
  // Sports, liquidity, horsemanship, conqueror, heritage, structural, zeal, composure, dream, race track, drop, obstacle.
  ar: '[وف]?[بلك]?(?:(?:ال|ل)?(?:رياض(?:ة|ي|ية|يا|يين|يون|يات|يتين)|سيولة|فروسية|قاهر|عراقة|بنيوية?|حماسة|رباطة|منام|حلبة|قطرة)|عقبة)',
  // Left-wing, direction, authorised, violated, denied, improved, cage, joined, devoted, the fierce one, building, internalised, birth, wipe, "pro-".
  // Mathematics, epic, heads.
  fa: 'ر[یي]اض[یي](?:ات)?|حماس[یي]|روسا[یي]?',
  he: '[ושהבכלמ]*(?:שמאלי(?:ים|ות)?|כיוו(?:ן|נים|ני|ניים|נית)|מורש(?:ה|ים|ית)|כלוב(?:ים)?|שלוב(?:ים)?|מסור(?:ים|ית)|מגבון|האיטיים)|ה(?:ו)?ורשה|[וש]*ה(?:ו)?פרו|[וש]*(?:כ|ש|מ)ו?פרו|[וש]*העזה|הו?פנמה|המלטה|לבלוב|[ושהבכלמ]*פרו(?=[-־])',
  hi: 'जर्सी',
  // A sheet, a gardener; a festival.
  bn: 'চাদর(?:ে|ের|টি)?|মালি(?:র|রা|কে|দের)?',
  ne: '(?:चाड|माली)(?:हरू)?(?:को|का|मा|ले|लाई)?',
}

/** What makes another word of a Korean name: verbs of its syllables (to hand over, to hinder, to pale), the rush hour, a guinea pig. */
export const KOREAN_LONGER: Readonly<Record<string, string>> = {
  인도: '하|되|된|될|돼|됐|한(?!국)|할|해(?!군|양)|했',
  파리: '하|한(?!국)|할|해|똥',
  대전: '하|한(?!국)|할|해|제',
  부산: '하|스|물',
  한미: '하|한|할|해',
  북한: '강',
  러시아: '워',
  기니: '피그',
  통가: '죽',
}

/** Countries that are also given names, which stand behind a family's: "Hoàng Đức", "Thị Nga". */
export const NAMES_BEHIND: Readonly<Record<string, readonly string[]>> = { vi: ['Mỹ', 'Nga', 'Đức'] }

/** What begins a person's name and is written like a country, its people or a town; in Hungarian the family's name, before the given one. */
export const GIVEN_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...{
    cs: ['Dominika', 'Kuba', 'Milan', 'Milana', 'Milane', 'Milanu'],
    sk: ['Dominika', 'Kuba', 'Milan', 'Milana', 'Milanovi'],
    pl: ['Kuba', 'Dominika'],
  },
  ...{ ru: ['милан'], uk: ['мілан'], bg: ['милан'], el: ['Γεωργία', 'Ελλάδα'] },
  fr: ['Dominique', 'Florence', 'Maurice'],
  es: ['Mauricio', 'francés'],
  pt: ['Mauricio', 'Maurício', 'francês'],
  gl: ['Mauricio'],
  ...{ hr: ['Dominika'], sl: ['Dominika'] },
  hu: [
    'Dominika',
    'német',
    'lengyel',
    'török',
    'orosz',
    'cseh',
    'görög',
    'szerb',
    'horvát',
    'olasz',
    'angol',
    'francia',
    'román',
    'bolgár',
    'svéd',
    'finn',
    'dán',
    'szlovák',
    'ukrán',
    'örmény',
  ],
}
