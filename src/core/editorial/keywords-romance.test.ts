import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

test.each([
  {
    language: 'es',
    headlines: [
      'Encalla el carguero Cabo Férreo frente a Gresalba',
      'Encalla un carguero con petróleo y la tripulación podrá volver a casa',
    ],
    lacking: ['Encalla', 'encalla', 'podrá', 'volver'],
    having: ['carguero', 'Cabo Férreo'],
  },
  {
    language: 'es',
    headlines: [
      'Rescatados cinco mineros en la mina de Pinonegro',
      'Mina de Pinonegro: el colegio altera el horario',
      'Los colegios alteran un horario por los mineros',
    ],
    lacking: ['Rescatados', 'altera', 'alteran'],
    having: ['mineros', 'horario'],
  },
  {
    language: 'it',
    headlines: ['Affonda il traghetto Rondine Bianca, si arena il mercantile', "Affonda il traghetto, l'antitrust potrebbe indagare"],
    lacking: ['Affonda', 'affonda', 'arena', 'potrebbe', 'indagare'],
    having: ['traghetto', 'mercantile'],
  },
  {
    language: 'pt',
    headlines: ['Encalha o cargueiro Cabo Ferrão, moradores protestam', 'Cargueiro afunda-se em Gresalva e moradores protestam'],
    lacking: ['Encalha', 'afunda-se', 'protestam'],
    having: ['cargueiro', 'moradores'],
  },
  {
    language: 'fr',
    headlines: [
      "Le cargo Cap-de-Fer s'échoue à Grivoncourt",
      'Un cargo échoue : le port veut retrouver un capitaine',
      'Le port refuse les cargos',
    ],
    lacking: ['échoue', 'retrouver', 'refuse'],
    having: ['cargo', 'port'],
  },
  {
    language: 'fr',
    headlines: ['Accusé de corruption, le maire de Salmerive nie', 'Soupçonnés de vol, deux dockers de Salmerive libérés'],
    lacking: ['Accusé', 'Soupçonnés', 'libérés'],
    having: ['corruption', 'maire', 'dockers'],
  },
  {
    language: 'es',
    headlines: ['Detenida por fraude la alcaldesa de Gresalba', 'Gresalba: la alcaldesa, detenida, habría cobrado un soborno'],
    lacking: ['Detenida', 'detenida', 'habría'],
    having: ['alcaldesa', 'fraude'],
  },
  {
    language: 'it',
    headlines: ['Arrestato il sindaco di Salmerive per corruzione', 'Corruzione a Salmerive, arrestato il sindaco'],
    lacking: ['Arrestato', 'arrestato'],
    having: ['sindaco', 'corruzione'],
  },
  {
    language: 'pt',
    headlines: ['Presos três estivadores em Gresalva por furto', 'Gresalva: estivadores presos por furto no porto'],
    lacking: ['Presos', 'presos'],
    having: ['estivadores', 'furto'],
  },
])('verbs of $language are no keywords where nouns are left: $headlines.0', ({ language, headlines, lacking, having }) => {
  const keywords = keywordsOf(
    headlines.map((title, i) => ({
      ...{ id: `a${i}`, title, summary: '', body: '', language, sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
    })),
  )
  for (const word of having) expect(keywords).toContain(word)
  for (const word of lacking) expect(keywords).not.toContain(word)
})
