import { LRUCache } from 'lru-cache'
import { isStaticPattern, matchPattern } from 'shared-contracts/routes'
import type { DocumentPage } from '../pages/document-page.ts'
import { recordOf } from './page-address.ts'

type AddressedPage = Pick<DocumentPage, 'route' | 'path'>

/** Routes of releases that are remembered, and calls of one. */
const MOST_ROUTES = 200
const MOST_CALLS = 12

/**
 * What pages with parameters are likely to ask: their record, and what the last page of their route asked, with their
 * own parameters in it. A page that is given its answers at once is rendered once, and not again for every answer that
 * lets it ask for more.
 */
export class ExpectedCalls {
  private readonly last = new LRUCache<string, readonly string[]>({ max: MOST_ROUTES })

  /** Calls to make before a page of a release is rendered for the first time. */
  of(release: string, page: AddressedPage): readonly string[] {
    const record = recordOf(page.route, page.path)
    if (record === null) return []
    const values = new Map(paramsOf(page))
    const calls = this.last.get(`${release} ${page.route.path}`) ?? []
    return [record, ...calls.map((call) => withParts(call, values))]
  }

  /** @param asked calls that the page was made from. */
  remember(release: string, page: AddressedPage, asked: readonly string[]): void {
    if (isStaticPattern(page.route.path)) return
    const marks = new Map(paramsOf(page).map(([mark, value]) => [value, mark]))
    const calls = asked.slice(0, MOST_CALLS).map((call) => withParts(call, marks))
    this.last.set(`${release} ${page.route.path}`, calls)
  }
}

/** Parameters as they stand in addresses, and a mark for each that stands in none. */
const paramsOf = ({ route, path }: AddressedPage): (readonly [mark: string, value: string])[] =>
  Object.entries(matchPattern(route.path, path) ?? {}).flatMap(([name, value]) =>
    value ? [[`{${name}}`, encodeURIComponent(value)] as const] : [],
  )

/** A call with other words in it: only whole parts of a path or query are words. */
const withParts = (call: string, words: ReadonlyMap<string, string>) =>
  call
    .split(/([/?&=])/)
    .map((part) => words.get(part) ?? part)
    .join('')
