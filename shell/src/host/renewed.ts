/** Addresses whose last try failed. */
const doubtful = new Set<string>()

/**
 * Loads what stands at an address that never changes. Wrong bytes that a browser once received it keeps for
 * as long as right ones, so after a failure the next try has them replaced in its cache first.
 *
 * @param signal ends the replacement.
 * @throws what `load` throws, or `fetch` when the replacement does not arrive.
 */
export async function renewed<T>(
  address: string,
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T> {
  try {
    if (doubtful.has(address)) await replaceCached(address, signal)
    const loaded = await load()
    doubtful.delete(address)
    return loaded
  } catch (error) {
    doubtful.add(address)
    throw error
  }
}

async function replaceCached(address: string, signal: AbortSignal): Promise<void> {
  // eslint-disable-next-line no-restricted-globals -- nobody reads this answer: it is for the browser's cache
  const answer = await fetch(address, { cache: 'reload', signal })
  await answer.arrayBuffer()
}
