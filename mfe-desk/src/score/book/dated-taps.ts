import type { PhoneClock } from '../clock/phone-clock.ts'
import type { KeptTap } from '../taps/kept-tap.ts'

/**
 * Dates taps by the server's clock, none earlier than the tap before it. An event that was another one after all is
 * tapped again later, with the moment at which it happened.
 */
export function datedTaps(
  taps: readonly KeptTap[],
  clock: Pick<PhoneClock, 'timeOf'>,
): readonly KeptTap[] {
  let latest = -Infinity
  return taps.map((tap) => {
    if (tap.draft.kind === 'event' && tap.draft.isAnother)
      return tap.at === null ? { ...tap, at: isoOf(clock.timeOf(tap.moment)) } : tap
    if (tap.at !== null) {
      latest = Math.max(latest, Date.parse(tap.at))
      return tap
    }
    latest = Math.max(latest, clock.timeOf(tap.moment))
    return { ...tap, at: isoOf(latest) }
  })
}

const isoOf = (time: number) => new Date(time).toISOString()
