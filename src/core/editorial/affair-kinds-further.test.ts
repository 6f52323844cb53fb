// Affairs of our own invention in Indonesian, Malay, Romanian and Catalan: what kind of affair it is stands beside its name there as well.

import { expect, test } from 'vitest'
import { toldAffair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

test.each([
  [
    'id',
    'Bendungan Tirtasari',
    [
      'Bendungan Tirtasari jebol, ribuan warga mengungsi',
      'Polisi periksa kontraktor Bendungan Tirtasari',
      'Retakan Bendungan Tirtasari sudah dilaporkan tahun lalu',
    ],
  ],
  [
    'id',
    'Gempa Lembawa',
    ['Gempa Lembawa tewaskan tiga orang', 'Bantuan untuk korban gempa Lembawa tiba', 'Pemerintah cairkan dana rumah korban gempa Lembawa'],
  ],
  [
    'id',
    'Pelabuhan Karang Tirta: korupsi',
    [
      'KPK tetapkan tersangka korupsi Pelabuhan Karang Tirta',
      'Direktur Pelabuhan Karang Tirta ditahan dalam kasus korupsi',
      'Saksi korupsi Pelabuhan Karang Tirta diperiksa KPK',
    ],
  ],
  [
    'ms',
    'Jambatan Kuala Beringin',
    [
      'Jambatan Kuala Beringin runtuh selepas hujan lebat',
      'Kontraktor Jambatan Kuala Beringin disiasat',
      'Menteri arah siasatan runtuhan Jambatan Kuala Beringin',
    ],
  ],
  [
    'ro',
    'Barajul Valea Seacă',
    ['Barajul Valea Seacă s-a fisurat, sute de evacuați', 'Inginerii verifică barajul Valea Seacă', 'Anchetă la barajul Valea Seacă'],
  ],
  [
    'ro',
    'Incendiu la Dobrova',
    [
      'Incendiu la Dobrova: trei morți',
      'Ancheta incendiului de la Dobrova, preluată de procurori',
      'Victimele incendiului din Dobrova, înmormântate',
    ],
  ],
  [
    'ca',
    'Presa de Vallfosca',
    [
      'La presa de Vallfosca s’esquerda i evacuen dos pobles',
      'Els enginyers inspeccionen la presa de Vallfosca',
      'El jutge investiga la presa de Vallfosca',
    ],
  ],
])('an affair is called by its kind and its name (%s): %s', (language, title, told) => {
  expect(situationTitle(toldAffair(language, told))).toBe(title)
})

test.each([
  ['id', ['Presiden bertemu menteri keuangan', 'Presiden bertolak ke Surabaya', 'Presiden resmikan pasar']],
  ['ms', ['Perdana Menteri lawat sekolah', 'Menteri Besar hadir majlis', 'Sultan berkenan hadir kejohanan']],
  ['ro', ['Ministrul Popa vorbește despre pensii', 'Ministrul Ionescu inaugurează o școală', 'Ministrul Radu demite un director']],
  ['ca', ['Ester Vilanova presenta el seu disc', 'El Barça fitxa un porter', 'Obre una llibreria nova a Valls']],
])('reports that share no affair keep a headline (%s)', (language, told) => {
  expect(told).toContain(situationTitle(toldAffair(language, told)))
})
