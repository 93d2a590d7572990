import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { useQuery } from 'shared-contracts/query'
import { Subtitle } from 'shared-ui'
import { useFollowedMatches } from '../../features/live-scores/use-live-scores.ts'
import { MatchRow } from '../../features/match-row/MatchRow.tsx'
import { RowDay } from '../../features/match-row/RowDay.tsx'
import { counts } from '../../features/match-state/match-state.ts'
import { useShownSeason, type ShownSeason } from '../../features/season/use-shown-season.ts'
import { fixturesQuery } from '../../queries/league-queries.ts'

/** The result of the match that was played last; renders nothing before the first match of a season. */
export function LastResult() {
  const { data: shown } = useShownSeason()
  return shown ? <LastOfSeason shown={shown} /> : null
}

function LastOfSeason({ shown: { season, address } }: { readonly shown: ShownSeason }) {
  const { currentRound: round, rounds } = season
  const now = useQuery({
    ...fixturesQuery(address, { round: String(round) }),
    enabled: round !== null,
  })
  // Includes a match whose kick-off is late: it is neither in play nor among the next ones.
  useFollowedMatches(now.data)
  const last = now.data && lastOf(now.data)
  // The round before the current one, in case no match of that has been played yet.
  const before = rounds.findLast(({ number }) => number !== null && number < (round ?? 0))?.number
  const earlier = useQuery({
    ...fixturesQuery(address, { round: String(before) }),
    enabled: last === null && typeof before === 'number',
  })
  const result = last ?? (earlier.data && lastOf(earlier.data))
  if (!result) return null
  return (
    <section aria-labelledby="last-result">
      <Subtitle as="h2" id="last-result">
        Last result
      </Subtitle>
      <MatchRow fixture={result}>
        <RowDay day={result.day} />
      </MatchRow>
    </section>
  )
}

function lastOf(fixtures: readonly FixtureResponse[]): FixtureResponse | null {
  const momentOf = ({ kickOff, day }: FixtureResponse) => kickOff ?? day ?? ''
  const results = fixtures.filter(counts)
  return results.reduce<FixtureResponse | null>(
    (last, fixture) => (last && momentOf(last) > momentOf(fixture) ? last : fixture),
    null,
  )
}
