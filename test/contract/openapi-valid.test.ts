// The OpenAPI document before two validators that know nothing of each other: one reads it by the official JSON Schema, the other by rules of its own.

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/contract/openapi.ts'

const document = openApiDocument({ apiUrl: 'https://api.sitrep.example/v1' })

async function problemsOf(source: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(source), config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

test('the JSON Schema of OpenAPI 3.1 takes it', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the linter finds nothing, its examples fit their schemas too', async () => {
  expect(await problemsOf(document)).toEqual([])
})

test('both see what is wrong', async () => {
  const parameters = [{ name: 'limit', in: 'nowhere' }]
  const wrong = { ...document, paths: { '/limits': { get: { parameters, responses: {} } } } }
  expect(await new Validator().validate(structuredClone(wrong))).toMatchObject({ valid: false })
  expect(await problemsOf(wrong)).not.toEqual([])
})
