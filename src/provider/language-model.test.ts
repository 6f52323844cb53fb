import { expect, test } from 'vitest'
import { createLanguageModel } from './language-model.ts'
import { RequestRefused } from './model-server.ts'

type Body = { messages: { content: string }[] } & Record<string, unknown>

function modelThat(refuses: (body: Body) => boolean) {
  const asked: string[] = []
  const model = createLanguageModel({
    url: 'http://127.0.0.1:1',
    model: 'm',
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body)) as Body
      asked.push('max_tokens' in body ? 'plain' : 'thinking')
      if (refuses(body)) return new Response('{}', { status: 400 })
      return Response.json({ choices: [{ message: { content: body.messages[1]!.content } }] })
    },
  })
  return { asked, ask: (material: string) => model.ask({ task: 'task', material }, new AbortController().signal) }
}

test('a model that refuses a bound or a temperature is asked in the form that it knows, from then on alone', async () => {
  const { asked, ask } = modelThat((body) => 'max_tokens' in body || 'temperature' in body)
  expect([await ask('one'), await ask('two')]).toEqual(['one', 'two'])
  expect(asked).toEqual(['plain', 'thinking', 'thinking'])
})

test('a question that is refused in either form is refused, and the next one asked as before', async () => {
  const { asked, ask } = modelThat((body) => 'max_completion_tokens' in body || body.messages[1]!.content === 'bad')
  expect(await ask('good')).toBe('good')
  await expect(ask('bad')).rejects.toThrow(RequestRefused)
  expect(await ask('good')).toBe('good')
  expect(asked).toEqual(['plain', 'plain', 'thinking', 'plain'])
})
