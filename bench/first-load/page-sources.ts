/** A page that a remote's `routes.ts` imports. */
export interface PageSource {
  /** The route's path, as in the release: `/`, `/matches/:match`. */
  readonly path: string
  readonly hasOwnHead: boolean
  /** Path relative to `routes.ts`. */
  readonly file: string
  /** Name of the component's export. */
  readonly component: string
}

const ROUTE = /^ {4}path: '([^']+)',$/m
const PAGE =
  /page: async \(\) =>\s*\(\s*await import\(\s*\/\*[^*]*\*\/\s*'([^']+)',?\s*\)\s*\)\s*\.(\w+)/

/**
 * Reads the pages of a remote from the source of its routes. A page of Next imports its component directly, so
 * that Next splits it off, whereas a route has a function that loads it later.
 *
 * @throws Error for a route whose page is imported in another way.
 */
export function pageSources(routes: string): PageSource[] {
  const [, ...parts] = routes.split(ROUTE)
  const sources: PageSource[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const [path = '', text = ''] = parts.slice(index)
    const [, file, component] = PAGE.exec(text) ?? []
    if (file === undefined || component === undefined)
      throw new Error(`No page is imported for ${path}`)
    sources.push({ path, hasOwnHead: text.includes('hasOwnHead: true'), file, component })
  }
  return sources
}
