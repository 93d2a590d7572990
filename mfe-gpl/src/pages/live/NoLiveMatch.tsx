import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { ButtonLink, Container, Message, PageTitle, Section, Subtitle } from 'shared-ui'
import { MatchCard } from '../../features/match-card/MatchCard.tsx'
import { formatMatchDay } from '../../features/match-card/match-day.ts'

/** Between matches: what comes next, and where the results are. */
export function NoLiveMatch({ next }: { readonly next: readonly FixtureResponse[] }) {
  return (
    <Section aria-label="Match">
      <Container>
        <PageTitle>Live Match</PageTitle>
        <Message
          title="No match is on right now"
          hint={
            next.length > 0
              ? 'Come back at the kick-off of one of these.'
              : 'The next matches stand on the fixtures page as soon as they are fixed.'
          }
        />
        {next.length > 0 && (
          <>
            <Subtitle as="h2">Next matches</Subtitle>
            <Matches>
              {next.map((fixture) => (
                <li key={fixture.slug}>
                  <MatchCard fixture={fixture}>
                    {fixture.day !== null && <p>{formatMatchDay(fixture.day)}</p>}
                  </MatchCard>
                </li>
              ))}
            </Matches>
          </>
        )}
        <ButtonLink to="/fixtures" look="outline">
          All Fixtures
        </ButtonLink>
      </Container>
    </Section>
  )
}

const Matches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 16px;
  margin-block: 16px 32px;
`
