import type { Config } from '../../foundation/config/config.ts'

/**
 * Whether an address is at a push service that messages may go to. Visitors name the address, so that any other one
 * would have the API call whom they like.
 *
 * @param services as `PUSH_SERVICES` lists them: hosts, `*.` for all below one, or origins.
 */
export function isAtPushService(
  address: string,
  { PUSH_SERVICES: services }: Pick<Config, 'PUSH_SERVICES'>,
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, hostname, origin, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return service === origin
    // With a port, the host is another one.
    if (protocol !== 'https:' || host !== hostname) return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}
