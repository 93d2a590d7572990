import styled from '@emotion/styled'
import { ButtonLink, Container, Message, Row, Section, Title } from 'shared-ui'
import { TEAMS } from '../../data/teams.ts'
import { Count } from '../../features/filters/filter-styles.ts'
import { useFilters } from '../../features/filters/use-filters.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { FeaturedTeamCard } from '../../features/teams/FeaturedTeamCard.tsx'
import { filterTeams, TEAM_FILTERS } from '../../features/teams/team-filters.ts'
import { TeamCard } from '../../features/teams/TeamCard.tsx'
import { TeamGrid } from '../../features/teams/team-styles.ts'
import { TeamFilterBar } from './TeamFilterBar.tsx'

export function TeamsPage() {
  const [filters, change] = useFilters(TEAM_FILTERS)
  const teams = filterTeams(TEAMS, filters)
  const featured = teams.filter((team) => team.featured)
  return (
    <>
      <PageHead
        eyebrow={`${TEAMS.length} teams`}
        title="Teams"
        lead="Every club of the league: where it plays, who leads it and how it is doing."
      />
      <Section aria-label="Teams">
        <Container>
          <TeamFilterBar filters={filters} onChange={change} />
          {featured.length > 0 && (
            <Part aria-labelledby="featured">
              <Title id="featured">Featured Teams</Title>
              <TeamGrid>
                {featured.map((team) => (
                  <li key={team.id}>
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
              <Message
                title="No teams found"
                hint="Try adjusting your search or filter criteria."
              />
            )}
            <TeamGrid data-view={filters.view}>
              {teams.map((team) => (
                <li key={team.id}>
                  <TeamCard team={team} />
                </li>
              ))}
            </TeamGrid>
          </Part>
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
      </Section>
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
