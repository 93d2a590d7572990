import type { ReleaseRoute } from 'shared-contracts/release'
import { isStaticPattern, matchPattern } from 'shared-contracts/routes'
import * as v from 'valibot'

/**
 * Returns the part of an address's query that a page is rendered for: only values known to the route, or to a list
 * that it names. Everything else in the query is ignored, so that nobody can create an unlimited number of pages.
 *
 * @param read the body of a list's answer; null if there is none.
 * @returns `''` or `?region=Africa`.
 */
export async function knownSearch(
  { search = {}, searchFrom = {} }: Pick<ReleaseRoute, 'search' | 'searchFrom'>,
  url: string,
  read: (list: string) => Promise<string | null>,
): Promise<string> {
  const start = url.indexOf('?')
  if (start < 0) return ''
  const given = new URLSearchParams(url.slice(start))
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(search)) {
    const value = given.get(name)
    if (value !== null && values.includes(value)) known.set(name, value)
  }
  for (const [name, { list, members }] of Object.entries(searchFrom)) {
    const value = given.get(name)
    if (value !== null && isListed(value, members, await read(list))) known.set(name, value)
  }
  const text = known.toString()
  return text && `?${text}`
}

function isListed(value: string, members: readonly string[], body: string | null): boolean {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), body)
  // A member may have several values, such as the former slugs of a club.
  const own = v.union([v.literal(value), v.pipe(v.array(v.unknown()), v.includes(value))])
  const records = members.map((member) => v.object({ [member]: own }))
  return list.success && list.output.some((item) => records.some((record) => v.is(record, item)))
}

/** Returns the call that tells whether a page with parameters exists; null if the page always exists. */
export function recordOf({ path: pattern, record }: ReleaseRoute, path: string): string | null {
  if (record === undefined || isStaticPattern(pattern)) return null
  const params = matchPattern(pattern, path)
  return params && withParams(record, params)
}

/**
 * Whether a route matches any address that somebody can think of, because no record limits its parameters. No server
 * renders or caches such pages, so that nobody can create an unlimited number of them.
 */
export const isUnlimited = ({ path: pattern, record }: ReleaseRoute): boolean =>
  pattern.endsWith('*') || (record === undefined && !isStaticPattern(pattern))

/**
 * Whether an address asks for a preview of an unpublished page. Only the browser that has the address may show it:
 * no server renders or caches such a page.
 */
export function isPreview(url: string): boolean {
  const start = url.indexOf('?')
  return start >= 0 && new URLSearchParams(url.slice(start)).has('preview')
}

/**
 * Returns the page of the record that a redirection leads to, as the remote's own path.
 *
 * @param location of the API's redirection.
 * @returns null if it leads to no record of this kind.
 */
export function movedPath(
  { path: pattern, record }: ReleaseRoute,
  location: string,
): string | null {
  if (record === undefined) return null
  const { pathname } = new URL(location, 'http://api.invalid')
  const params = matchPattern(record, pathname)
  return params && withParams(pattern, params)
}

/** Returns the list of a route's records: the record's call without its one parameter at the end; null for none. */
export const listOf = ({ record }: ReleaseRoute): string | null =>
  /^(\/api\/[\w/-]+)\/:[a-z]\w*$/i.exec(record ?? '')?.[1] ?? null

/** A page that appears in a list. */
export interface ListedPage {
  /** The remote's own path. */
  readonly path: string
  /** When its record was last changed, in ISO 8601; null if the list does not say. */
  readonly changedAt: string | null
  /** Metadata for news readers; null for anything but a story, and for samples. */
  readonly news: { readonly title: string; readonly publishedAt: string } | null
}

const Moment = v.pipe(v.string(), v.isoTimestamp())
const Changed = v.object({ changedAt: Moment })
const Story = v.object({ title: v.string(), publishedAt: Moment })
const Sample = v.object({ isSample: v.literal(true) })

/** Reads pages from a list, by the member with the parameter's name, or else by the slug. */
export function listedPages(
  { path: pattern, record = '' }: ReleaseRoute,
  body: string,
): ListedPage[] {
  const name = record.slice(record.lastIndexOf(':') + 1)
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), body)
  if (!result.success) return []
  const named = [name, 'slug'].map((member) =>
    v.object({ [member]: v.pipe(v.string(), v.minLength(1)) }),
  )
  return result.output.flatMap((item) => {
    const [value] = named.flatMap((schema) =>
      v.is(schema, item) ? Object.values(v.parse(schema, item)) : [],
    )
    if (value === undefined) return []
    return [
      {
        path: withParams(pattern, { [name]: value }),
        changedAt: v.is(Changed, item) ? item.changedAt : null,
        news: v.is(Story, item) && !v.is(Sample, item) ? v.parse(Story, item) : null,
      },
    ]
  })
}

const withParams = (pattern: string, params: Readonly<Partial<Record<string, string>>>) =>
  pattern.replace(/:([a-z]\w*)/gi, (_parameter, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
