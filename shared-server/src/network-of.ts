import { isIPv6 } from 'node:net'
import { withoutPort } from './environment/values.ts'

/**
 * Returns the network that limits treat as one sender: an IPv4 address, or the /64 that a provider assigns to one
 * household. An IPv4 address in IPv6 notation counts as IPv4.
 */
export function networkOf(address: string): string {
  const { v4, groups } = partsOf(address)
  return groups ? prefixOf(groups, 4) : v4
}

/** Returns the wider network in which one sender can have many addresses: the /24 of IPv4, the /48 of IPv6. */
export function neighbourhoodOf(address: string): string {
  const { v4, groups } = partsOf(address)
  return groups ? prefixOf(groups, 3) : v4.replace(/\.\d+$/, '.0/24')
}

/** Returns the groups of an IPv6 address; for any other, null and the address itself; neither with a port. */
function partsOf(given: string): { v4: string; groups: readonly string[] | null } {
  const address = withoutPort(given)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return { v4: mapped, groups: null }
  if (!isIPv6(address)) return { v4: address, groups: null }
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return { v4: address, groups: tail === undefined ? left : [...left, ...zeros, ...right] }
}

const prefixOf = (groups: readonly string[], length: number) =>
  `${groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${length * 16}`
