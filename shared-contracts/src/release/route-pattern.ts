import * as v from 'valibot'

/** Base path of a remote: '' for the root of the site, or a path such as `/fbcpartners`. */
export const BasePath = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(
    /^(?:\/[a-z0-9][a-z0-9-]*)*$/,
    'A base path such as /academy, without a slash at its end',
  ),
)

/**
 * The remote's own path of a page, below a base path: `/`, `/about`, `/matches/:match` with a parameter, or
 * `/*` for all paths below, which the remote routes itself.
 */
export const RoutePattern = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    /^(?:\/|(?:\/(?:[\w-]+|:[a-z]\w*))+(?:\/\*)?|\/\*)$/i,
    'A path such as /about, /matches/:match or /*',
  ),
)

/** Parameters of a page by their names in its pattern; `/*` has none. */
export type RouteParams = Readonly<Partial<Record<string, string>>>

const REST = '*'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith(':')

/** Whether a page has one address only. */
export const isStaticPattern = (pattern: string) => !/[:*]/.test(pattern)

/**
 * Matches a path against a pattern.
 *
 * @param path without trailing slash.
 * @returns the parameters, decoded; null when the pattern does not match.
 */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  const hasRest = wanted.at(-1) === REST
  if (hasRest) wanted.pop()
  if (given.length < wanted.length || (!hasRest && given.length > wanted.length)) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (isParameter(segment)) params[segment.slice(1)] = decoded(value)
    else if (segment !== value) return null
  }
  return params
}

/** Whether some address matches both patterns. */
export function isOverlapping(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)]
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]]
    if (a === REST || b === REST) return true
    if (a === undefined || b === undefined) return a === b
    if (a !== b && !isParameter(a) && !isParameter(b)) return false
  }
}

/** Finds the most specific route that matches a path: a word before a parameter before `*`. */
export function findRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  const [first, ...others] = routes.filter((route) => matchPattern(route.path, path))
  return first && others.reduce((best, route) => (isSpecific(route, best) ? route : best), first)
}

/** Whether the first of two patterns that match the same path is more specific. */
function isSpecific(one: { readonly path: string }, other: { readonly path: string }): boolean {
  const right = segmentsOf(other.path)
  for (const [index, segment] of segmentsOf(one.path).entries()) {
    const difference = rankOf(segment) - rankOf(right[index] ?? REST)
    if (difference !== 0) return difference > 0
  }
  return right.at(-1) === REST && segmentsOf(one.path).at(-1) !== REST
}

function rankOf(segment: string): number {
  if (segment === REST) return 0
  return isParameter(segment) ? 1 : 2
}

/** Decodes a path segment; one that is not valid URL encoding is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the name of the chunk with the page of a path: `page-index`, `page-matches-match`, `page-all`. */
export function pageChunkName(path: string): string {
  const name = path.slice(1).replaceAll('/', '-').replaceAll(':', '').replace('*', 'all')
  return `page-${name || 'index'}`
}
