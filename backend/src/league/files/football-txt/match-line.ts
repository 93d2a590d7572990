import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { DraftFixture } from '../draft-fixture.ts'
import { isScore, readScore } from './score.ts'
import { markOf, readBrackets } from './status.ts'
import { joined, splitAt, type Word } from './words.ts'

type MatchLine = Pick<
  DraftFixture,
  'home' | 'away' | 'ground' | 'status' | 'score' | 'note' | 'columns'
>
type Wrong = { column: number; message: string }

const isVersus = (text: string) => /^(?:vs?|-|–)$/.test(text)

/**
 * Reads a match without its time: `Home v Away  2-1 (1-0)`, `Home  2-1 (1-0)  Away`, `Home - Away`. Each may have a
 * ground after `@`, and a mark or a note in square brackets, at the end or after the score.
 */
export function readMatch(words: readonly Word[]): MatchLine | Wrong {
  const brackets = readBracketed(words)
  if (brackets && 'message' in brackets) return brackets
  const outside = brackets ? [...brackets.before, ...brackets.after] : words
  const ground = splitAt(outside, (text) => text.startsWith('@'))
  const groundName = ground
    ? joined([ground.word, ...ground.after])
        .slice(1)
        .trim()
    : null
  const sides = readSides(ground?.before ?? outside)
  if ('message' in sides) return sides
  const behind = brackets?.after[0]
  if (behind && behind !== sides.away[0] && behind !== ground?.word) {
    const message = 'expected nothing after the bracket but the away club and @'
    return { column: behind.column, message }
  }
  const { status, note } = brackets
    ? readBrackets(joined(brackets.inside).slice(1, -1))
    : { status: null, note: null }
  return {
    home: joined(sides.home),
    away: joined(sides.away),
    ground: groundName,
    status: status ?? sides.status,
    score: sides.score,
    note,
    columns: {
      home: sides.home[0]?.column ?? 1,
      away: sides.away[0]?.column ?? 1,
      ...(ground && { ground: ground.word.column }),
      ...(brackets && { status: brackets.column, note: brackets.column }),
      ...(sides.at !== undefined && { score: sides.at }),
    },
  }
}

interface Bracketed {
  readonly before: readonly Word[]
  readonly inside: readonly Word[]
  readonly after: readonly Word[]
  readonly column: number
}

/** Splits a line at its square brackets; `undefined` without any. */
function readBracketed(words: readonly Word[]): Bracketed | Wrong | undefined {
  const start = words.findIndex(({ text }) => text.startsWith('['))
  const word = words[start]
  if (!word) return undefined
  const end = words.findIndex(({ text }, index) => index >= start && text.endsWith(']')) + 1
  return end === 0
    ? { column: word.column, message: 'expected a bracket that closes' }
    : {
        column: word.column,
        before: words.slice(0, start),
        inside: words.slice(start, end),
        after: words.slice(end),
      }
}

interface Sides {
  readonly home: readonly Word[]
  readonly away: readonly Word[]
  readonly score: DraftFixture['score']
  readonly status: FixtureStatus | null
  /** Column of the score. */
  readonly at?: number
}

function readSides(words: readonly Word[]): Sides | Wrong {
  const versus = splitAt(words, isVersus)
  const result = splitAt(words, (text) => isScore(text) || markOf(text) !== undefined)
  const column = words[0]?.column ?? 1
  if (!result) {
    if (!versus) return { column, message: 'expected a match, a day or a round' }
    return named({ home: versus.before, away: versus.after, score: null, status: null }, column)
  }
  const found = readResult([result.word, ...result.after])
  if (typeof found === 'string') return { column: result.word.column, message: found }
  const behind = [result.word, ...result.after].slice(found.length)
  const between =
    versus && versus.word.column < result.word.column ? splitAt(result.before, isVersus) : undefined
  if (between && behind[0])
    return { column: behind[0].column, message: 'expected nothing after the score but @ and [' }
  const home = between?.before ?? result.before
  const away = between?.after ?? behind
  return named({ ...found, home, away, at: result.word.column }, column)
}

function readResult(words: readonly Word[]) {
  const status = markOf(words[0]?.text ?? '')
  if (status) return { status, score: null, length: 1 }
  const found = readScore(words)
  if (typeof found === 'string') return found
  const mark = markOf(words[found.length]?.text ?? '') ?? null
  return { status: mark, score: found.score, length: found.length + (mark ? 1 : 0) }
}

/** Refuses two spaces inside of a name, because they separate the parts of a line. */
function named(sides: Sides, column: number): Sides | Wrong {
  const stray = [sides.home, sides.away]
    .flatMap((words) => words.slice(1))
    .find((word) => word.opens)
  if (stray) return { column: stray.column, message: 'expected one space between words of a name' }
  if (sides.home.length === 0) return { column, message: 'expected the home club' }
  if (sides.away.length === 0) return { column, message: 'expected the away club' }
  return sides
}
