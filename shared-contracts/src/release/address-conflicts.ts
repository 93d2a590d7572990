import { isOverlapping } from './route-pattern.ts'
import { isBelow, type RemoteAddresses } from './select-route.ts'

/** First segments of the addresses that the edge answers itself: no remote can have pages below them. */
export const RESERVED_PREFIXES: readonly string[] = [
  '/.well-known',
  '/api',
  '/assets',
  '/favicon.ico',
  '/healthz',
  '/icons',
  '/media',
  '/metrics',
  '/override',
  '/preview',
  '/readyz',
  '/releases',
  '/robots.txt',
  '/service-worker.js',
  '/sitemap-news.xml',
  '/sitemap.xml',
]

/** A path prefix that the platform assigned to a remote; several can share one prefix. */
export interface GivenPrefix {
  readonly prefix: string
  readonly remote: string
}

/** Addresses of a release, with all of its patterns. */
export type ReleaseAddresses = RemoteAddresses & { readonly patterns: readonly string[] }

/**
 * Returns why a release may not use its addresses: one sentence for each reason, none if it may. An address has
 * one owner: a remote may only use prefixes assigned to it, and no address of another live release.
 *
 * @param given every prefix that the platform assigned.
 * @param others live releases of the other remotes, canaries included.
 */
export function addressConflicts(
  release: ReleaseAddresses,
  given: readonly GivenPrefix[],
  others: readonly ReleaseAddresses[],
): string[] {
  const own = given.filter(({ remote }) => remote === release.remote).map(({ prefix }) => prefix)
  const foreign = given.filter(({ prefix }) => !own.includes(prefix))
  const reasons = release.basePaths
    .filter((basePath) => !own.includes(basePath))
    .map((basePath) => `${shown(basePath)} is not a prefix that ${release.remote} was given`)
  for (const basePath of release.basePaths) {
    for (const pattern of release.patterns) {
      const address = basePath + pattern
      const reserved = RESERVED_PREFIXES.find((prefix) => isBelow(address, prefix))
      if (reserved) reasons.push(`${address}: the site itself answers ${reserved}`)
      const taken = foreign.find(({ prefix }) => isReaching(address, basePath, prefix))
      if (taken) reasons.push(`${address}: ${taken.prefix} belongs to ${taken.remote}`)
      for (const other of others) {
        if (other.remote === release.remote || !other.basePaths.includes(basePath)) continue
        const owned = other.patterns.find((theirs) => isOverlapping(pattern, theirs))
        if (owned !== undefined) {
          reasons.push(`${address}: ${other.remote} answers ${basePath}${owned}`)
        }
      }
    }
  }
  return reasons
}

/** Whether a page below a base path would be below a longer prefix that belongs to another remote. */
function isReaching(address: string, basePath: string, prefix: string): boolean {
  return prefix !== basePath && isBelow(prefix, basePath) && isBelow(address, prefix)
}

const shown = (basePath: string) => basePath || 'the root of the site'
