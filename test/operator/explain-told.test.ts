// What `explain` prints of how much there is of a record, and of what it leaves out.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { explainCommand } from '../../src/cli/explain.ts'
import { explainCluster } from '../../src/service/explain.ts'
import { correctionsOfTable, historyTable } from '../../src/site/admin/explain.ts'
import { renderHtml } from '../../src/site/html.ts'
import { at, idOf, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

async function told(record: 'situation' | 'cluster', name: string): Promise<string[]> {
  const lines: string[] = []
  const context = { openStore: async () => store.db, print: (given: string[]) => void lines.push(...given) } as never
  await explainCommand.run(context, { positionals: [record, idOf(name)] } as never)
  return lines
}

test('one article, outlet, cluster and their like are told as one', async () => {
  await seedSituation(store.db, 'ferry', { clusterCount: 1, sourceCount: 1 })
  await seedCluster(store.db, 'ferry-1', { situation: 'ferry', outlets: 1 })
  expect(await told('cluster', 'ferry-1')).toContain('1 article of 1 outlet, 1 with a text of its own')
  const situation = await told('situation', 'ferry')
  expect(situation).toContain('1 cluster, 1 outlet')
  expect(situation.find((line) => line.startsWith(`    ${idOf('ferry-1')}`))).toContain('  1 outlet, significance')
})

test('a list that is as long as it may be says so, and no shorter one', async () => {
  await seedCluster(store.db, 'quake')
  const change = (times: number) =>
    store.db.query(sql`
    insert into changes (at, kind, record, record_id) select ${at(NOW)}, 'cluster.updated', 'cluster', ${idOf('quake')} from generate_series(1, ${times})`)
  await change(199)
  expect(await told('cluster', 'quake')).toContain('history')
  await change(1)
  expect(await told('cluster', 'quake')).toContain('history, the newest 200')
})

test('of more corrections than are told the newest are, and it is said', async () => {
  await seedCluster(store.db, 'strike')
  const correct = (first: number, last: number) =>
    store.db.query(sql`
    insert into curations (at, action, record, record_id, reason, before)
    select ${at(NOW)}, 'rename', 'cluster', ${idOf('strike')}, 'reason ' || number, '{}' from generate_series(${first}::int, ${last}::int) as number`)
  const reasons = (lines: string[]) => lines.flatMap((line) => /reason \d+/.exec(line)?.[0] ?? [])
  await correct(1, 199)
  expect(await told('cluster', 'strike')).toContain('corrections')
  await correct(200, 201)
  const lines = await told('cluster', 'strike')
  expect(lines).toContain('corrections, the newest 200')
  const shown = reasons(lines)
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([200, 'reason 2', 'reason 201'])
  const page = renderHtml(correctionsOfTable(await explainCluster(store.db, idOf('strike')), NOW))
  expect(page).toContain('Corrections of it, the newest 200')
})

test("the operator's page says as well that a history is cut", () => {
  const page = (changes: number) => {
    const history = Array.from({ length: changes }, () => ({ at: NOW, kind: 'cluster.updated', detail: {} }))
    return renderHtml(historyTable({ history } as never, NOW))
  }
  expect(page(39)).toContain('History, the oldest first')
  expect(page(40)).toContain('History, the newest 40 changes')
})

test("the reason of a correction runs in its own direction on a record's page, as in the list of all", () => {
  const correction = {
    id: 1,
    at: NOW,
    actor: 'ann@reader.example',
    action: 'rename',
    record: 'cluster',
    recordId: idOf('quake'),
    intoId: null,
  }
  const corrections = [{ ...correction, reason: 'קצר יותר (2)', undone: false }]
  expect(renderHtml(correctionsOfTable({ corrections } as never, NOW))).toContain('<bdi>קצר יותר (2)</bdi>')
})
