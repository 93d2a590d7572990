import { LRUCache } from 'lru-cache'
import { isStaticPattern, matchPattern } from 'shared-contracts/routes'
import * as v from 'valibot'
import type { DocumentPage } from '../pages/document-page.ts'

type AddressedPage = Pick<DocumentPage, 'route' | 'path'>

/** Maximum number of remembered routes, and of calls per route. */
const MOST_ROUTES = 200
const MOST_CALLS = 12

/** Objects that contain the values of a record: the record itself, and objects in it. A list holds other records. */
const Named = v.record(v.string(), v.unknown())
const Body = v.pipe(v.string(), v.parseJson(), Named)

/**
 * Predicts the calls of pages with parameters: those of the last page of the same route, with the page's own
 * parameters and the values of its own record, such as the season of a match. A page that gets all answers at once
 * is rendered once instead of again for every answer that makes it ask for more.
 */
export class ExpectedCalls {
  private readonly last = new LRUCache<string, readonly string[]>({ max: MOST_ROUTES })

  /**
   * Predicts the calls to make before a page of a release is rendered for the first time.
   *
   * @param record body of the page's record; null if it has none.
   */
  of(release: string, page: AddressedPage, record: string | null): readonly string[] {
    const words = new Map(wordsOf(page, record))
    const calls = this.last.get(`${release} ${page.route.path}`) ?? []
    return calls.map((call) => withParts(call, words))
  }

  /**
   * Remembers the calls of a page.
   *
   * @param record as for `of`.
   * @param asked calls that the page was made from.
   */
  remember(
    release: string,
    page: AddressedPage,
    record: string | null,
    asked: readonly string[],
  ): void {
    if (isStaticPattern(page.route.path)) return
    // The first of two equal values wins: a parameter of the address takes precedence over the record.
    const marks = new Map(
      wordsOf(page, record)
        .map(([mark, word]) => [word, mark] as const)
        .reverse(),
    )
    for (const part of page.route.record?.split('/') ?? []) marks.delete(part)
    const calls = asked.slice(0, MOST_CALLS).map((call) => withParts(call, marks))
    this.last.set(`${release} ${page.route.path}`, calls)
  }
}

/** Values as they appear in addresses, each with a mark that appears in none. */
function wordsOf(
  { route, path }: AddressedPage,
  record: string | null,
): (readonly [mark: string, word: string])[] {
  const body = v.safeParse(Body, record)
  return [
    ...textsOf(matchPattern(route.path, path) ?? {}, ''),
    ...(body.success ? textsOf(body.output, '.') : []),
  ]
}

function textsOf(named: object, path: string): (readonly [mark: string, word: string])[] {
  return Object.entries(named).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string' && value !== '') {
      return [[`{${path}${name}}`, encodeURIComponent(value)] as const]
    }
    const isDeeper = path.split('.').length < 3 && !Array.isArray(value) && v.is(Named, value)
    return isDeeper ? textsOf(value, `${path}${name}.`) : []
  })
}

/** Replaces values in a call: only whole parts of a path, of a name in it, or of a query. */
const withParts = (call: string, words: ReadonlyMap<string, string>) =>
  call
    .split(/([/?&=~])/)
    .map((part) => words.get(part) ?? part)
    .join('')
