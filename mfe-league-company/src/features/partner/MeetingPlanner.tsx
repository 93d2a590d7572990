import styled from '@emotion/styled'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { formatWeekday } from 'shared-contracts/format/dates'
import { Button, FormField, Muted, saveFile, Subtitle } from 'shared-ui'
import * as v from 'valibot'
import { DESKS } from '../../data/company.ts'
import { isoDay, MEETING_TIMES, MeetingRequest, workingDaysAfter } from './meeting.ts'
import { meetingInvitation } from './meeting-invitation.ts'
import { MeetingNext } from './MeetingNext.tsx'

/**
 * Creates an invitation with one press: a calendar file for the visitor, and the text of a request to the desk.
 * Only working days and office hours can be chosen, so that mistakes are impossible.
 */
export function MeetingPlanner() {
  const today = useToday()
  const [proposed, setProposed] = useState<MeetingRequest | null>(null)
  const days = today === null ? [] : workingDaysAfter(today)

  const schedule = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    // The list of days comes with the script of the fields; until then it says "Next working day".
    const day = typed['day'] || days[0]
    const request = v.parse(MeetingRequest, { ...typed, day })
    const invitation = meetingInvitation(request, new Date())
    saveFile(
      `ghana-premiership-meeting-${request.day}.ics`,
      'text/calendar;charset=utf-8',
      invitation,
    )
    setProposed(request)
  }

  return (
    <Panel onSubmit={schedule}>
      <Subtitle>Choose an hour</Subtitle>
      <Muted>
        Meetings take an hour, in Accra or by video. You receive a calendar file at once.
      </Muted>
      <FormField
        name="topic"
        label="Topic"
        choices={DESKS.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormField
        name="day"
        label="Day"
        choices={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
        {...(today === null && { placeholder: 'Next working day' })}
      />
      <FormField name="time" label="Time in Accra (GMT)" choices={MEETING_TIMES} />
      <Button type="submit" startIcon={<CalendarPlus size={18} />}>
        Schedule a Meeting
      </Button>
      <div role="status">{proposed && <MeetingNext request={proposed} />}</div>
    </Panel>
  )
}

/** Interval at which a page that stays open looks for a new day, in milliseconds. */
const LOOK_MS = 60_000

function everyMinute(look: () => void) {
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}

/** Returns the visitor's current date in Accra; null on the server, whose date may differ. */
function useToday(): string | null {
  return useSyncExternalStore(
    everyMinute,
    () => isoDay(Date.now()),
    () => null,
  )
}

const Panel = styled.form`
  display: grid;
  gap: 20px;
  padding: clamp(24px, 2.6vw, 36px);
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  /* Without scripts nothing makes the invitation; the desks can be written to. */
  @media (scripting: none) {
    display: none;
  }
`
