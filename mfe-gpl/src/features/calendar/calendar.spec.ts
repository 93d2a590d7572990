import { describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { FIXTURES } from '../../testing/sample-records.ts'
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
const hostile: FixtureResponse = {
  ...clash,
  slug: 'hostile',
  home: { slug: 'odo', name: 'Ɔdɔ; FC, "Stars"\\United' },
  away: { slug: 'line', name: 'Line\r\nBEGIN:VEVENT' },
  ground: `${'Ɛkɔm Park '.repeat(30)}🏟️`.trim(),
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
      FIXTURES.map(({ home, away, ground, day, kickOff }) => ({
        summary: `${home.name} v ${away.name}`,
        location: ground,
        start: kickOff?.slice(0, 19),
        zone: 'Africa/Accra',
        end: `${day}T${Number(kickOff?.slice(11, 13)) + 2}:00:00`,
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
    expect(uids(now)[0]).toBe('2025-01-26-hearts-of-oak-asante-kotoko@gpl.ghanapremiership.example')
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
      // Splitting a character would have left a replacement character.
      expect(line).not.toContain('\uFFFD')
    }
  })

  it('gives back texts that look like calendar syntax unharmed', () => {
    const { events } = eventsOf(calendarOf([hostile], { now }))
    expect(events).toHaveLength(1)
    expect(events[0]!.location).toBe(hostile.ground)
    expect(events[0]!.summary).toBe('Ɔdɔ; FC, "Stars"\\United v Line\nBEGIN:VEVENT')
  })

  it('says the day alone of a match without a kick-off, and nothing of one without a day', () => {
    const { events } = eventsOf(
      calendarOf(
        [
          { ...clash, kickOff: null },
          { ...clash, kickOff: null, day: null },
        ],
        { now },
      ),
    )
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2025-01-26'])
  })

  it.each([
    ['scheduled', 'Hearts of Oak v Asante Kotoko', null],
    ['postponed', 'Postponed: Hearts of Oak v Asante Kotoko', null],
    ['abandoned', 'Abandoned: Hearts of Oak v Asante Kotoko', null],
    ['cancelled', 'Cancelled: Hearts of Oak v Asante Kotoko', 'CANCELLED'],
  ] as const)(
    'calls a match that is %s "%s", as the calendars of the API do',
    (status, summary, mark) => {
      const { events } = eventsOf(calendarOf([{ ...clash, status }], { now }))
      expect(events.map((event) => event.summary)).toEqual([summary])
      expect(events[0]!.component.getFirstPropertyValue('status')).toBe(mark)
    },
  )

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
