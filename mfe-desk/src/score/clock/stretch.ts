/** Simultaneous readings of the phone's two clocks, in milliseconds. */
export interface Reading {
  /** `Date.now()`: goes on while the phone sleeps, and may be set by anybody. */
  readonly wall: number
  /** `performance.now()`: nobody can set it; it restarts with each page, and may stop while the phone sleeps. */
  readonly mono: number
}

/** A moment on this phone, before the server's clock is known: the stretch, and its steady clock at that moment. */
export interface PhoneMoment {
  readonly stretch: number
  readonly mono: number
}

/** What a response of the server revealed about the steady clock. */
interface Contact {
  /** Server's clock minus the steady clock. */
  readonly offset: number
  /** Duration of the call: the offset is accurate to half of it. */
  readonly roundTrip: number
  /** The steady clock at the response. */
  readonly mono: number
}

/**
 * A period in which both clocks ran in step. It starts when a page is opened, or when one clock jumps against the
 * other, and ends at the next of those.
 */
export interface Stretch {
  readonly id: number
  readonly first: Reading
  readonly last: Reading
  readonly contact: Contact | null
  /** Assumed amount by which the wall clock was set back just before; negative if it was set forward. */
  readonly setBack: number
}

/** Stretches of this phone in their order. */
export type ClockLog = readonly Stretch[]

/** Smaller differences between the clocks are no jump: neither ticks evenly, and networks adjust them slightly. */
const JUMP_MS = 500
/** Maximum drift of a quartz-driven steady clock, as a fraction of the elapsed time. */
const DRIFT = 0.0001
const HOUR_MS = 3_600_000
/** Longest absence for which the clock is assumed to have been set by whole hours. */
const ABSENCE_MS = 600_000
/** More stretches than a phone has over the days of a match; older taps were sent long ago. */
const MOST_STRETCHES = 200

/** Starts a stretch when a page is opened. */
export function opened(log: ClockLog, reading: Reading): ClockLog {
  const before = log.at(-1)
  return begin(log, reading, before ? guessAcrossRestart(reading.wall - before.last.wall) : 0)
}

/**
 * Adds a reading. A jump starts a new stretch.
 *
 * @param wasAwake whether the page was visible ever since the last reading.
 */
export function read(log: ClockLog, reading: Reading, wasAwake: boolean): ClockLog {
  const now = log.at(-1)
  if (!now) return opened(log, reading)
  const jump = reading.wall - now.last.wall - (reading.mono - now.last.mono)
  if (Math.abs(jump) < JUMP_MS) return [...log.slice(0, -1), { ...now, last: reading }]
  // Sleep only stops the steady clock. A phone whose page was visible throughout has not slept.
  const hasSlept = jump > 0 && !wasAwake
  return begin(log, reading, hasSlept ? 0 : -jump)
}

/**
 * Adds a contact with the server. A call during which a clock jumped is ignored.
 *
 * @param sent the steady clock at the call; the reading at the response is in the log already.
 * @param serverNow the server's clock in the response.
 */
export function heard(log: ClockLog, sent: number, serverNow: number): ClockLog {
  const now = log.at(-1)
  if (!now || sent < now.first.mono) return log
  const { mono } = now.last
  const roundTrip = mono - sent
  const known = now.contact
  const doubt = known ? known.roundTrip + 2 * DRIFT * (mono - known.mono) : Infinity
  if (roundTrip > doubt) return log
  const contact = { offset: serverNow - (sent + mono) / 2, roundTrip, mono }
  return [...log.slice(0, -1), { ...now, contact }]
}

function begin(log: ClockLog, reading: Reading, setBack: number): ClockLog {
  const id = (log.at(-1)?.id ?? 0) + 1
  const stretch = { id, first: reading, last: reading, contact: null, setBack }
  return [...log.slice(-MOST_STRETCHES + 1), stretch]
}

/**
 * Guesses by how much the wall clock was set back while the page was closed. Nobody knows how long that was, but
 * not less than zero. An earlier clock is assumed to be set back by whole hours if that leaves a short absence,
 * otherwise by the visible difference.
 */
function guessAcrossRestart(wallGap: number): number {
  if (wallGap >= 0) return 0
  const byHours = Math.ceil(-wallGap / HOUR_MS) * HOUR_MS
  return byHours + wallGap <= ABSENCE_MS ? byHours : -wallGap
}
