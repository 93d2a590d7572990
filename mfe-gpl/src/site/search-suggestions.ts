import { teamAddress } from './league-addresses.ts'

export interface Suggestion {
  readonly label: string
  /** Address inside the portal. */
  readonly to: string
}

export interface SuggestionGroup {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
}

const searchFor = (page: string, text: string) => `${page}?q=${encodeURIComponent(text)}`

/** Stands whatever is typed (requirement 2.13). */
const POPULAR_SEARCHES: SuggestionGroup = {
  title: 'Popular searches',
  suggestions: [
    { label: 'Super Clash', to: searchFor('/news', 'Super Clash') },
    { label: 'Top scorers', to: '/players' },
    { label: 'Transfer news', to: '/news?category=Transfers' },
    { label: 'Club jerseys', to: '/shop?category=Club+Jerseys' },
  ],
}

type Clubs = readonly { readonly slug: string; readonly name: string }[]

const COMPETITIONS: SuggestionGroup = {
  title: 'Competitions',
  suggestions: [
    { label: 'Ghana Premier League', to: '/tables' },
    { label: 'CAF Champions League', to: '/tables#champions-league' },
    { label: 'CAF Confederation', to: '/tables#confederation' },
    { label: 'International', to: '/news?category=International' },
  ],
}

const teamsOf = (clubs: Clubs): SuggestionGroup => ({
  title: 'Teams',
  suggestions: clubs.map(({ slug, name }) => ({ label: name, to: teamAddress(slug) })),
})

/**
 * What the search overlay offers: the popular searches, and the teams and competitions whose label holds
 * the text, whatever the case; a list without one is left out.
 */
export function suggestionsFor(text: string, clubs: Clubs): SuggestionGroup[] {
  const wanted = text.trim().toLowerCase()
  const lists = [teamsOf(clubs), COMPETITIONS].map((list) => ({
    ...list,
    suggestions: list.suggestions.filter(({ label }) => label.toLowerCase().includes(wanted)),
  }))
  return [POPULAR_SEARCHES, ...lists.filter(({ suggestions }) => suggestions.length > 0)]
}
