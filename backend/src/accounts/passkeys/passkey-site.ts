import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import type { PasskeySite } from './passkeys.ts'

/**
 * Returns the site that passkeys belong to, which is the configured one. Browsers make no passkeys for an IP address.
 * If the configured origin has one, the site is the requested host instead, such as `localhost`.
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
