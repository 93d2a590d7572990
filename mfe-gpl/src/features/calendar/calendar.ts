import { calendarFile, calendarText } from 'shared-contracts/format/calendar'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { titleOf } from '../fixtures/fixture-facts.ts'

/** Duration of a match with stoppages and half-time, in minutes. */
const MATCH_MINUTES = 120
/** Time from a reminder to kick-off, in minutes. */
export const REMINDER_MINUTES = 30

interface CalendarOptions {
  /** Moment of writing. */
  readonly now: Date
  /** Adds a reminder before each match. */
  readonly hasAlarm?: boolean
}

/** Ghana has no daylight saving time: one rule describes its time zone. */
const ACCRA = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Accra',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * Writes matches as a calendar (RFC 5545). An event keeps its UID, so that importing a list again updates existing
 * events; the API's calendars use the same UIDs. A match without a day has no event.
 */
export function calendarOf(fixtures: readonly FixtureResponse[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ghana Premier League//Fixtures//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...ACCRA,
    ...fixtures.flatMap((fixture) => eventOf(fixture, options)),
    'END:VCALENDAR',
  ]
  return calendarFile(lines)
}

function eventOf(fixture: FixtureResponse, { now, hasAlarm = false }: CalendarOptions): string[] {
  const title = titleOf(fixture)
  const { slug, ground, competition, roundName, status } = fixture
  const start = startOf(fixture)
  if (start === null) return []
  return [
    'BEGIN:VEVENT',
    `UID:${slug}@gpl.ghanapremiership.example`,
    `DTSTAMP:${compact(now)}Z`,
    ...start,
    `SUMMARY:${calendarText((MARKS[status] ?? '') + title)}`,
    ...(status === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    ...(ground === null ? [] : [`LOCATION:${calendarText(ground)}`]),
    `DESCRIPTION:${calendarText([competition.name, roundName].filter(Boolean).join(', '))}`,
    ...(hasAlarm ? alarmOf(title) : []),
    'END:VEVENT',
  ]
}

/** The same marks as in the API's calendars. */
const MARKS: Readonly<Partial<Record<FixtureResponse['status'], string>>> = {
  postponed: 'Postponed: ',
  cancelled: 'Cancelled: ',
  abandoned: 'Abandoned: ',
}

/** Returns start and duration of a match; the whole day without a kick-off, and null without a day. */
function startOf({ kickOff, day }: FixtureResponse): string[] | null {
  if (kickOff !== null) {
    return [
      `DTSTART;TZID=Africa/Accra:${compact(new Date(kickOff))}`,
      `DURATION:PT${MATCH_MINUTES}M`,
    ]
  }
  return day === null ? null : [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]
}

function alarmOf(title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    `DESCRIPTION:${calendarText(`${title} kicks off in ${REMINDER_MINUTES} minutes`)}`,
    'END:VALARM',
  ]
}

/** Formats a moment as `20250126T150000`; Ghana's time equals UTC. */
function compact(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}
