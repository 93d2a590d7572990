import { PORTAL_PREFIX, SUBSIDIARY_SLUGS } from 'shared-contracts'

/** Every page of the platform and the remote that answers it. */
export interface Address {
  readonly path: string
  readonly remote: string
  /** False until somebody has looked at the page and taken its screens (`screenshots.spec.ts`). */
  readonly hasScreens?: false
}

const group = ['/', '/about', '/services', '/news', '/search', '/privacy', '/careers']
const subsidiaries = SUBSIDIARY_SLUGS.map((slug) => `/${slug}`)
const portal = ['', '/live', '/fixtures', '/tables', '/teams', '/players', '/news', '/shop']

const under = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)

export const ADDRESSES: readonly Address[] = [
  ...['', '/fbcpartners'].flatMap((prefix) => [
    ...group.map((path) => ({ path: under(prefix, path), remote: 'mfe-group' })),
    ...subsidiaries.map((path) => ({ path: prefix + path, remote: 'mfe-subsidiaries' })),
  ]),
  ...portal.map((path) => ({ path: PORTAL_PREFIX + path, remote: 'mfe-gpl' })),
  { path: '/ghanapremiership', remote: 'mfe-league-company' },
  { path: '/ghanapremiership/about', remote: 'mfe-league-company' },
]
