import { expect, test } from 'vitest'
import { affair } from '../../../test/support/affair.ts'
import { calledAfter } from './affair-called.ts'
import { situationTitle } from './situation-title.ts'

test.each([
  ['Torvín Questal', 'Caso Questal: renuncia la teniente de alcalde', 'Caso Questal'],
  ['Kestel', 'Affaire Torvin Kestel : démission', 'Affaire Torvin Kestel'],
  ['Thorwin Kestler', 'Fall Kestler – Salzwerder verliert die Stellvertreterin', 'Fall Kestler'],
  ['Torvin Kestle', 'Kestle case: deputy mayor resigns', 'Kestle case'],
  ['Kestle', 'In case Kestle resigns: what the town would do', null],
  ['Kestler', 'Fall von Kestler: Salzwerder jubelt', null],
  ['Kestler', 'Fall Kestlering: ein anderer', null],
  ['Kestler', 'Salzwerder nach dem Fall Kestler', null],
])('of %s a headline that opens with its label has named the affair: %s', (name, headline, called) => {
  expect(calledAfter(name, [headline])).toBe(called)
})

test("who resigned in somebody's affair is not told to be that person", () => {
  const title = situationTitle(
    affair(
      'es',
      ['Detenido el alcalde de Salmerena, Torvín Questal', 'Los investigadores detuvieron a Torvín Questal por las obras del muelle.'],
      ['Caso Questal: renuncia la teniente de alcalde', 'La teniente de alcalde de Torvín Questal anunció su renuncia.'],
      ['Torvín Questal y el constructor, acusados', 'La fiscalía acusó a Torvín Questal y al constructor del muelle.'],
    ),
  )
  expect(title).toBe('Caso Questal')
})

test('a resignation that one report tells is no kind of affair beside a name', () => {
  const title = situationTitle(
    affair(
      'fr',
      ['Le maire Torvin Kestel arrêté', 'Les enquêteurs ont arrêté Torvin Kestel.'],
      ['Après Torvin Kestel, la démission de son adjointe', 'La démission de son adjointe ébranle Torvin Kestel.'],
      ['Torvin Kestel sera jugé', 'Torvin Kestel ira au tribunal en mai.'],
    ),
  )
  expect(title).not.toMatch(/démission$/)
})
