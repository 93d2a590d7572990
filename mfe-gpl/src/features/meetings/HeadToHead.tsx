import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { FixtureRows } from '../fixture-rows/FixtureRows.tsx'
import { FigureTiles } from '../record/figure-tiles.ts'
import { tallyOf } from './meetings-tally.ts'

interface HeadToHeadProps {
  readonly club: Named
  readonly other: Named
  /** Matches between the two clubs, newest first. */
  readonly meetings: readonly FixtureResponse[]
}

/** The record of two clubs against each other, and their matches. */
export function HeadToHead({ club, other, meetings }: HeadToHeadProps) {
  const tally = tallyOf(meetings, club.slug)
  return (
    <Stack>
      <FigureTiles aria-label={`${club.name} against ${other.name}`}>
        <div>
          <dt>{club.name} won</dt>
          <dd>{tally.won}</dd>
        </div>
        <div>
          <dt>Drawn</dt>
          <dd>{tally.drawn}</dd>
        </div>
        <div>
          <dt>{other.name} won</dt>
          <dd>{tally.lost}</dd>
        </div>
        <div>
          <dt>Goals</dt>
          <dd>
            {tally.goalsFor} - {tally.goalsAgainst}
          </dd>
        </div>
      </FigureTiles>
      <FixtureRows fixtures={meetings} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`
