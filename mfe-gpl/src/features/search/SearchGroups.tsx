import { useState } from 'react'
import { useQuery } from 'shared-contracts/query'
import { Link } from 'shared-contracts/router'
import { VisuallyHidden } from 'shared-ui'
import { useIsLate } from 'shared-ui/waiting'
import { articlesQuery, fixturesQuery, playersQuery } from '../../queries/league-queries.ts'
import { useFoundArticles } from '../news/use-found-articles.ts'
import type { ShownSeason } from '../season/use-shown-season.ts'
import { nounFor } from '../words/noun-for.ts'
import { Groups, Hint, NothingFound } from './search-styles.ts'
import { suggestionsFor, type Suggestion } from './suggestions.ts'

/** Maximum number of entries in one column; more are shown in two. */
const LONG = 9

interface SearchGroupsProps {
  readonly text: string
  /** The season that is searched; undefined while it is loading, null if there is none. */
  readonly shown: ShownSeason | null | undefined
  /** Whether the season could not be loaded. */
  readonly hasFailed: boolean
}

/**
 * Search results for a text, grouped by kind. Players, matches and stories are fetched when something is typed,
 * because a season of them is much larger than its clubs.
 */
export function SearchGroups({ text, shown, hasFailed }: SearchGroupsProps) {
  const isTyped = text.trim() !== ''
  const [pageTime] = useState(() => Date.now())
  const ofSeason = { enabled: isTyped && Boolean(shown) }
  const address = shown?.address ?? ''
  const players = useQuery({ ...playersQuery(address), ...ofSeason })
  const fixtures = useQuery({ ...fixturesQuery(address), ...ofSeason })
  const articles = useQuery({ ...articlesQuery(), enabled: isTyped })

  const stories = useFoundArticles(articles.data, text)

  const asked = [players, fixtures, articles, stories]
  const isSearching =
    (shown === undefined && !hasFailed) || asked.some(({ isLoading }) => isLoading)
  const isIncomplete = hasFailed || asked.some(({ isError }) => isError)
  const isLate = useIsLate(isTyped && isSearching)
  const clock = shown?.season.clock ?? null
  const groups = suggestionsFor(text, {
    clubs: shown?.season.clubs ?? [],
    players: players.data ?? [],
    fixtures: fixtures.data ?? [],
    articles: stories.articles,
    now: clock === null ? pageTime : Date.parse(clock),
    season: shown?.season.isCurrent === false ? shown.address : '',
  })
  const count = groups.reduce((sum, { found }) => sum + found, 0)
  return (
    <>
      {/* Read out only if it was there before its text. How much was found can be seen. */}
      <div role="status">
        {isTyped && !isSearching && count > 0 && (
          <VisuallyHidden>{`${count} ${nounFor(count, 'result')}`}</VisuallyHidden>
        )}
        {isTyped && !isSearching && count === 0 && !isIncomplete && (
          <NothingFound>Nothing was found</NothingFound>
        )}
      </div>
      <Groups aria-busy={isSearching} data-found={isTyped || undefined}>
        {groups.map(({ title, suggestions, more }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul data-long={suggestions.length > LONG || undefined}>
              {suggestions.map((suggestion) => (
                <li key={suggestion.key}>
                  <SuggestedLink suggestion={suggestion} />
                </li>
              ))}
              {more && (
                <li>
                  <SuggestedLink suggestion={more} />
                </li>
              )}
            </ul>
          </section>
        ))}
      </Groups>
      {isLate && <Hint role="status">Some of the league is still being searched.</Hint>}
      {isTyped && isIncomplete && (
        <Hint role="alert">Not everything could be searched. Please check your connection.</Hint>
      )}
    </>
  )
}

function SuggestedLink({ suggestion }: { readonly suggestion: Suggestion }) {
  const { label, detail, to } = suggestion
  return (
    <Link to={to}>
      {label}
      {detail && <small>{detail}</small>}
    </Link>
  )
}
