/** Converts between the wall time of a zone and UTC. */
export interface ZoneClock {
  /**
   * Returns the moment at which clocks of the zone show this day (`YYYY-MM-DD`) and time (`HH:MM`), as ISO 8601 in UTC.
   * It is the first of two when clocks are turned back, and `null` when they are turned forward over it.
   */
  utc(date: string, time: string): string | null
  /** Returns the day and time that clocks of the zone show at a moment. */
  local(moment: string): { date: string; time: string }
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** @throws RangeError for a zone that is not in the IANA database. */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  /** Returns the wall time of the zone, read as if it were UTC. */
  const shown = (moment: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`)
  }
  /** Offsets by day: formatting is slow, and a season has many matches a day. */
  const offsets = new Map<number, number>()
  const offsetAt = (day: number) => {
    const offset = offsets.get(day) ?? shown(day) - day
    offsets.set(day, offset)
    return offset
  }
  return {
    utc(date, time) {
      const wall = Date.parse(`${date}T${time}Z`)
      const day = Date.parse(date)
      const [before, after] = [offsetAt(day - DAY), offsetAt(day + 2 * DAY)]
      if (before === after) return new Date(wall - before).toISOString()
      // Clocks change around that day: one of the two offsets applies, and the larger gives the earlier moment.
      const moment = [Math.max(before, after), Math.min(before, after)]
        .map((offset) => wall - offset)
        .find((each) => shown(each) === wall)
      return moment === undefined ? null : new Date(moment).toISOString()
    },
    local(moment) {
      const text = new Date(shown(Date.parse(moment))).toISOString()
      return { date: text.slice(0, 10), time: text.slice(11, 16) }
    },
  }
}
