import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { ButtonLink, Container, Message, PageTitle, Section, Subtitle } from 'shared-ui'
import { MatchCard } from '../../features/match-card/MatchCard.tsx'
import { formatMatchDay } from '../../features/match-card/match-day.ts'
import { Countdown } from './Countdown.tsx'
import { LastResult } from './LastResult.tsx'

/** Between matches: the next one and how long it is until then, those after it, and the last result. */
export function NoLiveMatch({ next }: { readonly next: readonly FixtureResponse[] }) {
  const [first, ...later] = next
  return (
    <Section aria-label="Match">
      <Container>
        <PageTitle>Live Match</PageTitle>
        <Note>
          <Message
            title="No match is on right now"
            hint={
              first
                ? 'Come back at the kick-off of one of these.'
                : 'The next matches stand on the fixtures page as soon as they are fixed.'
            }
          />
        </Note>
        <Parts>
          {first && (
            <section aria-labelledby="next">
              <Subtitle as="h2" id="next">
                Next match
              </Subtitle>
              <MatchCard fixture={first}>
                <Countdown kickOff={first.kickOff} />
              </MatchCard>
            </section>
          )}
          <LastResult />
        </Parts>
        {later.length > 0 && (
          <>
            <Subtitle as="h2">Next matches</Subtitle>
            <Matches>
              {later.map((fixture) => (
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

const Note = styled.div`
  margin-block-start: 24px;
`

const Parts = styled.div`
  display: grid;
  gap: 32px;
  margin-block: 32px;

  > section {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  @media (min-width: 56.25em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Matches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.875rem), 1fr));
  gap: 16px;
  margin-block: 16px 32px;
`
