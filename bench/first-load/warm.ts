import { setTimeout } from 'node:timers/promises'

/** Header in which Next says whether it answered a page that it renders anew meanwhile. */
export const CACHE_STATE = 'x-nextjs-cache'

const MAX_ASKS = 50
const BETWEEN_ASKS_MS = 100

/**
 * Asks for a document until its server holds it finished, so that no visit waits for a rendering or for the best
 * compression: both are done once for many visitors.
 */
export async function warm(address: string): Promise<void> {
  for (let asked = 1; asked <= MAX_ASKS; asked++) {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    // An edge compresses best what is asked for again.
    if (asked > 1 && answer.headers.get(CACHE_STATE) !== 'STALE') return
    await setTimeout(BETWEEN_ASKS_MS)
  }
  throw new Error(`${address} is rendered for ever`)
}
