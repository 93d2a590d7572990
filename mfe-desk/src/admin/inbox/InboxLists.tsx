import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { Row } from 'shared-ui'
import type { InboxPart } from './inbox-part.ts'

interface InboxListsProps {
  readonly inbox: InboxPart
  readonly current: 'inbox' | 'suspected' | 'answers'
}

/** Leads to the lists of an inbox. */
export function InboxLists({ inbox: { part, title }, current }: InboxListsProps) {
  const lists = [
    { name: 'inbox', label: 'Inbox', to: `/${part}` },
    { name: 'suspected', label: 'Suspected', to: `/${part}?suspected=true` },
    // Only messages can be about something that is public.
    ...(part === 'messages' ? [{ name: 'answers', label: 'Answers', to: `/${part}/answers` }] : []),
  ]
  return (
    <Lists as="nav" aria-label={title}>
      {lists.map(({ name, label, to }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Lists>
  )
}

const Lists = styled(Row)`
  a[aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`
