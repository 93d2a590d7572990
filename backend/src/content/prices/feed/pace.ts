import type { DelayClass } from './feed-config.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long prices of a source may be relied on, in milliseconds (docs/decisions/0021-age-of-prices.md). */
export interface Pace {
  /** How often the source is asked unless its quota says otherwise. */
  readonly everyMs: number
  /** A price that held longer ago than this is shown as stale. */
  readonly staleMs: number
  /** Prices that the source has not confirmed for longer are not shown. */
  readonly heardMs: number
  /** A price that held longer ago than this is not shown, whatever the source says. */
  readonly heldMs: number
}

export const PACES: Readonly<Record<DelayClass, Pace>> = {
  live: { everyMs: MINUTE_MS, staleMs: 10 * MINUTE_MS, heardMs: DAY_MS, heldMs: DAY_MS },
  // Over a long holiday the last closing price stands, and says of which day it is.
  daily: { everyMs: HOUR_MS, staleMs: 4 * DAY_MS, heardMs: DAY_MS, heldMs: 10 * DAY_MS },
  // A month's figure is the newest until the next month's comes.
  monthly: {
    everyMs: 6 * HOUR_MS,
    staleMs: 62 * DAY_MS,
    heardMs: 35 * DAY_MS,
    heldMs: 100 * DAY_MS,
  },
}

/** A source that was to be heard so much earlier is overdue. */
export const OVERDUE_MS = 10 * MINUTE_MS

/** A moment later than this from now is no moment of a price: a day begins earlier east of Greenwich. */
export const AHEAD_MS = DAY_MS

/** A clock that was set back shows by moments that lie further ahead than clocks differ. */
export const CLOCK_SKEW_MS = MINUTE_MS
