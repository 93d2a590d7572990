import styled from '@emotion/styled'
import { ButtonLink, Container, Eyebrow, Section, Title } from 'shared-ui'
import { FIXTURES, MATCHDAY, MATCHDAY_DATES } from '../../data/fixtures.ts'
import { MatchCard } from '../../features/match-card/MatchCard.tsx'
import { formatMatchDay } from '../../features/match-card/match-day.ts'

/** How many matches to come the home page shows; the fixtures page has them all. */
const UPCOMING = 3

export function HomeMatches() {
  const live = FIXTURES.filter(({ isLive }) => isLive)
  const upcoming = FIXTURES.filter(({ isLive }) => !isLive).slice(0, UPCOMING)
  return (
    <Section aria-labelledby="matches">
      <Container>
        <Head>
          <div>
            <Eyebrow>
              Matchday {MATCHDAY}, {MATCHDAY_DATES}
            </Eyebrow>
            <Title id="matches">Live and upcoming matches</Title>
          </div>
          <ButtonLink to="/fixtures" look="outline" size="small">
            All Fixtures
          </ButtonLink>
        </Head>
        <Matches>
          {live.map((fixture) => (
            <li key={fixture.id}>
              <MatchCard fixture={fixture}>
                <ButtonLink to="/live" size="small">
                  Watch Live
                </ButtonLink>
              </MatchCard>
            </li>
          ))}
          {upcoming.map((fixture) => (
            <li key={fixture.id}>
              <MatchCard fixture={fixture}>
                <Day>{formatMatchDay(fixture.date)}</Day>
              </MatchCard>
            </li>
          ))}
        </Matches>
      </Container>
    </Section>
  )
}

const Head = styled.div`
  h2 {
    margin-block-start: 8px;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  margin-block-end: 28px;
`

const Matches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 16px;
`

const Day = styled.p`
  font-weight: 600;
`
