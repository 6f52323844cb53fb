/** English words by which what an affair is about is told from what much of the news is about; written by hand. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** What much of a year's news tells of, whatever it is about. */
export const EVERYWHERE = words(
  'Christmas Thanksgiving Easter Halloween Ramadan Covid COVID COVID-19 Republicans Democrats Republican Democratic Democrat GOP Congress',
)

/** Who leads a great state or a union of states now or did lately, as news call them: they are in the news of all its affairs. */
export const LEADERS: ReadonlySet<string> = new Set(
  `Trump,Donald Trump,Biden,Joe Biden,Obama,Barack Obama,Putin,Vladimir Putin,Xi,Xi Jinping,Netanyahu,Benjamin Netanyahu,Zelensky,Zelenskyy,Volodymyr Zelensky,Volodymyr Zelenskyy
Macron,Emmanuel Macron,Merz,Friedrich Merz,Scholz,Olaf Scholz,Merkel,Angela Merkel,Starmer,Keir Starmer,Sunak,Rishi Sunak,Boris Johnson,Modi,Narendra Modi,Erdogan,Recep Tayyip Erdogan,Lula
Trudeau,Justin Trudeau,Carney,Mark Carney,Maduro,Nicolás Maduro,Khamenei,Kim Jong Un,Milei,Javier Milei,Meloni,Giorgia Meloni,Orbán,Viktor Orbán`.split(
    /[,\n]/,
  ),
)

/** Bodies and what happens somewhere every day. */
export const MANY_OF_A_KIND = words(
  'bank company firm group party union team school office agency committee commission board police media shooting fire strike crash accident protest trial vote storm flood',
)

/** Who somebody is to another, or is in every report. */
export const ANYBODY = words(
  `wife wives husband husbands son sons daughter daughters brother brothers sister sisters mother mothers mom moms father fathers dad dads parent parents child children
  kid kids baby babies boy boys girl girls family families friend friends neighbor neighbors victim victims suspect suspects accuser accusers passenger passengers
  reporter reporters fan fans youth youths user users customer customers voter voters`,
)

/** Of a name its last word alone: "County". */
export const LAST_HALVES = words(
  'County City District University College School Hospital Church Airport Station Street River Island Islands Park Day Week Group',
)
