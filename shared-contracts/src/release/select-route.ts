import { findRoute } from './route-pattern.ts'

/** Where one remote answers. */
export interface RemoteAddresses {
  readonly remote: string
  /** The first is the canonical one. */
  readonly basePaths: readonly string[]
  /**
   * Patterns of its pages. Without them it answers everything below its base paths, as far as somebody knows
   * who has not seen its release.
   */
  readonly patterns?: readonly string[] | undefined
}

/** Who answers what: made from the releases that are live. */
export type AddressTable = readonly RemoteAddresses[]

/** Which remote answers an address, and how the remote sees it. */
export interface RouteSelection {
  readonly remote: string
  /** What stands before the remote's own path: '' or a prefix without trailing slash. */
  readonly basePath: string
  /** The remote's own path, with leading and without trailing slash. */
  readonly path: string
}

/**
 * Selects the remote for a browser path: by the longest base path that the path starts with, then by the
 * pattern that says most. Whatever lies below a base path and matches no pattern there is not found, also
 * where a shorter base path would match.
 *
 * One trailing slash is forgiven.
 *
 * @returns `null` where the not-found screen answers.
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

/** The longest base path that a browser path starts with; null where no remote answers anything. */
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

/** Whether a path is a prefix, or lies below it. */
export const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)
