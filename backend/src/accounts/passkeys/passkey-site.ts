import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import type { PasskeySite } from './passkeys.ts'

/**
 * The site that passkeys are for: the configured one. Browsers make none for a number, so that an installation known
 * by one goes by the host that was asked for, such as `localhost`.
 */
export function passkeySite(
  { protocol, host, hostname }: FastifyRequest,
  config: OriginConfig,
): PasskeySite {
  const origin = publicOrigin(config)
  const { hostname: rpID } = new URL(origin)
  if (isIP(rpID.replace(/^\[|\]$/g, '')) === 0) return { origin, rpID }
  return { origin: `${protocol}://${host}`, rpID: hostname }
}
