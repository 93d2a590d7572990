import type { PhoneClock } from '../clock/phone-clock.ts'
import type { KeptTap } from '../taps/kept-tap.ts'

/** Dates taps by the server's clock, none earlier than the tap before it. */
export function datedTaps(
  taps: readonly KeptTap[],
  clock: Pick<PhoneClock, 'timeOf'>,
): readonly KeptTap[] {
  let latest = -Infinity
  return taps.map((tap) => {
    if (tap.at !== null) {
      latest = Math.max(latest, Date.parse(tap.at))
      return tap
    }
    latest = Math.max(latest, clock.timeOf(tap.moment))
    return { ...tap, at: new Date(latest).toISOString() }
  })
}
