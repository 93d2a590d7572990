import { findRoute } from './route-pattern.ts'

/** Addresses of one remote. */
export interface RemoteAddresses {
  readonly remote: string
  /** The first is the canonical one. */
  readonly basePaths: readonly string[]
  /**
   * Patterns of its pages. Without them it is assumed to answer everything below its base paths, because its
   * release is not known.
   */
  readonly patterns?: readonly string[] | undefined
}

/** Addresses of all remotes, from the live releases. */
export type AddressTable = readonly RemoteAddresses[]

/** The remote that answers an address, and the address as the remote sees it. */
export interface RouteSelection {
  readonly remote: string
  /** Prefix of the remote's own path: '' or a prefix without trailing slash. */
  readonly basePath: string
  /** The remote's own path, with leading and without trailing slash. */
  readonly path: string
}

/**
 * Selects the remote for a browser path: by the longest base path that the path starts with, then by the
 * most specific pattern. A path below a base path that matches none of its patterns is not found, even if
 * a shorter base path would match.
 *
 * One trailing slash is accepted.
 *
 * @returns `null` for the not-found screen.
 * @example
 * selectRoute('/fbcpartners/gold/', table)
 * // { remote: 'mfe-subsidiaries', basePath: '/fbcpartners', path: '/gold' }
 */
export function selectRoute(pathname: string, table: AddressTable): RouteSelection | null {
  const basePath = basePathOf(pathname, table)
  if (basePath === null) return null
  const path = withoutTrailingSlash(pathname).slice(basePath.length) || '/'
  const candidates = table
    .filter(({ basePaths }) => basePaths.includes(basePath))
    .flatMap(({ remote, patterns = ['/*'] }) =>
      patterns.map((pattern) => ({ remote, path: pattern })),
    )
  const found = findRoute(candidates, path)
  return found ? { remote: found.remote, basePath, path } : null
}

/** Returns the longest base path that a browser path starts with; null if no remote answers it. */
export function basePathOf(pathname: string, table: AddressTable): string | null {
  if (pathname.includes('//')) return null
  const path = withoutTrailingSlash(pathname)
  const [longest] = table
    .flatMap(({ basePaths }) => basePaths)
    .filter((basePath) => isBelow(path, basePath))
    .sort((a, b) => b.length - a.length)
  return longest ?? null
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

/** Whether a path equals a prefix or is below it. */
export const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)
