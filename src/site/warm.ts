/** What a process does once is done before the first reader comes, and keeps nobody from coming. */

import type { FastifyInstance } from 'fastify'

/** Does it beside the requests once the port listens. A failure is the first reader's to meet. */
export function warmAfterListening(app: FastifyInstance, warm: () => Promise<unknown>): void {
  app.addHook('onListen', (done) => {
    warm().catch(() => {})
    done()
  })
}
