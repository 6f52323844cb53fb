/** What the tool server is given by the composition root. */

import type { RestDeps } from '../rest/deps.ts'
import type { Authenticator } from '../service/authenticate.ts'
import type { ToolAnswers } from './tool-answers.ts'

/** What its twin has, but for how a caller is known and where answers are kept. */
export interface ToolServerDeps extends Omit<RestDeps, 'newId' | 'authenticator' | 'responses'> {
  /** Takes an API key, or an access token of the sign-in. */
  credentials: Pick<Authenticator, 'authenticate'>
  answers: ToolAnswers
  /** {mcp_url} without its path. */
  mcpUrl: string
  /** Host names that requests may come for, without ports; undefined: any. */
  hosts: ReadonlySet<string> | undefined
}
