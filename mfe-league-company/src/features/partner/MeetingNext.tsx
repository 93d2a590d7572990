import styled from '@emotion/styled'
import { useHost } from 'shared-contracts/host'
import { Button, ButtonLink, Row } from 'shared-ui'
import { formatMeetingTime, type MeetingRequest } from './meeting.ts'
import { meetingMail } from './meeting-mail.ts'

/** The last step after the invitation is saved: writing to the desk, with a mail program or from any mailbox. */
export function MeetingNext({ request }: { readonly request: MeetingRequest }) {
  const { toasts } = useHost()
  const mail = meetingMail(request)

  const copy = async () => {
    const { show } = toasts.getState()
    try {
      await navigator.clipboard.writeText(`${mail.email}\n\n${mail.text}`)
      show({ title: 'Request copied', description: `Paste it into a mail to ${mail.email}` })
    } catch {
      show({
        title: 'Could not copy',
        description: `Please write to ${mail.email}`,
        variant: 'destructive',
      })
    }
  }

  return (
    <Next>
      <p>
        <b>Your invitation is saved:</b> {formatMeetingTime(request)}. Send us the request, and the
        desk confirms the hour.
      </p>
      <Row>
        <ButtonLink href={mail.href} size="small">
          Send the Request
        </ButtonLink>
        <Button look="quiet" size="small" onClick={() => void copy()}>
          Copy the Request
        </Button>
      </Row>
    </Next>
  )
}

const Next = styled.div`
  display: grid;
  gap: 16px;
  padding-inline-start: 20px;
  border-inline-start: 4px solid var(--accent);
`
