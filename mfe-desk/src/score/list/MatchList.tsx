import styled from '@emotion/styled'
import { useCallback, useEffect, useState } from 'react'
import { MatchesToScore } from 'shared-contracts/league/score'
import { Message, PageTitle } from 'shared-ui'
import * as v from 'valibot'
import { callDesk, DeskError, messageOf } from '../../desk-api/desk-api.ts'
import { InterruptedDialog } from '../../sign-in/InterruptedDialog.tsx'
import { SignedOutNotice } from '../match/Notices.tsx'
import type { Phone } from '../phone.ts'
import { useKnownSession } from '../use-known-session.ts'
import { Loading } from '../../site/Loading.tsx'
import { useTitle } from '../../site/use-title.ts'
import { FoundMatches } from './FoundMatches.tsx'

interface MatchListProps {
  readonly phone: Phone
  readonly account: number
}

const NOTHING: ReadonlyMap<string, number> = new Map()

/** The matches that a person may score, matches in play first. */
export function MatchList({ phone, account }: MatchListProps) {
  useTitle('Matches to score')
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
      {list &&
        (list.matches.length === 0 ? (
          <Message title="No match is yours" hint="A league editor gives matches to scorers." />
        ) : (
          <FoundMatches matches={list.matches} waiting={waiting} />
        ))}
    </Screen>
  )
}

const Screen = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: 20px 16px;
`
