import { CLUBS } from '../../data/clubs.ts'

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

/** What the search overlay offers before anything is typed (SPEC 2.13). */
export const SUGGESTION_GROUPS: readonly SuggestionGroup[] = [
  {
    title: 'Popular searches',
    suggestions: [
      { label: 'Super Clash', to: searchFor('/news', 'Super Clash') },
      { label: 'Top scorers', to: '/players' },
      { label: 'Transfer news', to: '/news?category=Transfers' },
      { label: 'Club jerseys', to: '/shop?category=Club+Jerseys' },
    ],
  },
  {
    title: 'Teams',
    suggestions: CLUBS.map(({ name }) => ({ label: name, to: searchFor('/teams', name) })),
  },
  {
    title: 'Competitions',
    suggestions: [
      { label: 'Ghana Premier League', to: '/tables' },
      { label: 'CAF Champions League', to: '/tables#champions-league' },
      { label: 'CAF Confederation', to: '/tables#confederation' },
      { label: 'International', to: '/news?category=International' },
    ],
  },
]

/** The suggestions whose label holds the text, whatever the case; groups without one are left out. */
export function matchingSuggestions(text: string): SuggestionGroup[] {
  const wanted = text.trim().toLowerCase()
  return SUGGESTION_GROUPS.map((group) => ({
    ...group,
    suggestions: group.suggestions.filter(({ label }) => label.toLowerCase().includes(wanted)),
  })).filter(({ suggestions }) => suggestions.length > 0)
}
