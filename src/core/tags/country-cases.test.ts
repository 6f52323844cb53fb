// Headlines of our own invention: names of countries as they are inflected.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['eu', 'DE', 'Hauteskundeak Alemanian'],
  ['is', 'UA', 'Stríðið í Úkraínu'],
  ['be', 'FR', 'Візіт прэзідэнта Францыі'],
  ['az', 'JP', 'Yaponiyada zəlzələ olub'],
  ['hy', 'FR', 'Ֆրանսիայի նախագահը մեկնել է'],
  ['be', 'IT', 'Паводка ў Італіі'],
  ['be', 'US', 'Амерыканскія тарыфы'],
  ['eu', 'CN', 'Txinak esportazioak mugatu ditu'],
  ['eu', 'US', 'AEBek muga-zergak igo dituzte'],
  ['az', 'CN', 'Çində zəlzələ olub'],
  ['az', 'AZ', 'Bakıda metro dayandı'],
  ['is', 'FR', 'Franska stjórnin fallin'],
  ['sq', 'ME', 'Zgjedhje në Malin e Zi'],
  ['sq', 'AL', 'Qeveria shqiptare dorëhiqet'],
  ['hy', 'IT', 'Ջրհեղեղ Իտալիայում'],
  ['ka', 'CN', 'მიწისძვრა ჩინეთში'],
  ['ka', 'US', 'ნიუ-იორკში მეტრო გაჩერდა'],
  ['kk', 'CN', 'Қытайда жер сілкінді'],
  ['gl', 'GB', 'O Goberno británico dimite'],
  ['af', 'ZA', 'Suid-Afrikaanse polisie keer smokkelaars voor'],
  ['tl', 'JP', 'Bagyo sa Hapon'],
  ['sw', 'GB', 'Bunge la Uingereza lakataa bajeti'],
  ['ms', 'MY', 'Banjir di Kelantan'],
  ['mk', 'ML', 'Преврат во Мали'],
])('the cases of names tell their country in languages of fewer readers too (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['eu', 'Frantzisko aita santua Portugaleten'],
  ['be', 'Папа Францыск сустрэўся з моладдзю'],
  ['hy', 'Ֆրանցիսկոս պապը լիբերալների մասին'],
])('the pope is not of France, and a town not of Portugal (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['sq', 'Arta hap ekspozitë'],
  ['sq', 'Mali ku u ndërtua hoteli'],
  ['az', 'Sabah yağış yağacaq'],
  ['az', 'Ordu günü qeyd edildi'],
  ['af', 'Bende steel motors'],
  ['ms', 'Sila bawa payung esok'],
  ['tl', 'Bago ang alkalde'],
  ['sw', 'Mali ya umma yaibiwa'],
  ['gl', 'Sen auga dez parroquias'],
  ['gl', 'Maio remata con choiva'],
  ['eu', 'Bihar euria egingo du'],
  ['eu', 'Duda asko hezkuntza legean'],
  ['is', 'Handa nemendum nýr skóli'],
  ['be', 'Швейцар атрымаў узнагароду'],
  ['mk', 'Мали деца во училиштето'],
  ['hy', 'Անդորր տիրում է քաղաքում'],
  ['ka', 'განა ეს სამართლიანია?'],
  ['ka', 'ადამიანისეული მიდგომა'],
  ['ka', 'რომანი წლის წიგნად აღიარეს'],
  ['ka', 'სტალინის მუზეუმი'],
])('a common word is no country in languages of fewer readers (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})
