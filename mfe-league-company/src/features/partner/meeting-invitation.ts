import { calendarFile, calendarText } from 'shared-contracts/format/calendar'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { deskOf, formatMeetingTime, type MeetingRequest } from './meeting.ts'

/**
 * Creates a calendar file with the meeting as a tentative event of one hour (RFC 5545). It is published, not
 * requested (RFC 5546, 3.2.1), so that every calendar accepts it without asking for a reply.
 *
 * @param stamp time at which the invitation is created.
 */
export function meetingInvitation(request: MeetingRequest, stamp: Date): string {
  const { name, email } = deskOf(request)
  const start = new Date(`${request.day}T${request.time}:00Z`)
  const end = new Date(start.getTime() + 60 * 60 * 1_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ghana Premiership Company//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${request.topic}-${utc(start)}-${stamp.getTime()}@ghanapremiership.example`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${calendarText(`Meeting with the ${LEAGUE_COMPANY.name}: ${name}`)}`,
    `LOCATION:${calendarText(LEAGUE_COMPANY.address)}`,
    `DESCRIPTION:${calendarText(`Proposed for ${formatMeetingTime(request)}. The ${name} desk confirms it: ${email}`)}`,
    `ORGANIZER;CN="${LEAGUE_COMPANY.name}":mailto:${email}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return calendarFile(lines)
}

/** A moment as `20261123T090000Z`. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
