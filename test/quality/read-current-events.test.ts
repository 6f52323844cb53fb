import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Days as the copy of the portal holds them: bullets one below the other, however deep they stood. */
const DAYS = {
  '2021-03-01': `Armed conflicts and attacks:
  - Oredan civil war
  - Siege of Halvane
  - Shells fall on the harbour of Halvane. (Meridian Post)
  - Oredan peace talks
  - Oredan envoys meet in Port Sennet. (Coastline) (Meridian Post)
  - A minister of Kastria resigns over a bribe. (Coastline)`,
  '2021-03-02': `Armed conflicts and attacks:
  - Oredan civil war
  - Oredan peace talks
  - The talks in Port Sennet are adjourned. (Meridian Post)
Disasters and accidents:
  - A ferry sinks off Tolmere (1998 class) with 40 aboard, all of whom are saved by fishermen who were out that night (Coastline)
  - 2021 Marn floods
  - The river Marn rises above its banks.`,
}

test('how affairs were nested is found again in the flat days of the portal', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-days-'))
  try {
    mkdirSync(join(directory, '2021/03'), { recursive: true })
    for (const [date, sections] of Object.entries(DAYS))
      writeFileSync(
        join(directory, `2021/03/${date}.yaml`),
        `Date: '${date}'\nIntelligence_Payload:\n  ${sections.replaceAll('\n', '\n  ')}\n`,
      )
    const out = join(directory, 'events.jsonl')
    const script = new URL('../../scripts/read-current-events.ts', import.meta.url).pathname
    execFileSync(process.execPath, [script, '--days', directory, '--from', '2021-03-01', '--until', '2021-03-03', '--out', out])
    const rows = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const read = rows.map(({ text, story_path }) => [text, story_path.map(({ label }: { label: string }) => label)])
    expect(read).toEqual([
      ['Shells fall on the harbour of Halvane.', ['Oredan civil war', 'Siege of Halvane']],
      // It follows an event, and stands below the war on the next day.
      ['Oredan envoys meet in Port Sennet.', ['Oredan civil war', 'Oredan peace talks']],
      // It shares no name with the talks: a bullet without an affair.
      ['A minister of Kastria resigns over a bribe.', []],
      ['The talks in Port Sennet are adjourned.', ['Oredan civil war', 'Oredan peace talks']],
      ['A ferry sinks off Tolmere (1998 class) with 40 aboard, all of whom are saved by fishermen who were out that night', []],
      ['The river Marn rises above its banks.', ['2021 Marn floods']],
    ])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
