// Headlines of our own invention: people who are called like a people or a country, and the peoples themselves.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['it', 'Francesco Ombrati torna in campo'],
  ['it', 'Addio a FRANCESCA Pelmi'],
  ['it', 'Domenico Tedesco torna in panchina'],
  ['it', 'Raffaella Greco nominata assessore'],
  ['ro', 'Ce spune George Bretan'],
  ['fi', 'George Hollowby saapui'],
  ['pt', 'Gregório Duvalim estreia peça'],
  ['pt', 'Renato Russo ganha documentário'],
  ['pt', 'Mineiros resgatados após doze dias'],
  ['es', 'Miguel Alemán inaugura hotel'],
  ['pl', 'Dominika Kulczyńska kupuje spółkę'],
  ['fr', 'Maurice Barthelin sort un film'],
  ['hu', 'Francis Hollowby filmje'],
  ['de', 'Kurt Russell spielt wieder'],
  ['de', 'Schottergärten sollen verboten werden'],
  ['ru', 'Герман Дольский выступил на форуме'],
  ['ru', 'Дарья Полякова выиграла этап'],
  ['pl', 'Anna Polakowska otwiera piekarnię'],
  ['uk', 'Іраклій Дольський відкрив міст'],
  ['uk', 'Греко-католики святкують'],
])('who is called like a people is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['it', 'FR', 'I francesi votano'],
  ['it', 'GR', 'I Greci protestano'],
  ['it', 'GR', 'Il Governo Greco si dimette'],
  ['it', 'IN', 'La marina indiana salva sei pescatori'],
  ['it', 'US', 'Tornado in Indiana'],
  ['ro', 'GE', 'Georgia alege un nou parlament'],
  ['fi', 'GE', 'Georgian presidentti eroaa'],
  ['pt', 'GR', 'Governo grego demite ministro'],
  ['pt', 'BR', 'Governo mineiro corta verba'],
  ['es', 'GR', 'El Gobierno Griego dimite'],
  ['es', 'MU', 'Mauricio elige presidente'],
  ['fr', 'MU', 'Maurice veut récupérer son archipel'],
  ['de', 'GB', 'Schottland stimmt ab'],
  ['de', 'GB', 'Britische Minister beraten'],
  ['de', 'RU', 'Russen ziehen ab'],
  ['ru', 'PL', 'Поляков заставили ждать на границе'],
  ['en', 'US', 'Wildfire near Santa Barbara'],
])('a people is its country (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['es', 'SD', 'El ejército sudanés avanza'],
  ['es', 'NO', 'Noruegas de oro en esquí'],
  ['fr', 'TD', 'Les Tchadiens votent'],
  ['de', 'KE', 'Kenianische Polizei nimmt zwei fest'],
  ['it', 'NO', 'Truppe norvegesi in marcia'],
  ['it', 'JO', 'Il re giordano parla'],
  ['pt', 'DK', 'Rei dinamarquês abdica'],
  ['nl', 'SD', 'Soedanezen op de vlucht'],
  ['sv', 'ET', 'Etiopiska löpare vann'],
  ['sv', 'SD', 'Sudanesiska styrkor retirerar'],
  ['da', 'IE', 'Irske fiskere strejker'],
  ['no', 'PE', 'Peruanere stemmer'],
  ['pl', 'SD', 'Sudańska armia zajęła most'],
  ['pl', 'LB', 'Libańczycy głosują'],
  ['cs', 'DZ', 'Alžírští rybáři stávkují'],
  ['ro', 'NO', 'Norvegienii votează duminică'],
  ['uk', 'KE', 'Кенійська поліція затримала двох'],
  ['el', 'SE', 'Οι Σουηδοί ψηφίζουν'],
  ['hu', 'AO', 'Az angolai rendőrség két embert fogott el'],
  ['hu', 'SD', 'Szudánban kikötőt építenek'],
  ['tr', 'SD', 'Sudanlı balıkçılar kurtarıldı'],
  ['ca', 'SD', 'L’exèrcit sudanès avança'],
  ['ca', 'NO', 'Les noruegues guanyen l’or'],
])('what a people is called in all its forms is its country (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['it', 'Bruno Giordano segna due gol'],
  ['it', 'Filippini rilancia la sfida'],
  ['es', 'Sirio Molares gana la etapa'],
  ['ca', 'Jordi Alemany obre un forn'],
  ['cs', 'Ministr Vít Rakušan odstoupil'],
  ['cs', 'Jana Švédová otevřela pekárnu'],
  ['nl', 'Mathias Deen wint de koers'],
  ['hu', 'Örmény Anna nyerte a futást'],
  ['tr', 'Volkan Karadağlı istifa etti'],
])('a name that is a people with a small letter is none with a capital (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['cs', 'Petr Polák vyhrál závod'],
  ['cs', 'Výstava Jany Slovákové v galerii'],
  ['pl', 'Jan Niemiec otwiera piekarnię'],
  ['pl', 'Magdalena Kulczyńska otwiera piekarnię'],
  ['en', 'Mark Cuban buys a bakery'],
  ['en', 'Michael J. Rhodes opens a bakery'],
  ['en', 'Lina Hidalgo Will Not Run Again'],
  ['es', 'José Medina gana la etapa'],
  ['es', 'Diego España gana la etapa'],
  ['fr', 'Philippe Suisse ouvre une boulangerie'],
  ['it', 'Marco Francia apre un forno'],
  ['pt', 'Márcio França vence'],
  ['de', 'Karl Österreicher gewinnt den Preis'],
  ['sv', 'Lina Lund: Därför tiger alla'],
  ['fi', 'Jenni Ruotsalainen voitti palkinnon'],
  ['hr', 'Marko Turk osvaja nagradu'],
  ['tr', 'Ahmet Türk konuştu'],
  ['ru', 'Сергей Грек получил премию'],
  ['uk', 'Іван Поляк отримав премію'],
  ['el', 'Νίκος Τούρκος κερδίζει'],
  ['ar', 'محمد المصري يفوز بالجائزة'],
  ['he', 'יוסי מצרי זכה בפרס'],
  ['fr', 'Robert Wagner ouvre une boulangerie'],
  ['es', 'Asunción Gómez gana la etapa'],
  ['es', 'Fallece Trinidad Jiménez a los 90 años'],
  ['es', 'Kenia López abre una panadería'],
  ['es', 'Valencia Gómez abre una panadería'],
  ['en', 'Adelaide Fenn opens a bakery in June'],
  ['pt', 'Lima Duarte abre uma padaria'],
])('behind a given name a country, its people or a town is somebody (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['cs', 'PL', 'Prezident Polák podepsal zákon'],
  ['fi', 'SE', 'Ruotsalainen voitti palkinnon'],
  ['ar', 'EG', 'المنتخب المصري يفوز'],
  ['en', 'AT', 'Storm Boris Austrian damage grows'],
  ['en', 'JM', 'Hurricane Melissa Jamaica death toll rises'],
  ['de', 'PL', 'Orkan Sabine Polen ohne Strom'],
  ['es', 'US', 'Ivanka Trump inaugura hotel'],
])('where no given name stands, or it is all that somebody is called by, it is the country (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['es', 'ES', 'Santiago Abascal abre una panadería'],
  ['es', 'PY', 'Asunción amanece inundada'],
  ['es', 'PE', 'Lima protesta contra la inseguridad'],
  ['es', 'TT', 'Trinidad y Tobago declara la emergencia'],
  ['de', 'DE', 'Bayerns Hernández fällt aus'],
  ['it', 'IT', 'Roma Capitale approva il bilancio'],
  ['en', 'AU', 'Sydney Opera House shuts for a week'],
  ['en', 'AU', 'Adelaide Writers’ Week is called off'],
  ['en', 'US', 'Dallas Yankees lose again'],
  ['en', 'GE', 'Georgia President signs law on courts'],
])('a town or country that no name of somebody goes on with is one (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})
