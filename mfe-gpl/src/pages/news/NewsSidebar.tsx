import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { Link } from 'shared-contracts/router'
import { AsyncPanel, Figure, Muted, Skeleton, Subtitle } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { formatCount } from '../../features/news/article-facts.ts'
import { isAbout, topicAddress } from '../../features/news/article-filters.ts'
import { Newsletter } from '../../features/news/Newsletter.tsx'
import { toListFromHere } from '../../features/search/to-list.ts'
import { askedSeason, seasonAddress } from '../../features/season/season-address.ts'
import { matchesPlayed } from '../../features/standings/table-filters.ts'
import { nounFor } from '../../features/words/noun-for.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import {
  articlesQuery,
  scorersQuery,
  seasonsQuery,
  tableAtHandQuery,
  topicsQuery,
} from '../../queries/league-queries.ts'
import { combineResults } from '../../queries/combine-results.ts'

/** Number of trending topics (requirement 2.13). */
const TOPICS = 5

export function NewsSidebar() {
  const preview = usePreview()
  const topics = useQuery(topicsQuery(preview))
  return (
    <Side aria-label="More about the league">
      <section aria-labelledby="trending">
        <Subtitle as="h2" id="trending">
          Trending Now
        </Subtitle>
        <AsyncPanel
          query={topics}
          loading={<Skeleton />}
          loadingLabel="Loading the topics"
          error={{ title: 'The topics could not be loaded', hint: RETRY_HINT }}
          empty={{ title: 'No topics yet', hint: 'Search the news for what you care about.' }}
        >
          {(all) => (
            <ol>
              {/* A preview may be of one with few posts. */}
              {(preview === null ? all.slice(0, TOPICS) : all).map(({ name, posts }) => (
                <li key={name}>
                  <Topic name={name} />
                  <span>
                    {formatCount(posts)} {nounFor(posts, 'post')}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </AsyncPanel>
      </section>
      <section aria-labelledby="quick-stats">
        <Subtitle as="h2" id="quick-stats">
          Quick Stats
        </Subtitle>
        <QuickStats />
      </section>
      <Newsletter />
    </Side>
  )
}

/** A topic, linked to its stories if there are any. */
function Topic({ name }: { readonly name: string }) {
  const { data: articles } = useQuery(articlesQuery())
  if (articles && !articles.some(isAbout(name))) return <b>{name}</b>
  return (
    // The link follows after its own handler.
    <Link to={topicAddress(name)} onClick={() => queueMicrotask(toListFromHere())}>
      {name}
    </Link>
  )
}

/** The season in three figures (requirement 9). */
function QuickStats() {
  const seasons = useQuery(seasonsQuery())
  const current = askedSeason(null, seasons.data ?? [])
  const address = current && seasons.data ? seasonAddress(current, seasons.data) : ''
  const standings = useQuery({ ...tableAtHandQuery(address), enabled: current !== undefined })
  const scorers = useQuery({ ...scorersQuery(address), enabled: current !== undefined })
  if (seasons.data?.length === 0) return <Muted>They begin with the first season.</Muted>
  return (
    <AsyncPanel
      query={combineResults({ seasons, standings, scorers })}
      loading={<Skeleton />}
      loadingLabel="Loading the figures"
      error={{ title: 'The figures could not be loaded', hint: RETRY_HINT }}
    >
      {(data) => {
        const goals = data.scorers[0]?.goals ?? 0
        const played = matchesPlayed(data.standings).most
        const teams = data.standings.length
        const figures = [
          [goals, `${nounFor(goals, 'goal')} top scorer`],
          [played, `${nounFor(played, 'match', 'matches')} played`],
          [teams, nounFor(teams, 'team')],
        ] as const
        return (
          <ul>
            {figures.map(([value, label]) => (
              <li key={label}>
                <Figure>{value}</Figure> {label}
              </li>
            ))}
          </ul>
        )
      }}
    </AsyncPanel>
  )
}

/** As high as the list of stories; the newsletter stays visible in the empty space. */
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 16px;

  @media (min-width: 62.5em) and (min-height: 560px) {
    > form {
      position: sticky;
      top: 132px;
    }
  }

  > section {
    padding: 20px;
    background: var(--surface-raised);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
    border-block-end: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  li > :is(a, b) {
    flex: 1;
    padding-block: 12px;
    font-weight: 600;
    text-decoration: none;
  }
  li > a:hover {
    color: var(--brand);
  }
  ol span {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  ul li {
    justify-content: start;
  }
  ul li > span {
    min-width: 3rem;
    font-size: 2.25rem;
    color: var(--brand);
  }
`
