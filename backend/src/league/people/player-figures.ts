import type { MatchEvent } from '../matches/match-event.entity.ts'

/** Figures of a player in matches. */
export interface Figures {
  readonly goals: number
  readonly assists: number
  readonly matches: number
  readonly yellowCards: number
  readonly redCards: number
}

export const NO_FIGURES: Figures = {
  goals: 0,
  assists: 0,
  matches: 0,
  yellowCards: 0,
  redCards: 0,
}

type FigureEvent = Pick<MatchEvent, 'fixtureId' | 'type' | 'personId' | 'relatedId'>

/** The figure that an event raises. A penalty is a goal of the player; an own goal is nobody's. */
const COUNTED: Readonly<Partial<Record<MatchEvent['type'], keyof Figures>>> = {
  goal: 'goals',
  penalty: 'goals',
  'yellow-card': 'yellowCards',
  'second-yellow': 'redCards',
  'red-card': 'redCards',
}

/**
 * Returns figures by id of the player. Starters and substitutes who came on have played a match.
 *
 * @param events those that count, of matches that count.
 */
export function countFigures(
  events: readonly FigureEvent[],
  appearances: readonly { fixtureId: number; personId: number; isStarter: boolean }[],
): ReadonlyMap<number, Figures> {
  const figures = new Map<number, Figures>()
  const add = (personId: number | null, figure: keyof Figures) => {
    if (personId === null) return
    const before = figures.get(personId) ?? NO_FIGURES
    figures.set(personId, { ...before, [figure]: before[figure] + 1 })
  }
  for (const { type, personId, relatedId } of events) {
    const figure = COUNTED[type]
    if (figure) add(personId, figure)
    if (figure === 'goals') add(relatedId, 'assists')
  }
  const onField = new Set([
    ...appearances
      .filter(({ isStarter }) => isStarter)
      .map(({ fixtureId, personId }) => `${fixtureId} ${personId}`),
    ...events
      .filter(({ type, personId }) => type === 'substitution' && personId !== null)
      .map(({ fixtureId, personId }) => `${fixtureId} ${personId}`),
  ])
  for (const one of onField) add(Number(one.split(' ')[1]), 'matches')
  return figures
}
