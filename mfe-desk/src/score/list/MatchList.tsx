import styled from '@emotion/styled'
import { useCallback, useEffect, useState } from 'react'
import { formatKickOff, formatWeekday } from 'shared-contracts/format/dates'
import { MatchesToScore } from 'shared-contracts/league/score'
import { Link } from 'shared-contracts/router'
import { Message, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { callDesk, DeskError, messageOf } from '../../desk-api/desk-api.ts'
import { InterruptedDialog } from '../../sign-in/InterruptedDialog.tsx'
import { SignedOutNotice } from '../match/Notices.tsx'
import { STATUS_WORDS } from '../match/words.ts'
import type { Phone } from '../phone.ts'
import { useKnownSession } from '../use-known-session.ts'
import { Loading } from '../../site/Loading.tsx'

interface MatchListProps {
  readonly phone: Phone
  readonly account: number
}

const NOTHING: ReadonlyMap<string, number> = new Map()

/** The matches that a person may score, matches in play first. */
export function MatchList({ phone, account }: MatchListProps) {
  const { store, clock } = phone
  const [list, setList] = useState<MatchesToScore | null>(null)
  const [waiting, setWaiting] = useState(NOTHING)
  const [error, setError] = useState<unknown>(null)

  const load = useCallback(async () => {
    const sent = clock.moment()
    try {
      const told = v.parse(MatchesToScore, await callDesk('score'))
      clock.hear(sent, told.now)
      setList(told)
      setError(null)
      await store.keepList(account, told)
    } catch (failure) {
      setError(failure)
    }
  }, [account, clock, store])

  useEffect(() => {
    // A store that another tab has taken over is closed; this screen is then replaced.
    store.waiting(account).then(setWaiting, () => undefined)
    // Show the stored list at once, and replace it by the response.
    store
      .list(account)
      .then((kept) => setList((known) => known ?? kept))
      .catch(() => undefined)
      .finally(() => void load())
  }, [account, load, store])

  const isSignedOut = error instanceof DeskError && error.status === 401
  const session = useKnownSession(isSignedOut, () => void load(), list !== null && error === null)

  return (
    <Screen>
      <PageTitle>Matches to score</PageTitle>
      <InterruptedDialog isOpen={session.isSigningIn} onGiveUp={session.giveUp} />
      {isSignedOut && (
        <div role="alert">
          <SignedOutNotice onSignIn={session.signIn} />
        </div>
      )}
      {error !== null && !isSignedOut && (
        <Message
          title={list ? 'This is the list of before' : 'Your matches could not be loaded'}
          hint={messageOf(error)}
          onRetry={() => void load()}
        />
      )}
      {!list && error === null && <Loading what="your matches" />}
      {list?.matches.length === 0 && (
        <Message title="No match is yours" hint="A league editor gives matches to scorers." />
      )}
      <ul>
        {list?.matches.map(({ slug, home, away, status, score, kickOff, day }) => (
          <li key={slug}>
            <Link to={`/score/${slug}`}>
              <b>
                {home.name} v {away.name}
              </b>
              <span>
                {STATUS_WORDS[status]}
                {score && `, ${score.home}–${score.away}`}
                {' · '}
                {kickOff ? formatKickOff(kickOff) : day ? formatWeekday(day) : 'no day yet'}
              </span>
              {waiting.has(slug) && <strong>{waiting.get(slug)} not sent yet</strong>}
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}

const Screen = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: 20px 16px;

  ul {
    display: grid;
    gap: 12px;
  }
  a {
    display: grid;
    gap: 4px;
    align-content: center;
    min-height: 72px;
    padding: 12px 16px;
    font-size: 17px;
    text-decoration: none;
    background: var(--surface-raised);
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
  }
  b {
    font-size: 20px;
  }
  strong {
    color: var(--down);
  }
`
