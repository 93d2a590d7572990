import type { DelayClass } from './feed-config.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Limits on the age of prices, in milliseconds (docs/decisions/0021-age-of-prices.md). */
export interface FreshnessLimits {
  /** Interval between fetches, unless the source's quota sets another one. */
  readonly fetchIntervalMs: number
  /** Older prices are shown as stale. */
  readonly staleAfterMs: number
  /** Without a good fetch for longer than this, no price is shown. */
  readonly maxSinceFetchMs: number
  /** Older prices are not shown, even if the source still gives them. */
  readonly maxAgeMs: number
}

export const FRESHNESS_LIMITS: Readonly<Record<DelayClass, FreshnessLimits>> = {
  live: {
    fetchIntervalMs: MINUTE_MS,
    staleAfterMs: 10 * MINUTE_MS,
    maxSinceFetchMs: DAY_MS,
    maxAgeMs: DAY_MS,
  },
  // Over a long holiday the last closing price is shown, with its day.
  daily: {
    fetchIntervalMs: HOUR_MS,
    staleAfterMs: 4 * DAY_MS,
    maxSinceFetchMs: DAY_MS,
    maxAgeMs: 10 * DAY_MS,
  },
  // A month's figure stays the newest until the next month's is published.
  monthly: {
    fetchIntervalMs: 6 * HOUR_MS,
    staleAfterMs: 62 * DAY_MS,
    maxSinceFetchMs: 35 * DAY_MS,
    maxAgeMs: 100 * DAY_MS,
  },
}

/** Grace period after a fetch is due, before prices count as stale. */
export const FETCH_GRACE_MS = 10 * MINUTE_MS

/** Maximum time that a price may be dated ahead, because a day begins earlier east of Greenwich. */
export const MAX_AHEAD_MS = DAY_MS

/** Tolerated difference between clocks. A time further ahead means that the clock was set back. */
export const CLOCK_SKEW_MS = MINUTE_MS
