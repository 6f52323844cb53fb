import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

test.each([
  [
    'sv',
    ['Ryska drönare siktade över hamnen', 'Drönare flög i natt.'],
    ['Ministern: drönare är Rysslands verk', 'Ryssland skickar drönare.'],
    'Ryssland: drönare',
  ],
  [
    'fr',
    ['Des marins norvégiens en grève', 'La grève des marins continue.'],
    ['La Norvège paralysée', 'Une grève des marins paralyse la Norvège.'],
    'Norvège: grève',
  ],
] as const)("what a country's people do is told under the country in %s", (language, one, other, expected) => {
  expect(situationTitle(affair(language, one, other))).toBe(expected)
})

test.each([
  [
    'fr',
    ['JO de Tokyo : le judo ouvre les jeux', 'Les JO de Tokyo ont commencé vendredi.'],
    ['JO de Tokyo : la natation continue', 'Les jeux de Tokyo se poursuivent.'],
    ['JO de Tokyo : une médaille', 'Aux JO de Tokyo, les jeux sourient aux Bleus.'],
    'JO de Tokyo',
  ],
  [
    'es',
    ['JJOO de Tokio: arrancan los juegos', 'Los JJOO de Tokio empezaron el viernes.'],
    ['JJOO de Tokio: oro en kárate', 'Los juegos de Tokio siguen.'],
    ['JJOO de Tokio: plata', 'En los JJOO de Tokio, los juegos acaban.'],
    'JJOO de Tokio',
  ],
] as const)('letters that say the kind of affair are followed by no other word for it in %s', (language, one, other, third, expected) => {
  expect(situationTitle(affair(language, one, other, third))).toBe(expected)
})

test.each([
  [
    'de',
    ['Tote nach Waldbränden in Velia', 'Nach Waldbränden in Velia sind zwei Menschen tot.'],
    ['Waldbrände in Velia: Dörfer geräumt', 'Bei den Waldbränden in Velia wurden Dörfer geräumt.'],
    'Waldbrände in Velia',
  ],
  [
    'de',
    ['Die Kosten des Velia-Kriegs', 'Was der Ausbruch des Velia-Kriegs kostet.'],
    ['Velia-Krieg: Gespräche beginnen', 'Wegen des Velia-Kriegs wird verhandelt.'],
    'Velia-Krieg',
  ],
  [
    'de',
    ['Velia leidet unter Zöllen', 'Unter den Zöllen leidet ganz Velia.'],
    ['Velia klagt nach neuen Zöllen', 'Wegen der Zölle klagt Velia.'],
    'Velia: Zölle',
  ],
  [
    'ru',
    ['Тысячи людей спасаются от войны в Велии', 'Жители бегут от войны в Велии.'],
    ['Война в Велии: мост взорван', 'За ходом войны в Велии следят соседи.'],
    'Война в Велии',
  ],
] as const)(
  'an affair is named in the form that opens a headline, whatever case its sentences need, in %s',
  (language, one, other, expected) => {
    expect(situationTitle(affair(language, one, other))).toBe(expected)
  },
)

test('a title on show that is bent yields to the form that opens a headline, and one that opens some stays', () => {
  const war = affair(
    'de',
    ['Die Kosten des Velia-Kriegs', 'Was der Ausbruch des Velia-Kriegs kostet.'],
    ['Velia-Krieg: Gespräche beginnen', 'Wegen des Velia-Kriegs wird verhandelt.'],
  )
  expect(situationTitle(war, 'Velia-Kriegs')).toBe('Velia-Krieg')
  const fires = affair(
    'de',
    ['Waldbrand in Velia', 'Bei einem Waldbrand in Velia wurden Dörfer geräumt.'],
    ['Waldbrände in Velia', 'Waldbrände in Velia breiten sich aus.'],
  )
  for (const shown of ['Waldbrand in Velia', 'Waldbrände in Velia']) expect(situationTitle(fires, shown)).toBe(shown)
})

test.each([
  [
    'ru',
    [
      ['Суд остановил забастовку', 'Вчера в Велии началась забастовка.'],
      ['Портовики протестуют', 'Суд остановил забастовку в Велии.'],
    ],
  ],
  [
    'pl',
    [
      ['Sąd pomógł Velii', 'Sąd pomógł dokerom Velii.'],
      ['Dokerzy jadą do Velii', 'Dokerzy jadą do Velii.'],
      ['Port bez Velii', 'Nie ma portu bez Velii.'],
      ['Burmistrz broni Velii', 'Burmistrz broni Velii.'],
    ],
  ],
] as const)('an affair whose name opens no headline keeps a headline where names have cases, in %s', (language, told) => {
  expect(told.map(([title]) => title)).toContain(situationTitle(affair(language, ...told)))
})

test.each([
  [
    'a noun that German writes large as it does all',
    ['Zwei Tote nach Angriff in Borlund', 'Bei einem Angriff starben zwei Menschen.'],
    ['Angriff auf Zugbegleiter', 'Ein Zugbegleiter wurde bei einem Angriff verletzt.'],
    /^Angriff$/,
  ],
  [
    'how many people a report tells of',
    ['Flut bei Orsk: 1200 Menschen in Sicherheit', 'Sieben Tote hat die Flut bei Orsk gefordert, 1200 Menschen sind in Sicherheit.'],
    ['Lohr: Sieben Tote bei Feuer in Heim', 'Sieben Tote und 1200 Menschen ohne Strom nach einem Feuer in Lohr.'],
    /Menschen:|^Sieben Tote/,
  ],
  [
    'a verb',
    ['Bei Velair streiken die Piloten', 'Erneut streiken die Piloten von Velair.'],
    ['Warum bei Velair die Piloten streiken', 'Wieder streiken die Piloten.'],
    /: streiken/,
  ],
  [
    'two nouns that stand side by side',
    ['Gericht kippt des Ministers Velan Zölle', 'Ein Gericht hat die von Präsidenten Zölle genannten Abgaben gekippt.'],
    ['Was nach den Zöllen kommt', 'Nach dem Urteil gegen die von Präsidenten Zölle genannten Abgaben wird gerechnet.'],
    /Präsidenten Zölle/,
  ],
  [
    'an office',
    ['US-Präsident reist nach Borlund', 'Der US-Präsident ist gelandet.'],
    ['US-Präsident lobt den Hafen', 'Den Hafen hat der US-Präsident gelobt.'],
    /^US-Präsident$/,
  ],
] as const)('no German affair is called by %s', (_, one, other, wrong) => {
  expect(situationTitle(affair('de', one, other, other, other))).not.toMatch(wrong)
})

test('letters that nobody explains are no name, and an abbreviation that a member writes out is one with its words', () => {
  const alarm = (more: string) =>
    affair(
      'sv',
      ['Brand i Borlund – VMA utfärdat', 'En brand har brutit ut.'],
      ['Brand på skrot i Gotby – VMA dras tillbaka', `Branden är släckt. ${more}`],
    )
  const bare = alarm('')
  expect(bare.map(({ title }) => title)).toContain(situationTitle(bare))
  expect(situationTitle(alarm('Ett viktigt meddelande till allmänheten (VMA) gick ut.'))).toBe('VMA: brand')
  const told = affair(
    'en',
    ['Ministers gather for HLA talks', 'Talks of the Harbour Labour Alliance began.'],
    ['Dockers wait', 'Talks at the Harbour Labour Alliance (HLA) drag on.'],
    ['Unions walk out', 'They left the talks of the Harbour Labour Alliance.'],
  )
  expect(situationTitle(told)).toContain('HLA')
})

test('a name of one word gets only a kind that two members tell of it', () => {
  const rover = affair(
    'en',
    ['Ice lies below Corland', 'A drill found ice.'],
    ['Silence after landing', 'Its landing went wrong in the dust of Corland.'],
    ['Date set for landing', 'A burn went well.'],
  )
  expect(rover.map(({ title }) => title)).toContain(situationTitle(rover))
})

test('a wrong stands beside a name only where two members tell it', () => {
  const judge = (second: string) =>
    affair('en', ['Ada Brook accuses clerk of harassment', 'Ada Brook spoke in Velia.'], [second, 'Ada Brook spoke in Velia.'])
  const told = judge('Ada Brook to retire')
  expect(told.map(({ title }) => title)).toContain(situationTitle(told))
  expect(situationTitle(judge('Ada Brook tells of harassment'))).toBe('Ada Brook: harassment')
})

test('what tells little stands beside a name only where two members tell it', () => {
  const ferry = (second: string) =>
    affair('en', ['Ada Brook and clerks reach tentative deal', 'Ada Brook spoke in Velia.'], [second, 'Ada Brook spoke in Velia.'])
  const told = ferry('Singer called as juror of Ada Brook')
  expect(told.map(({ title }) => title)).toContain(situationTitle(told))
  expect(situationTitle(ferry('Judge looks at deal of Ada Brook'))).toBe('Deal of Ada Brook')
})

test('a city is not told under its country', () => {
  const strike = affair('sv', ['Moskva stannar', 'Strejken i Moskva växer.'], ['Strejk i Ryssland', 'Ryssland har strejk.'])
  expect(strike.map(({ title }) => title)).toContain(situationTitle(strike))
})

test("a stray member's kind is not the affair's", () => {
  const mine = affair(
    'en',
    ['Sorrel Deep flooded', 'Sorrel Deep filled with water.'],
    ['Pumps reach Sorrel Deep', 'Sorrel Deep is dry.'],
    ['Earthquake shakes the coast', 'An earthquake came.'],
    ['Earthquake again', 'The earthquake returned.'],
  )
  expect(situationTitle(mine)).not.toContain('earthquake')
})

test('the common word that most members put before a kind is told with it', () => {
  const loans = affair(
    'en',
    ['Norland ends student loans', 'Norland said so.'],
    ['Norland parents cheer', 'No more student loans in Norland.'],
  )
  expect(situationTitle(loans)).toBe('Norland: student loans')
})

test('a verb that looks like a kind begins no name', () => {
  const bank = affair(
    'en',
    ['Norland to launch digital currency', 'The bank of Norland will launch digital currency.'],
    ['Banks fear Norland', 'Norland may launch digital currency soon.'],
  )
  expect(situationTitle(bank)).not.toContain(': launch digital')
})

test('a title on show stays when no name is shared any more but all its words are still used', () => {
  const later = affair(
    'en',
    ['Harbour strike ends in Velmar', 'Ships left.'],
    ['Ships wait after the harbour strike', 'The harbour is full.'],
  )
  expect(situationTitle(later)).toBe('Harbour strike')
  expect(situationTitle(later, 'Velmar harbour strike')).toBe('Velmar harbour strike')
})

test('a word that says nothing belongs to a name where it has a capital that it does not need', () => {
  const brand = affair(
    'en',
    ['Judge opens inquiry into First Pumps collapse', 'An inquiry opens.'],
    ['Banks worry about First Pumps collapse, sources say', 'Banks worry.'],
    ['Bank Has Millions at Risk in First Pumps Collapse', 'Millions are at risk.'],
  )
  expect(situationTitle(brand)).toBe('First Pumps collapse')
  const plain = affair(
    'en',
    ['The Velmar Pumps collapse widens', 'It widens.'],
    ['Inquiry into the Velmar Pumps collapse', 'An inquiry opens.'],
  )
  expect(situationTitle(plain)).toBe('Velmar Pumps collapse')
})

test('"&" holds a name together', () => {
  const makers = affair(
    'en',
    ['Recall at Brine & Solen grows', 'The recall grows.'],
    ['Shops return pickles in the recall at Brine & Solen', 'Pickles go back.'],
  )
  expect(situationTitle(makers)).toBe('Brine & Solen: recall')
})

test('what stands between who and whom is a verb, not several of a kind', () => {
  const raid = affair(
    'en',
    ['Norland strikes Ostria as talks on the harbour fail', 'Norland strikes Ostria.'],
    ['Nothing moves in the harbour after Norland strikes Ostria', 'The harbour is shut.'],
    ['Talks on the Ostria strikes end', 'The talks end.'],
  )
  expect(situationTitle(raid)).not.toContain('Norland strikes')
})

test('the border of a patrol, half of the members’ debate and a sale that one tells of another name no affair', () => {
  const patrol = affair(
    'en',
    ['Border Patrol agents shoot woman in Marburn', 'A woman is in hospital in Marburn.'],
    ['Lawyer of woman shot by Border Patrol speaks of a threat', 'The lawyer spoke on Monday.'],
    ['Mayor calls Marburn a war zone after Border Patrol shooting', 'The mayor wants answers.'],
  )
  expect(situationTitle(patrol)).toBe('Border Patrol shooting')
  const messages = affair(
    'en',
    ['Candidate Ada Markwell under fire for messages about a rival', 'The messages were sent in May.'],
    ['Markwell cancels dinner with donors', 'The messages have cost her friends.'],
    ['Ada Markwell and Bo Lind face each other in debate', 'The debate lasted two hours.'],
    ['Rivals for governor speak of Ada Markwell in only debate', 'The debate was the only one.'],
  )
  expect(situationTitle(messages)).toBe('Ada Markwell')
  const offer = affair(
    'en',
    ['Lindmere Media rejects offer of Corvina Films as too low', 'Lindmere rejected it on Monday.'],
    ['Shares of Lindmere rise after putting itself up for sale, helping Corvina Films', 'Shares rose by a tenth.'],
  )
  expect(situationTitle(offer)).toBe('Lindmere Media rejects offer of Corvina Films as too low')
})

test('a country of islands, and half of a word with a hyphen, name no affair', () => {
  const islands = affair(
    'en',
    ['Solomon Islands closes its ports after a night of violence', 'Ports were closed on Monday.'],
    ['Solomon Islands tells people to stay at home as violence goes on', 'People stayed at home on Tuesday.'],
  )
  expect(situationTitle(islands)).toBe('Solomon Islands tells people to stay at home as violence goes on')
  const test = affair(
    'en',
    ['Norwegian anti-satellite test leaves a cloud of debris', 'A test hit a satellite, Norway says.'],
    ['Station dodges debris of the anti-satellite test of Norway', 'The debris came near the station.'],
    ['Norway defends its anti-satellite test', 'The satellite was its own, Norway says.'],
  )
  expect(situationTitle(test)).toBe('Norway: satellite')
})
