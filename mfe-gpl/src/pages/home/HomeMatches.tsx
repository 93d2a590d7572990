import styled from '@emotion/styled'
import Play from 'lucide-react/icons/play'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import type { SeasonResponse } from 'shared-contracts/league/season'
import {
  AsyncPanel,
  ButtonLink,
  Container,
  Eyebrow,
  Message,
  SkeletonCards,
  Title,
  type AsyncResult,
} from 'shared-ui'
import { daysOf } from '../../features/fixtures/fixture-facts.ts'
import { formatDays, formatMatchDay } from '../../features/match-card/match-day.ts'
import { RowActions, Word } from '../../features/match-row/match-row-styles.ts'
import { MatchRow } from '../../features/match-row/MatchRow.tsx'
import { dayInShort } from '../../features/match-state/match-time.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { liveAddress } from '../../site/live-address.ts'
import { HomeSection, PartHead } from './home-styles.ts'

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
    <HomeSection aria-labelledby="matches">
      <Container>
        <PartHead>
          <div>
            <Eyebrow>
              {round ? `${round}, ${formatDays(days)}` : `Season ${season.name}`} <SampleMark />
            </Eyebrow>
            <Title id="matches">Live and upcoming matches</Title>
          </div>
          <ButtonLink to="/fixtures" look="outline" size="small">
            All Fixtures
          </ButtonLink>
        </PartHead>
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
    </HomeSection>
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
    <ul>
      {live.map((fixture) => (
        <li key={fixture.slug}>
          <MatchRow fixture={fixture}>
            <RowActions>
              <ButtonLink
                to={liveAddress(fixture.slug, live)}
                size="small"
                startIcon={<Play size={18} />}
              >
                <Word>Watch Live</Word>
              </ButtonLink>
            </RowActions>
          </MatchRow>
        </li>
      ))}
      {next.slice(0, UPCOMING).map((fixture) => (
        <li key={fixture.slug}>
          <MatchRow fixture={fixture}>
            <Day day={fixture.day} />
          </MatchRow>
        </li>
      ))}
    </ul>
  )
}

/** In full where there is room; phones show it in short, and say it in full. */
function Day({ day }: { readonly day: string | null }) {
  if (day === null) return null
  return (
    <When>
      <span>{formatMatchDay(day)}</span>
      <span aria-hidden="true">{dayInShort({ day, kickOff: null })}</span>
    </When>
  )
}

const When = styled.p`
  min-width: 4.5rem;
  font-weight: 600;
  text-align: end;

  > span + span {
    display: none;
  }

  @media screen and (max-width: 767.98px) {
    font-size: 0.8125rem;

    > span:first-of-type {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > span + span {
      display: inline;
    }
  }
`
