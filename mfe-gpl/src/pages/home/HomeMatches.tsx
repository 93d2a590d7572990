import styled from '@emotion/styled'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import type { SeasonResponse } from 'shared-contracts/league/season'
import {
  AsyncPanel,
  ButtonLink,
  Container,
  Eyebrow,
  Message,
  Section,
  SkeletonCards,
  Title,
  type AsyncResult,
} from 'shared-ui'
import { daysOf } from '../../features/fixtures/fixture-facts.ts'
import { MatchCard } from '../../features/match-card/MatchCard.tsx'
import { formatDays, formatMatchDay } from '../../features/match-card/match-day.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { liveAddress } from '../../site/live-address.ts'

/** How many matches to come the home page shows; the fixtures page has them all. */
const UPCOMING = 3

interface HomeMatchesProps {
  readonly season: SeasonResponse
  readonly live: AsyncResult<LiveResponse>
  /** Of the round that is on or comes next. */
  readonly fixtures: readonly FixtureResponse[]
}

export function HomeMatches({ season, live, fixtures }: HomeMatchesProps) {
  const days = daysOf(fixtures)
  const round = fixtures[0]?.roundName
  return (
    <Section aria-labelledby="matches">
      <Container>
        <Head>
          <div>
            <Eyebrow>
              {round ? `${round}, ${formatDays(days)}` : `Season ${season.name}`} <SampleMark />
            </Eyebrow>
            <Title id="matches">Live and upcoming matches</Title>
          </div>
          <ButtonLink to="/fixtures" look="outline" size="small">
            All Fixtures
          </ButtonLink>
        </Head>
        <AsyncPanel
          query={live}
          loading={<SkeletonCards count={UPCOMING + 1} />}
          loadingLabel="Loading the matches"
          error={{
            title: 'The matches could not be loaded',
            hint: 'Please check your connection and try again.',
          }}
        >
          {(matches) => <MatchList {...matches} />}
        </AsyncPanel>
      </Container>
    </Section>
  )
}

function MatchList({ live, next }: LiveResponse) {
  if (live.length + next.length === 0) {
    return (
      <Message
        title="No match is to come"
        hint="The fixtures page has every result, and new matches as soon as they are fixed."
      />
    )
  }
  return (
    <Matches>
      {live.map((fixture) => (
        <li key={fixture.slug}>
          <MatchCard fixture={fixture}>
            <ButtonLink to={liveAddress(fixture.slug, live)} size="small">
              Watch Live
            </ButtonLink>
          </MatchCard>
        </li>
      ))}
      {next.slice(0, UPCOMING).map((fixture) => (
        <li key={fixture.slug}>
          <MatchCard fixture={fixture}>
            {fixture.day !== null && <Day>{formatMatchDay(fixture.day)}</Day>}
          </MatchCard>
        </li>
      ))}
    </Matches>
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
