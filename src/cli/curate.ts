// sitrep curate: an operator's corrections, and taking them back.

import { type Correction, curate } from '../service/curate.ts'
import { undoCuration } from '../service/curate-undo.ts'
import { type CuratedKind, listCurations } from '../store/curations.ts'
import { type Arguments, type Command, type CommandContext, textOption, UsageError } from './command.ts'
import { isoOrNull } from './instants.ts'
import { pipelineRules } from './pipeline-deps.ts'

const LIST_MAX = 1_000
/** Who corrects, in the record. */
const COMMAND_LINE = 'command line'

const reasonOption = { reason: { type: 'string' } } as const

function recordOf(given: Arguments): CuratedKind {
  const word = given.positionals[0] ?? ''
  const record = (['situation', 'cluster'] as const).find((kind) => kind === word)
  if (!record) throw new UsageError(`say whether it is a situation or a cluster, not "${word}"`)
  return record
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

async function run(context: CommandContext, given: Arguments, correctionOf: (reason: string) => Correction): Promise<number> {
  const reason = textOption(given, 'reason')
  if (reason === undefined || reason.trim() === '') throw new UsageError('a correction needs its reason: --reason "why"')
  const correction = correctionOf(reason)
  const db = await context.openStore()
  const curated = await curate({ ...context, db, rules: pipelineRules(context.config), actor: COMMAND_LINE }, correction)
  const { curation, action, record, id, into } = curated
  const lines = [
    `${action} ${record} ${id}${into ? ` → ${into}` : ''}`,
    `correction ${curation}; \`sitrep curate undo ${curation}\` takes it back`,
  ]
  context.print(lines, curated)
  return 0
}

const merge: Command = {
  name: 'curate merge',
  usage: 'situation|cluster ID INTO --reason R',
  summary: 'Merges a record into another, whose id then answers for both.',
  options: reasonOption,
  positionals: { min: 3, max: 3 },
  needsStore: true,
  run: (context, given) => {
    const [, id = '', into = ''] = given.positionals
    const record = recordOf(given)
    return run(context, given, (reason) => ({ action: 'merge', record, id, into, reason }))
  },
}

const split: Command = {
  name: 'curate split',
  usage: 'situation ID CLUSTER[,…] | cluster ID ARTICLE_ID[,…]  [--with ID,…] --reason R',
  summary: 'Takes clusters out of a situation, or articles out of a cluster, into a record of their own; `--with` names more of them.',
  options: { ...reasonOption, with: { type: 'string' } },
  positionals: { min: 3, max: 3 },
  needsStore: true,
  run: (context, given) => {
    const [, id = '', first] = given.positionals
    const names = [...listOf(first), ...listOf(textOption(given, 'with'))]
    const record = recordOf(given)
    return run(context, given, (reason) =>
      record === 'situation'
        ? { action: 'split', record, id, clusters: names, reason }
        : { action: 'split', record, id, articles: names, reason },
    )
  },
}

const retire: Command = {
  name: 'curate retire',
  usage: 'situation ID [CLUSTER | --none] | cluster ID  --reason R',
  summary: 'Retires a record. A situation leads to CLUSTER, else to its newest one; with `--none` to nothing.',
  options: { ...reasonOption, none: { type: 'boolean' } },
  positionals: { min: 2, max: 3 },
  needsStore: true,
  run: (context, given) => {
    const [, id = '', cluster] = given.positionals
    const record = recordOf(given)
    const none = given.values.none === true
    if (record === 'cluster' && (cluster !== undefined || none)) throw new UsageError('a retired cluster has no successor')
    if (cluster !== undefined && none) throw new UsageError('give either a cluster or --none')
    const movedTo = cluster !== undefined ? { cluster } : none ? 'none' : 'newest'
    return run(context, given, (reason) =>
      record === 'situation' ? { action: 'retire', record, id, movedTo, reason } : { action: 'retire', record, id, reason },
    )
  },
}

function ending(action: 'conclude' | 'remove-archive', summary: string): Command {
  return {
    name: `curate ${action}`,
    usage: 'situation ID --reason R',
    summary,
    options: reasonOption,
    positionals: { min: 2, max: 2 },
    needsStore: true,
    run: (context, given) => {
      if (recordOf(given) !== 'situation') throw new UsageError('only a situation can be treated so')
      const id = given.positionals[1] ?? ''
      return run(context, given, (reason) => ({ action, record: 'situation', id, reason }))
    },
  }
}

const rename: Command = {
  name: 'curate rename',
  usage: 'situation|cluster ID TITLE --reason R',
  summary: 'Gives a record a title that stays. Its slug does not change.',
  options: reasonOption,
  positionals: { min: 3, max: 3 },
  needsStore: true,
  run: (context, given) => {
    const [, id = '', title = ''] = given.positionals
    const record = recordOf(given)
    return run(context, given, (reason) => ({ action: 'rename', record, id, title, reason }))
  },
}

const undo: Command = {
  name: 'curate undo',
  usage: 'N',
  summary: 'Takes a correction back, as far as what happened later allows.',
  positionals: { min: 1, max: 1 },
  needsStore: true,
  run: async (context, { positionals: [word = ''] }) => {
    if (!/^[1-9]\d{0,14}$/.test(word)) throw new UsageError(`"${word}" is no number of a correction; \`sitrep curate list\` shows them`)
    const db = await context.openStore()
    const undone = await undoCuration({ ...context, db, rules: pipelineRules(context.config), actor: COMMAND_LINE }, Number(word))
    const stays = undone.elsewhere === 0 ? '' : `; ${undone.elsewhere} of the events that it split off went elsewhere since and stay there`
    context.print(`undid correction ${undone.undone} (${undone.action} ${undone.record} ${undone.id})${stays}`, undone)
    return 0
  },
}

const list: Command = {
  name: 'curate list',
  usage: '',
  summary: `Lists the newest corrections, up to ${LIST_MAX}.`,
  positionals: { min: 0, max: 0 },
  needsStore: true,
  run: async (context) => {
    const curations = await listCurations(await context.openStore(), { limit: LIST_MAX })
    const rows = curations.map(({ id, at, action, record, recordId, intoId, reason, actor, undoneAt, undoneBy }) => ({
      curation: id,
      at: new Date(at).toISOString(),
      action,
      record,
      id: recordId,
      into: intoId,
      reason,
      actor,
      undone_at: isoOrNull(undoneAt),
      undone_by: undoneBy,
    }))
    context.print(
      rows.map(
        (row) =>
          `${row.curation}  ${row.at.slice(0, 16)}  ${row.action} ${row.record} ${row.id}${row.into ? ` → ${row.into}` : ''}  ${row.reason}  by ${row.actor}${row.undone_at ? `  (undone by ${row.undone_by})` : ''}`,
      ),
      rows,
    )
    return 0
  },
}

export const curateCommands = [
  merge,
  split,
  retire,
  ending('conclude', 'Ends a situation: no longer listed, still readable until its archive is removed.'),
  ending('remove-archive', 'Ends a situation for good: its id answers 410.'),
  rename,
  undo,
  list,
]
