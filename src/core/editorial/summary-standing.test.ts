import { expect, test } from 'vitest'
import { isReportable } from './summary-clean.ts'

test.each([
  ['de', 'Aktualisiert am 07.01.2030 - 18:50 UhrLesedauer: 4 Min.'],
  ['de', '15.04.2030 - 15:48 UhrLesedauer: 2 Min. für diesen Text.'],
  ['de', 'Redakteurin in der Politik des Orsker Boten, verantwortlich für Häfen.'],
  ['de', 'Ada Lind ist Redakteurin bei der Orsker Zeitung und schreibt über Häfen.'],
  ['de', 'Mit Informationen der Korrespondenten sowie der Nachrichtenagenturen VNA und ORA.'],
  ['de', 'Hier finden Sie Informationen zu dem Thema „Fähren in Velia“.'],
  ['de', 'Im Boten-Blog können Sie alles Wichtige zu dem Unglück noch einmal nachlesen.'],
  ['de', 'Bitte markieren Sie die entsprechenden Wörter im Text unseres Berichts.'],
  ['de', 'Im Falle eines Kaufs nach Klick auf den Link erhalten wir ggf. eine Provision.'],
  ['de', 'Die Kapitänin trägt eine Jacke von VelmaFoto: Ada Lind für den Orsker Boten.'],
  ['de', 'Kapitänin Ada Lind umrahmt von Bea Roe (l.) und Cora Ort (r.).'],
  ['en', 'You can save this article by registering for free here on our site.'],
  ['en', 'The Orsk Ledger may earn an affiliate commission from purchases made through links on this page.'],
  ['en', 'With files from The Velia Press and the Orsk Ledger in Marburn.'],
  ['fr', 'Retrouvez toutes les informations sur le naufrage dans notre dossier.'],
  ['fr', 'Ada Lind est journaliste au service international du Courrier de Velia.'],
  ['fr', 'Cet article est réservé aux abonnés, il vous reste la moitié à lire.'],
  ['es', 'Únete a nuestro canal para recibir las noticias del puerto de Velia.'],
  ['es', 'Contenido exclusivo para suscriptores del diario del puerto de Velia.'],
  ['it', 'Leggi anche tutte le notizie sul naufragio nel porto di Velia.'],
  ['pt', 'Siga o canal do jornal e receba as notícias do porto de Velia.'],
  ['pt', 'Ada Lind é jornalista da Gazeta de Velia e escreve sobre portos.'],
  ['nl', 'Lees hier alles over het ongeluk met de veerboot in Velia.'],
  ['sv', 'Läs hela intervjun med kaptenen på färjan i Orsk här.'],
  ['sv', 'Ada Lind är reporter på Orskbladet och bevakar hamnar.'],
])('what stands beside every report is no news in %s: %s', (language, sentence) => {
  expect(isReportable(sentence, language)).toBe(false)
})

test.each([
  ['de', 'Hier finden sie Schutz, sagte der Bürgermeister über die Bewohner von Orsk.'],
  ['de', 'Die Redakteurin der Orsker Zeitung wurde am Montag freigelassen.'],
  ['en', 'Updated figures published on Monday put the cost of the bridge at four million.'],
  ['en', 'Agents earn more in commission than captains, the inquiry in Orsk found.'],
  ['fr', 'Le journaliste du Courrier de Velia a été libéré lundi par la police.'],
  ['es', 'Lee Dong-won, ministro de Puertos, presentó su renuncia el lunes.'],
  ['it', 'Le leggi sui porti di Velia cambiano dopo il naufragio del traghetto.'],
  ['pt', 'O jornalista da Gazeta de Velia foi libertado na segunda-feira.'],
  ['sv', 'Färjan följer med strömmen mot Orsk, uppger kustbevakningen.'],
])('a report that begins or sounds like it stays in %s: %s', (language, sentence) => {
  expect(isReportable(sentence, language)).toBe(true)
})
