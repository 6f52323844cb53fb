// Headlines of our own invention: what names the countries of an event in a language, and what only looks like a name there.

import { expect, test } from 'vitest'
import type { TaggedText } from './category.ts'
import { countryWeights } from './country.ts'

function countriesOf(title: string, language: string): string[] {
  const text: TaggedText = {
    title,
    summary: '',
    body: '',
    language,
    sourceHost: 'paper.example',
    categoryHint: null,
    countryHint: null,
    url: '',
  }
  return [...countryWeights(text)].toSorted(([, a], [, b]) => b - a).map(([country]) => country)
}

test.each([
  ['sk', 'DE', 'Nemecký kancelár odmietol návrh koaličného partnera'],
  ['sk', 'CZ', 'V Prahe rokovali o spoločnej železnici'],
  ['sk', 'SK', 'Bratislavská polícia zadržala vodiča autobusu'],
  ['hr', 'FR', 'U Parizu danas ne voze vlakovi'],
  ['hr', 'HR', 'Zagrebačka bolnica traži medicinske sestre'],
  ['hr', 'SI', 'Snijeg prekinuo promet na slovenskoj granici'],
  ['bs', 'BA', 'Predsjedništvo u Sarajevu bez dogovora o budžetu'],
  ['sr', 'GR', 'Toplotni talas pogodio Grčku'],
  ['sr', 'GR', 'Топлотни талас погодио Грчку'],
  ['sr', 'RS', 'Београдска полиција ухапсила возача'],
  ['sr', 'US', 'Трамп потписао уредбу о царинама'],
  ['sl', 'HU', 'Izredna seja vlade v Budimpešti'],
  ['sl', 'SK', 'Slovaški premier napovedal odstop'],
  ['sl', 'SI', 'Slovenski gasilci odšli domov'],
  ['bg', 'RS', 'Хиляди протестират в Белград'],
  ['bg', 'RO', 'Румънската икономика се сви'],
  ['bg', 'BG', 'Болниците в Пловдив търсят лекари'],
  ['tr', 'GB', 'İngiliz başbakan istifa etti'],
  ['tr', 'IL', 'İsrail ordusu sınırda'],
  ['tr', 'IN', 'Hint rupisi rekor düşük seviyede'],
  ['id', 'AT', 'Menteri tiba di Wina untuk perundingan'],
  ['ko', 'HU', '오르반, 부다페스트에서 내각회의 소집'],
  ['fa', 'HU', 'نشست دولت در بوداپست'],
  ['fa', 'FR', 'قطارهای فرانسوی متوقف شدند'],
  ['he', 'GR', 'גל חום ביוון, המוזיאונים נסגרו'],
  ['he', 'DE', 'הקנצלר הגרמני דחה את ההצעה'],
  ['hi', 'JP', 'जापानी जहाज बंदरगाह पहुंचा'],
  ['hi', 'PL', 'पोलैंड में बाढ़'],
  ['pl', 'FR', 'Wybory we Francji przesunięte'],
  ['it', 'RS', 'Vučić annuncia nuove elezioni'],
  ['fr', 'PL', 'Kaczyński quitte la direction du parti'],
  ['da', 'CO', 'Bogotá venter på regn'],
])('%s %s: %s', (language, country, title) => {
  expect(countriesOf(title, language)[0]).toBe(country)
})

test.each([
  ['ro', 'Puțin noroc pentru echipă'],
  ['ro', 'Mâine se închid școlile'],
  ['ro', 'Camera Deputaților votează bugetul'],
  ['ro', 'Libertatea presei este în pericol'],
  ['ro', 'Bursa a închis în creștere'],
  ['pl', 'Franciszek Nowak wygrał bieg'],
  ['pl', 'Dane o bezrobociu lepsze od prognoz'],
  ['cs', 'Martina Nováková vyhrála závod'],
  ['cs', 'Loni přibylo nehod na dálnicích'],
  ['cs', 'Extraliga-a přinesla deset gólů'],
  ['sk', 'Martinčeková získala zlato'],
  ['sl', 'Danes bo deževalo'],
  ['sl', 'Gori skladišče ob obali'],
  ['sl', 'Plavalka ruši rekorde'],
  ['hr', 'Ne bih glasao za taj zakon'],
  ['hr', 'Mali poduzetnici traže pomoć'],
  ['hr', 'Nisu našli krivca'],
  ['sr', 'Мали привредници траже помоћ'],
  ['bg', 'Казах каквото знам, заяви министърът'],
  ['bg', 'Камера засне катастрофата'],
  ['tr', 'Sabah saatlerinde yağmur'],
  ['tr', 'Israrla reddetti'],
  ['hu', 'Minden gyerek iskolába megy'],
  ['hu', 'Horváth Anna nyerte a futást'],
  ['hu', 'Oroszlán szökött meg az állatkertből'],
  ['es', 'Victoria del equipo local'],
  ['es', 'Paro de transporte en la ciudad'],
  ['pt', 'Reunião do conselho termina sem acordo'],
  ['it', 'Riunione del consiglio domani'],
  ['fr', 'Sucre et santé : ce que disent les médecins'],
  ['uk', 'Того дня була негода'],
  ['da', 'Mons regeringen når det'],
  ['nl', 'Kast vol oude boeken'],
  ['ko', '대화가 유일한 수단은 아니다'],
  ['fa', 'منابع مالی کافی است'],
  ['he', 'לובי חדש בעיר'],
  ['hi', 'माली ने पौधे लगाए'],
])('%s names no country: %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})
