/** Names of people that are written like a people or a country; found by looking up some 40,000 given and family names of the world in every language. */

/**
 * Given and family names that begin as the words for a country do in some language, without accents: Francesco and French in Italian, Gregory and Greek
 * in Portuguese, George and Georgia in Romanian and Finnish.
 */
export const PEOPLE: ReadonlySet<string> = new Set(
  `Francesca Franceschi Franceschini Francesco Francesconi Frances Francis Francisc Francisca Francisco Francisko Francisque Franciszek Franciszka Francine
   Franco Francois
   George Georg Georges Georgel Georgescu Georgeta Georgette Georgiana Georgianna Georgije Georgina Georgo
   Greg Gregg Gregor Gregorc Gregoria Gregorio Gregorian Gregoire Gregory Gregori Gregersen Greger
   Roman Romana Romane Romano Romani Romanelli Romaniello Romanini Romanowski Romanita
   Russell Russel Russ Russo Russu Rusin Putincanin
   Alban Albane Albano Germana Germani Germano Indiana Indianapolis Maldini Belarbi Armen Armendariz Armenio Armenta Jordana Jordane Jordaan Jordanovic
   Brit Brita Britney Britt Britta Britten Brittany Brito Britto Berlinger Bayerova
   Katarina Katariina Katarzyna Dominic Dominick Dominici Liberio Bratislav Komorowski Salvadori Orbanic Polona Danciu
   Brune Brunehaut Brunehilde Brunelli Brunet Brunetti Colomba Colombano Colombe Kolumban Kolumbin Kolumbina Bulgarelli Malave Malavasi
   Turkan Turkay Turker Turkes Turkdogan Turkyilmaz Turkson Turkova Serban Serbulent Serbin Kubat Kubacki Kubad Kubala Kubadov Kubadova
   Chinara Finnja Finnley Finnegan Gazanfer Syrine Syrova Syrovy Siriano Sirio Athenais Athena
   Герман Ираклий Братислав Македон
   Filippini Filippino Ceca Leta
   Benini Macari Macario Amerigo Americo Amerio Hollard Filipiak Iraklis Austral Spaniel Belgin Kairav Monserrat Monserrate Vascotto Liban Libanio`.split(
    /\s+/,
  ),
)

/** Family names that are a people's, in languages that write a people small: behind another name they are somebody's. */
export const PEOPLE_AS_SURNAMES: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Albanese',
    'Danese',
    'Danesi',
    'Giordani',
    'Giordano',
    'Catalano',
    'Francese',
    'Greco',
    'Mosca',
    'Polacco',
    'Russo',
    'Spagnoli',
    'Spagnolo',
    'Tedeschi',
    'Tedesco',
    'Turchi',
    'Turco',
    'Ungaro',
  ],
  es: ['Alemán', 'Catalán', 'Gallego', 'Gallegos', 'Griego', 'Marroquín', 'Turco'],
  ru: ['Поляков', 'Полякова', 'Поляковой', 'Полякову'],
  uk: ['Поляков', 'Полякова'],
  pt: ['Alemão', 'Gallego', 'Russo', 'Turco'],
  ca: ['Alemany', 'Català', 'Francès', 'Rus', 'Turc'],
  cs: ['Černohorská', 'Černohorského', 'Černohorský', 'Rakušan', 'Rakušana', 'Rakušanem', 'Rakušanovi'],
  nl: ['Deen', 'Duits', 'Spaans'],
  pl: ['Kosowska', 'Kosowski', 'Kosowskiego', 'Kosowskiej'],
  tr: ['Karadağ', 'Karadağlı', 'Özbek'],
}
