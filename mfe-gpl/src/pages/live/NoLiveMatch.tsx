import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { ButtonLink, Container, Message, PageTitle, Section, Subtitle } from 'shared-ui'
import { MatchRow } from '../../features/match-row/MatchRow.tsx'
import { RowDay } from '../../features/match-row/RowDay.tsx'
import { Countdown } from './Countdown.tsx'
import { LastResult } from './LastResult.tsx'

/** The page between matches: the next match with a countdown, later ones, and the last result. */
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
              <MatchRow fixture={first}>
                <RowDay day={first.day} />
              </MatchRow>
              <Countdown kickOff={first.kickOff} />
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
                  <MatchRow fixture={fixture}>
                    <RowDay day={fixture.day} />
                  </MatchRow>
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
`

const Matches = styled.ul`
  margin-block: 16px 32px;
`
