import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { formatMeetingTime, MeetingRequest, workingDaysAfter } from './meeting.ts'
import { meetingInvitation } from './meeting-invitation.ts'
import { meetingMail } from './meeting-mail.ts'

const request: MeetingRequest = { topic: 'sponsorship', day: '2026-11-23', time: '14:00' }

describe('a meeting', () => {
  it('may be on one of the ten working days after today', () => {
    expect(workingDaysAfter('2026-11-20')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ])
    expect(workingDaysAfter('2026-11-22')[0]).toBe('2026-11-23')
  })

  it('is named by weekday, date, hour and place', () => {
    expect(formatMeetingTime(request)).toBe('Monday, November 23, 2026, 2:00 PM (Accra)')
  })

  it.each([
    ['an unknown topic', { ...request, topic: 'catering' }],
    ['no day', { ...request, day: '' }],
    ['an hour outside the office', { ...request, time: '23:00' }],
  ])('is not made of %s', (_what, answer) => {
    expect(v.is(MeetingRequest, answer)).toBe(false)
  })
})

describe('the invitation', () => {
  const lines = meetingInvitation(request, new Date('2026-11-20T08:30:00.123Z')).split('\r\n')
  const unfolded = lines.join('\n').replaceAll('\n ', '').split('\n')

  it('is a calendar with one tentative event of an hour, in UTC', () => {
    expect(unfolded).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ghana Premiership Company//Meetings//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:sponsorship-20261123T140000Z-1795163400123@ghanapremiership.example',
      'DTSTAMP:20261120T083000Z',
      'DTSTART:20261123T140000Z',
      'DTEND:20261123T150000Z',
      'SUMMARY:Meeting with the Ghana Premiership Company: Sponsorship',
      'LOCATION:Independence Avenue\\, Accra\\, Ghana',
      'DESCRIPTION:Proposed for Monday\\, November 23\\, 2026\\, 2:00 PM (Accra). The Sponsorship desk confirms it: sponsorship@ghanapremiership.example',
      'ORGANIZER;CN="Ghana Premiership Company":mailto:sponsorship@ghanapremiership.example',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line of more than 75 bytes', () => {
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75)
  })
})

describe('the request by mail', () => {
  it('goes to the desk of the topic with subject and text', () => {
    const { href, text } = meetingMail(request)
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe('sponsorship@ghanapremiership.example')
    expect(searchParams.get('subject')).toBe('Meeting request: Sponsorship')
    expect(text).toContain('I would like to meet on Monday, November 23, 2026, 2:00 PM (Accra).')
    expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  })
})
