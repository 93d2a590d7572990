import styled from '@emotion/styled'
import type { ScoredMatch } from 'shared-contracts/league/score'
import { formatMinute, minuteInHalf } from 'shared-contracts/league/minute'
import { VisuallyHidden } from 'shared-ui'
import type { BookState } from '../book/scorebook.ts'
import { LOW } from '../score-styles.ts'
import { isDecided, type MatchNow } from './match-now.ts'
import { PHASE_WORDS, STATUS_WORDS } from './words.ts'

interface ScoreHeadProps {
  readonly match: ScoredMatch
  readonly shown: MatchNow
  readonly state: BookState
  /** The server's clock; and whether it is known or assumed. */
  readonly now: number
  readonly isClockSure: boolean
}

/** Clubs, score, current minute, and whether all taps are sent. */
export function ScoreHead({ match, shown, state, now, isClockSure }: ScoreHeadProps) {
  const { home, away } = match.fixture
  const { score, startedAt, phase, added } = shown
  const words = phase === 'before' || phase === 'over' ? statusOf(match, shown) : PHASE_WORDS[phase]
  const minute =
    startedAt === null
      ? null
      : minuteInHalf(phase === 'second' ? 'second' : 'first', now - startedAt)
  return (
    <Board>
      <VisuallyHidden as="h1">
        {home.name} v {away.name}
      </VisuallyHidden>
      <span>{home.name}</span>
      <b>
        <VisuallyHidden>Score: </VisuallyHidden>
        {score.home}–{score.away}
      </b>
      <span>{away.name}</span>
      <p>
        {minute && (
          <strong>
            {!isClockSure && 'about '}
            {formatMinute(minute)}′
          </strong>
        )}
        <span>
          {words}
          {added !== null && `, ${added} added`}
        </span>
      </p>
      <Sent state={state} />
    </Board>
  )
}

const statusOf = (match: ScoredMatch, { phase, lines }: MatchNow) =>
  lines.length > 0 && !isDecided(match) ? PHASE_WORDS[phase] : STATUS_WORDS[match.fixture.status]

/** Shows whether taps are waiting to be sent. */
function Sent({ state: { taps, unkept, problem } }: { readonly state: BookState }) {
  const waiting = taps.filter(({ state }) => state === 'waiting')
  const isOffline = problem?.kind === 'no-network'
  if (waiting.length === 0) {
    return (
      <p role="status" data-sent={!problem}>
        All sent{isOffline && ' · no network'}
      </p>
    )
  }
  return (
    <p role="status" data-sent={false}>
      {waiting.length} {isOffline ? 'waiting for a network' : 'not sent yet'}
      {waiting.every(({ id }) => !unkept.has(id)) && ', kept on this phone'}
    </p>
  )
}

const Board = styled.header`
  position: sticky;
  z-index: 9;
  top: 64px;
  display: grid;
  gap: 4px 10px;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  padding: 10px 12px;
  color: var(--on-deep);
  font-size: 17px;
  font-weight: 600;
  line-height: 1.15;
  background: var(--deep);

  > span:last-of-type {
    text-align: end;
  }
  b {
    font: var(--display-weight) 40px / 1 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: baseline;
    grid-column: 1 / -1;
    justify-content: center;
  }
  strong {
    font-size: 28px;
    font-variant-numeric: tabular-nums;
  }
  [role='status'] {
    font-size: 15px;
  }
  [data-sent='false'] {
    padding: 4px 8px;
    color: #14110b;
    background: #ffc83d;
    border-radius: var(--radius-s);
  }
  ${LOW} {
    top: 0;
  }
`
