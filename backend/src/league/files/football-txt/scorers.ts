import type { ImportedGoal } from '../imported-season.ts'

/** `71'`, `90+3`, `90'+3`, `45+1'`. The kind of goal may be attached, or be the next word. */
const MINUTE = /^(\d{1,3})'?(?:\+(\d{1,2}))?'?,?(\(?(?:pen|p|og|o\.g)\.?\)?)?,?$/i
const KIND = /^\(?(pen|p|og|o\.g)\.?\)?,?$/i
/** A mark without brackets that may begin a name as well: `P. Aubameyang`. */
const INITIAL = /^[PO][^,]*$/

/**
 * Reads scorers in brackets: `(Neymar 71' Messi 80', 90+2'; Diego 56'(p))`, home before the semicolon. Without a
 * semicolon, they all belong to the side that scored. Returns `undefined` if the text is not a list of scorers.
 */
export function readScorers(
  text: string,
  score: { home: number; away: number },
): ImportedGoal[] | undefined {
  const sides = text.slice(1, -1).split(';')
  if (sides.length > 2) return undefined
  const side = sides.length === 1 && score.home === 0 ? 'away' : 'home'
  const [one, other] = [scorersOf(sides[0] ?? '', side), scorersOf(sides[1] ?? '', 'away')]
  return one && other && [...one, ...other]
}

function scorersOf(text: string, side: 'home' | 'away'): ImportedGoal[] | undefined {
  const goals: ImportedGoal[] = []
  let name: string[] = []
  let player: string | undefined
  const words = text
    .replaceAll(',', ', ')
    .split(/\s/)
    .filter((each) => each !== '')
  for (const [index, word] of words.entries()) {
    if (word === ',' || word === '-') continue
    const next = words[index + 1]
    const beginsName = INITIAL.test(word) && next !== undefined && !/^[\d,]/.test(next)
    const minute = MINUTE.exec(word)
    const last = goals.at(-1)
    if (minute) {
      if (name.length > 0) player = name.join(' ')
      if (player === undefined) return undefined
      name = []
      goals.push({
        side,
        player,
        minute: Number(minute[1]),
        added: Number(minute[2] ?? 0),
        kind: kindOf(minute[3]),
      })
    } else if (KIND.test(word) && !beginsName && last && name.length === 0) {
      goals[goals.length - 1] = { ...last, kind: kindOf(word) }
    } else if (word.endsWith(',')) return undefined
    else name.push(word)
  }
  return name.length > 0 ? undefined : goals
}

function kindOf(mark: string | undefined): ImportedGoal['kind'] {
  if (!mark) return 'goal'
  return /o/i.test(mark) ? 'own-goal' : 'penalty'
}

const MARKS = { goal: '', penalty: '(p)', 'own-goal': '(og)' } as const

export const writeScorer = ({ player, minute, added, kind }: ImportedGoal): string =>
  `${player} ${minute}${added ? `+${added}` : ''}'${MARKS[kind]}`

export function writeScorers(goals: readonly ImportedGoal[]): string {
  const of = (side: 'home' | 'away') =>
    goals
      .filter((goal) => goal.side === side)
      .map(writeScorer)
      .join(' ')
  return `(${of('home')}; ${of('away')})`
}
