import styled from '@emotion/styled'
import type { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import { useQuery } from 'shared-contracts/query'
import { Link, useSearchParams } from 'shared-contracts/router'
import { AsyncPanel, Container, PageTitle, Section, Skeleton } from 'shared-ui'
import { titleOf } from '../../features/fixtures/fixture-facts.ts'
import { CHAT } from '../../features/live/chat-sample.ts'
import { ChatPanel } from '../../features/live/ChatPanel.tsx'
import { MatchEvents } from '../../features/live/MatchEvents.tsx'
import { MatchInfo } from '../../features/live/MatchInfo.tsx'
import { Player } from '../../features/live/Player.tsx'
import { Scoreboard } from '../../features/live/Scoreboard.tsx'
import { Statistics } from '../../features/live/Statistics.tsx'
import { Head } from '../../features/page-head/Head.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useSeasonOf } from '../../features/season/use-season-of.ts'
import { liveQuery, matchQuery } from '../../queries/league-queries.ts'
import { together } from '../../queries/together.ts'
import { NoLiveMatch } from './NoLiveMatch.tsx'

const FAILURE = {
  title: 'The live match could not be loaded',
  hint: 'Please check your connection and try again.',
}

/** The match that is on: the one that the address names by `match`, or the first (requirement 2.13). */
export function LivePage() {
  const live = useQuery(liveQuery())
  if (live.data) return <LiveMatches {...live.data} />
  return (
    <>
      <LiveHead />
      <Section aria-label="Match">
        <Container>
          <PageTitle>Live Match</PageTitle>
          <AsyncPanel
            query={live}
            loading={<Skeleton />}
            loadingLabel="Loading the live match"
            error={FAILURE}
          >
            {() => null}
          </AsyncPanel>
        </Container>
      </Section>
    </>
  )
}

function LiveHead({ match }: { readonly match?: LiveResponse['live'][number] }) {
  const what = match
    ? `${match.home.name} against ${match.away.name}, live`
    : 'The match of the day, live'
  return (
    <Head
      title="Live match, GPL"
      description={`${what}: four camera angles, statistics, events and the chat of the stands.`}
      path="/live"
    />
  )
}

function LiveMatches({ live, next }: LiveResponse) {
  const [params] = useSearchParams()
  const [first] = live
  const fixture = live.find(({ slug }) => slug === params.get('match')) ?? first
  const slug = fixture?.slug ?? ''
  const match = useQuery({ ...matchQuery(slug), enabled: fixture !== undefined })
  const season = useSeasonOf(fixture ?? next[0])
  if (!fixture) {
    return (
      <>
        <LiveHead />
        <SeasonScope season={season.data}>
          <NoLiveMatch next={next} />
        </SeasonScope>
      </>
    )
  }
  const others = live.filter((other) => other !== fixture)
  return (
    <>
      <LiveHead match={fixture} />
      <AsyncPanel
        query={together({ match, season })}
        loading={
          <Section aria-label="Match">
            <Container>
              <PageTitle>Live Match</PageTitle>
              <Skeleton />
            </Container>
          </Section>
        }
        loadingLabel="Loading the live match"
        error={FAILURE}
      >
        {(data) => (
          <SeasonScope season={data.season}>
            <LiveMatch match={data.match} others={others} />
          </SeasonScope>
        )}
      </AsyncPanel>
    </>
  )
}

interface LiveMatchProps {
  readonly match: MatchResponse
  readonly others: LiveResponse['live']
}

function LiveMatch({ match, others }: LiveMatchProps) {
  return (
    <>
      <Section aria-label="Match">
        <Container>
          <PageTitle>Live Match</PageTitle>
          {others.length > 0 && (
            <p>
              Also on:{' '}
              {others.map((other) => (
                <Link key={other.slug} to={`/live?match=${other.slug}`}>
                  {titleOf(other)}{' '}
                </Link>
              ))}
            </p>
          )}
          <Scoreboard match={match} />
          <Columns>
            {match.hasStream ? (
              <Player match={match} />
            ) : (
              <NotStreamed>This match is not streamed.</NotStreamed>
            )}
            <ChatPanel messages={match.isSample ? CHAT : []} />
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

const NotStreamed = styled.p`
  display: grid;
  place-items: center;
  min-height: 240px;
  background: var(--surface-raised);
`

const Columns = styled.div`
  display: grid;
  gap: 24px;

  > * {
    min-width: 0;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 2.2fr) minmax(280px, 1fr);
  }
`

const Thirds = styled.div`
  display: grid;
  gap: 40px;

  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
