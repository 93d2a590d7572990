import type { DelayClass } from './feed-config.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Limits on the age of prices, in milliseconds (docs/decisions/0021-age-of-prices.md). */
export interface FreshnessLimits {
  /** How often the source is asked unless its quota says otherwise. */
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
  // A month's figure is the newest until the next month's comes.
  monthly: {
    fetchIntervalMs: 6 * HOUR_MS,
    staleAfterMs: 62 * DAY_MS,
    maxSinceFetchMs: 35 * DAY_MS,
    maxAgeMs: 100 * DAY_MS,
  },
}

/** Grace after a due fetch. */
export const FETCH_GRACE_MS = 10 * MINUTE_MS

/** How far ahead a price may be dated: a day begins earlier east of Greenwich. */
export const MAX_AHEAD_MS = DAY_MS

/** How far clocks may differ; a time further ahead shows that the clock was set back. */
export const CLOCK_SKEW_MS = MINUTE_MS
