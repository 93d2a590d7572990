/** Addresses whose last load failed. */
const failedAddresses = new Set<string>()

/**
 * Loads a file that never changes. The browser caches it for ever, even if the bytes are wrong. After a
 * failure, the next try therefore replaces the cached copy first.
 *
 * @param signal aborts the replacement.
 * @throws any error of `load`, or of `fetch` when the replacement does not arrive.
 */
export async function loadFresh<T>(
  address: string,
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T> {
  try {
    if (failedAddresses.has(address)) await replaceCached(address, signal)
    const loaded = await load()
    failedAddresses.delete(address)
    return loaded
  } catch (error) {
    failedAddresses.add(address)
    throw error
  }
}

/**
 * Fetches a file of which the browser may have wrong bytes, and replaces them in its cache.
 *
 * @throws any error of `fetch`.
 */
export async function replaceCached(address: string, signal: AbortSignal): Promise<void> {
  // eslint-disable-next-line no-restricted-globals -- nobody reads this answer: it is for the browser's cache
  const answer = await fetch(address, { cache: 'reload', signal })
  await answer.arrayBuffer()
}
