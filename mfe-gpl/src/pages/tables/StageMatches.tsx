import styled from '@emotion/styled'
import { roundName, roundSlug, type Round } from 'shared-contracts/league/round'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Muted, Skeleton, Title } from 'shared-ui'
import { FixtureRows } from '../../features/fixture-rows/FixtureRows.tsx'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { fixturesQuery } from '../../queries/league-queries.ts'

interface StageMatchesProps {
  /** Address of the season. */
  readonly season: string
  readonly round: Round
}

/** The matches of a play-off round, shown beside the table because they do not count in it. */
export function StageMatches({ season, round }: StageMatchesProps) {
  const query = useQuery(fixturesQuery(season, { round: roundSlug(round) }))
  return (
    <Part aria-labelledby="stage">
      <Title id="stage">{roundName(round)}</Title>
      <AsyncPanel
        query={query}
        loading={<Skeleton />}
        loadingLabel="Loading the matches"
        error={{ title: 'The matches could not be loaded', hint: RETRY_HINT }}
      >
        {(fixtures) => <FixtureRows fixtures={fixtures} />}
      </AsyncPanel>
      <Muted>These matches count in no table. Below is that of the league.</Muted>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 16px;
  margin-block: 24px 8px;
`
