/** What each correction keeps of the state before it, so that it can be undone: written to and read back from `curations.before`. */

import { z } from 'zod'

const id = z.string()
const grouping = z.record(z.string(), z.unknown()).nullable()
const pin = z.object({ clusterId: id, situationId: id.nullable(), curationId: z.number() })
const apart = z.object({ record: z.enum(['cluster', 'situation']), oneId: id, otherId: id, curationId: z.number() })

/** A situation and the members that it had. */
const home = z.object({ situationId: id, members: z.array(z.object({ clusterId: id, grouping })) })
const lifecycle = z.object({
  state: z.enum(['live', 'concluded']),
  concludedAt: z.number().nullable(),
  transitionAt: z.number().nullable(),
})
const title = z.object({ title: z.string(), titlePinned: z.boolean() })

export const beforeSchemas = {
  'merge situation': z.object({ lifecycle, home, pins: z.array(pin), lifted: z.array(apart) }),
  'split situation': z.object({ home, split: z.array(id), pins: z.array(pin) }),
  'retire situation': z.object({ lifecycle, home, pins: z.array(pin) }),
  'conclude situation': z.object({ lifecycle }),
  'remove-archive situation': z.object({ lifecycle }),
  'rename situation': title,
  'merge cluster': z.object({
    articles: z.array(id),
    grouping,
    home: home.nullable(),
    into: z.object({ visible: z.boolean(), situationId: id.nullable() }),
    pins: z.array(pin),
    lifted: z.array(apart),
  }),
  'split cluster': z.object({ articles: z.array(id) }),
  'retire cluster': z.object({ grouping, home: home.nullable(), pins: z.array(pin) }),
  'rename cluster': title,
}

export type CurationKind = keyof typeof beforeSchemas
export type Before<Kind extends CurationKind> = z.infer<(typeof beforeSchemas)[Kind]>
export type Home = z.infer<typeof home>

/** Names a kind of correction as it stands in the store; undefined for what this program does not know. */
export function curationKindOf(action: string, record: string): CurationKind | undefined {
  const name = `${action} ${record}`
  return name in beforeSchemas ? (name as CurationKind) : undefined
}
