import Play from 'lucide-react/icons/play'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import type { SeasonAtHand } from '../../queries/league-queries.ts'
import { AsyncPanel, ButtonLink, Eyebrow, Message, type AsyncResult } from 'shared-ui'
import { daysOf } from '../../features/fixtures/fixture-facts.ts'
import { formatDays } from '../../features/match-state/match-day.ts'
import { RowActions, Word } from '../../features/match-row/match-row-styles.ts'
import { MatchRow } from '../../features/match-row/MatchRow.tsx'
import { RowDay } from '../../features/match-row/RowDay.tsx'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { SkeletonRows } from '../../features/skeleton/SkeletonRows.tsx'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { liveAddress } from '../../site/live-address.ts'
import { HomePart } from './HomePart.tsx'

/** Number of coming matches on the home page; the fixtures page has them all. */
const UPCOMING = 3

interface HomeMatchesProps {
  readonly season: SeasonAtHand
  readonly live: AsyncResult<LiveResponse>
  /** Matches of the current or next round. */
  readonly fixtures: readonly FixtureResponse[]
}

export function HomeMatches({ season, live, fixtures }: HomeMatchesProps) {
  const { round, days } = shownRound(live.data, fixtures)
  return (
    <HomePart
      id="matches"
      title="Live and upcoming matches"
      eyebrow={
        <Eyebrow>
          {round ? `${round}, ${formatDays(days)}` : `Season ${season.name}`} <SampleMark />
        </Eyebrow>
      }
      all={{ to: '/fixtures', name: 'All Fixtures' }}
    >
      <AsyncPanel
        query={live}
        loading={<SkeletonRows count={UPCOMING + 1} />}
        loadingLabel="Loading the matches"
        error={{
          title: 'The matches could not be loaded',
          hint: RETRY_HINT,
        }}
      >
        {(matches) => <MatchList {...matches} />}
      </AsyncPanel>
    </HomePart>
  )
}

/** The round of the first match on the page, which may be ahead of the current one, and its days. */
function shownRound(live: LiveResponse | undefined, fixtures: readonly FixtureResponse[]) {
  const all = [...(live ? [...live.live, ...live.next] : []), ...fixtures]
  const [first] = all
  const ofRound = all.filter(
    ({ roundName, competition }) =>
      roundName === first?.roundName && competition.slug === first.competition.slug,
  )
  return { round: first?.roundName, days: daysOf(ofRound) }
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
            <RowDay day={fixture.day} />
          </MatchRow>
        </li>
      ))}
    </ul>
  )
}
