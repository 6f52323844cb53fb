import { expect, test } from 'vitest'
import { casualtiesOf } from './casualties.ts'

test.each([
  'Más de 50 mil muertos en Orsk',
  'Oltre 50 mila morti a Orsk',
  'Plus de 50 mille morts à Orsk',
  'Ruim 50 duizend doden in Orsk',
  'Over 50 tusind døde i Orsk',
  'Yli 50 tuhatta kuollutta Orskissa',
  'Több mint 50 ezer halott Orskban',
  '50 tys. zabitych w Orsku',
  'Přes 50 tisíc mrtvých v Orsku',
  'Peste 50 de mii de morți la Orsk',
  'Πάνω από 50 χιλιάδες νεκροί',
  'Понад 50 тисяч загиблих',
  "Orsk'ta 50 bin kişi öldü",
  '۵۰ هزار کشته در زلزله',
  'יותר מ-50 אלף הרוגים',
  'भूकंप में 50 हजार लोगों की मौत',
  '50 ribu orang tewas di Orsk',
  'Hơn 50 nghìn người chết',
  '지진으로 5만명 사망',
  '지진으로 5만여 명 사망',
  '지진으로 4만1천명 부상, 5만명 사망',
  'Erdbeben: 50’000 Tote',
])('thousands are counted as their language has them: %s', (text) => {
  expect(casualtiesOf(text).deaths).toBe(50_000)
})

test.each([
  ['Floods displace 1,00,000 people in Orsk', 100_000],
  ['12,50,000 people displaced by floods', 1_250_000],
  ['Over 1.5 lakh people evacuated in Orsk', 150_000],
  ['3.2 crore people displaced by floods', 32_000_000],
])('numbers are read as India writes them: %s', (text, displaced) => {
  expect(casualtiesOf(text).displaced).toBe(displaced)
})

test('a name that begins as the Turkish thousand does multiplies nothing', () => {
  expect(casualtiesOf('Raid kills 20 bin Roe supporters').deaths).toBe(20)
})
