import { runInNewContext } from 'node:vm'

/** Does what must not take for ever, and throws where it does: a pattern that never ends would hang the whole run. */
export const withinTime = <Result>(work: () => Result): Result => runInNewContext('work()', { work }, { timeout: 20_000 })
