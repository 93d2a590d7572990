import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { inGhana } from '../../features/match-state/match-time.ts'
import { useSeasonNow } from '../../features/season/use-season-now.ts'
import { timeUntil } from './time-until.ts'

/** The time until a kick-off, in minutes; only the kick-off itself until the page runs in a browser. */
export function Countdown({ kickOff }: Required<Pick<FixtureResponse, 'kickOff'>>) {
  const now = useSeasonNow()
  if (kickOff === null) return null
  const left = now === null ? null : timeUntil(Date.parse(kickOff) - now)
  return (
    <Line>
      <time dateTime={kickOff}>Kick-off {inGhana(kickOff)}</time>
      {/* Keeps its place, so that nothing moves when the text appears. */}
      <b>{left ?? '\u00a0'}</b>
    </Line>
  )
}

const Line = styled.p`
  display: grid;
  gap: 4px;

  b {
    font: 800 1.5rem / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    text-transform: uppercase;
    color: var(--brand);
  }
`
