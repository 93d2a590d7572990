import type { Config } from '../../foundation/config/config.ts'

/**
 * Whether an address is at a push service that messages may go to. Visitors supply the address, so without this check
 * they could make the API call any host.
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
    // An address with a port is at a different host.
    if (protocol !== 'https:' || host !== hostname) return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}
