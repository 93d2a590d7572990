import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { Today } from 'shared-contracts/desk/today'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Link } from 'shared-contracts/router'
import { Message, Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { useSession, useSignedIn } from '../../session/session-context.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'

/** Polling interval, in milliseconds. */
const REFETCH_MS = 15_000

/** Removes the prefix `/desk` from a path, if it has one. */
const withinDesk = (path: string) => path.replace(/^\/desk(?=\/|$)/, '') || '/'

/** The start page: what awaits this person, and the latest changes. */
export function TodayScreen() {
  const { call } = useSession()
  const { account } = useSignedIn()
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    refetchInterval: REFETCH_MS,
    queryFn: async () => v.parse(Today, await call('today')),
  })
  return (
    <Screen title="Today">
      <Muted>Good to see you, {account.name}.</Muted>
      {(error ?? !data) && (
        <NotLoaded what="What waits" error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {data.waiting.length === 0 ? (
            <Message title="Nothing waits for you" />
          ) : (
            <Waiting>
              {data.waiting.map(({ part, text, path }) => (
                <li key={part + path}>
                  <Link to={withinDesk(path)}>{text}</Link>
                </li>
              ))}
            </Waiting>
          )}
          <section aria-label="Changed last">
            <Title>Changed last</Title>
            <Recent>
              {data.recent.map(({ at, by, text, path }, place) => (
                <li key={place}>
                  {path === null ? text : <Link to={withinDesk(path)}>{text}</Link>}
                  <Muted>
                    {by}, <time dateTime={at}>{formatLocalMoment(at)}</time>
                  </Muted>
                </li>
              ))}
            </Recent>
          </section>
        </>
      )}
    </Screen>
  )
}

const Waiting = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));

  a {
    display: block;
    padding: 20px 24px;
    font-size: var(--text-l);
    font-weight: 600;
    text-decoration: none;
    background: var(--surface-raised);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius-m);
  }
  a:hover {
    border-color: var(--accent);
  }
`

const Recent = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: 16px;
`
