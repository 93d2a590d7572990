import { isScorePath, SCORE_CACHE, SCORE_PATH } from 'shared-contracts/site/score-pages'

/**
 * Caches the scorer's pages and all files that this page has loaded, so that the service worker can open them
 * offline. Files of earlier releases are deleted.
 *
 * @param loaded addresses that the page has loaded.
 */
export async function keepPages(loaded: readonly string[]): Promise<void> {
  const { origin, pathname } = window.location
  const documents = [...new Set([SCORE_PATH, pathname])].filter(isScorePath)
  const files = [...new Set(loaded)].filter((address) => {
    const url = new URL(address, origin)
    return url.origin === origin && !url.pathname.startsWith('/api/')
  })
  const cache = await caches.open(SCORE_CACHE)
  const kept = await cache.keys()
  const known = new Set(kept.map(({ url }) => url))
  await Promise.all(
    files
      .filter((address) => !known.has(new URL(address, origin).href))
      .map((file) => cache.add(file)),
  )
  // Documents come last: each refers to files of its own release, which are cached by then.
  await Promise.all(documents.map((path) => cache.add(path)))
  const needed = new Set(files.map((address) => new URL(address, origin).href))
  await Promise.all(
    kept
      .filter(({ url }) => !needed.has(url) && !isScorePath(new URL(url).pathname))
      .map((file) => cache.delete(file)),
  )
}

/** Addresses that this page has loaded so far, of those that the browser lists. */
export const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)
