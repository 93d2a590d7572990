import type { WindowCount } from '../http/window-counts.ts'
import type { Redis } from './redis.ts'

/** The counts of {@link WindowCounts} for all processes together; undefined if Redis does not respond. */
export class SharedWindowCounts {
  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly windowMs: number,
  ) {}

  add(key: string): Promise<WindowCount | undefined> {
    const at = this.keyOf(key)
    return this.redis.ask(async (client) => {
      // Each key has a window of its own, which begins with the first count.
      const answer = await client
        .multi()
        .incr(at)
        .pExpire(at, this.windowMs, 'NX')
        .pTTL(at)
        .execTyped()
      return { count: answer[0], leftMs: answer[2] }
    })
  }

  /** Reverts the last count of a key. If its window has just ended, the count is negative for at most one window. */
  async takeBack(key: string): Promise<void> {
    const at = this.keyOf(key)
    await this.redis.ask((client) =>
      client.multi().decr(at).pExpire(at, this.windowMs, 'NX').execTyped(),
    )
  }

  private keyOf(key: string): string {
    return `counts:${this.name}:${key}`
  }
}
