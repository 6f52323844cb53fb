import type { JudgedServer } from './judged-server.ts'

/** One part of the judgement: it throws what it finds wrong. */
export interface Judge {
  name: string
  run: (server: JudgedServer) => Promise<void>
}

export const TOOL_NAMES = ['get_top_situations', 'search_situations', 'get_situation_timeline', 'get_cluster']
