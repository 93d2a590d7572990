import type { ClockLog, PhoneMoment, Stretch } from './stretch.ts'

/** What remains of a difference between two answers once all jumps are explained, in milliseconds. */
const TOLERANCE_MS = 2_000

/** The server's clock at a moment of this phone, in milliseconds since 1970, as well as the log can tell it. */
export function serverTime(log: ClockLog, { stretch, mono }: PhoneMoment): number {
  const place = Math.max(
    0,
    log.findIndex(({ id }) => id === stretch),
  )
  return mono + (offsets(log)[place] ?? 0)
}

/** The server's clock at the last reading. */
export function serverNow(log: ClockLog): number {
  const last = log.at(-1)
  return last ? serverTime(log, { stretch: last.id, mono: last.last.mono }) : 0
}

/** Whether the server has answered since the clocks last jumped: then its time is known, and else assumed. */
export const isSure = (log: ClockLog): boolean => Boolean(log.at(-1)?.contact)

/**
 * Server's clock less the steady clock, a stretch each. Where the server answered, it is known. Between two such
 * stretches the wall clock leads from one to the other; by how much it was set in between follows from their
 * difference.
 */
function offsets(log: ClockLog): readonly number[] {
  const known = log.flatMap(({ contact }, place) => (contact ? [place] : []))
  const first = known[0]
  const wallOffsets =
    first === undefined
      ? walk(log, 0, log.length, 0)
      : [
          ...walkBack(log, first),
          ...known.flatMap((place, index) => between(log, place, known[index + 1])),
        ]
  return log.map(
    (stretch, place) => stretch.contact?.offset ?? (wallOffsets[place] ?? 0) + lead(stretch.first),
  )
}

/** Server's clock less the wall clock, of a stretch with an answer and of those after it, up to the next answer. */
function between(log: ClockLog, from: number, to = log.length): number[] {
  const start = wallOffset(log[from], 'last')
  const end = log[to]
  if (!end) return [start, ...walk(log, from + 1, to, start)]
  const steps = log.slice(from + 1, to + 1)
  const assumed = steps.reduce((sum, { setBack }) => sum + setBack, 0)
  const missing = wallOffset(end, 'first') - start - assumed
  const bearer = Math.abs(missing) > TOLERANCE_MS ? bearerOf(log, from + 1, to, missing) : -1
  return [start, ...walk(log, from + 1, to, start, bearer, missing)]
}

function walk(
  log: ClockLog,
  from: number,
  to: number,
  start: number,
  bearer = -1,
  missing = 0,
): number[] {
  let offset = start
  return log.slice(from, to).map(({ setBack }, index) => {
    if (from + index > 0) offset += setBack + (from + index === bearer ? missing : 0)
    return offset
  })
}

/** Of the stretches before the first answer. */
function walkBack(log: ClockLog, first: number): number[] {
  const found: number[] = []
  let offset = wallOffset(log[first], 'first')
  for (let place = first; place > 0; place -= 1) {
    offset -= log[place]?.setBack ?? 0
    found.unshift(offset)
  }
  return found
}

/**
 * The stretch before which the clock was set by what the assumptions leave open: one before which the wall clock
 * went back if there is one, else the one after the longest time in which it can have been done.
 */
function bearerOf(log: ClockLog, from: number, to: number, missing: number): number {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const gap = (place: number) => (log[place]?.first.wall ?? 0) - (log[place - 1]?.last.wall ?? 0)
  /** How long the time before it was, if it bears the difference: never less than nothing. */
  const absence = (place: number) => gap(place) + (log[place]?.setBack ?? 0) + missing
  const wentBack = places.find((place) => gap(place) < 0 && absence(place) > -TOLERANCE_MS)
  return wentBack ?? places.reduce((best, place) => (gap(place) > gap(best) ? place : best), from)
}

/** Wall clock less steady clock. */
const lead = ({ wall, mono }: Stretch['first']) => wall - mono

const wallOffset = (stretch: Stretch | undefined, end: 'first' | 'last'): number =>
  stretch?.contact ? stretch.contact.offset - lead(stretch[end]) : 0
