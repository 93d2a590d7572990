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
import { scoreOf, titleOf } from '../fixtures/fixture-facts.ts'
import { derbyName } from '../hero/derbies.ts'
import { dayInShort } from '../match-state/match-time.ts'
import { topicAddress } from '../news/article-filters.ts'

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
  /** Link to more of the kind than are shown. */
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
}

/** Maximum number of suggestions per kind. */
const MAX_SUGGESTIONS = 6

const fixed = (label: string, to: string): Suggestion => ({ key: label, label, to })

/** Shown whatever is typed (requirement 2.13); each leads to its page. */
const POPULAR_SEARCHES: SuggestionGroup = {
  title: 'Popular searches',
  suggestions: [
    fixed('Super Clash', topicAddress('Super Clash')),
    fixed('Top scorers', '/players'),
    fixed('Transfer news', '/news?category=Transfers'),
    fixed('Club jerseys', '/shop?category=Club+Jerseys'),
  ],
}

const COMPETITIONS: SuggestionGroup = {
  title: 'Competitions',
  suggestions: [
    fixed('Ghana Premier League', '/tables'),
    fixed('CAF Champions League', '/tables#champions-league'),
    fixed('CAF Confederation', '/tables#confederation'),
    fixed('International', '/news?category=International'),
  ],
}

/**
 * Returns the suggestions of the search overlay. For an empty text: the popular searches, all teams and
 * competitions. Otherwise the entries of each kind that contain every word, ignoring case and accents; a kind
 * without any is left out.
 */
export function suggestionsFor(text: string, records: SearchedRecords): SuggestionGroup[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean)
  const teams = { title: 'Teams', suggestions: records.clubs.map(teamOf) }
  if (words.length === 0) return [POPULAR_SEARCHES, teams, COMPETITIONS]
  const has = (...texts: readonly string[]) => {
    const all = plainLetters(texts.join(' '))
    return words.every((word) => all.includes(word))
  }
  const found = [
    { ...teams, suggestions: teams.suggestions.filter(({ label }) => has(label)) },
    playersFound(records, has, text),
    matchesFound(records, has),
    storiesFound(records, has, text),
    { ...COMPETITIONS, suggestions: COMPETITIONS.suggestions.filter(({ label }) => has(label)) },
  ]
  return [...found.filter(({ suggestions }) => suggestions.length > 0), POPULAR_SEARCHES]
}

type Has = (...texts: readonly string[]) => boolean

const teamOf = ({ slug, name }: SearchedRecords['clubs'][number]): Suggestion => ({
  key: slug,
  label: name,
  to: teamAddress(slug),
})

function playersFound({ players }: SearchedRecords, has: Has, text: string): SuggestionGroup {
  const found = players.filter(({ name, club }) => has(name, club.name))
  return {
    title: 'Players',
    suggestions: found.slice(0, MAX_SUGGESTIONS).map(({ slug, name, club }) => ({
      ...{ key: slug, label: name, detail: club.name },
      to: playerAddress(slug),
    })),
    more:
      found.length > MAX_SUGGESTIONS
        ? fixed('More players', searchFor('/players', text))
        : undefined,
  }
}

function matchesFound({ fixtures, clubs, now }: SearchedRecords, has: Has): SuggestionGroup {
  const distance = ({ kickOff, day }: FixtureResponse) => {
    const moment = kickOff ?? day
    return moment === null ? Infinity : Math.abs(Date.parse(moment) - now)
  }
  const found = fixtures
    .filter((fixture) => has(titleOf(fixture), derbyName(fixture)))
    .toSorted((a, b) => distance(a) - distance(b))
  const [club, ...others] = clubs.filter(({ name }) => has(name))
  const isOneClub = club !== undefined && others.length === 0
  return {
    title: 'Matches',
    suggestions: found.slice(0, MAX_SUGGESTIONS).map((fixture) => ({
      ...{ key: fixture.slug, label: matchLabel(fixture), detail: dayInShort(fixture) },
      to: matchAddress(fixture.slug),
    })),
    more:
      found.length > MAX_SUGGESTIONS && isOneClub
        ? fixed(`All matches of ${club.name}`, `/fixtures?team=${encodeURIComponent(club.slug)}`)
        : undefined,
  }
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
    more:
      found.length > MAX_SUGGESTIONS ? fixed('More stories', searchFor('/news', text)) : undefined,
  }
}

const searchFor = (page: string, text: string) => `${page}?q=${encodeURIComponent(text.trim())}`
