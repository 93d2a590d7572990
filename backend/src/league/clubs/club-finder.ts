import { distance } from 'fastest-levenshtein'

/** A club with all names that files and people use for it. */
export interface NamedClub {
  readonly slug: string
  readonly name: string
  readonly shortName?: string
  readonly code?: string
  readonly aliases?: readonly string[]
}

export interface ClubFinder {
  /** Returns the slug of the only club with this name; `undefined` if there is none, or more than one. */
  find(name: string): string | undefined
  /** Returns the slugs of clubs that may be meant, the likeliest first. */
  suggestions(name: string): string[]
  /** Adds a club, to be found from now on. */
  add(club: NamedClub): void
}

const MOST_SUGGESTIONS = 3

/** One letter in three may be wrong: this finds `Hart of Oak`, but no other club. */
const LETTERS_A_SLIP = 3

/** Words for a kind of club, which some sources write and others omit. */
const KINDS = new Set(['fc', 'afc', 'sc', 'cf', 'ac', 'sv', 'fk', 'club'])

interface Spelling {
  /** Without case, accents and punctuation. */
  readonly exact: string
  /** The same without the words for a kind of club at its beginning and end. */
  readonly bare: string
  readonly kinds: readonly string[]
}

/**
 * Finds clubs by name, short name, code or alias, ignoring case, accents, punctuation, and "FC" and the like.
 *
 * It never guesses. A name that fits two clubs finds neither, and so does a name with a different kind of club: AFC
 * Wimbledon is not Wimbledon FC. A club's full name is its own, even if it is another one's alias.
 */
export function clubFinder(clubs: readonly NamedClub[]): ClubFinder {
  const names = clubs.flatMap(namesOf)
  const codes = clubs.map(codeOf)
  const one = (found: readonly { slug: string }[]) => {
    const slugs = new Set(found.map(({ slug }) => slug))
    return slugs.size === 1 ? found[0]?.slug : undefined
  }
  return {
    find(name) {
      const { exact, bare, kinds } = spellingOf(name)
      if (exact === '') return undefined
      const exactly = [...names, ...codes].filter((each) => each.exact === exact)
      const found =
        exactly.length > 0
          ? exactly
          : names.filter((each) => each.bare === bare && agree(each.kinds, kinds))
      const inFull = found.filter(({ isFull }) => isFull)
      return one(inFull.length > 0 ? inFull : found)
    },
    suggestions(name) {
      const { bare } = spellingOf(name)
      const slips = new Map<string, number>()
      for (const { slug, bare: other } of names) {
        const count = slipsBetween(bare, other)
        if (count <= Math.max(2, bare.length / LETTERS_A_SLIP))
          slips.set(slug, Math.min(count, slips.get(slug) ?? count))
      }
      return [...slips]
        .sort(([, count], [, other]) => count - other)
        .slice(0, MOST_SUGGESTIONS)
        .map(([slug]) => slug)
    },
    add(club) {
      names.push(...namesOf(club))
      codes.push(codeOf(club))
    },
  }
}

const namesOf = ({ slug, name, shortName, aliases = [] }: NamedClub) =>
  [name, shortName ?? name, ...aliases].map((each) => ({
    ...{ slug, isFull: each === name },
    ...spellingOf(each),
  }))

const codeOf = ({ slug, code }: NamedClub) => ({
  ...{ slug, isFull: false },
  exact: code === undefined ? '' : exactOf(code),
})

const agree = (kinds: readonly string[], others: readonly string[]) =>
  kinds.length === 0 || others.length === 0 || kinds.join() === others.join()

/** Counts the slips between two names; 1 if one has all words of the other: `Kotoko`, `Asante Kotoko`. */
function slipsBetween(one: string, other: string): number {
  const [few, many] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length)
  const isPart = one !== '' && other !== '' && few?.every((word) => many?.includes(word))
  return isPart ? 1 : distance(one, other)
}

function spellingOf(name: string): Spelling {
  const exact = exactOf(name)
  const words = exact.split(' ')
  const kinds: string[] = []
  while (words.length > 1 && KINDS.has(words[0] ?? '')) kinds.push(words.shift() ?? '')
  while (words.length > 1 && KINDS.has(words.at(-1) ?? '')) kinds.push(words.pop() ?? '')
  return { exact, bare: words.join(' '), kinds: kinds.sort() }
}

/** Turns `1. F.C. Köln` and `1 FC Koln` into `1 fc koln`. Letters that cannot be split from an accent are listed. */
function exactOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ɔ', 'o')
    .replaceAll('ɛ', 'e')
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
