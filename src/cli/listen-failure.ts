// Why an address can't be listened on, for the person who set it.

import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { CommandFailure } from './command.ts'

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there; end it, or choose another port (--port or SITREP_PORT)',
  EACCES: 'this user may not listen there; choose a port above 1023 (--port or SITREP_PORT)',
  EADDRNOTAVAIL: 'the host is no address of this machine (--host or SITREP_HOST)',
  ENOTFOUND: 'the host has no address (--host or SITREP_HOST)',
}

/** What the system refused, in words, with the setting that changes it; what it is not known for is told as it came. */
export function listenFailure(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): CommandFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = WHY[code] ?? (error instanceof Error ? error.message : String(error))
  return new CommandFailure(`port ${port} of ${host}: ${why}`, { cause: error })
}

/** Has a server listen. Gives its address; throws a `CommandFailure` in these words. */
export async function listenOn(app: Pick<FastifyInstance, 'listen'>, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  return app.listen({ port, host }).catch((error: unknown) => {
    throw listenFailure(error, { port, host })
  })
}
