import type { ClockLog, PhoneMoment, Stretch } from './stretch.ts'

/** Tolerated difference between two contacts after all jumps are explained, in milliseconds. */
const TOLERANCE_MS = 2_000

/** Returns the server's clock at a moment of this phone, in milliseconds since 1970, as well as the log allows. */
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

/** Whether the server has responded since the clocks last jumped: only then is its time known, not assumed. */
export const isSure = (log: ClockLog): boolean => Boolean(log.at(-1)?.contact)

/**
 * Returns the server's clock minus the steady clock, for each stretch. It is known for stretches in which the
 * server responded. Between two of these the wall clock is used; the difference between them shows by how much it
 * was set.
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

/** Server's clock minus wall clock, for a stretch with a response and those after it, up to the next response. */
function between(log: ClockLog, from: number, to = log.length): number[] {
  const start = wallOffset(log[from], 'last')
  const end = log[to]
  if (!end) return [start, ...walk(log, from + 1, to, start)]
  const steps = log.slice(from + 1, to + 1)
  const assumed = steps.reduce((sum, { setBack }) => sum + setBack, 0)
  const missing = wallOffset(end, 'first') - start - assumed
  const bearer =
    Math.abs(missing) > TOLERANCE_MS ? stretchWithClockChange(log, from + 1, to, missing) : -1
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

/** The same for the stretches before the first response. */
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
 * Returns the stretch before which the clock was set by the unexplained difference: one before which the wall
 * clock went back, or else the one after the longest gap.
 */
function stretchWithClockChange(log: ClockLog, from: number, to: number, missing: number): number {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const gap = (place: number) => (log[place]?.first.wall ?? 0) - (log[place - 1]?.last.wall ?? 0)
  /** Length of the gap before it, if the clock was set there; it cannot be negative. */
  const absence = (place: number) => gap(place) + (log[place]?.setBack ?? 0) + missing
  const wentBack = places.find((place) => gap(place) < 0 && absence(place) > -TOLERANCE_MS)
  return wentBack ?? places.reduce((best, place) => (gap(place) > gap(best) ? place : best), from)
}

/** Wall clock minus steady clock. */
const lead = ({ wall, mono }: Stretch['first']) => wall - mono

const wallOffset = (stretch: Stretch | undefined, end: 'first' | 'last'): number =>
  stretch?.contact ? stretch.contact.offset - lead(stretch[end]) : 0
