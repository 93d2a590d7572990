import { useQuery } from 'shared-contracts/query'
import { Container, Section } from 'shared-ui'
import { HomeHero } from '../../features/hero/HomeHero.tsx'
import { useFollowedLive, useFollowedMatches } from '../../features/live-scores/use-live-scores.ts'
import { SeasonPart } from '../../features/season/SeasonPart.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useShownSeason } from '../../features/season/use-shown-season.ts'
import { League } from '../../features/structured-data/League.tsx'
import { fixturesQuery, liveQuery, tableAtHandQuery } from '../../queries/league-queries.ts'
import { HomeLeague } from './HomeLeague.tsx'
import { HomeMatches } from './HomeMatches.tsx'
import { HomeStats } from './HomeStats.tsx'

/**
 * The portal's home page (requirement 2.13): slides, current and next matches, a teaser for each page, and figures
 * for investors.
 */
export function HomePage() {
  const shown = useShownSeason()
  const { season, address = '' } = shown.data ?? {}
  const round = season?.currentRound ?? null
  const standings = useQuery({ ...tableAtHandQuery(address), enabled: season !== undefined })
  const live = useQuery(liveQuery())
  useFollowedLive(live.data)
  const fixtures = useQuery({
    ...fixturesQuery(address, { round: String(round) }),
    enabled: round !== null,
  })
  // Includes a match whose kick-off is late: it is neither in play nor among the next ones.
  useFollowedMatches(fixtures.data)
  const facts =
    season && standings.data && live.data && (round === null || fixtures.data)
      ? { season, standings: standings.data, live: live.data, fixtures: fixtures.data ?? [] }
      : null
  if (!season || shown.data?.awaited?.hasFailed) {
    return (
      <>
        <League />
        <HomeHero facts={null} />
        <Section aria-label="Season">
          <Container>
            <SeasonPart shown={shown}>{() => null}</SeasonPart>
          </Container>
        </Section>
        <HomeStats season={null} standings={[]} />
      </>
    )
  }
  return (
    <SeasonScope season={season}>
      <League />
      <HomeHero facts={facts} />
      <HomeMatches season={season} live={live} fixtures={fixtures.data ?? []} />
      <HomeLeague season={address} standings={standings.data ?? []} />
      <HomeStats season={season} standings={standings.data ?? []} />
    </SeasonScope>
  )
}
