import { useState } from 'react'
import { Message, VisuallyHidden } from 'shared-ui'
import { InterruptedDialog } from '../../sign-in/InterruptedDialog.tsx'
import { useTitle } from '../../site/use-title.ts'
import { useScorebook, type OpenBook } from '../book/use-scorebook.ts'
import { useWakeLock } from '../book/use-wake-lock.ts'
import type { Phone } from '../phone.ts'
import { Body } from '../score-styles.ts'
import type { ScoredMatch } from 'shared-contracts/league/score'
import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import type { KeptTap } from '../taps/kept-tap.ts'
import { useKnownSession } from '../use-known-session.ts'
import type { Asked } from './asked.ts'
import { EventList } from './EventList.tsx'
import { matchNow } from './match-now.ts'
import { MatchDock } from './MatchDock.tsx'
import { Notices } from './Notices.tsx'
import { ScoreHead } from './ScoreHead.tsx'
import { useTapping } from './use-tapping.ts'
import { Loading } from '../../site/Loading.tsx'

interface MatchScreenProps {
  readonly phone: Phone
  readonly account: number
  /** Slug of the match. */
  readonly match: string
}

/** A match in play, for its scorer at the touchline. */
export function MatchScreen({ phone, account, match }: MatchScreenProps) {
  const open = useScorebook(phone, account, match)
  const { state, book } = open
  const sides = state.match?.fixture
  useTitle(sides ? `${sides.home.name} v ${sides.away.name}` : 'Match')
  const isSignedOut = state.problem?.kind === 'signed-out'
  const isReached = state.match !== null && !state.problem
  const session = useKnownSession(isSignedOut, () => book.wake(), isReached)
  const dialog = <InterruptedDialog isOpen={session.isSigningIn} onGiveUp={session.giveUp} />
  if (state.match)
    return (
      <>
        <OpenMatch phone={phone} open={open} match={state.match} onSignIn={session.signIn} />
        {dialog}
      </>
    )
  return (
    <Body>
      <VisuallyHidden as="h1">Match</VisuallyHidden>
      {dialog}
      {isSignedOut && <Notices state={state} onSignIn={session.signIn} />}
      {!state.problem && <Loading what="the match" />}
      {state.problem && !isSignedOut && (
        <Message
          title="The match could not be loaded"
          hint={
            'message' in state.problem
              ? state.problem.message
              : 'It needs a network once, before the match.'
          }
          onRetry={() => book.refresh()}
        />
      )}
    </Body>
  )
}

interface OpenMatchProps {
  readonly phone: Phone
  readonly open: OpenBook
  readonly match: ScoredMatch
  readonly onSignIn: () => void
}

function OpenMatch({ phone: { clock }, open, match, onSignIn }: OpenMatchProps) {
  const { book, state, now } = open
  const waiting = state.taps.filter((tap) => tap.state === 'waiting')
  const [asked, setAsked] = useState<Asked>(() => firstQuestion(match, waiting))
  const tapping = useTapping(book, clock, now)
  const shown = matchNow(match, waiting, (tap) =>
    tap.at === null ? clock.timeOf(tap.moment) : Date.parse(tap.at),
  )
  useWakeLock(shown.phase === 'first' || shown.phase === 'second')
  const { home, away } = match.fixture
  const newest = shown.lines[0]
  return (
    <Body>
      <ScoreHead match={match} shown={shown} state={state} now={now} isClockSure={clock.isSure} />
      <Notices
        state={state}
        lines={shown.lines}
        onSignIn={onSignIn}
        onSeen={(tap) => void book.drop(tap.id)}
        onSendAgain={(tap) => {
          void book.drop(tap.id)
          // A refusal is final for its id.
          void book.tap({ ...tap.draft, id: crypto.randomUUID() }, tap.moment, tap.at)
        }}
        onAnother={(tap) => {
          void book.drop(tap.id)
          if (tap.draft.kind === 'event') tapping.tap({ ...tap.draft, isAnother: true }, tap.moment)
        }}
      />
      <VisuallyHidden aria-live="polite">
        {newest && `${EVENT_WORDS[newest.type]}, ${shown.score.home} to ${shown.score.away}`}
      </VisuallyHidden>
      <EventList
        lines={shown.lines}
        clubs={{ home, away }}
        unkept={state.unkept}
        onOpen={({ id }) => setAsked({ kind: 'correction', id })}
      />
      <MatchDock {...{ match, shown, waiting, asked, tapping, clock }} now={now} onAsk={setAsked} />
    </Body>
  )
}

/** Asks for the line-ups before the kick-off. Either may be on this phone alone, not sent yet. */
function firstQuestion(
  { lineUps, events, fixture: { status } }: ScoredMatch,
  waiting: readonly KeptTap[],
): Asked {
  const isMissing = lineUps.home.length === 0 && lineUps.away.length === 0
  return isMissing && events.length === 0 && status === 'scheduled' && waiting.length === 0
    ? { kind: 'line-up', side: 'home', next: 'away' }
    : { kind: 'nothing' }
}
