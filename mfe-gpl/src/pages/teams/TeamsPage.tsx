import styled from '@emotion/styled'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, ButtonLink, Container, Message, Row, SkeletonCards, Title } from 'shared-ui'
import { Count } from '../../features/filters/filter-styles.ts'
import { useFilters } from '../../features/filters/use-filters.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { FollowedClubs } from '../../features/follow/FollowedClubs.tsx'
import { ListSection } from '../../features/page-head/list-section.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { SeasonPart } from '../../features/season/SeasonPart.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useShownSeasonWhole, type ShownSeason } from '../../features/season/use-shown-season.ts'
import { FeaturedTeamCard } from '../../features/teams/FeaturedTeamCard.tsx'
import { filterTeams, regionsOf, TEAM_FILTERS } from '../../features/teams/team-filters.ts'
import { ListFacts } from '../../features/structured-data/ListFacts.tsx'
import { teamsOf } from '../../features/teams/team.ts'
import { TeamCard } from '../../features/teams/TeamCard.tsx'
import { TeamGrid } from '../../features/teams/team-styles.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { tableAtHandQuery, type StandingAtHand } from '../../queries/league-queries.ts'
import { TeamFilterBar } from './TeamFilterBar.tsx'

const LEAD = 'Every club of the league: where it plays, who leads it and how it is doing.'

export function TeamsPage() {
  const shown = useShownSeasonWhole()
  const season = shown.data?.season ?? null
  const clubs = season?.clubs.length ?? 0
  // One or none is not worth a number.
  const count = clubs > 1 ? `${clubs} ` : ''
  const league = season?.competition.name ?? 'league'
  const ofSeason = season?.isCurrent === false ? ` of ${season.name}` : ''
  return (
    <SeasonScope season={season ?? undefined}>
      <Head
        title={`The ${count}teams${ofSeason}, GPL`}
        description={`All ${count}clubs of the ${league}: grounds, managers, colours, form and honours.`}
        path="/teams"
      />
      <PageHead eyebrow={count ? `${count}teams` : 'Every club'} title="Teams" lead={LEAD} />
      <ListSection aria-label="Teams">
        <Container>
          <SeasonPart shown={shown}>{(data) => <SeasonTeams shown={data} />}</SeasonPart>
          <Call aria-labelledby="call">
            <Title id="call">See them play</Title>
            <p>Watch the match of the day, or find when your team is next on the pitch.</p>
            <Row>
              <ButtonLink to="/live">Watch Live</ButtonLink>
              <ButtonLink to="/fixtures" look="outline">
                View Fixtures
              </ButtonLink>
            </Row>
          </Call>
        </Container>
      </ListSection>
    </SeasonScope>
  )
}

function SeasonTeams({ shown }: { readonly shown: ShownSeason<SeasonResponse> }) {
  const standings = useQuery(tableAtHandQuery(shown.address))
  return (
    <AsyncPanel
      query={standings}
      loading={<SkeletonCards count={8} />}
      loadingLabel="Loading the teams"
      error={{
        title: 'The teams could not be loaded',
        hint: RETRY_HINT,
      }}
      empty={{
        title: 'No teams yet',
        hint: 'They stand here as soon as the league has entered who plays this season.',
      }}
    >
      {(rows) => <Teams shown={shown} standings={rows} />}
    </AsyncPanel>
  )
}

interface TeamsProps {
  readonly shown: ShownSeason<SeasonResponse>
  readonly standings: readonly StandingAtHand[]
}

function Teams({ shown: { season }, standings }: TeamsProps) {
  const [filters, change] = useFilters(TEAM_FILTERS)
  const all = teamsOf(season, standings)
  const teams = filterTeams(all, filters)
  const featured = teams.filter((team) => team.isFeatured)
  return (
    <>
      <ListFacts name={`Teams of ${season.name}`} clubs={teams} />
      <TeamFilterBar regions={regionsOf(all)} filters={filters} onChange={change} />
      {featured.length > 0 && (
        <Part aria-labelledby="featured">
          <Title id="featured">Featured Teams</Title>
          <TeamGrid>
            {featured.map((team) => (
              <li key={team.slug}>
                <FeaturedTeamCard team={team} />
              </li>
            ))}
          </TeamGrid>
        </Part>
      )}
      <Part aria-labelledby="all-teams">
        <Title id="all-teams">All Teams</Title>
        <Count role="status">
          {teams.length} {teams.length === 1 ? 'team' : 'teams'}
        </Count>
        {teams.length === 0 && (
          <Message title="No teams found" hint="Try adjusting your search or filter criteria." />
        )}
        <TeamGrid data-view={filters.view}>
          {teams.map((team) => (
            <li key={team.slug}>
              <TeamCard team={team} />
            </li>
          ))}
        </TeamGrid>
      </Part>
      <FollowedClubs clubs={season.clubs} />
    </>
  )
}

const Part = styled.section`
  margin-block-start: 40px;

  > h2 {
    margin-block-end: 16px;
  }
`

const Call = styled(Part)`
  display: grid;
  gap: 12px;
  padding: clamp(24px, 4vw, 48px);
  background: linear-gradient(98deg, var(--glow), var(--surface-raised));
  border-inline-start: 6px solid var(--brand);
`
