import styled from '@emotion/styled'
import { useEffect, useMemo, useRef } from 'react'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, PageTitle, Section, type AsyncResult } from 'shared-ui'
import { CHAT } from '../../features/live/chat-sample.ts'
import { ChatPanel } from '../../features/live/ChatPanel.tsx'
import { MatchEvents } from '../../features/live/MatchEvents.tsx'
import { MatchInfo } from '../../features/live/MatchInfo.tsx'
import { Player } from '../../features/live/Player.tsx'
import { Scoreboard } from '../../features/live/Scoreboard.tsx'
import { Statistics } from '../../features/live/Statistics.tsx'
import { useFollowedMatches, useLiveMatch } from '../../features/live-scores/use-live-scores.ts'
import { useLiveTitle } from '../../features/live-scores/use-live-title.ts'
import { focusHeading } from '../../features/page-head/focus-heading.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useSeasonOf } from '../../features/season/use-season-of.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { liveQuery } from '../../queries/league-queries.ts'
import { combineResults } from '../../queries/combine-results.ts'
import { Columns } from './live-styles.ts'
import { LiveSkeleton } from './LiveSkeleton.tsx'
import { NoLiveMatch } from './NoLiveMatch.tsx'
import { OtherMatches } from './OtherMatches.tsx'
import { useWatchedMatch } from './use-watched-match.ts'

const FAILURE = {
  title: 'The live match could not be loaded',
  hint: RETRY_HINT,
}

/** The match in play: the one that `match` names in the address, or the first (requirement 2.13). */
export function LivePage() {
  const live = useQuery(liveQuery())
  if (live.data) return <LiveMatches data={live.data} />
  return (
    <>
      <LiveHead />
      <Waiting query={live} />
    </>
  )
}

/** The page while its match loads, or could not be loaded. */
function Waiting({ query }: { readonly query: AsyncResult<unknown> }) {
  return (
    <Section aria-label="Match">
      <Apart>
        <PageTitle>Live Match</PageTitle>
        <AsyncPanel
          query={query}
          loading={<LiveSkeleton />}
          loadingLabel="Loading the live match"
          error={FAILURE}
        >
          {() => null}
        </AsyncPanel>
      </Apart>
    </Section>
  )
}

interface LiveHeadProps {
  readonly match?: Pick<FixtureResponse, 'home' | 'away' | 'hasStream'>
  readonly title?: string | null
}

function LiveHead({ match, title }: LiveHeadProps) {
  const what = match
    ? `${match.home.name} against ${match.away.name}, live`
    : 'The match of the day, live'
  const cameras = match?.hasStream === false ? '' : 'four camera angles, '
  return (
    <Head
      title={title ?? 'Live match, GPL'}
      description={`${what}: ${cameras}statistics, events and the chat of the stands.`}
      path="/live"
    />
  )
}

function LiveMatches({ data }: { readonly data: LiveResponse }) {
  const { live, next } = data
  const { slug, match } = useWatchedMatch(live)
  const others = useMemo(() => live.filter((other) => other.slug !== slug), [live, slug])
  const season = useSeasonOf(slug === null ? next[0] : match.data)
  // The shown match has its own stream; the others share one, as do the next matches shortly before kick-off.
  useFollowedMatches(others.length > 0 ? others : undefined)
  useFollowedMatches(next)
  const whole = combineResults({ match, season })
  const isLoaded = whole.data !== undefined
  const last = useRef<string>(null)
  // The link to a chosen match is gone when the match is here.
  useEffect(() => {
    if (!isLoaded) return
    if (last.current !== null && last.current !== slug) focusHeading()
    last.current = slug
  }, [isLoaded, slug])
  if (slug === null) {
    return (
      <>
        <LiveHead />
        <SeasonScope season={season.data}>
          <NoLiveMatch next={next} />
        </SeasonScope>
      </>
    )
  }
  return (
    <>
      {!match.data && <LiveHead match={live.find((one) => one.slug === slug)} />}
      {whole.data ? (
        <SeasonScope season={whole.data.season}>
          <LiveMatch match={whole.data.match} others={others} />
        </SeasonScope>
      ) : (
        <Waiting query={whole} />
      )}
    </>
  )
}

interface LiveMatchProps {
  readonly match: MatchResponse
  readonly others: LiveResponse['live']
}

function LiveMatch({ match: asked, others }: LiveMatchProps) {
  const match = useLiveMatch(asked)
  const title = useLiveTitle(match)
  return (
    <>
      <LiveHead match={match} title={title} />
      <Section aria-label="Match">
        <Container>
          <PageTitle>Live Match</PageTitle>
          {others.length > 0 && <OtherMatches matches={others} />}
          {/* The keys: another match’s goals are no news, and what is typed about one is not about another. */}
          <Scoreboard key={match.slug} match={match} />
          <Columns>
            {match.hasStream ? (
              <Player match={match} />
            ) : (
              <NotStreamed>This match is not streamed.</NotStreamed>
            )}
            <ChatPanel key={match.slug} messages={match.isSample ? CHAT : []} />
          </Columns>
        </Container>
      </Section>
      <Section data-ground="sunk" aria-label="Around the match">
        <Container>
          <Thirds>
            <Statistics {...match} />
            <MatchEvents {...match} />
            <MatchInfo match={match} />
          </Thirds>
        </Container>
      </Section>
    </>
  )
}

const Apart = styled(Container)`
  display: grid;
  gap: 24px;
`

const NotStreamed = styled.p`
  display: grid;
  place-items: center;
  min-height: 240px;
  background: var(--surface-raised);
`

const Thirds = styled.div`
  display: grid;
  gap: 40px;

  @media (min-width: 56.25em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
