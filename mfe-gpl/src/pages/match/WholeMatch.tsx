import styled from '@emotion/styled'
import type { MatchResponse } from 'shared-contracts/league/match'
import { Container, Muted, Section, Title } from 'shared-ui'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { FollowClubs } from '../../features/follow/FollowClubs.tsx'
import { FormLetters } from '../../features/form/FormLetters.tsx'
import { formerKickOff } from '../../features/match-state/match-state.ts'
import { Statistics } from '../../features/live/Statistics.tsx'
import { HeadToHead } from '../../features/meetings/HeadToHead.tsx'
import { useLiveMatch } from '../../features/live-scores/use-live-scores.ts'
import { useLiveTitle } from '../../features/live-scores/use-live-title.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { PublicAnswers } from '../../features/report/PublicAnswers.tsx'
import { ReportError } from '../../features/report/ReportError.tsx'
import { sportsEvent } from '../../features/structured-data/sports-event.ts'
import { matchAddress } from '../../site/league-addresses.ts'
import { LineUps } from './LineUps.tsx'
import { MatchChanges } from './MatchChanges.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { MatchHead } from './MatchHead.tsx'
import { matchDescription, matchTitle } from './match-title.ts'
import { MatchTimeline } from './MatchTimeline.tsx'

/** A complete match. */
export function WholeMatch({ match: asked }: { readonly match: MatchResponse }) {
  const match = useLiveMatch(asked)
  const liveTitle = useLiveTitle(match)
  const { slug, home, away, form, meetings, isSample } = match
  const addressOf = useAddressOf()
  const path = matchAddress(slug)
  const title = matchTitle(match)
  return (
    <>
      <Head
        title={liveTitle ?? `${title}, GPL`}
        description={matchDescription(asked)}
        path={path}
      />
      {!isSample && <JsonLd data={sportsEvent(asked, formerKickOff(match), addressOf)} />}
      <MatchHead match={match} />
      <Section aria-label="The match">
        <Container>
          <Columns>
            <MatchTimeline match={match} />
            <Statistics {...match} />
            <MatchFacts match={asked} />
          </Columns>
        </Container>
      </Section>
      <Section data-ground="sunk" aria-label="The clubs">
        <Parts>
          <LineUps match={asked} />
          <section aria-labelledby="form">
            <Title id="form">Form before this match</Title>
            <Forms>
              {[
                { club: home, results: form.home },
                { club: away, results: form.away },
              ].map(({ club, results }) => (
                <li key={club.slug}>
                  <span translate="no">{club.name}</span>
                  {results.length > 0 ? (
                    <FormLetters form={results} />
                  ) : (
                    <Muted>No match yet</Muted>
                  )}
                </li>
              ))}
            </Forms>
          </section>
          <section aria-labelledby="alerts">
            <Title id="alerts">Alerts</Title>
            <FollowClubs clubs={[home, away]} />
          </section>
          <section aria-labelledby="meetings">
            <Title id="meetings">Meetings</Title>
            {meetings.length > 0 ? (
              <HeadToHead club={home} other={away} meetings={meetings} />
            ) : (
              <Muted>The two have not met before, as far as the records go.</Muted>
            )}
          </section>
        </Parts>
      </Section>
      <Section aria-label="Corrections">
        <Parts>
          <MatchChanges match={match} />
          <PublicAnswers kind="match" slug={slug} />
          <ReportError kind="match" slug={slug} path={path} about={title} />
        </Parts>
      </Section>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 40px;

  @media (min-width: 56.25em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Parts = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);

  > section > h2 {
    margin-block-end: 16px;
  }
  /* Nothing to press on paper. */
  @media print {
    > [aria-labelledby='alerts'] {
      display: none;
    }
  }
`

const Forms = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    max-width: 480px;
  }
  > li > span {
    font: 700 1.25rem/1.1 var(--font-display);
    text-transform: uppercase;
  }
`
