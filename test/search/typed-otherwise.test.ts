// What is typed otherwise than reports write it: in one word or in two, in short or in full, by another spelling of a name.

import { beforeAll, expect, test } from 'vitest'
import { indexClusters } from '../../src/pipeline/index-clusters.ts'
import { storeOfFile } from '../support/store.ts'
import { find, type InventedCluster, indexAll, NOW, writeClusters } from './support.ts'

/** By letters for short. Each pair of events with the same words tells them in two ways. */
const EVENTS: Readonly<Record<string, InventedCluster>> = {
  strikeApart: { title: 'Air strike destroys a bridge near Tarsk', summary: 'The air strike came at night, engineers say.' },
  strikesApart: { title: 'Two air strikes hit the port of Orsk', summary: 'Residents counted two air strikes before dawn.' },
  strikeTogether: { title: 'Airstrike on a depot in Velm', summary: 'The airstrike set fuel on fire.' },
  labour: { title: 'Tram drivers go on strike in Altberg', summary: 'The strike of the drivers lasts three days.' },
  balloon: { title: 'Hot air keeps balloons over Linden', summary: 'The air was calm at the meeting of balloons.' },
  ceaseApart: { title: 'Cease fire in Marden holds for a week', summary: 'The cease fire was signed on Sunday.' },
  ceaseTogether: { title: 'Ceasefire talks resume in Brenth', summary: 'Both sides spoke of a ceasefire.' },
  blaze: { title: 'Fire guts a mill in Corvil', summary: 'The fire began in the attic of the mill.' },
  cyberApart: { title: 'Cyber attack stops trains of Dunmar', summary: 'The cyber attack hit the signals.' },
  cyberHyphen: { title: 'Cyber-attack on the archive of Elstow', summary: 'A cyber-attack made the archive close.' },
  cyberTogether: { title: 'Cyberattack hits a water works', summary: 'The cyberattack was noticed at noon.' },
  careApart: { title: 'Health care costs rise in Gorse', summary: 'Families pay more for health care.' },
  careTogether: { title: 'Healthcare bill passes in Hasley', summary: 'The healthcare bill passed by two votes.' },
  children: { title: 'Child care places are short in Iverton', summary: 'Parents wait a year for care.' },
  windowsApart: { title: 'Windows 11 update breaks printers', summary: 'The update of Windows 11 was withdrawn.' },
  windowsTogether: { title: 'Windows11 upgrade is free for schools', summary: 'Schools get Windows11.' },
  glazier: { title: 'Storm smashes windows in Jarrow', summary: 'Hundreds of windows broke.' },
  kingsApart: { title: '“No Kings” marches fill Kelby', summary: 'Thousands came to the “No Kings” march.' },
  kingsTogether: { title: '#NoKings crowds return to Lorne', summary: 'The crowds of #NoKings were larger.' },
  seaport: { title: 'Newport builds a pier', summary: 'The pier of Newport costs a million.' },
  harbour: { title: 'New ferries call at the port of Norwick', summary: 'The port gets two new ferries.' },
  euShort: { title: 'EU fines a maker of phones', summary: 'The EU says that the maker broke its rules.' },
  euLong: { title: 'European Union envoys meet in Oxley', summary: 'Envoys of the European Union spoke of fish.' },
  euFrench: { title: 'Pesticides : UE et Velie négocient', summary: 'Un accord entre UE et Velie est proche.', language: 'fr' },
  euGerman: { title: 'Europäische Union verbietet ein Gift', summary: 'Die Europäische Union verbietet es.', language: 'de' },
  european: { title: 'European swimmers break a record', summary: 'The swimmers won gold.' },
  teachers: { title: 'Union of teachers elects a head', summary: 'The union has a new head.' },
  unShort: { title: 'UN sends water to Penrith', summary: 'The UN sends four trucks of water.' },
  unLong: { title: 'United Nations names an observer', summary: 'The observer of the United Nations starts in June.' },
  unSpanish: { title: 'La ONU pide calma en Quarn', summary: 'La ONU pide calma a las partes.', language: 'es' },
  unRussian: { title: 'ООН призвала к миру', summary: 'ООН призвала стороны к миру.', language: 'ru' },
  natoEnglish: { title: 'NATO drills begin in Rowsley', summary: 'Ships of NATO take part in the drills.' },
  natoFrench: { title: 'L’OTAN commence un exercice', summary: 'L’OTAN envoie des navires.', language: 'fr' },
  natoRussian: { title: 'НАТО начала учения', summary: 'Корабли НАТО вышли в море.', language: 'ru' },
  whoShort: { title: 'WHO warns of a fever', summary: 'The WHO says that the fever spreads.' },
  whoLong: { title: 'World Health Organization approves a jab', summary: 'The World Health Organization approved it on Friday.' },
  whoGerman: { title: 'Weltgesundheitsorganisation warnt vor Mücken', summary: 'Die Mücken sind neu.', language: 'de' },
  hero: { title: 'The man who saved a swan', summary: 'He is the man who saved it.' },
  imfShort: { title: 'IMF lowers its forecast', summary: 'The IMF expects less growth.' },
  imfLong: { title: 'International Monetary Fund lends to Selby', summary: 'The International Monetary Fund lends a billion.' },
  imfFrench: { title: 'Le FMI prête à la Velie', summary: 'Le FMI prête un milliard.', language: 'fr' },
  ecbShort: { title: 'ECB keeps its rate', summary: 'The ECB kept the rate.' },
  ecbLong: { title: 'European Central Bank hires an economist', summary: 'The European Central Bank hired her.' },
  ecbGerman: { title: 'EZB senkt den Zins', summary: 'Die EZB senkt den Leitzins.', language: 'de' },
  iccShort: { title: 'ICC issues a warrant', summary: 'The ICC issued it on Monday.' },
  iccLong: { title: 'International Criminal Court opens a hearing', summary: 'The International Criminal Court hears a general.' },
  kyiv: { title: 'Kyiv mends its power lines', summary: 'Power is back in Kyiv.' },
  kiev: { title: 'Kiev ballet tours the north', summary: 'Dancers from Kiev tour.' },
  kiew: { title: 'Kiew baut eine Brücke', summary: 'In Kiew wird gebaut.', language: 'de' },
  zelensky: { title: 'Zelensky visits a dam', summary: 'Zelensky spoke at the dam.' },
  zelenskyy: { title: 'Zelenskyy meets farmers', summary: 'Zelenskyy listened to farmers.' },
  selenskyj: { title: 'Selenskyj reist nach Tarn', summary: 'Selenskyj spricht in Tarn.', language: 'de' },
  selene: { title: 'Selene probe lands on the moon', summary: 'The Selene probe landed.' },
  gaddafi: { title: 'Gaddafi heirs lose a villa', summary: 'The heirs of Gaddafi lost in court.' },
  mohammed: { title: 'Mohammed Tarek wins the marathon', summary: 'Mohammed Tarek ran alone.' },
  muhammad: { title: 'Muhammad Orlan opens a library', summary: 'Muhammad Orlan gave the books.' },
  mohamed: { title: 'Mohamed Vell paints a wall', summary: 'Mohamed Vell painted for a week.' },
  sharaa: { title: 'Al-Sharaa receives an envoy', summary: 'Al-Sharaa received him in the palace.' },
  shara: { title: 'Al-Shara names a minister', summary: 'Al-Shara named her on Tuesday.' },
  desert: { title: 'Desert race ends in a sandstorm', summary: 'The race through the desert was stopped.' },
  dessert: { title: 'Dessert of plums wins a prize', summary: 'The dessert was made of plums.' },
}
/** Other news, so that words have a rarity. */
const OTHERS =
  'Aldmoor Brinmere Castor Dalby Esker Fenwick Garth Holm Inver Jura Kirkby Leven Moray Nairn Oban Perth Rhyl Skye Thurso Ullin'
    .split(' ')
    .map((town) => ({
      title: `Storm damages roofs in ${town}`,
      summary: `The storm hit ${town} at night, the fire service of ${town} says.`,
    }))
const names = Object.keys(EVENTS)
const store = storeOfFile()
let ids: string[]

beforeAll(async () => {
  ids = await writeClusters(store.db, Object.values(EVENTS))
  await writeClusters(store.db, OTHERS)
  // All of them before anything is learned.
  await indexClusters({ db: store.db }, NOW, 500)
  await indexAll(store.db)
})

const AIR = 'strikeApart strikesApart strikeTogether'
const EU = 'euShort euLong euFrench euGerman'
const UN = 'unShort unLong unSpanish unRussian'
const WHO = 'whoShort whoLong whoGerman'
const NATO = 'natoEnglish natoFrench natoRussian'
const IMF = 'imfShort imfLong imfFrench'
const ECB = 'ecbShort ecbLong ecbGerman'
const ZELENSKY = 'zelensky zelenskyy selenskyj'

test.each([
  ['airstrike', AIR, 'labour balloon'],
  ['airstrikes', AIR, 'labour balloon'],
  ['air strike', AIR, ''],
  ['air-strike', AIR, ''],
  ['airstrike Orsk', 'strikesApart', 'labour balloon'],
  ['ceasefire', 'ceaseApart ceaseTogether', 'blaze'],
  ['cease fire', 'ceaseApart ceaseTogether', ''],
  ['cease-fire', 'ceaseApart ceaseTogether', ''],
  ['cyberattack', 'cyberApart cyberHyphen cyberTogether', ''],
  ['cyberattacks', 'cyberApart cyberHyphen cyberTogether', ''],
  ['cyber attack', 'cyberApart cyberHyphen cyberTogether', ''],
  ['cyber-attack', 'cyberApart cyberHyphen cyberTogether', ''],
  ['healthcare', 'careApart careTogether', 'children'],
  ['health care', 'careApart careTogether', ''],
  ['healthcare Gorse', 'careApart', 'children'],
  ['windows11', 'windowsApart windowsTogether', 'glazier'],
  ['windows 11', 'windowsApart windowsTogether', ''],
  ['Windows11 printers', 'windowsApart', 'glazier'],
  ['NoKings', 'kingsApart kingsTogether', ''],
  ['No Kings', 'kingsApart kingsTogether', ''],
  ['no kings', 'kingsApart kingsTogether', ''],
  ['Newport', 'seaport', 'harbour'],
  ['EU', EU, 'european teachers'],
  ['eu', EU, 'european teachers'],
  ['European Union', EU, 'european teachers'],
  ['Union européenne', EU, 'teachers'],
  ['Europäische Union', EU, 'teachers'],
  ['EU fish', 'euLong', ''],
  ['UN', UN, ''],
  ['United Nations', UN, ''],
  ['UN observer', 'unLong', ''],
  ['Vereinte Nationen', UN, ''],
  ['ONU', UN, ''],
  ['ООН', UN, ''],
  ['NATO', NATO, ''],
  ['nato', NATO, ''],
  ['OTAN', NATO, ''],
  ['НАТО', NATO, ''],
  ['WHO', WHO, 'hero'],
  ['World Health Organization', WHO, 'hero careApart'],
  ['World Health Organisation', WHO, 'hero careApart'],
  ['OMS', WHO, 'hero'],
  ['who saved a swan', 'hero', 'whoShort whoLong whoGerman'],
  ['IMF', IMF, 'iccLong'],
  ['International Monetary Fund', IMF, 'iccLong'],
  ['FMI', IMF, 'iccLong'],
  ['ECB', ECB, 'euLong european'],
  ['European Central Bank', ECB, 'euLong european'],
  ['EZB', ECB, 'euLong european'],
  ['ICC', 'iccShort iccLong', 'imfLong'],
  ['International Criminal Court', 'iccShort iccLong', 'imfLong'],
  ['Kiev', 'kyiv kiev kiew', ''],
  ['Kyiv', 'kyiv kiev kiew', ''],
  ['Київ', 'kyiv kiev kiew', ''],
  ['Zelensky', ZELENSKY, 'selene'],
  ['zelenskyy', ZELENSKY, 'selene'],
  ['Zelenskiy', ZELENSKY, 'selene'],
  ['Selenskyj', ZELENSKY, 'selene'],
  ['Qaddafi', 'gaddafi', ''],
  ['Gadafi', 'gaddafi', ''],
  ['Mohammed', 'mohammed muhammad mohamed', ''],
  ['Muhammad', 'mohammed muhammad mohamed', ''],
  ['mohamad', 'mohammed muhammad mohamed', ''],
  ['Al-Sharaa', 'sharaa shara', ''],
  ['al-Shara', 'sharaa shara', ''],
  ['al shara', 'sharaa shara', ''],
  ['desert', 'desert', 'dessert'],
  ['dessert', 'dessert', 'desert'],
])('%s finds %s and not %s', async (q, found, others) => {
  const hits = (await find(store.db, q)).map((id) => names[ids.indexOf(id)]!)
  expect(hits).toEqual(expect.arrayContaining(found.split(' ')))
  expect(others.split(' ').filter((name) => hits.includes(name))).toEqual([])
})
