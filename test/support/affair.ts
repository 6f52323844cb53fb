// Members of a situation as its title reads them.

import type { MemberCluster } from '../../src/core/editorial/situation-members.ts'

const DAY = 24 * 3_600_000

/** One cluster a day, each of a headline and a first sentence. */
export function affair(language: string, ...told: readonly (readonly [title: string, summary: string])[]): MemberCluster[] {
  return told.map(([title, summary], day) => ({
    id: `${day}`,
    title,
    summary,
    publishedAt: day * DAY,
    updatedAt: day * DAY,
    outlets: 8,
    significance: 5,
    keywords: [],
    language,
  }))
}

/** The same of reports in one line each: "title / first sentence". */
export const toldAffair = (language: string, reports: readonly string[]): MemberCluster[] =>
  affair(
    language,
    ...reports.map((report): [string, string] => {
      const [title = '', lead = ''] = report.split(' / ')
      return [title, lead]
    }),
  )
