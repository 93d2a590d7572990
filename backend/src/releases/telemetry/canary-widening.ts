import type { Slowness } from './canary-slowness.ts'
import { verdictOn } from './canary-verdict.ts'
import type { Watched } from './canary-watches.ts'

/**
 * Minimum browsers of a share before the next one, counted with no network above a tenth. With that many, a canary
 * that is 200 ms slower looked suspicious in 100 of 100 seeded roll-outs, one that is 100 ms slower in 74, and an
 * equal one in 15 (`pnpm bench:canary`).
 */
export const LEAST_BROWSERS = 200
/** Minimum browsers among them that reported load times. */
const LEAST_TIMES = 100

/** Minimum duration of a share, in milliseconds: visitors report when they leave. */
const LEAST_MS = 10 * 60_000

/** Failures less likely than this by chance are suspicious. */
const LEAST_PROBABILITY = 0.1

/** Whether a canary may have its next share: enough is known about the current one, and nothing suggests harm. */
export function mayWiden(
  { sample, evenBrowsers, countedFrom }: Pick<Watched, 'sample' | 'evenBrowsers' | 'countedFrom'>,
  slowness: Slowness,
  now = Date.now(),
): boolean {
  const timed = slowness.get('loads')?.browsers.canary ?? 0
  return (
    evenBrowsers >= LEAST_BROWSERS &&
    timed >= LEAST_TIMES &&
    now - countedFrom.getTime() >= LEAST_MS &&
    verdictOn(sample, 1).probability >= LEAST_PROBABILITY &&
    !isSuspicious(slowness)
  )
}

/** Whether any duration is likelier for a slower release than for an equal one. */
export const isSuspicious = (slowness: Slowness): boolean =>
  [...slowness.values()].some(({ evidence }) => evidence >= 1)

/** Returns the reason for widening as text for the history. */
export function wideningReason(
  { sample: { canary, stable } }: Pick<Watched, 'sample'>,
  slowness: Slowness,
): string {
  const medians = slowness.get('loads')?.medians ?? { canary: 0, stable: 0 }
  const told = ({ visits, failures }: typeof canary) => `${failures} of ${visits} browsers failed`
  return (
    `As good as stable: ${told(canary)}, of stable ${told(stable)}; loaded in ` +
    `${Math.round(medians.canary)} and ${Math.round(medians.stable)} ms in the middle.`
  )
}
