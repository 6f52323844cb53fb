/** What looks like the name of a country or a place and is an ordinary word of the language; found by looking up the words of its dictionary. */

/** Danish, Norwegian and Swedish: a headline alone is looked up in all of them. */
const NORDIC =
  'Abe Anda Bage Banda Bende Brest Bursa Centrale Dame Dane Derby Ende Finns Franca Fylde Galle Hede Hela Hove Java Kan Kano Kast Kasts Klang Klin Kure Lille Lucerne Man Maule Medan Mestre Mila Modernas Mons NY Nära Pest Petro Pole Rabat Rand Roman Roms Rota Salta Salto Sari Sen Senators Sila Sir Tema Tete Trang Varna Vägar rand'

/** Croatian, Bosnian and Serbian. */
const SOUTH_SLAVIC =
  'Baran Banda Cesar Garda Gori Java Kan Kota Lula Mali Manta Marica Marka Mesa Mito Pest Piti Rima Roman Rota Sada Salto Sari Sila Sir Tema Trampa'

/** Words that are written like names: German nouns, and first words of a sentence. */
export const NOT_NAMES: Readonly<Record<string, string>> = {
  bg: 'Бутан Того Чад',
  cs: 'Banda Derby Dohad Garda Jura Loni Manta Marka Ochota Orel Patos Pole Rota Sada Sen Sir Torba',
  da: NORDIC,
  de: 'Essen Nice Queens Met Rangers Commons Met Man Halle Worms Hamm Bergen Sale Reading Kent Fed Hama Gent Tours Rand Shah Sir Lord Ford Contras Ajax Maidan Ende Mich Über Derby Dame Kast',
  es: 'Aguada Anda Apartado Arroyo Banda Cabo Campana Cali Cerro Codo Como Cómo Concordia Contras Coronel Cuando Cuándo Cuenca Danes Derby Dese Duda Ende Fortaleza Goma Guarda Guerrero Habrá Largo Libertad Lima Limpio Litoral Man Manta Meta Milagro Mito Morena Nacional Oriental Ortega Palma Pando Para Parla Paro Pasto Petro Pilar Plano Podemos Resistencia Reunión Rio Rota Sale Salto Salvador Sano Santos Tanda Taza Tema Vagar Valle Victoria Virar',
  fr: 'US Avare Brusque Chaman Commons Contras Dame Derby Essen Fier Giron Grenade Guider Jura Largo Le Levis Lord Mascara Nice Oriental Ponce Racine Réunion Roman Roseau Sale Son Sucre Timon Tours Victoria',
  bs: SOUTH_SLAVIC,
  hr: SOUTH_SLAVIC,
  sr: `${SOUTH_SLAVIC} Бутан Мали Того Чад`,
  hu: 'Banda Baki Bari Bong Derby Garda Gumi Hami Kan Lord Masina Minden Napa Pest Piti Puli Regina Rep Sir Tanga Volta',
  id: 'Anda Betul Bukan Guna Kan Lima Para',
  it: 'Agra Atlantico Attica Bari Bende Brava Campana Cerro Colonia Come Como Concordia Contras Coro Derby Diadema Divo Farò Franca Hanno Largo Lodi Manta Mascara Mesa Meta Mila Mito Modesto Morena Mutare Palma Pasto Plano Ponce Porto Prato Regina Rio Riunione Sale Salto Sodo Tanga Tema Valle Victoria Volta',
  nl: 'Bama Bende Centrale Corps Dames Dame Derby Duren Fier Kan Kano Kast Loei Lords Marl Pest Reus Saki Sari Senators Sir Volta Wis Witten rand',
  no: NORDIC,
  pl: 'Banda Baran Bida Bong Bursa Dane Derby Garda Gaza Klin Kota Lekki Manta Marka Mila Pole Roman Rota Sada Saki Salto Sen Sir Suita Tema Torba',
  pt: 'Aguada Anjo Bago Banda Barrigada Bata Beira Biombo Bucha Cabo Caldas Campana Chino Como Contagem Contras Coronel Derby Esteio Gana Goma Guarda Ira Irá Largo Litoral Loja Maio Man Manta Mesa Mestre Meta Mito Modesto Morena Muar Nacional Natal Oriental Palma Para Parla Paro Pasto Pilar Plano Porto Praia Prato Redenção Reunião Rio Rota Sale Salto Santos Serra Tampa Tema Vagar Ventura Virar Vitória Volta',
  ro: 'Banda Bata Boli Bursa Canar Copan Derby Garda Litoral Mutare Natal Patos Regina Sari Sir Sonora Turbat',
  ru: 'Бутан Мали Того Чад',
  sk: 'Banda Baran Derby Divo Dohad Garda Jura Kan Klin Mali Marka Mati Ochota Orel Patos Pole Rota Sada Sen Sila Sir Torba Zeta',
  sl: 'Baran Boli Cesar Danes Gori Guli Kan Karaj Kast Klin Kosti Kuje Logar Loja Mali Miri Orel Pest Piti Pole Puli Rima Roman Sada Sen Sir Soka Suva Tema Trat',
  sv: NORDIC,
  tr: 'Aksu Asan Baki Balkan Bari Bende Cin Dane Handan Hisar Kano Kast Kent Konan Kota Mali Marka Nice Oran Parla Rota Sabah Sada Saki Salta Sam Sanma Sava Sen Soran Surat Tahta Tema Torba',
  uk: 'Бутан Малі Оман Того Чад',
}

/**
 * What is left of a country's name without its ending and begins other words too: liberal and Liberia, camera and Cameroon, Martina and Martinique,
 * Franciscans and France.
 */
export const NO_NAME_STEMS = new Set(
  `liber либер лібер kamer camer камер columb kolumb колумб grena grenad гренад гренада domini dominik доминик домини домінік доміні
   martin martini мартин мартині erytr eritr еритр еритре burun burund бурун бурунд gambi гамби franc franci франц mavric guine marok koszo ispan
   etio`.split(/\s+/),
)
