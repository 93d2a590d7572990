import { plainLetters } from 'shared-contracts/format/plain-letters'
import type { ArticleSummary } from 'shared-contracts/league/article'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { PlayerFigures } from 'shared-contracts/league/player'
import {
  articleAddress,
  matchAddress,
  playerAddress,
  teamAddress,
} from '../../site/league-addresses.ts'
import { withParams } from '../../site/with-params.ts'
import { scoreOf, titleOf } from '../fixtures/fixture-facts.ts'
import { derbyName } from '../hero/derbies.ts'
import { dayInShort } from '../match-state/match-time.ts'
import { ALL, filterArticles, isAbout, topicAddress } from '../news/article-filters.ts'
import { ALL_POSITIONS, ALL_TEAMS, filterPlayers } from '../players/player-filters.ts'

export interface Suggestion {
  /** Unique within its group. */
  readonly key: string
  readonly label: string
  /** Distinguishes it from others of the same name, in a word or two. */
  readonly detail?: string | null
  /** Address inside the portal. */
  readonly to: string
}

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
  /** How many entries of the kind were found; more than are shown, perhaps. */
  readonly found: number
  /** Link to a list that has more of them; undefined if there is none. */
  readonly more?: Suggestion | undefined
}

/** The data of a season, and the stories. */
export interface SearchedRecords {
  readonly clubs: readonly { readonly slug: string; readonly name: string }[]
  readonly players: readonly PlayerFigures[]
  readonly fixtures: readonly FixtureResponse[]
  readonly articles: readonly ArticleSummary[]
  /** The current time, in milliseconds since 1970: matches close to it come first. */
  readonly now: number
  /** Address of the season in links to its lists; empty for the current one. */
  readonly season: string
}

/** Maximum number of suggestions per kind. */
const MAX_SUGGESTIONS = 6

const fixed = (label: string, to: string): Suggestion => ({ key: label, label, to })

/** Shown whatever is typed (requirement 2.13); each leads to its page. */
const POPULAR_SEARCHES: SuggestionGroup = {
  title: 'Popular searches',
  // They are no results.
  found: 0,
  suggestions: [
    fixed('Super Clash', topicAddress('Super Clash')),
    fixed('Top scorers', '/players'),
    fixed('Transfer news', '/news?category=Transfers'),
    fixed('Club jerseys', '/shop?category=Club+Jerseys'),
  ],
}

const COMPETITIONS: readonly Suggestion[] = [
  fixed('Ghana Premier League', '/tables'),
  fixed('CAF Champions League', '/tables#champions-league'),
  fixed('CAF Confederation', '/tables#confederation'),
  fixed('International', '/news?category=International'),
]

/**
 * Returns the suggestions of the search overlay. For an empty text: the popular searches, all teams and
 * competitions. Otherwise the entries of each kind that contain every word, ignoring case and accents; a kind
 * without any is left out.
 */
export function suggestionsFor(text: string, records: SearchedRecords): SuggestionGroup[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean)
  const has = (...texts: readonly string[]) => {
    const all = plainLetters(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
  const teams = whole('Teams', records.clubs.map(teamOf), has)
  const competitions = whole('Competitions', COMPETITIONS, has)
  if (words.length === 0) return [POPULAR_SEARCHES, teams, competitions]
  const found = [
    teams,
    playersFound(records, has, text.trim()),
    matchesFound(records, has),
    storiesFound(records, has, text.trim()),
    competitions,
  ]
  return [...found.filter(({ suggestions }) => suggestions.length > 0), POPULAR_SEARCHES]
}

type Has = (...texts: readonly string[]) => boolean

/** A kind of which everything that was found is shown. */
function whole(title: string, all: readonly Suggestion[], has: Has): SuggestionGroup {
  const suggestions = all.filter(({ label }) => has(label))
  return { title, suggestions, found: suggestions.length }
}

const teamOf = ({ slug, name }: SearchedRecords['clubs'][number]): Suggestion => ({
  key: slug,
  label: name,
  to: teamAddress(slug),
})

function playersFound(records: SearchedRecords, has: Has, text: string): SuggestionGroup {
  const found = records.players.filter(({ name, club }) => has(name, club.name))
  return {
    title: 'Players',
    suggestions: found.slice(0, MAX_SUGGESTIONS).map(({ slug, name, club }) => ({
      ...{ key: slug, label: name, detail: club.name },
      to: playerAddress(slug),
    })),
    found: found.length,
    more: found.length > MAX_SUGGESTIONS ? morePlayers(records, has, text) : undefined,
  }
}

/** The page of the players searches for the text as a whole, and so may not find what its words find here. */
function morePlayers({ players, clubs, season }: SearchedRecords, has: Has, q: string) {
  const listed = filterPlayers(players, { q, position: ALL_POSITIONS, team: ALL_TEAMS })
  if (listed.length > MAX_SUGGESTIONS) {
    return fixed('More players', withParams('/players', { season, q }))
  }
  const club = onlyClub(clubs, has)
  return (
    club &&
    fixed(`All players of ${club.name}`, withParams('/players', { season, team: club.slug }))
  )
}

function matchesFound(
  { fixtures, clubs, now, season }: SearchedRecords,
  has: Has,
): SuggestionGroup {
  const distance = ({ kickOff, day }: FixtureResponse) => {
    const moment = kickOff ?? day
    return moment === null ? Infinity : Math.abs(Date.parse(moment) - now)
  }
  const found = fixtures
    .filter((fixture) => has(titleOf(fixture), derbyName(fixture)))
    .toSorted((a, b) => distance(a) - distance(b))
  const club = onlyClub(clubs, has)
  return {
    title: 'Matches',
    suggestions: found.slice(0, MAX_SUGGESTIONS).map((fixture) => ({
      ...{ key: fixture.slug, label: matchLabel(fixture), detail: dayInShort(fixture) },
      to: matchAddress(fixture.slug),
    })),
    found: found.length,
    more:
      found.length > MAX_SUGGESTIONS && club
        ? fixed(`All matches of ${club.name}`, withParams('/fixtures', { season, team: club.slug }))
        : undefined,
  }
}

/** Returns the club that the words name; undefined if they name several or none. */
function onlyClub(clubs: SearchedRecords['clubs'], has: Has) {
  const [club, ...others] = clubs.filter(({ name }) => has(name))
  return others.length === 0 ? club : undefined
}

function matchLabel(fixture: FixtureResponse): string {
  const score = scoreOf(fixture)
  const { home, away } = fixture
  return score ? `${home.name} ${score.home} - ${score.away} ${away.name}` : titleOf(fixture)
}

function storiesFound({ articles }: SearchedRecords, has: Has, text: string): SuggestionGroup {
  const found = articles.filter(({ title, excerpt, tags }) => has(title, excerpt, ...tags))
  return {
    title: 'Stories',
    suggestions: found.slice(0, MAX_SUGGESTIONS).map(({ slug, title, category }) => ({
      ...{ key: slug, label: title, detail: category },
      to: articleAddress(slug),
    })),
    found: found.length,
    more: found.length > MAX_SUGGESTIONS ? moreStories(articles, text) : undefined,
  }
}

/** The page of the news searches for the text as a whole, without tags; a topic is a tag as well. */
function moreStories(articles: SearchedRecords['articles'], q: string): Suggestion | undefined {
  const { featured, latest } = filterArticles(articles, { q, category: ALL, topic: '' })
  if (featured.length + latest.length > MAX_SUGGESTIONS) {
    return fixed('More stories', withParams('/news', { q }))
  }
  const isTopic = articles.filter(isAbout(q)).length > MAX_SUGGESTIONS
  return isTopic ? fixed('More stories', topicAddress(q)) : undefined
}
