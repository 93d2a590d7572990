import { setTimeout } from 'node:timers/promises'

/** Response header in which Next says `STALE` when it served a page that it is rendering again. */
export const CACHE_STATE = 'x-nextjs-cache'

const MAX_ASKS = 50
const BETWEEN_ASKS_MS = 100

/**
 * Requests a document until its server has it ready, so that no visit waits for a rendering or for the best
 * compression: both happen once for many visitors.
 */
export async function warm(address: string): Promise<void> {
  for (let asked = 1; asked <= MAX_ASKS; asked++) {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    // The edge uses its best compression once a document is requested again.
    if (asked > 1 && answer.headers.get(CACHE_STATE) !== 'STALE') return
    await setTimeout(BETWEEN_ASKS_MS)
  }
  throw new Error(`${address} is rendered for ever`)
}
