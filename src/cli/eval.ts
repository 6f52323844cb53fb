// sitrep eval: how well the pipeline does on labelled files. Each kind is read when it runs, as it stands on much.

import type { SearchAnswer, LabelledArticle as SearchArticle, SearchScores } from '../core/search/search-evaluate.ts'
import type { SearchEncoder } from '../core/search/search-in-memory.ts'
import type { LabelledArticle } from '../pipeline/eval-clusters.ts'
import type { LabelledText } from '../pipeline/eval-tags.ts'
import { embedManyTexts } from '../provider/embed-texts.ts'
import { type Command, type CommandContext, CommandFailure, textOption } from './command.ts'
import { eventOf, type Line, readEventLines, readLines } from './eval-lines.ts'
import { openOutputFile } from './output-file.ts'
import { embeddingServerOf } from './pipeline-deps.ts'

interface Evaluation {
  scores: object
  /** What a line must have to be scored, when none of the file has it. */
  missing: string | null
  /** Lines that service would not take either. */
  refused?: readonly { line: number; reason: string }[]
  assignments: readonly object[]
}

function evalCommand(what: string, summary: string, evaluate: (file: string, context: CommandContext) => Promise<Evaluation>): Command {
  return {
    name: `eval ${what}`,
    usage: 'FILE… [--out FILE]',
    summary,
    options: { out: { type: 'string' } },
    positionals: { min: 1, max: 1_000 },
    run: async (context, given) => {
      const path = textOption(given, 'out')
      const out = path === undefined ? null : await openOutputFile(context, { option: 'out', path, sources: given.positionals })
      for (const file of given.positionals) {
        const {
          scores,
          missing,
          refused = [],
          assignments,
        } = await evaluate(file, context).catch((error: unknown) => {
          throw context.signal.aborted ? new CommandFailure(`${file}: interrupted`) : error
        })
        if (missing !== null) context.stderr.write(`${file}: no line has ${missing}, so that nothing is scored\n`)
        const [first] = refused
        if (first)
          context.stderr.write(`${file}:${first.line}: ${first.reason}; refused in all: ${refused.length}, each of which stands alone\n`)
        context.stdout.write(`${JSON.stringify({ file, ...scores })}\n`)
        for (const assignment of assignments) out?.write(assignment)
      }
      await out?.close()
      return 0
    },
  }
}

function labelledText({ value, line }: Line, labels: readonly unknown[]): LabelledText {
  const gold = labels.find((label) => label !== undefined && label !== null)
  return {
    id: name(value.id) || String(line),
    gold: gold === undefined ? null : (Array.isArray(gold) ? gold : [gold]).map(String),
    text: {
      title: text(value.title),
      summary: text(value.summary),
      body: text(value.body) || text(value.text),
      language: text(value.language) || text(value.lang) || 'en',
      sourceHost: text(value.source_host),
      categoryHint: null,
      countryHint: null,
      url: text(value.url),
    },
  }
}

function textsOf(file: string, context: CommandContext, labelsOf: (line: Line) => readonly unknown[]): Promise<LabelledText[]> {
  return Array.fromAsync(readLines(file, context), (line) => labelledText(line, labelsOf(line)))
}

const missingLabel = ({ labelled }: { labelled: number }, label: string): string | null => (labelled === 0 ? label : null)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Of an article or a label: other people's files number them. */
const name = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value))

function labelledArticle({ value, line }: Line): LabelledArticle {
  const gold = name(value.gold_cluster)
  return { id: name(value.id) || String(line), line, gold: gold === '' ? null : gold, item: value }
}

async function encoderOf({ config }: CommandContext): Promise<SearchEncoder | undefined> {
  const documentText = (await import('../pipeline/embed-documents.ts')).documentText
  const server = embeddingServerOf(config)
  return (
    server && {
      ofDocuments: (texts) => embedManyTexts(server, texts.map(documentText)),
      ofQueries: (queries) => embedManyTexts(server, queries),
    }
  )
}

export const evalCommands: readonly Command[] = [
  evalCommand(
    'clusters',
    'Scores clusters on labelled articles: B-cubed, pairwise, CEAF-e, AMI, counts, floors, articles a second.',
    async (file, context) => {
      const articles = await Array.fromAsync(readLines(file, context), labelledArticle)
      const evaluation = await (await import('../pipeline/eval-clusters.ts')).evaluateClusters(articles, {
        ...context,
        server: embeddingServerOf(context.config),
      })
      return { ...evaluation, missing: evaluation.scores.gold_clusters === 0 ? 'a gold_cluster' : null }
    },
  ),
  evalCommand(
    'situations',
    'Scores situations on labelled events, at three levels of their path, by the same measures.',
    async (file, context) => {
      const evaluation = await (await import('../pipeline/eval-situations.ts')).evaluateSituations(
        await readEventLines(file, context),
        context,
      )
      return { ...evaluation, missing: evaluation.scores.levels === undefined ? 'a story_path' : null }
    },
  ),
  evalCommand('countries', 'Scores the countries found in labelled texts (`countries` or `country`).', async (file, context) => {
    const { scores, assignments } = (await import('../pipeline/eval-tags.ts')).evaluateCountries(
      await textsOf(file, context, ({ value }) => [value.countries, value.country]),
      context.clock,
    )
    return { scores, missing: missingLabel(scores, 'countries'), assignments: assignments.map(({ id, tags }) => ({ id, countries: tags })) }
  }),
  evalCommand('categories', 'Scores the categories found in labelled texts (`categories` or `category`).', async (file, context) => {
    const { scores, assignments } = (await import('../pipeline/eval-tags.ts')).evaluateCategories(
      await textsOf(file, context, ({ value }) => [value.categories, value.category]),
      context.clock,
    )
    return {
      scores,
      missing: missingLabel(scores, 'categories'),
      assignments: assignments.map(({ id, tags }) => ({ id, categories: tags })),
    }
  }),
  evalCommand(
    'search',
    'Scores search (nDCG@10): headlines held out of labelled clusters must find their cluster; names of affairs, their events. `--out` gets what each query found.',
    async (file, context) => {
      const startedAt = context.clock()
      const { scores, answers } = await scoreSearch(file, context)
      return {
        scores: { ...scores, seconds: (context.clock() - startedAt) / 1000 },
        // Without a query no gain is none of 0.
        missing: answers.length === 0 ? 'a gold_cluster that another one has, or an affair in its story_path that two others have' : null,
        assignments: answers,
      }
    },
  ),
]

async function scoreSearch(file: string, context: CommandContext): Promise<{ scores: object; answers: readonly SearchAnswer[] }> {
  const { evaluateSearch, evaluateTopicSearch } = await import('../core/search/search-evaluate.ts')
  const encoder = await encoderOf(context)
  const lines = file.endsWith('.json') ? [] : await Array.fromAsync(readLines(file, context))
  if (file.endsWith('.json') || lines.some(({ value }) => value.story_path !== undefined)) {
    const events = lines.length === 0 ? await readEventLines(file, context) : lines.map((line) => eventOf(file, line))
    const { answers, ...scores } = await evaluateTopicSearch(events, encoder)
    return { scores: { events: events.length, ...askedScores(scores) }, answers }
  }
  const articles: SearchArticle[] = lines.flatMap(({ value }) => {
    const goldCluster = name(value.gold_cluster)
    const language = text(value.language) || 'en'
    return goldCluster === '' ? [] : { title: text(value.title), body: text(value.body), language, goldCluster }
  })
  const { answers, ...scores } = await evaluateSearch(articles, encoder)
  return { scores: { articles: articles.length, ...askedScores(scores) }, answers }
}

function askedScores({ ndcg10, ...counts }: SearchScores): object {
  return counts.queries === 0 ? counts : { ...counts, ndcg10 }
}
