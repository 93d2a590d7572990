import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { deskOf, formatMeetingTime, type MeetingRequest } from './meeting.ts'

/** Returns the visitor's mail to the desk, and the link that opens it in a mail program. */
export function meetingMail(request: MeetingRequest) {
  const { name, email } = deskOf(request)
  const subject = `Meeting request: ${name}`
  const body = [
    `To the ${name} desk of the ${LEAGUE_COMPANY.name},`,
    `I would like to meet on ${formatMeetingTime(request)}.`,
    'Please confirm, or suggest another hour.',
  ].join('\n\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return { email, text: body, href: `mailto:${email}?${query}` }
}
