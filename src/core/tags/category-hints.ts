/** Section words of addresses and labels of feeds, in seven languages, and how much each says about the category. */
import { categoryIndex } from './category-slugs.ts'

export interface Hint {
  index: number
  /** 1 for a section that is the category, less for one that only leans to it. */
  strength: number
}

const SECTIONS: Readonly<Record<string, string>> = {
  international:
    'international? diplomacy foreign-policy foreign-affairs foreign world? worldnews? world-news? global? global-affairs ausland? monde? mundo? mondo? esteri? internacional? internacionales? mezhdunarodnaya? world-politics international-relations geopolitics un nato в-мире? мир? europe? asia? africa? americas? middle-east? middleeast? asia-pacific? politique-internationale extranjero?',
  politics:
    'politics politic politics-news us-politics uk-politics onpolitics elections election congress senate house policy politik politique politiques politica política politiikka politika politiek politics-government government whitehouse white-house policy-and-politics news-and-politics politics-watch wahlen elecciones elezioni eleicoes bundestag innenpolitik inland? impeachment campaign state-watch blog-briefing-room floridapolitics florida-politics flgovernment pundits-blog политика politics-and-elections politics-elections',
  conflict:
    'war conflict conflicts military defense defence armed-conflicts armed-conflicts-and-attacks security? national-security ukraine-war israel-gaza-war israel-hamas-war ukraine? terrorism war-conflict the-war-zone naval-news guerre krieg guerra war-in-ukraine война defense-national-security conflict-war-peace',
  crime:
    'crime crimes law court courts justice police true-crime criminal-justice court-battles law-and-crime law-crime legal kriminalitaet faits-divers faits_divers sucesos cronaca? cronaca-nera policia policial justicia judiciary panorama? supreme-court antitrust? crime-law-justice crime-courts polizei происшествия?',
  business:
    'business biz economy economics economic finance financial markets market money companies stocks investing invest personal-finance wirtschaft wirtschaftspolitik finanzen boerse economie economía economia económico eco-nomie economie-finance entreprises negocios empresas dinero finanza finanze mercados mercato commodities banking real-estate property housing? retail energy? exchange business-news business-economy business-and-economy business-finance economics-and-finance bourse bolsa borsa economy-business-finance экономика бизнес финансы ekonomika economics-news companies-markets healthcare-pharmaceuticals? aerospace-defense? autos-transportation streettalk',
  labour:
    'labour labor jobs careers employment work workplace arbeit karriere emploi emplois empleo trabajo lavoro trabalho emprego unions labor-unions concursos?',
  technology:
    'technology tech technologies techno tecnologia tecnología technologie digital netzwelt internet web gadgets gadget mobile gaming? computing computers cybersecurity security-news software ai artificial-intelligence it-news innovation startups sciencetech? gadgets-and-tech tech-news tech-policy hightech high-tech numerique pixels technik tecno auto? autos? cars? motoring? technology-internet hi-tech технологии it-medien television-tech information-technology services-and-software science-and-technology? science-technology? recode',
  science:
    'science sciences scitech space physics astronomy wissenschaft wissen ciencia ciência scienza scienze sciences-technology archaeology science-environment science-news natur natura-scienza spazio espacio espace наука science-nature biology',
  health:
    'health health-news wellness? healthcare medicine medical coronavirus covid covid-19 covid19 gesundheit sante santé salud saúde saude salute gesundheit-wissen fitness? health-and-wellness health-shots mental-health здоровье medicina public-health medical-news nhs health-medical-pharma global-health wellbeing?',
  environment:
    'environment climate climate-change climate-environment green energy-environment umwelt klima environnement planete planète medio-ambiente medioambiente clima-y-medio-ambiente ambiente meio-ambiente sustainability wildlife nature? nature-environment conservation экология climate-crisis earth animals? umwelt-klima health-and-environment?',
  weather:
    'weather wetter meteo météo tiempo eltiempo clima previsao previsioni hurricanes hurricane weather-news погода el-tiempo forecast storms',
  disaster:
    'disaster disasters accidents disasters-and-accidents disaster-accident emergencies natural-disasters earthquake katastrophen catastrophes desastres',
  education:
    'education schools school higher-education university universities campus students bildung schule éducation educacion educación educação educacao scuola istruzione universita образование k-12 academics uni karriere-bildung',
  society:
    'society social community communities family people? gesellschaft societe société sociedad società sociedade human-interest humaninterest human-rights gender women lgbt lgbtq race immigration migration global-development upliftingnews? uplifting good-news nottheonion? oddly-enough weird weird-news odd-news identities общество obituaries aging inclusion minority',
  religion:
    'religion religions faith belief beliefs church vatican religious religione religião religión kirche glaube vaticano cbnnews? islam christianity judaism antisemitism',
  culture:
    'culture arts art entertainment entertainment-arts entertainment_and_arts entertainment-news movies movie film films cinema kino music musik musique musica música television tv tv-and-radio tv-news tv-features tv-reviews tv-series books book literature theatre theater stage celebrity celebrities celebs showbiz show-biz showbusiness kultur kulturen cultura cultures culturas spettacoli spettacolo espectaculos espectáculos entretenimiento entretenimento entertainment-culture unterhaltung panorama-leute people-news media? medien? arts-and-culture culture-arts hollywood bollywood pop-culture pop-culture-news streaming netflix gallery? awards reviews? comics anime games videogames культура шоу-бизнес performing-arts festivals visual-arts arts-culture movie-news divertissement',
  lifestyle:
    'lifestyle life-style life style fashion beauty food food-drink recipes recipe cooking dining restaurants travel tourism reise reisen voyage voyages viajes viaggi viagem turismo home-garden garden gardening homes home-and-garden stil mode moda cucina cuisine gastronomia gastronomie leben vida? estilo estilo-de-vida relationships dating parenting pets horoscope horoscopes shopping leisure lifestyle-leisure vie-quotidienne wine essen-trinken viral? living',
  sports:
    'sport sports sporting football soccer nfl nba mlb nhl wnba ncaa ncaaf ncaab mls cricket tennis golf rugby rugby-union rugby-league boxing mma ufc formula1 formula-1 formula-one f1 motorsport motorsports nascar olympics olympic-games athletics cycling baseball basketball hockey volleyball swimming racing horse-racing fussball bundesliga sportmix deporte deportes futbol fútbol calcio futebol esporte esportes desporto ligue1 ligue-1 serie-a laliga champions-league premier-league world-cup wm-2022 euro-2024 other-sports high-school-sports esports спорт футбол хоккей deportivo sportivo sportnews',
}

/** Labels like "worldnews" lean to a category; half of nothing would be nothing. */
const LEANING_STRENGTH = 0.35
const SEGMENTS_MAX = 6
const SEGMENT_CHARACTERS_MAX = 40

const sections: ReadonlyMap<string, Hint> = new Map(
  Object.entries(SECTIONS).flatMap(([category, words]) =>
    words.split(' ').map((word): [string, Hint] => {
      const leaning = word.endsWith('?')
      return [leaning ? word.slice(0, -1) : word, { index: categoryIndex(category), strength: leaning ? LEANING_STRENGTH : 1 }]
    }),
  ),
)

/** A label as a hint; a slug of ours is taken at full strength. */
export function hintStrength(raw: string): Hint | null {
  const label = raw.trim().toLowerCase()
  const slug = categoryIndex(label)
  if (slug >= 0) return { index: slug, strength: 1 }
  const dashed = label.replace(/\s*(?:&|\/|\+|,|\band\b)\s*/g, '-').replace(/[\s_]+/g, '-')
  const direct = sections.get(dashed) ?? sections.get(dashed.replace(/-news$|^news-/, ''))
  if (direct !== undefined) return direct
  for (const part of dashed.split(/[-:>|]+/)) {
    const hint = sections.get(part)
    if (hint !== undefined) return { index: hint.index, strength: hint.strength * 0.7 }
  }
  return null
}

/** Hints in the folders and the host of an address (`sport.example.com`, `/politik/ausland/…`), each category once. */
export function sectionHints(url: string): Hint[] {
  const [, host = '', path = ''] = /^[a-z]+:\/\/([^/?#]*)([^?#]*)/i.exec(url) ?? []
  const segments = [host.split('.')[0] ?? '', ...path.split('/').slice(1, -1)]
  const found = new Map<number, Hint>()
  for (const segment of segments.slice(0, SEGMENTS_MAX)) {
    if (segment.length > SEGMENT_CHARACTERS_MAX) continue
    const hint = sections.get(segment.toLowerCase().replaceAll('_', '-'))
    if (hint !== undefined && (found.get(hint.index)?.strength ?? 0) < hint.strength) found.set(hint.index, hint)
  }
  return [...found.values()]
}
