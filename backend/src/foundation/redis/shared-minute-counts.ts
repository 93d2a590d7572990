import type { MinuteCount } from '../http/minute-counts.ts'
import type { Redis } from './redis.ts'

const WINDOW_MS = 60_000

/** The counts of {@link MinuteCounts} for all processes together; undefined where Redis does not answer. */
export class SharedMinuteCounts {
  constructor(
    private readonly redis: Redis,
    private readonly name: string,
  ) {}

  add(key: string): Promise<MinuteCount | undefined> {
    const at = this.keyOf(key)
    return this.redis.ask(async (client) => {
      // Each key has a window of its own, which begins with the first count.
      const answer = await client.multi().incr(at).pExpire(at, WINDOW_MS, 'NX').pTTL(at).execTyped()
      return { count: answer[0], leftMs: answer[2] }
    })
  }

  private keyOf(key: string): string {
    return `counts:${this.name}:${key}`
  }
}
