import { distance } from 'fastest-levenshtein'

/** Names by which a club is known. */
export interface KnownClub {
  readonly slug: string
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly aliases: readonly string[]
}

/** Words that tell no club from another. */
const COMMON = new Set(['fc', 'afc', 'sc', 'cf', 'fk', 'sv', 'ac', 'club', 'football'])
const MOST_SUGGESTIONS = 3
/** A part of a name that says something of it. */
const LEAST_PART = 4

/**
 * Finds clubs by name, short name, code or alias, without regard to case, accents and words such as FC. It never
 * guesses: a name that means two clubs, or nearly one, is not found.
 */
export function clubFinder<Known extends KnownClub>(clubs: readonly Known[]) {
  const byName = new Map<string, Set<Known>>()
  for (const club of clubs) {
    for (const name of [club.name, club.slug, club.shortName, club.code, ...club.aliases]) {
      const key = folded(name)
      if (key === '') continue
      byName.set(key, (byName.get(key) ?? new Set()).add(club))
    }
  }
  return {
    find: (name: string): Known | undefined => {
      const found = byName.get(folded(name))
      return found?.size === 1 ? [...found][0] : undefined
    },

    /** Clubs that may be meant, the likeliest first. */
    suggestions: (name: string): Known[] => {
      const key = folded(name)
      const near = [...byName].flatMap(([known, own]) => {
        const [short, long] = known.length < key.length ? [known, key] : [key, known]
        const isPart = short.length >= LEAST_PART && long.includes(short)
        const far = isPart ? 1 : distance(known, key)
        return far <= Math.max(2, key.length / 3) ? [...own].map((club) => ({ club, far })) : []
      })
      const sorted = near.toSorted((a, b) => a.far - b.far)
      return [...new Set(sorted.map(({ club }) => club))].slice(0, MOST_SUGGESTIONS)
    },
  }
}

function folded(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !COMMON.has(word))
  return (own.length > 0 ? own : words).join(' ')
}
