// What the house rules say and a machine can hold: borders, banned calls, sizes, and documents that list what the code has.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../src/core/serving/errors.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
// What git knows of or would take in: not what a build, an editor or a test left behind.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
const sources = files.filter((path) => /\.ts$/.test(path))
const program = sources.filter((path) => path.startsWith('src/') && !path.endsWith('.test.ts'))

/** Each line that matches, as `file:line: text`. */
function linesMatching(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((text, i) => (pattern.test(text) ? [`${path}:${i + 1}: ${text.trim()}`] : [])),
  )
}

/** The folders of src that each folder may import from, itself apart. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  core: [],
  contract: ['core'],
  store: ['core'],
  provider: ['core'],
  service: ['core', 'contract', 'store', 'provider', 'log'],
  pipeline: ['core', 'contract', 'store', 'provider', 'log', 'meter'],
  rest: ['core', 'contract', 'service', 'log', 'meter'],
  site: ['core', 'contract', 'service', 'log'],
  mcp: ['core', 'contract', 'service', 'rest', 'log'],
  oauth: ['core', 'service', 'rest', 'site', 'log'],
  cli: ['core', 'contract', 'store', 'provider', 'service', 'pipeline', 'rest', 'mcp', 'oauth', 'site', 'log', 'meter', 'config'],
}

/** The same within core, whose words and weights (data) and whose own few files serve all. */
const MAY_IMPORT_IN_CORE: Record<string, readonly string[]> = {
  data: [],
  text: [],
  learning: [],
  serving: [],
  tags: ['text'],
  articles: ['text', 'learning', 'tags'],
  feeds: ['text', 'tags', 'articles'],
  clusters: ['text', 'learning', 'tags'],
  editorial: ['text', 'tags', 'articles'],
  situations: ['text', 'learning', 'tags', 'clusters', 'serving'],
  search: ['text', 'learning', 'tags', 'serving'],
}

/** The folder of `root` that an import leads to, as `file:line: … from '../…'` or `import('../…')` tells; the name of a file of `root` itself. */
function folderImported(line: string, root: string): string {
  const [path = ''] = line.split(':', 1)
  const target = /(?:from |import\()'([^']+)'/.exec(line)?.[1] ?? ''
  return (
    relative(root, join(dirname(path), target))
      .split('/')[0]
      ?.replace(/\.ts$/, '') ?? ''
  )
}

const foldersOf = (root: string) =>
  new Set(
    program
      .filter((path) => path.startsWith(`${root}/`) && relative(root, path).includes('/'))
      .map((path) => relative(root, path).split('/')[0]),
  )

/** The lines of a folder's files that import from elsewhere in `root` than is allowed. */
function crossings(root: string, folder: string, allowed: readonly string[]): string[] {
  const files = program.filter((path) => path.startsWith(`${root}/${folder}/`))
  return linesMatching(files, /(?:from |import\()'\.\.\//).filter((line) => ![folder, ...allowed].includes(folderImported(line, root)))
}

/** The files of the project that a file loads with itself. */
function importedBy(path: string): string[] {
  return [...read(path).matchAll(/^(?:import|export) (?!type )[^']*from '(\.[^']+)'/gm)].map(([, from = '']) => join(dirname(path), from))
}

/** The files that are read when these are. */
function takenBy(paths: readonly string[]): string[] {
  const taken = new Set(paths)
  for (const path of taken) for (const other of importedBy(path)) taken.add(other)
  return [...taken]
}

describe('borders', () => {
  test('every folder of src and of its core has its place', () => {
    expect([...foldersOf('src')].sort()).toEqual(Object.keys(MAY_IMPORT).sort())
    expect([...foldersOf('src/core')].sort()).toEqual(Object.keys(MAY_IMPORT_IN_CORE).sort())
  })

  test.each(Object.entries(MAY_IMPORT))('%s imports only what lies below it', (folder, allowed) => {
    expect(crossings('src', folder, allowed)).toEqual([])
  })

  test.each(Object.entries(MAY_IMPORT_IN_CORE))('core/%s imports only what lies below it', (folder, allowed) => {
    const ofCoreItself = program.flatMap((path) => /^src\/core\/([^/]+)\.ts$/.exec(path)?.[1] ?? [])
    expect(crossings('src/core', folder, ['data', ...ofCoreItself, ...allowed])).toEqual([])
  })

  test('no file imports itself by way of others', () => {
    const left = new Map(program.map((path) => [path, importedBy(path)]))
    for (let before = 0; before !== left.size; ) {
      before = left.size
      for (const [path, imports] of left) if (!imports.some((other) => left.has(other))) left.delete(path)
    }
    expect([...left.keys()]).toEqual([])
  })

  test('to tell which commands there are takes nothing of the pipeline and of what is served', () => {
    const commands = [...read('src/cli/commands.ts').matchAll(/import\('(\.[^']+)'\)/g)].map(([, from = '']) => join('src/cli', from))
    const taken = takenBy(commands)
    expect(taken).toContain('src/cli/accounts.ts')
    expect(taken.filter((path) => /^src\/(pipeline|rest|mcp|oauth|site)\//.test(path))).toEqual([])
  })

  test.each(['serve', 'demo'])('%s starts its store before it reads the pipeline and what is served', (command) => {
    const taken = takenBy([`src/cli/${command}.ts`, 'src/cli/run-command.ts'])
    expect(taken).toContain('src/store/embedded.ts')
    expect(taken.filter((path) => /^src\/(pipeline|mcp|oauth|site)\//.test(path))).toEqual([])
  })

  test('core touches nothing outside: of the runtime it uses hashes and the reading of addresses', () => {
    const imports = linesMatching(
      program.filter((path) => path.startsWith('src/core/')),
      /from 'node:/,
    ).filter((line) => !/from 'node:(crypto|net)'/.test(line))
    expect(imports).toEqual([])
    expect(
      linesMatching(
        program.filter((path) => path.startsWith('src/core/')),
        /randomUUID|randomBytes|createServer|connect\(/,
      ),
    ).toEqual([])
  })
})

describe('banned', () => {
  // The composition roots: of the program, of its worker threads.
  const roots = ['src/main.ts', 'src/cli/worker-main.ts']

  test.each([
    ['the clock is an argument', /Date\.now\(|new Date\(\)/],
    ['chance is an argument', /Math\.random\(|randomUUID\(\)/],
    ['the database is not asked for the time', /\b(now\(\)|current_timestamp|clock_timestamp\(\))/i],
    ['output goes through the log or the command', /\bconsole\./],
    ['no default export', /^export default/],
    ['no barrel', /^export \* from/],
  ])('%s', (_, pattern) => {
    const allowed = /^src\/pipeline\/eval-store\.ts/
    expect(
      linesMatching(
        program.filter((path) => !roots.includes(path)),
        pattern,
      ).filter((line) => !allowed.test(line)),
    ).toEqual([])
  })

  test('all SQL is in src/store', () => {
    const statements = linesMatching(
      program.filter((path) => !path.startsWith('src/store/')),
      /from '(?:sql-template-tag|pg)'/,
    )
    expect(statements).toEqual([])
  })

  test('one door past the escaping of markup', () => {
    const doors = linesMatching(
      program.filter((path) => path !== 'src/site/html.ts'),
      /dangerouslySetInnerHTML/,
    )
    expect(doors).toEqual([])
  })

  test('a file that is no text is a picture', () => {
    const bytes = files.filter((path) => !/\.png$/.test(path) && readFileSync(join(ROOT, path)).includes(0))
    expect(bytes).toEqual([])
  })

  test('nothing is left to be mended', () => {
    expect(
      linesMatching(
        files.filter((path) => /\.(ts|js|sql|sh|yml)$/.test(path)),
        new RegExp(['FIX', 'ME|TO', 'DO|X', 'XX'].join('')),
      ),
    ).toEqual([])
  })

  test('tests do not sleep, and none is left out or run alone', () => {
    const tests = sources.filter((path) => path.endsWith('.test.ts') && path !== 'test/tidy.test.ts')
    expect(linesMatching(tests, /\b(test|it|describe)\.(only|skip|todo)\b|from 'node:timers\/promises'/)).toEqual([])
  })

  test('what tests wait for may take long on a busy machine, and so may they', () => {
    const hasty = /^\s*\}, [12]?\d\d_000\)|\{ timeout: [12]?\d\d_000 \}, (?:async )?\(/
    expect(
      linesMatching(
        sources.filter((path) => path.startsWith('test/')),
        hasty,
      ),
    ).toEqual([])
    const others = sources.filter((path) => /^(src|test)\//.test(path) && path !== 'test/support/eventually.ts')
    expect(linesMatching(others, new RegExp(['vi', 'waitFor'].join('\\.')))).toEqual([])
  })

  test("what the services' leg leaves out has no store", () => {
    const left = sources.filter((path) => /^(src\/.*\.test\.ts|test\/quality\/)/.test(path))
    expect(linesMatching(left, /\/support\/(store|services|valkey)\.ts'/)).toEqual([])
  })

  test('the lock file names no download host', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/)
  })
})

describe('exports', () => {
  test('every function, constant and class that a file exports is imported by another', () => {
    const imported = new Set(files.filter((path) => /\.(ts|js)$/.test(path)).flatMap(importsOf))
    const unused = program.flatMap((path) =>
      [...read(path).matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .map(([, name]) => `${path}: ${name}`)
        .filter((named) => !imported.has(named) && !imported.has(`${path}: *`)),
    )
    expect(unused).toEqual([])
  })
})

/** What a file imports from others of the project, as `file: name`; all of it as `file: *`. */
function importsOf(path: string): string[] {
  const listed = [...read(path).matchAll(/\{([^{}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', from]) =>
    names.split(',').map((name) => [from, /(?:type )?(\w+)/.exec(name)?.[1]]),
  )
  const atOnce = [...read(path).matchAll(/\* as \w+ from '(\.[^']+)'/g)].map(([, from]) => [from, '*'])
  const late = [...read(path).matchAll(/import\('(\.[^']+)'\)\)\.(\w+)/g)].map(([, from, name]) => [from, name])
  return [...listed, ...atOnce, ...late].map(([from = '', name]) => `${join(dirname(path), from)}: ${name}`)
}

describe('sizes', () => {
  test('no source file has more than 400 lines', () => {
    const long = sources.map((path) => ({ path, lines: read(path).split('\n').length - 1 })).filter(({ lines }) => lines > 400)
    expect(long).toEqual([])
  })
})

const documents = files.filter((path) => path.endsWith('.md'))

function leadsSomewhere(file: string, heading: string | undefined): boolean {
  if (heading === undefined) return files.some((path) => path === file || path.startsWith(`${file}/`))
  const headings = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text.toLowerCase().replace(/[^\p{L}\p{N}\- _]/gu, ''))
  return headings.some((text) => text.replaceAll(' ', '-') === heading)
}

describe('documents', () => {
  test('docs/errors.md lists every error code with its status, and no other', () => {
    const listed = [...read('docs/errors.md').matchAll(/^\|\s*(\d{3})\s*\|\s*`(\w+)`/gm)].map(([, status, code]) => [code, Number(status)])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(Object.entries(ERRORS).map(([code, { status }]) => [code, status])))
  })

  test('the map in the README names the folders that there are', () => {
    const listed = [...read('README.md').matchAll(/^\| `(?:src\/)?([a-z]+)\/`/gm)].map(([, name]) => name)
    for (const folder of Object.keys(MAY_IMPORT)) expect(listed).toContain(folder)
  })

  test('a file that a document names is there', () => {
    const folders = ['bench', 'docs', 'sample', 'scripts', 'src', 'starter', 'test', ...Object.keys(MAY_IMPORT)].join('|')
    const named = new RegExp(`(?<![\\w/.-])(?:${folders})/[\\w/.-]*\\.(?:js|json|md|sh|ts)\\b`, 'g')
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(named)]
        .filter(([file]) => !files.includes(file) && !files.includes(`src/${file}`))
        .map(([file]) => `${path}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  test('a script of npm that a document names is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const missing = documents.flatMap((path) => [...read(path).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })))
    expect(missing.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('a link of a document leads to a file, and a heading in it, that are there', () => {
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|\/|\{)([\w./-]*)(?:#([^)]*))?\)/g)]
        .filter(([, file, heading]) => !leadsSomewhere(file ? join(dirname(path), file) : path, heading))
        .map(([link]) => `${path}: ${link}`),
    )
    expect(missing).toEqual([])
  })

  test('a decision record names every library that the program needs', () => {
    const records = files.filter((file) => file.startsWith('docs/adr/')).map(read)
    const isNamed = (library: string) => records.some((text) => new RegExp(`(?<![\\w@/-])${library}(?![\\w/-])`).test(text))
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    expect(Object.keys(dependencies).filter((library) => !isNamed(library))).toEqual([])
  })

  test('each decision record says what was decided, and since when', () => {
    for (const path of files.filter((file) => /^docs\/adr\/\d{4}-.*\.md$/.test(file))) {
      expect(read(path), path).toMatch(/^# \d{4}[\s\S]*^Status: \w+, \d{4}-\d{2}-\d{2}/m)
    }
  })
})

describe('the contract', () => {
  const rules = [...read('docs/contract.md').matchAll(/^- \*\*([RD][\w.-]+)\*\*/gm)].map(([, id]) => id ?? '')
  const tests = sources
    .filter((path) => path.endsWith('.test.ts') || path.startsWith('test/'))
    .map(read)
    .join('\n')
  const cited = new Set([...tests.matchAll(/\b([RD]\d+(?:\.\d+)?-[a-z0-9-]*[a-z0-9])\b/g)].map(([, id]) => id ?? ''))

  test('no rule id stands twice', () => {
    expect(rules.filter((id, i) => rules.indexOf(id) !== i)).toEqual([])
  })

  test('tests cite only rules that there are', () => {
    expect([...cited].filter((id) => !rules.includes(id))).toEqual([])
  })

  test('every rule is cited by a test', () => {
    expect(rules.filter((id) => !cited.has(id))).toEqual([])
    expect(rules.length).toBeGreaterThan(200)
  })
})
