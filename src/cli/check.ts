// sitrep check: every invariant of the store.

import { counted } from '../core/text/counted.ts'
import { check } from '../service/check.ts'
import { type Command, CommandFailure } from './command.ts'
import { openCopiedStore } from './copied-store.ts'

export const checkCommand: Command = {
  name: 'check',
  usage: '',
  summary: 'Checks every invariant of the store; exit code 1 and a list when one is broken.',
  positionals: { min: 0, max: 0 },
  needsStore: true,
  run: async (context) => {
    const db = await context.openStore()
    const copy = await openCopiedStore(context, db)
    if (context.signal.aborted) {
      await copy?.close()
      throw new CommandFailure('interrupted; nothing was checked')
    }
    const report = await check({ db: copy ?? db }).finally(() => copy?.close())
    const { ok, articles, clusters, situations, problems, set_aside: aside } = report
    const lines = problems.flatMap(({ rule, message, records, count }) => [
      `${rule}: ${message} (${count})`,
      ...records.map(({ id, detail }) => `  ${id}${detail === null ? '' : `  ${detail}`}`),
      ...(count > records.length ? [`  and ${count - records.length} more`] : []),
    ])
    context.print(
      [
        `${ok ? 'all is well' : 'broken'}: ${counted(articles, 'article')}, ${counted(clusters, 'cluster')}, ${counted(situations, 'situation')}`,
        ...lines,
        ...aside.map(({ stage, id, why }) => `set aside: ${stage} ${id}  ${why}`),
      ],
      report,
    )
    return ok ? 0 : 1
  },
}
