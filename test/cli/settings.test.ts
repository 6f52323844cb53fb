// Settings that can't be used stop the start with one line that names them, and none of those lines tells a secret.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { sitrep } from './support.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitrep-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['SITREP_HOST', '999.1.1.1', 'must be the name or address of a host, without a port'],
  ['SITREP_HOST', 'localhost:8787', 'must be the name or address of a host, without a port'],
  ['SITREP_SMTP_URL', 'smtp://me:100%zz@mail.example', 'must have a "%" in its user or password written as %25'],
  ['SITREP_DATABASE_URL', 'postgres://me:100%ff@store.internal/news', 'must have a "%" in its user or password written as %25'],
  ['SITREP_VALKEY_URL', 'redis://:100%zz@cache.internal', 'must have a "%" in its user or password written as %25'],
  ['SITREP_SMTP_URL', 'smtp:mail.example', 'must be an address that starts with smtp: or smtps: and names a host'],
  ['SITREP_MAIL_FROM', 'Sitrep', 'must be an e-mail address, or a name and an address such as Sitrep <news@example.org>'],
  [
    'SITREP_MAIL_FROM',
    'a@news.example, b@news.example',
    'must be an e-mail address, or a name and an address such as Sitrep <news@example.org>',
  ],
  ['SITREP_MAIL_FROM', 'Sitrep <news>', 'must be an e-mail address, or a name and an address such as Sitrep <news@example.org>'],
  [
    'SITREP_MAIL_FROM',
    'Sitrep\nBcc: x <a@news.example>',
    'must be an e-mail address, or a name and an address such as Sitrep <news@example.org>',
  ],
  ...['postgres:hushed', 'postgres:/hushed', 'postgres:', 'postgres://', 'mysql://hushed/n'].map((value) => [
    'SITREP_DATABASE_URL',
    value,
    'must be an address that starts with postgres:// or postgresql:// and names a host',
  ]),
  ...['redis:', 'redis:hushed', 'redis://', 'rediss:db.internal:6379'].map((value) => [
    'SITREP_VALKEY_URL',
    value,
    'must be an address that starts with redis:// or rediss:// or valkey:// or valkeys:// and names a host',
  ]),
  ['SITREP_DATABASE_URL', 'postgres://me:1/hushed@db.internal/n', 'must have a "/" or "#" in its user or password written as %2F or %23'],
  ['SITREP_VALKEY_URL', 'redis://me:1#hushed@cache.internal', 'must have a "/" or "#" in its user or password written as %2F or %23'],
  ...['u:hushed@a.internal,b.internal/n', 'a.internal:5432,b.internal:5432/n', '/n?host=a.internal,b.internal'].map((rest) => [
    'SITREP_DATABASE_URL',
    `postgres://${rest}`,
    'must name one host, not a list of them',
  ]),
  ['SITREP_VALKEY_URL', 'redis://:hushed@a.internal:6379,b.internal:6379', 'must name one host, not a list of them'],
  ...['redis://:hushed@cache.internal/main', 'redis:///run/valkey.sock', 'redis://cache.internal?db=-1'].map((value) => [
    'SITREP_VALKEY_URL',
    value,
    'must have the number of a database behind the host, or nothing',
  ]),
  ['SITREP_EMBEDDINGS_URL', 'http://me:hushed@models.example/', 'must hold no user and no password; its key has a setting of its own'],
  ['SITREP_LLM_URL', 'http://hushed@models.example/', 'must hold no user and no password; its key has a setting of its own'],
  ['SITREP_OIDC_ISSUER', 'https://me:hushed@id.example/', 'must hold no user and no password'],
  ...['SITREP_METRICS_TOKEN', 'SITREP_EMBEDDINGS_KEY', 'SITREP_LLM_KEY'].flatMap((name) =>
    ['sk-hush…ed', 'hushed\tkey', 'hushed\r\nkey', 'hushed\u0007', 'Bearer hushed'].map((value) => [
      name,
      value,
      'must be visible ASCII characters alone, without spaces and line breaks',
    ]),
  ),
])('%s=%s is refused', async (name, value, problem) => {
  expect(await sitrep(['config'], { environment: { [name]: value } })).toEqual({
    code: 2,
    stdout: '',
    stderr: `sitrep: ${name}: ${problem}\n`,
  })
})

test.each([
  ['SITREP_GOOGLE_CLIENT_ID', 'SITREP_GOOGLE_CLIENT_SECRET'],
  ['SITREP_GITHUB_CLIENT_SECRET', 'SITREP_GITHUB_CLIENT_ID'],
  ['SITREP_OIDC_ISSUER', 'SITREP_OIDC_CLIENT_ID'],
  ['SITREP_OIDC_CLIENT_ID', 'SITREP_OIDC_ISSUER'],
  ['SITREP_OIDC_CLIENT_SECRET', 'SITREP_OIDC_CLIENT_ID'],
])('%s alone is refused: without %s nobody can sign in by it', (name, needed) => {
  expect(() => readConfig({ environment: { [name]: 'https://id.example' }, file: '' })).toThrow(`${name}: needs ${needed} as well`)
})

test('a client of OpenID Connect needs no secret', () => {
  const environment = { SITREP_OIDC_ISSUER: 'https://id.example', SITREP_OIDC_CLIENT_ID: 'sitrep' }
  expect(readConfig({ environment, file: '' })).toMatchObject({ oidc_client_id: 'sitrep', oidc_client_secret: undefined })
})

test.each([
  ['database_url', 'postgres://sitrep:hushed@db.internal:5432/sitrep?sslmode=require'],
  ['database_url', 'postgresql://[::1]/sitrep'],
  ['database_url', 'postgres://sitrep:hush,ed@db.internal/a,b?application_name=a,b'],
  ['database_url', 'postgresql:///sitrep'],
  ['database_url', 'postgres:///sitrep?host=/run/postgresql&user=sitrep'],
  ['database_url', 'postgres://%2Frun%2Fpostgresql/sitrep'],
  ['valkey_url', 'rediss://:hushed@cache.internal:6380/1'],
  ['valkey_url', 'valkey://127.0.0.1'],
  ['valkey_url', 'redis://127.0.0.1/?db=3'],
  ['valkey_url', 'redis:///?path=/run/valkey.sock'],
] as const)('%s %s is kept as it is', (name, value) => {
  expect(readConfig({ environment: { [`SITREP_${name.toUpperCase()}`]: value }, file: '' })[name]).toBe(value)
})

test.each(['::1', '0.0.0.0', 'localhost', 'news-1.example'])('%s is a host to listen on', (host) => {
  expect(readConfig({ environment: { SITREP_HOST: host }, file: '' }).host).toBe(host)
})

test.each(['news@localhost', 'Sitrep <news@news.example>', '"News: daily, weekly" <a@news.example>', 'Nähe, e.V. <a@news.example>'])(
  '%s is a sender of mails',
  (sender) => {
    expect(readConfig({ environment: { SITREP_MAIL_FROM: sender }, file: '' }).mail_from).toBe(sender)
  },
)

describe('the configuration file', () => {
  const read = (content: string) => {
    const file = join(folder, 'given.json')
    writeFileSync(file, content)
    return readConfig({ environment: {}, file })
  }

  test('that is no JSON is told by line and column, without a word of what it holds', () => {
    expect(() => read('{\n  "llm_key": hushed\n}')).toThrow(/given\.json: not readable as JSON \(Unexpected token \(line 2 column 14\)\)$/)
    expect(() => read('{"llm_key": "hushed"')).toThrow(/not readable as JSON \(Expected .* \(line 1 column 21\)\)$/)
    expect(() => read('')).toThrow(/not readable as JSON \(Unexpected end of JSON input\)$/)
  })

  test('that is a directory is told by its name', () => {
    expect(() => readConfig({ environment: {}, file: folder })).toThrow(`${folder}: can't be read (EISDIR: `)
  })

  test('may begin with a byte order mark', () => {
    expect(read('\uFEFF{"port": 9000}').port).toBe(9000)
  })
})

test('a setting that is empty in the environment is as good as none', () => {
  const environment = { SITREP_PORT: '', SITREP_LLM_KEY: '', SITREP_LLM_KEY_FILE: '' }
  expect(readConfig({ environment, file: '' })).toEqual(readConfig({ environment: {}, file: '' }))
})

test('a secret that is given both as it is and as a file is refused: one of them is not the one that counts', () => {
  const file = join(folder, 'key')
  writeFileSync(file, 'from-the-file\n')
  const given = (environment: Record<string, string>) => readConfig({ environment, file: '' }).llm_key
  expect(given({ SITREP_LLM_KEY_FILE: file })).toBe('from-the-file')
  expect(() => given({ SITREP_LLM_KEY: 'x', SITREP_LLM_KEY_FILE: file })).toThrow('SITREP_LLM_KEY_FILE: SITREP_LLM_KEY is given as well')
  expect(() => given({ SITREP_LLM_KEY_FILE: file, SITREP_LLM_KEY: 'x' })).toThrow('SITREP_LLM_KEY_FILE: SITREP_LLM_KEY is given as well')
})

test('a key file of two lines is refused by the name of its setting, without a word of what it holds', () => {
  const file = join(folder, 'two-lines')
  writeFileSync(file, 'hushed\nkey\n')
  const read = () => readConfig({ environment: { SITREP_EMBEDDINGS_KEY_FILE: file }, file: '' })
  expect(read).toThrow(/^SITREP_EMBEDDINGS_KEY_FILE: must be visible ASCII characters alone, without spaces and line breaks$/)
})
