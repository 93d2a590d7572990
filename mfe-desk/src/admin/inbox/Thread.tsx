import styled from '@emotion/styled'
import type { ThreadEntry } from 'shared-contracts/desk/inbox'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Muted } from 'shared-ui'
import { formatChoice } from '../text-of.ts'

/** Why replies wait on an installation without a mail server. */
export const NO_MAIL = 'this installation sends no mail'

const KINDS = {
  note: 'Note',
  reply: 'Reply',
  state: 'State',
  assignment: 'Assignment',
  answer: 'Public answer',
} as const
const DELIVERIES = {
  waiting: 'on its way',
  sent: 'sent',
  refused: 'refused by the receiver',
} as const

/** How far the mail of a reply is. */
function deliveryInWords({ delivery }: ThreadEntry, sendsMail: boolean): string {
  if (delivery === 'waiting' && !sendsMail) return `waits: ${NO_MAIL}`
  return delivery ? DELIVERIES[delivery] : 'not sent'
}

interface ThreadProps {
  readonly entries: readonly ThreadEntry[]
  readonly sendsMail: boolean
}

/** The entries of a thread, oldest first. */
export function Thread({ entries, sendsMail }: ThreadProps) {
  if (entries.length === 0) return <Muted>Nothing yet.</Muted>
  return (
    <List>
      {entries.map((entry) => {
        const { id, kind, at, by, text } = entry
        return (
          <li key={id}>
            <Muted>
              {KINDS[kind]}, {by}, <time dateTime={at}>{formatLocalMoment(at)}</time>
              {kind === 'reply' && `, ${deliveryInWords(entry, sendsMail)}`}
            </Muted>
            <p>{kind === 'state' ? formatChoice(text) : text}</p>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: 12px;

  > li {
    padding: 14px 18px;
    background: var(--surface-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
  li > p:last-of-type {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
