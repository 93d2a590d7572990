/** Path prefixes of the three experiences (SPEC 2.1). */
export const GROUP_PREFIX = '/fbcpartners'
export const LEAGUE_COMPANY_PREFIX = '/ghanapremiership'
export const PORTAL_PREFIX = '/gpl'

/** Every remote. The ports of their development servers follow this order, so a new one comes last. */
export const REMOTE_NAMES: readonly string[] = [
  'mfe-group',
  'mfe-subsidiaries',
  'mfe-gpl',
  'mfe-league-company',
]

/** Remotes that answer everything below a prefix of their own: which pages that is, their releases know. */
const REMOTES_BY_PREFIX: Readonly<Record<string, string>> = {
  [PORTAL_PREFIX]: 'mfe-gpl',
}

/** Which remote answers an address, and how the remote sees it. */
export interface RouteSelection {
  readonly remote: string
  /** What stands before the remote's own path: '' or a prefix without trailing slash. */
  readonly basePath: string
  /** The remote's own path, with leading and without trailing slash. */
  readonly path: string
}

const GROUP_PAGES = ['/', '/about', '/services', '/news', '/search', '/privacy', '/careers']
const SUBSIDIARY_PAGES = ['/oil-gas', '/procurement', '/gold', '/construction', '/agricol']
const LEAGUE_COMPANY_PAGES = ['/', '/about']

/**
 * Selects the remote for a browser path by its start (SPEC 2.1).
 *
 * One trailing slash is forgiven. The selection is by prefix alone: whether the portal has the page
 * that follows `/gpl` is known to its release, so a new page of such a remote needs no new shell.
 *
 * @returns `null` where the not-found screen answers.
 * @example selectRoute('/fbcpartners/gold/') // { remote: 'mfe-subsidiaries', basePath: '/fbcpartners', path: '/gold' }
 */
export function selectRoute(pathname: string): RouteSelection | null {
  if (pathname.includes('//')) return null
  const path = withoutTrailingSlash(pathname)
  if (startsWithSegment(path, LEAGUE_COMPANY_PREFIX)) {
    const rest = path.slice(LEAGUE_COMPANY_PREFIX.length) || '/'
    return LEAGUE_COMPANY_PAGES.includes(rest)
      ? { remote: 'mfe-league-company', basePath: LEAGUE_COMPANY_PREFIX, path: rest }
      : null
  }
  for (const [prefix, remote] of Object.entries(REMOTES_BY_PREFIX)) {
    if (startsWithSegment(path, prefix)) {
      return { remote, basePath: prefix, path: path.slice(prefix.length) || '/' }
    }
  }
  const basePath = startsWithSegment(path, GROUP_PREFIX) ? GROUP_PREFIX : ''
  const rest = path.slice(basePath.length) || '/'
  if (GROUP_PAGES.includes(rest)) return { remote: 'mfe-group', basePath, path: rest }
  if (SUBSIDIARY_PAGES.includes(rest)) return { remote: 'mfe-subsidiaries', basePath, path: rest }
  return null
}

/** Prefix that internal links of the group's sites keep: the one the visitor came in under. */
export function groupPrefixOf(pathname: string): string {
  return startsWithSegment(pathname, GROUP_PREFIX) ? GROUP_PREFIX : ''
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function startsWithSegment(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
