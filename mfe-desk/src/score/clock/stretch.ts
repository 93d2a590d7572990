/** What the phone's two clocks say at once, in milliseconds. */
export interface Reading {
  /** `Date.now()`: goes on while the phone sleeps, and may be set by anybody. */
  readonly wall: number
  /** `performance.now()`: nobody sets it; it begins anew with each page, and may stand while the phone sleeps. */
  readonly mono: number
}

/** When something was done on this phone, until the server's clock is known: a stretch, and its steady clock then. */
export interface PhoneMoment {
  readonly stretch: number
  readonly mono: number
}

/** What an answer of the server told about the steady clock. */
interface Contact {
  /** Server's clock less the steady one. */
  readonly offset: number
  /** How long the call took: the offset is right to half of it. */
  readonly roundTrip: number
  /** When, by the steady clock. */
  readonly mono: number
}

/**
 * A time during which both clocks went on together: from the opening of a page, or from a jump of one clock against
 * the other, to the next of those.
 */
export interface Stretch {
  readonly id: number
  readonly first: Reading
  readonly last: Reading
  readonly contact: Contact | null
  /** By how much the wall clock is taken to have been set back just before; negative: forward. */
  readonly setBack: number
}

/** Stretches of this phone in their order. */
export type ClockLog = readonly Stretch[]

/** A difference between the clocks that is no jump: neither ticks evenly, and networks correct by some milliseconds. */
const JUMP_MS = 500
/** A steady clock that is set by a quartz goes wrong by no more than this part of the time. */
const DRIFT = 0.0001
const HOUR_MS = 3_600_000
/** Longest absence that speaks for a clock that was set by whole hours. */
const ABSENCE_MS = 600_000
/** More than a phone has in the days of a match; what is older has long been sent. */
const MOST_STRETCHES = 200

/** A page was opened. */
export function opened(log: ClockLog, reading: Reading): ClockLog {
  const before = log.at(-1)
  return begin(log, reading, before ? guessAcrossRestart(reading.wall - before.last.wall) : 0)
}

/**
 * The clocks were read. A jump begins a stretch.
 *
 * @param wasAwake whether the page was visible all the time since the last reading.
 */
export function read(log: ClockLog, reading: Reading, wasAwake: boolean): ClockLog {
  const now = log.at(-1)
  if (!now) return opened(log, reading)
  const jump = reading.wall - now.last.wall - (reading.mono - now.last.mono)
  if (Math.abs(jump) < JUMP_MS) return [...log.slice(0, -1), { ...now, last: reading }]
  // A phone that sleeps stops the steady clock alone. Who looked at the page all the time has not slept.
  const hasSlept = jump > 0 && !wasAwake
  return begin(log, reading, hasSlept ? 0 : -jump)
}

/**
 * The server said its clock. A call that lies across a jump tells nothing.
 *
 * @param sent the steady clock when the call was made; the log is read at its answer already.
 * @param serverNow the server's clock in its answer.
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
 * How long a closed page was away, nobody knows, but not less than nothing. A clock that is earlier than it was is
 * taken to have been set by whole hours where that leaves a short absence, and else by what is seen.
 */
function guessAcrossRestart(wallGap: number): number {
  if (wallGap >= 0) return 0
  const byHours = Math.ceil(-wallGap / HOUR_MS) * HOUR_MS
  return byHours + wallGap <= ABSENCE_MS ? byHours : -wallGap
}
