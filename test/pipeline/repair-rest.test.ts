import { expect, test } from 'vitest'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { isRepairDue } from '../../src/store/pipeline-state.ts'
import { picket, strike, vote } from '../support/dunmarra.ts'
import { newsroomOfEach } from '../support/pipeline.ts'

const { store, newsroom } = newsroomOfEach()
const REPAIR_MS = 30_000

test.each([true, false])(
  'situations are repaired whenever nothing else is to do, by who runs on (%s) for a tenth of its time at most',
  async (runsOn) => {
    let repairs = 0
    const clock = () => newsroom.deps.clock() + repairs * REPAIR_MS
    const db: typeof store.db = {
      ...store.db,
      transaction: (work, options) =>
        store.db.transaction(
          (tx) =>
            work({
              query(statement) {
                if (statement.sql.startsWith('delete from store_values') && statement.values.includes('repair_due')) repairs += 1
                return tx.query(statement)
              },
            }),
          options,
        ),
    }
    const pipeline = createPipeline({ ...newsroom.deps, db, clock, runsOn })
    const workOff = async () => {
      while ((await pipeline.round()) === 'worked');
      return { repairs, isDue: await isRepairDue(db) }
    }
    await newsroom.report(strike('herald', 0), strike('post', 0))
    newsroom.pass(3_600_000)
    expect(await workOff()).toEqual({ repairs: 1, isDue: false })
    await newsroom.report(picket('herald', 1), picket('post', 1))
    newsroom.pass(9 * REPAIR_MS)
    expect(await workOff()).toEqual(runsOn ? { repairs: 1, isDue: true } : { repairs: 2, isDue: false })
    newsroom.pass(2 * REPAIR_MS)
    expect(await workOff()).toEqual({ repairs: 2, isDue: false })
    await newsroom.report(vote('herald', 2), vote('post', 2))
    newsroom.pass(10 * REPAIR_MS)
    expect(await workOff()).toEqual({ repairs: 3, isDue: false })
    await pipeline.close()
  },
)
