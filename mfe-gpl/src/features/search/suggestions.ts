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
  /** Tells it from the others of its group. */
  readonly key: string
  readonly label: string
  /** What tells it from others of its name, in a word or two. */
  readonly detail?: string | null
  /** Address inside the portal. */
  readonly to: string
}

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
  /** Where more of the kind stand than are shown. */
  readonly more?: Suggestion | undefined
}

/** What the portal has of a season, and its stories. */
export interface SearchedRecords {
  readonly clubs: readonly { readonly slug: string; readonly name: string }[]
  readonly players: readonly PlayerFigures[]
  readonly fixtures: readonly FixtureResponse[]
  readonly articles: readonly ArticleSummary[]
  /** The moment that counts as now, in milliseconds since 1970: matches close to it come first. */
  readonly now: number
}

/** As many of a kind as are shown at once. */
const MOST = 6

const fixed = (label: string, to: string): Suggestion => ({ key: label, label, to })

/** Stands whatever is typed (requirement 2.13); each leads to what it names. */
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
 * What the search overlay offers. Before anything is typed: the popular searches, all teams and competitions. Then what
 * of each kind has every word of the text, whatever the case and accents; a kind without any is left out.
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
    suggestions: found.slice(0, MOST).map(({ slug, name, club }) => ({
      ...{ key: slug, label: name, detail: club.name },
      to: playerAddress(slug),
    })),
    more: found.length > MOST ? fixed('More players', searchFor('/players', text)) : undefined,
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
    suggestions: found.slice(0, MOST).map((fixture) => ({
      ...{ key: fixture.slug, label: matchLabel(fixture), detail: dayInShort(fixture) },
      to: matchAddress(fixture.slug),
    })),
    more:
      found.length > MOST && isOneClub
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
    suggestions: found.slice(0, MOST).map(({ slug, title, category }) => ({
      ...{ key: slug, label: title, detail: category },
      to: articleAddress(slug),
    })),
    more: found.length > MOST ? fixed('More stories', searchFor('/news', text)) : undefined,
  }
}

const searchFor = (page: string, text: string) => `${page}?q=${encodeURIComponent(text.trim())}`
