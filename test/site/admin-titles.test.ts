// What the pages of operators say of the language of a title, for those who hear it or read it from the other side.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { idOf, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

test('on the pages of operators a title runs in the direction of its letters, and one of an event is said to be in the language of its reports', async () => {
  const site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
  const get = (url: string) => site.app.inject({ url, headers: BROWSER })
  const title = 'انهيار سد فيلمارا بعد أسبوع من الأمطار'
  await seedSituation(store.db, 'dam', { title })
  await seedCluster(store.db, 'dam-1', { situation: 'dam', title, articles: [{ outlet: 'outlet.example', title }] })
  await store.db.query(sql`update clusters set language = 'ar' where id = ${idOf('dam-1')}`)
  await store.db.query(sql`update articles set language = 'ar' where cluster_id = ${idOf('dam-1')}`)
  await store.db.query(sql`
    insert into changes (at, kind, record, record_id, detail) values (${new Date(NOW).toISOString()}, 'cluster.published', 'cluster', ${idOf('dam-1')}, '{}')`)
  const [ofEvent, ofSituation] = [`<span dir="auto" lang="ar">${title}</span>`, `<span dir="auto">${title}</span>`]
  const event = (await get(`/admin/events/${idOf('dam-1')}`)).body
  expect(event).toContain(`<h1>${ofEvent}</h1>`)
  expect(event).toContain(`<title>${title} – Operator – Sitrep</title>`)
  expect(event).toContain(`${ofEvent}</a></div></td>`)
  expect(event).toContain(`${ofSituation}</a>`)
  const situation = (await get(`/admin/situations/${idOf('dam')}`)).body
  expect(situation).toContain(`<h1>${ofSituation}</h1>`)
  expect(situation).toContain(`${ofEvent}</a></div></td>`)
  expect((await get('/admin/changes')).body).toContain(`${ofEvent}</a>`)
})
