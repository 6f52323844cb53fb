/** Where an outlet is at home: a hand-written table for generic domains, else the country domain. Used as a weak prior only. */
const OUTLETS: Readonly<Record<string, string>> = {
  US: 'nytimes.com washingtonpost.com wsj.com usatoday.com latimes.com chicagotribune.com bostonglobe.com nypost.com cnn.com foxnews.com nbcnews.com abcnews.go.com cbsnews.com npr.org politico.com thehill.com axios.com huffpost.com huffingtonpost.com slate.com vox.com salon.com theatlantic.com newyorker.com time.com newsweek.com usnews.com thedailybeast.com buzzfeednews.com buzzfeed.com vice.com motherjones.com nationalreview.com breitbart.com dailycaller.com washingtontimes.com washingtonexaminer.com msnbc.com pbs.org propublica.org cnbc.com businessinsider.com forbes.com fortune.com bloomberg.com marketwatch.com barrons.com techcrunch.com theverge.com wired.com arstechnica.com engadget.com cnet.com zdnet.com gizmodo.com mashable.com espn.com cbssports.com si.com bleacherreport.com sbnation.com deadspin.com nfl.com nba.com mlb.com variety.com hollywoodreporter.com deadline.com tmz.com people.com eonline.com rollingstone.com billboard.com pitchfork.com vulture.com ew.com avclub.com sfgate.com sfchronicle.com seattletimes.com denverpost.com miamiherald.com tampabay.com orlandosentinel.com sun-sentinel.com dallasnews.com houstonchronicle.com chron.com statesman.com azcentral.com reviewjournal.com oregonlive.com cleveland.com freep.com detroitnews.com startribune.com jsonline.com stltoday.com kansascity.com philly.com inquirer.com baltimoresun.com newsday.com nydailynews.com nj.com mercurynews.com sandiegouniontribune.com sacbee.com ajc.com charlotteobserver.com theadvocate.com al.com tennessean.com courier-journal.com indystar.com thetowntalk.com vnews.com theonion.com realclearpolitics.com theintercept.com thedispatch.com lawandcrime.com rawstory.com alternet.org theroot.com newsmax.com oann.com dailywire.com townhall.com 19thnews.org semafor.com scientificamerican.com livescience.com space.com military.com stripes.com defenseone.com floridapolitics.com',
  GB: 'bbc.com theguardian.com dailymail.com thesun.com economist.com ft.com telegraph.com reuters.co.uk skysports.com sky.com goal.com theregister.com cityam.com politicshome.com middleeasteye.net newscientist.com nature.com independent.com express.com spectator.com ladbible.com joe.co.uk bellingcat.com',
  CA: 'cbc.com globalnews.ca thestar.com theglobeandmail.com nationalpost.com ctvnews.com montrealgazette.com vancouversun.com torontosun.com macleans.com ottawacitizen.com calgaryherald.com edmontonjournal.com',
  AU: 'theaustralian.com smh.com theage.com theconversation.com crikey.com',
  NZ: 'newsroom.co.nz',
  IE: 'irishtimes.com irishexaminer.com',
  IN: 'timesofindia.com indiatimes.com hindustantimes.com ndtv.com thehindu.com indianexpress.com news18.com indiatoday.in livemint.com business-standard.com moneycontrol.com firstpost.com scroll.in thequint.com deccanherald.com deccanchronicle.com telegraphindia.com tribuneindia.com dnaindia.com zeenews.com freepressjournal.com wionews.com opindia.com republicworld.com economictimes.com oneindia.com aajtak.in jagran.com bhaskar.com newindianexpress.com',
  PK: 'dawn.com geo.tv tribune.com.pk',
  RU: 'rt.com sputniknews.com themoscowtimes.com tass.com lenta.ru kommersant.com interfax.com',
  UA: 'kyivindependent.com kyivpost.com pravda.com.ua ukrinform.net unian.info',
  CN: 'chinadaily.com globaltimes.com xinhuanet.com cgtn.com caixinglobal.com sixthtone.com ecns.cn qq.com 163.com sohu.com ifeng.com huanqiu.com caixin.com yicai.com cctv.com jiemian.com 36kr.com',
  HK: 'scmp.com hongkongfp.com hk01.com mingpao.com stheadline.com',
  JP: 'japantimes.com nikkei.com asahi.com mainichi.jp jiji.com sankei.com',
  KR: 'koreaherald.com koreatimes.com chosun.com donga.com joongang.com newsis.com naver.com daum.net',
  TW: 'taipeitimes.com taiwannews.com focustaiwan.tw udn.com ettoday.net setn.com chinatimes.com nownews.com',
  SG: 'straitstimes.com channelnewsasia.com todayonline.com',
  VN: 'vnexpress.net',
  PH: 'rappler.com inquirer.net philstar.com gmanetwork.com',
  ID: 'thejakartapost.com kompas.com detik.com tempo.co liputan6.com okezone.com tribunnews.com cnnindonesia.com merdeka.com kumparan.com',
  MY: 'thestar.com.my malaymail.com malaysiakini.com',
  TH: 'bangkokpost.com nationthailand.com',
  BD: 'thedailystar.net bdnews24.com dhakatribune.com',
  IL: 'jpost.com haaretz.com timesofisrael.com ynetnews.com israelhayom.com i24news.tv',
  QA: 'gulf-times.com thepeninsulaqatar.com',
  AE: 'thenationalnews.com gulfnews.com khaleejtimes.com',
  SA: 'arabnews.com alarabiya.net',
  TR: 'hurriyetdailynews.com dailysabah.com trtworld.com aa.com.tr',
  IR: 'presstv.com tehrantimes.com iranintl.com',
  EG: 'egyptindependent.com madamasr.com',
  ZA: 'news24.com iol.co.za timeslive.co.za',
  NG: 'punchng.com vanguardngr.com premiumtimesng.com thisdaylive.com dailypost.ng sunnewsonline.com dailytrust.com guardian.ng legit.ng naijaloaded.com.ng',
  KE: 'nation.africa',
  GH: 'myjoyonline.com ghanaweb.com',
  DE: 'spiegel.de dw.com welt.de',
  FR: 'france24.com rfi.fr lemonde.fr 20minutes.fr leparisien.fr euronews.com francetvinfo.fr bfmtv.com afp.com',
  ES: 'elpais.com elmundo.es abc.es lavanguardia.com marca.com elconfidencial.com as.com mundodeportivo.com elperiodico.com',
  IT: 'ilsole24ore.com ansa.it corriere.it',
  PT: 'publico.pt dn.pt',
  BR: 'globo.com uol.com.br folha.com estadao.com.br veja.com terra.com.br',
  AR: 'clarin.com infobae.com lanacion.com.ar pagina12.com.ar perfil.com',
  MX: 'eluniversal.com.mx milenio.com excelsior.com.mx',
  CO: 'eltiempo.com elespectador.com semana.com',
  CL: 'latercera.com emol.com biobiochile.cl',
  CH: 'swissinfo.ch nzz.ch',
  NL: 'dutchnews.nl nltimes.nl',
  SE: 'thelocal.se aftonbladet.se',
  FI: 'yle.fi',
  EE: 'err.ee',
}

/** Country domains that are sold as generic ones. */
const GENERIC_DOMAINS = new Set('tv io co me ai ly fm cc ws to is gg sh la ag bz mn sc su tk vc nu am pw st gl ms vg im ac asia'.split(' '))

/** At home they are written in a language of their own, which tells those who bought them from abroad: mbl.is, news.am, vijesti.me. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  is: ['is'],
  am: ['hy'],
  me: ['sr', 'bs', 'hr'],
  mn: ['mn'],
  la: ['lo'],
  ly: ['ar'],
}

/** The country of an outlet under a domain that is sold as a generic one, by the language that it writes in; null where that does not tell. */
export function countryByLanguage(host: string, language: string): string | null {
  const domain = host.slice(host.lastIndexOf('.') + 1).toLowerCase()
  return AT_HOME[domain]?.includes(language) ? domain.toUpperCase() : null
}

/** Short addresses in country domains, which are nobody's home. */
export const SHORT_ADDRESSES: ReadonlySet<string> = new Set(
  'youtu.be redd.it spoti.fi reut.rs bbc.in cnn.it dlvr.it lnkd.in n.pr bloom.bg g.co amzn.eu amzn.asia wapo.st econ.st hill.cm trib.in flip.it mol.im'.split(
    ' ',
  ),
)

const homes: ReadonlyMap<string, string> = new Map(
  Object.entries(OUTLETS).flatMap(([code, hosts]) => hosts.split(' ').map((host) => [host, code] as const)),
)

/** The country of an outlet's host name, or null when neither the table nor the domain tells. */
export function outletCountry(host: string, isCode: (code: string) => boolean): string | null {
  const labels = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  for (let i = 0; i < labels.length - 1; i += 1) {
    const home = homes.get(labels.slice(i).join('.'))
    if (home !== undefined) return home
  }
  if (SHORT_ADDRESSES.has(labels.slice(-2).join('.'))) return null
  const domain = labels.at(-1) ?? ''
  if (labels.length < 2 || domain.length !== 2 || GENERIC_DOMAINS.has(domain)) return null
  const code = domain === 'uk' ? 'GB' : domain.toUpperCase()
  return isCode(code) ? code : null
}
