import { isScorePath, SCORE_CACHE, SCORE_PATH } from 'shared-contracts/site/score-pages'

/**
 * Caches the scorer's pages and all files that this page has loaded, so that the service worker can open them
 * offline. Pages and files of earlier releases are deleted. Once another release is promoted, the network answers with
 * its pages, and this page has none of their files: then the pages that are cached stay, with their files.
 *
 * @param loaded addresses that the page has loaded.
 * @throws TypeError if the network does not answer with all of them.
 */
export async function keepPages(loaded: readonly string[]): Promise<void> {
  const { origin, pathname } = window.location
  const addresses = new Set(loaded.map((address) => new URL(address, origin).href))
  const files = [...addresses].filter((address) => {
    const url = new URL(address)
    return url.origin === origin && !url.pathname.startsWith('/api/') && !isScorePath(url.pathname)
  })
  const cache = await caches.open(SCORE_CACHE)
  const kept = await cache.keys()
  const known = new Set(kept.map(({ url }) => url))
  await Promise.all(files.filter((file) => !known.has(file)).map((file) => cache.add(file)))
  // Pages come last: each refers to files of its own release, which are cached by then.
  const paths = [...new Set([SCORE_PATH, pathname])].filter(isScorePath)
  const pages = await Promise.all(paths.map(fetchPage))
  if (!pages.every(({ html }) => hasScripts(html, addresses))) return
  await Promise.all(pages.map(({ path, response }) => cache.put(path, response)))
  const needed = new Set(files)
  const isNeeded = async (request: Request) => {
    if (!isScorePath(new URL(request.url).pathname)) return needed.has(request.url)
    const page = await cache.match(request)
    return page !== undefined && hasScripts(await page.text(), addresses)
  }
  await Promise.all(
    kept.map(async (request) => {
      if (!(await isNeeded(request))) await cache.delete(request)
    }),
  )
}

/** Addresses that this page has loaded so far, of those that the browser lists. */
export const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

async function fetchPage(path: string) {
  // eslint-disable-next-line no-restricted-globals -- a page is cached as it came, and holds no JSON
  const response = await fetch(path)
  if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`)
  return { path, response, html: await response.clone().text() }
}

/** Scripts that a document names: the host's, and those that it loads ahead. */
const SCRIPT = /<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.js)"/g

/** Whether all scripts that a document names are among these addresses. */
const hasScripts = (html: string, addresses: ReadonlySet<string>): boolean =>
  [...html.matchAll(SCRIPT)].every(([, script = '']) =>
    addresses.has(new URL(script, window.location.origin).href),
  )
