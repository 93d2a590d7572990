import { describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import type { Fixture } from '../../league/fixture.ts'
import { FIXTURES } from '../../data/fixtures.ts'
import { calendarOf } from './calendar.ts'

const now = new Date('2025-01-20T09:30:15Z')
const later = new Date('2025-01-21T00:00:00Z')

/** Reads a file as a calendar program would. */
function eventsOf(file: string) {
  const calendar = ICAL.Component.fromString(file)
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  }
}

const [clash] = FIXTURES
if (!clash) throw new Error('The matchday has matches')
const hostile: Fixture = {
  ...clash,
  id: 'hostile',
  homeTeam: 'Ɔdɔ; FC, "Stars"\\United',
  awayTeam: 'Line\r\nBEGIN:VEVENT',
  venue: `${'Ɛkɔm Park '.repeat(30)}🏟️`.trim(),
}

describe('an exported calendar', () => {
  it('gives an independent parser the same matches back', () => {
    const { calendar, events } = eventsOf(calendarOf(FIXTURES, { now }))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(
      events.map(({ summary, location, startDate, endDate, duration }) => ({
        summary,
        location,
        start: startDate.toString(),
        zone: startDate.zone.tzid,
        end: endDate.toString(),
        duration: duration.toString(),
      })),
    ).toEqual(
      FIXTURES.map(({ homeTeam, awayTeam, venue, date, time }) => ({
        summary: `${homeTeam} v ${awayTeam}`,
        location: venue,
        start: `${date}T${time}:00`,
        zone: 'Africa/Accra',
        end: `${date}T${String(Number(time.slice(0, 2)) + 2)}:00:00`,
        duration: 'PT120M',
      })),
    )
  })

  it('starts at the moment that the fixture says, in the zone that the file defines', () => {
    const { calendar, events } = eventsOf(calendarOf(FIXTURES, { now }))
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    expect(zone.tzid).toBe('Africa/Accra')
    const [first] = events
    first!.startDate.zone = zone
    expect(first!.startDate.toJSDate().toISOString()).toBe('2025-01-26T15:00:00.000Z')
  })

  it('keeps the UID of a match from one export to the next, and gives no two the same', () => {
    const uids = (at: Date) => eventsOf(calendarOf(FIXTURES, { now: at })).events.map((e) => e.uid)
    expect(uids(now)).toEqual(uids(later))
    expect(new Set(uids(now)).size).toBe(8)
    expect(uids(now)[0]).toBe('md15-hearts-of-oak-asante-kotoko@gpl.ghanapremiership.example')
  })

  it('says in UTC when it was written', () => {
    expect(calendarOf([clash], { now })).toContain('\r\nDTSTAMP:20250120T093015Z\r\n')
  })

  it('holds just the matches that it was given, in their order', () => {
    const some = [FIXTURES[5]!, FIXTURES[1]!]
    const { events } = eventsOf(calendarOf(some, { now }))
    expect(events.map(({ summary }) => summary)).toEqual([
      'Bechem United v Samartex',
      'Nations FC v Dreams FC',
    ])
  })

  it.each([
    ['the matchday', FIXTURES],
    ['names of many bytes', [hostile]],
  ])('ends each line of %s with CRLF and folds it at 75 octets', (_what, fixtures) => {
    const file = calendarOf(fixtures, { now, hasAlarm: true })
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      // A character torn in two would have left its replacement.
      expect(line).not.toContain('\uFFFD')
    }
  })

  it('gives back texts that look like calendar syntax unharmed', () => {
    const { events } = eventsOf(calendarOf([hostile], { now }))
    expect(events).toHaveLength(1)
    expect(events[0]!.location).toBe(hostile.venue)
    expect(events[0]!.summary).toBe('Ɔdɔ; FC, "Stars"\\United v Line\nBEGIN:VEVENT')
  })

  it('has no alarm, but a reminder has one, 30 minutes before kick-off', () => {
    const alarmsOf = (hasAlarm: boolean) =>
      eventsOf(calendarOf([clash], { now, hasAlarm })).events[0]!.component.getAllSubcomponents(
        'valarm',
      )
    expect(alarmsOf(false)).toEqual([])
    const [alarm, ...others] = alarmsOf(true)
    expect(others).toEqual([])
    expect(alarm!.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm!.getFirstPropertyValue('trigger'))).toBe('-PT30M')
    expect(alarm!.getFirstPropertyValue('description')).toBe(
      'Hearts of Oak v Asante Kotoko kicks off in 30 minutes',
    )
  })
})
