import type { Fixture } from '../../league/fixture.ts'

/** A match with stoppages and the break, in minutes. */
const MATCH_MINUTES = 120
/** How long before kick-off a reminder rings, in minutes. */
export const REMINDER_MINUTES = 30

interface CalendarOptions {
  /** Moment of writing. */
  readonly now: Date
  /** Rings before each match. */
  readonly hasAlarm?: boolean
}

/** Ghana has no daylight saving time: its zone is one rule. */
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
 * Writes matches as a calendar (RFC 5545). An event keeps its UID, so that importing a list again updates
 * what is there.
 */
export function calendarOf(fixtures: readonly Fixture[], options: CalendarOptions): string {
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
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventOf(fixture: Fixture, { now, hasAlarm = false }: CalendarOptions): string[] {
  const title = `${fixture.homeTeam} v ${fixture.awayTeam}`
  return [
    'BEGIN:VEVENT',
    `UID:${fixture.id}@gpl.ghanapremiership.example`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART;TZID=Africa/Accra:${compact(new Date(`${fixture.date}T${fixture.time}:00Z`))}`,
    `DURATION:PT${MATCH_MINUTES}M`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(fixture.venue)}`,
    `DESCRIPTION:${escaped(`${fixture.competition}, matchday ${fixture.matchday}`)}`,
    ...(hasAlarm ? alarmOf(title) : []),
    'END:VEVENT',
  ]
}

function alarmOf(title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    `DESCRIPTION:${escaped(`${title} kicks off in ${REMINDER_MINUTES} minutes`)}`,
    'END:VALARM',
  ]
}

/** `20250126T150000`: Ghana's clock and UTC agree. */
function compact(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Breaks a line after at most 75 octets (RFC 5545, 3.1), never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
