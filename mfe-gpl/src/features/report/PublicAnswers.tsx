import styled from '@emotion/styled'
import type { FactKind } from 'shared-contracts/league/report'
import { useQuery } from 'shared-contracts/query'
import { Muted, Title } from 'shared-ui'
import { publicAnswersQuery } from '../../queries/league-queries.ts'
import { dayInShort } from '../match-state/match-time.ts'

interface PublicAnswersProps {
  readonly kind: FactKind
  readonly slug: string
}

/** The league's published answers to reported errors; renders nothing if there are none. */
export function PublicAnswers({ kind, slug }: PublicAnswersProps) {
  const { data: answers = [] } = useQuery(publicAnswersQuery(kind, slug))
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers">
      <Title id="answers">Reported errors</Title>
      <List>
        {answers.map(({ reportedAt, answeredAt, text }) => (
          <li key={answeredAt}>
            <Muted>
              Reported {onDay(reportedAt)}, answered{' '}
              <time dateTime={answeredAt}>{onDay(answeredAt)}</time>
            </Muted>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  )
}

const onDay = (moment: string) => dayInShort({ day: null, kickOff: moment })

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin-block-start: 16px;

  li {
    padding: 16px 20px;
    background: var(--surface-raised);
    border-inline-start: 4px solid var(--brand);
  }
  li > p:last-of-type {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
