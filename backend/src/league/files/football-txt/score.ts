import type { Goals } from '../../standings/season.ts'
import type { ImportedScore } from '../imported-season.ts'
import type { Word } from './words.ts'

const PAIR = /^(\d{1,2})-(\d{1,2}),?$/
const EXTRA_TIME = /^a\.?e\.?t\.?,?$/i
const PENALTIES = /^pen\.?,?$/i

export const isScore = (text: string): boolean => PAIR.test(text)

/**
 * Reads a score, and returns it with the number of its words: `2-1 (1-0)`, `1-1 a.e.t. (1-1, 0-0)`, `4-2 pen. 3-3
 * a.e.t. (2-2, 2-0)`, `3-3 a.e.t. (2-2, 2-0), 4-2 pen.`. Returns a message if it is inconsistent.
 */
export function readScore(
  words: readonly Word[],
): { score: ImportedScore; length: number } | string {
  const pairs: { goals: Goals; after?: 'extra-time' | 'penalties' }[] = []
  let at = 0
  for (let goals = pairOf(words[at]); goals; goals = pairOf(words[at])) {
    const mark = words[at + 1]?.text ?? ''
    const after = EXTRA_TIME.test(mark)
      ? 'extra-time'
      : PENALTIES.test(mark)
        ? 'penalties'
        : undefined
    pairs.push(after ? { goals, after } : { goals })
    at += after ? 2 : 1
  }
  const inside: Goals[] = []
  if (words[at]?.text.startsWith('(')) {
    const end = words.findIndex(({ text }, index) => index >= at && /\),?$/.test(text))
    const text = words.slice(at, end + 1).map((word) => word.text)
    const goals = text
      .join(' ')
      .replace(/^\(|\),?$/g, '')
      .split(', ')
      .map((pair) => pairOf({ text: pair }))
    if (end === -1 || goals.some((each) => each === undefined))
      return 'expected goals of the first half in brackets, as (1-0)'
    inside.push(...goals.filter((each) => each !== undefined))
    at = end + 1
  }
  const last = pairOf(words[at])
  const hasPenalties = pairs.some(({ after }) => after === 'penalties')
  if (last && !hasPenalties && PENALTIES.test(words[at + 1]?.text ?? '')) {
    pairs.push({ goals: last, after: 'penalties' })
    at += 2
  }
  const plain = pairs.filter(({ after }) => after === undefined).map(({ goals }) => goals)
  const afterExtraTime = pairs.find(({ after }) => after === 'extra-time')?.goals ?? null
  const penalties = pairs.find(({ after }) => after === 'penalties')?.goals ?? null
  const [score, halfTime, ...rest] = [...plain, ...inside]
  if (!score) return 'expected the goals after 90 minutes in brackets, as (1-1, 0-0)'
  if (plain.length > 1 || rest.length > 0) return 'expected one score, and that of the first half'
  return {
    score: { ...score, halfTime: halfTime ?? null, afterExtraTime, penalties },
    length: at,
  }
}

function pairOf(word: Pick<Word, 'text'> | undefined): Goals | undefined {
  const [, home, away] = PAIR.exec(word?.text ?? '') ?? []
  return home === undefined ? undefined : { home: Number(home), away: Number(away) }
}

export function writeScore({
  halfTime,
  afterExtraTime,
  penalties,
  ...score
}: ImportedScore): string {
  const pair = ({ home, away }: Goals) => `${home}-${away}`
  const parts = [
    ...(penalties ? [`${pair(penalties)} pen.`] : []),
    ...(afterExtraTime ? [`${pair(afterExtraTime)} a.e.t.`] : []),
  ]
  const regular = [pair(score), ...(halfTime ? [pair(halfTime)] : [])]
  if (afterExtraTime) parts.push(`(${regular.join(', ')})`)
  else parts.push(...regular.map((each, index) => (index === 0 ? each : `(${each})`)))
  return parts.join(' ')
}
