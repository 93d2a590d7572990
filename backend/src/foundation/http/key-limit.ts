import type { Redis } from '../redis/redis.ts'
import { SharedWindowCounts } from '../redis/shared-window-counts.ts'
import { WindowCounts } from './window-counts.ts'

export interface KeyLimitOptions {
  /** Prefix of the shared keys, one for each limit. */
  readonly name: string
  /** How often a key is admitted in one window. */
  readonly max: number
  /** Length of a window, in milliseconds. */
  readonly windowMs: number
}

/** Limits how often something is done by one key, across all processes where there is a Redis. */
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

  /** Counts one more. @returns 0 when it is allowed, otherwise the seconds until one is. */
  async admit(key: string): Promise<number> {
    const { count, leftMs } = (await this.shared.add(key)) ?? this.own.add(key)
    return count > this.options.max ? Math.max(1, Math.ceil(leftMs / 1_000)) : 0
  }

  /** Takes back what was counted last: it was none of what is limited. */
  async takeBack(key: string): Promise<void> {
    this.own.takeBack(key)
    await this.shared.takeBack(key)
  }
}
