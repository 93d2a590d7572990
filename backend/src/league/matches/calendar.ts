import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookFixture } from '../book/season-book.ts'

/** Time of a match before it lost its day. */
export interface FormerTime {
  readonly day: string | null
  /** Null if only the day is fixed. */
  readonly kickOff: Date | null
}

/** A match of a calendar. */
export interface CalendarMatch extends BookFixture {
  readonly competition: string
  /** Null for a match that has a day, or never had one. */
  readonly former: FormerTime | null
  /** When it was awarded at the desk; null if it was not. */
  readonly awardedAt: Date | null
}

interface CalendarFacts {
  readonly name: string
  /** When anything in it was last changed. */
  readonly changedAt: Date
  /** Origin of the pages of matches: `https://group.example`. */
  readonly origin: string
}

/** Duration of a match with stoppages and the break, in milliseconds. */
const MATCH_MS = 120 * 60_000
/** Refresh interval of subscribed programs, in seconds: matches move a day before, seldom on the day. */
const REFRESH_SECONDS = 3_600
/** Part of every UID, so that it is globally unique; it must never change. */
const UID_DOMAIN = 'gpl.ghanapremiership.example'

/**
 * Writes matches as a calendar to subscribe to (RFC 5545). An event keeps its UID when the match moves, and its
 * sequence grows with every change. A match that lost its day stays at its former time, as cancelled. One that was
 * postponed to another day is played then.
 */
export function calendarOf(matches: readonly CalendarMatch[], facts: CalendarFacts): string {
  const calendar = ical({
    name: facts.name,
    prodId: { company: 'League', product: 'Fixtures', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const match of matches) {
    const time = timeOf(match)
    if (!time) continue
    const { fixture, round, home, away, ground, competition } = match
    const isOff =
      fixture.status === 'cancelled' || isWithoutDay(match) || isAwardedBefore(match, time.start)
    const mark = MARKS[fixture.status] ?? (isOff ? 'Postponed: ' : '')
    calendar.createEvent({
      ...time,
      id: `${fixture.slug}@${UID_DOMAIN}`,
      sequence: fixture.revision - 1,
      stamp: facts.changedAt,
      summary: `${mark}${home.name} v ${away.name}`,
      description: [competition, round?.name].filter(Boolean).join(', '),
      url: `${facts.origin}/gpl/matches/${fixture.slug}`,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(ground && { location: ground.name }),
    })
  }
  return `${calendar.toString()}\r\n`
}

const MARKS: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled: ',
  abandoned: 'Abandoned: ',
  awarded: 'Awarded: ',
}

/** Whether a match was decided before its time, so that nobody needs to go. */
const isAwardedBefore = ({ fixture, awardedAt }: CalendarMatch, start: Date) =>
  fixture.status === 'awarded' && awardedAt !== null && awardedAt < start

const isWithoutDay = ({ fixture: { kickOff, day } }: CalendarMatch) =>
  kickOff === null && day === null

function timeOf(match: CalendarMatch) {
  const { kickOff, day } = (isWithoutDay(match) && match.former) || match.fixture
  if (kickOff) return { start: kickOff, end: new Date(kickOff.getTime() + MATCH_MS) }
  return day === null ? null : { start: new Date(`${day}T00:00:00.000Z`), allDay: true }
}
