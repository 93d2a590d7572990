import { SIDES } from 'shared-contracts/league/name'
import type { ImportedFixture, ImportedGoal } from '../files/imported-season.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'
import { isGoal } from '../matches/score-of-events.ts'

/**
 * Returns the goals of a match whose place the scorers of a file take: none if no event counts yet, otherwise those of
 * earlier files, if this one contradicts them. What somebody has entered, tapped or withdrawn by hand stays.
 *
 * @param events all events of the match.
 * @param nameOf returns the present name of a player; a file has this name or the one of the event's note.
 * @returns null if the scorers stay as they are.
 */
export function replacedGoals(
  imported: ImportedFixture,
  events: readonly MatchEvent[],
  nameOf: (personId: number | null) => string | undefined,
): readonly MatchEvent[] | null {
  const counting = effectiveEvents(events)
  if (counting.length === 0) return imported.goals.length > 0 ? [] : null
  const goals = counting.filter(({ type }) => isGoal(type))
  if (goals.length === 0 || isByHand(goals, events)) return null
  const isKnown = ({ kind, side, minute, added, player }: ImportedGoal) =>
    goals.some(
      (one) =>
        one.type === kind &&
        one.side === side &&
        one.minute === minute &&
        one.added === added &&
        (one.note === player || nameOf(one.personId) === player),
    )
  return imported.goals.every(isKnown) && !outnumber(goals, imported) ? null : goals
}

/** Whether any of the goals was entered or tapped, or a goal of a file was withdrawn by hand. */
function isByHand(goals: readonly MatchEvent[], events: readonly MatchEvent[]): boolean {
  const ofFiles = new Set(events.flatMap(({ id, source }) => (source === null ? [] : id)))
  return (
    goals.some(({ source }) => source === null) ||
    events.some(({ source, corrects }) => source === null && ofFiles.has(corrects ?? ''))
  )
}

/** Whether there are more scorers than goals by the file's score. A decision leaves what was played as it was. */
function outnumber(goals: readonly MatchEvent[], { status, score }: ImportedFixture): boolean {
  if (status !== 'finished' || !score) return false
  const scored = score.afterExtraTime ?? score
  return SIDES.some((side) => goals.filter((goal) => goal.side === side).length > scored[side])
}
