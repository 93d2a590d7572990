import type { FastifyInstance } from 'fastify'
import { errorResponse } from 'shared-server/error-response'
import type { EdgeConfig } from '../config.ts'

const PATH = '/.well-known/security.txt'

/**
 * Serves the contact for vulnerability reports (RFC 9116). The file does not exist if no contact is configured or
 * the contact has expired: a contact that nobody reads is worse than none.
 */
export function serveSecurityContact(
  edge: FastifyInstance,
  { security, publicOrigin }: Pick<EdgeConfig, 'security' | 'publicOrigin'>,
): void {
  edge.get(PATH, (request, reply) => {
    if (!security || Date.parse(security.expires) <= Date.now()) {
      return reply.status(404).send(errorResponse(404, 'Nobody is named here.', request.id))
    }
    const fields = {
      Contact: security.contact,
      Expires: security.expires,
      'Preferred-Languages': 'en',
      Canonical: publicOrigin + PATH,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(lines.join(''))
  })
}
