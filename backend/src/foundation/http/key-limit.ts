import type { Redis } from '../redis/redis.ts'
import { SharedWindowCounts } from '../redis/shared-window-counts.ts'
import { WindowCounts } from './window-counts.ts'

export interface KeyLimitOptions {
  /** Prefix of the keys in Redis, one for each limit. */
  readonly name: string
  /** Maximum uses of a key per window. */
  readonly max: number
  /** Length of a window, in milliseconds. */
  readonly windowMs: number
}

/** Limits how often a key may be used, across all processes if there is a Redis. */
export class KeyLimit {
  private readonly shared: SharedWindowCounts
  private readonly own: WindowCounts

  constructor(
    private readonly options: KeyLimitOptions,
    redis: Redis,
  ) {
    this.shared = new SharedWindowCounts(redis, options.name, options.windowMs)
    this.own = new WindowCounts(options.windowMs)
  }

  /** Counts a use. @returns 0 if it is allowed, otherwise the seconds until the next one is. */
  async admit(key: string): Promise<number> {
    const { count, leftMs } = (await this.shared.add(key)) ?? this.own.add(key)
    return count > this.options.max ? Math.max(1, Math.ceil(leftMs / 1_000)) : 0
  }

  /** Reverts the last count, which turned out not to be limited. */
  async takeBack(key: string): Promise<void> {
    this.own.takeBack(key)
    await this.shared.takeBack(key)
  }
}
