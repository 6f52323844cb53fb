import { expect, test } from 'vitest'
import { casualtiesOf } from './casualties.ts'

test.each([
  'None of the 287 passengers killed as jet skids off runway',
  'Keiner der 120 Passagiere wurde verletzt',
  'Ninguno de los 120 pasajeros resultó herido',
  "Aucun des 120 passagers n'a été blessé",
  'Nessuno dei 120 passeggeri è rimasto ferito',
  'Nenhum dos 120 passageiros ficou ferido',
  'Police foil plot that could have killed 500',
  'A collapse of the dam would kill 500',
  'Heat may kill 500 in Velia',
  'Up to 500 people could be killed',
  'A plot to kill 12 senators',
  'Boy aged 12 killed by lorry',
  'Boys aged 12 and 14 killed by lorry',
  'A man aged 45 died',
  'The guard was at 10:30 killed',
  'One in five deaths is a matter of smoke',
  'Smoke is behind 1 in 8 deaths',
  'M23 dead set on talks',
  'Apollo 14 pilot found dead',
  'Mother of 13 Ann Roe shot and killed',
  '12 ferries and a pier hit, nobody hurt',
  '200 crocodiles killed near Orsk',
])('nobody came to harm, or no count tells how many: %s', (text) => {
  expect(casualtiesOf(text)).toEqual({ deaths: 0, injured: 0, displaced: 0, money: 0 })
})

test.each([
  ['None of the 12 people killed was armed', 12],
  ['At least 12 may have died', 12],
  ['The plane crashed near Orsk, killing all 176 people on board', 176],
  ['Flugzeug stürzt ab und tötet alle 20 an Bord', 20],
  ['At least 12 U.S. troops killed near Orsk', 12],
  ['Six V.R.U. guards die in crash', 6],
  ['Clashes in Orsk kill 14: all to know', 14],
  ['Seven more die of hunger in Orsk', 7],
  ['Flood deaths in Velia exceed 900', 900],
  ['Two officers are shot and killed in Orsk', 2],
  ['12 soldiers and an interpreter killed near Orsk', 12],
  ['13 skiers, climbers and hikers died', 13],
  ['Two officers arrested and one man killed', 1],
  ['M23 killed 12', 12],
  ['Children aged 5, and 12 people killed', 12],
  ['Toll of the quake near Orsk rises above 2,200', 2_200],
  ['Death toll of the flood in Orsk raised to 72', 72],
  ['Death toll in Orsk revised down to 12 from 45', 12],
  ['Toll in Orsk lowered to 16', 16],
  ['Toll in Orsk rises from 45 to 52', 52],
  ['Zahl der Toten in Orsk sinkt auf 12', 12],
  ['Death toll: 45', 45],
  ['Death toll of the flood and storm in Orsk hits 45', 45],
  ['Its death toll grew, and the storm hit 45 villages', 0],
  ['The storm that took a heavy toll hit 45 villages', 0],
  ['The death toll raised 12 questions', 0],
  ['The number of dead rose to 45', 45],
  ['Two hundred people killed', 200],
  ['Two hundred and fifty people killed', 250],
  ['More than a hundred people killed', 100],
  ['More than a hundred deaths in Orsk', 100],
  ['Actor in Orsk dies a thousand deaths', 0],
  ['tausend Tote', 1_000],
  ['Several hundred killed', 200],
  ['Three dozen dead', 36],
  ['Half a dozen killed', 6],
  ['Twenty-three miners killed', 23],
  ['zweihundert Tote', 200],
  ['dreiundzwanzig Tote', 23],
  ['doscientos muertos', 200],
  ['treinta y tres muertos', 33],
  ['trois cents morts', 300],
])('the toll of “%s” is %i', (text, deaths) => {
  expect(casualtiesOf(text).deaths).toBe(deaths)
})

test.each(['surpasses', 'passes', 'tops', 'exceeds', 'hits', 'reaches', 'nears'])('a toll that %s a number is read', (verb) => {
  expect(casualtiesOf(`Death toll of Orsk flood ${verb} 500`).deaths).toBe(500)
})

test.each([
  ['1,5 Millionen Menschen vertrieben', 1_500_000],
  ['1,5 Mio. Menschen vertrieben', 1_500_000],
  ['50.000 personas evacuadas', 50_000],
  ['50 000 personnes évacuées', 50_000],
  ['50 mil pessoas desalojadas', 50_000],
  ['50.000 persone evacuate', 50_000],
  ['75K ordered to evacuate', 75_000],
])('who had to leave is counted: %s', (text, displaced) => {
  expect(casualtiesOf(text)).toMatchObject({ deaths: 0, displaced })
})
