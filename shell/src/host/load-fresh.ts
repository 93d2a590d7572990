/** Addresses whose last load failed. */
const failedAddresses = new Set<string>()

/**
 * Loads a file that never changes. The browser caches it for ever, also when the bytes are wrong. After a
 * failure the next try therefore replaces the cached copy first.
 *
 * @param signal ends the replacement.
 * @throws what `load` throws, or what `fetch` throws when the replacement does not arrive.
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
 * Asks the network for a file that the browser may hold wrong bytes of, and keeps the answer in their place.
 *
 * @throws what `fetch` throws.
 */
export async function replaceCached(address: string, signal: AbortSignal): Promise<void> {
  // eslint-disable-next-line no-restricted-globals -- nobody reads this answer: it is for the browser's cache
  const answer = await fetch(address, { cache: 'reload', signal })
  await answer.arrayBuffer()
}
