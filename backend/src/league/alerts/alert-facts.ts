import { formatKickOff, formatWeekday } from 'shared-contracts/format/dates'
import { formatMinute } from 'shared-contracts/league/minute'
import type { EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import type { AlertFacts } from './alert-message.ts'
import type { Alert } from './alert.entity.ts'

/** Facts of an alert's match that are needed to send it. */
export interface FactsOfMatch extends Omit<AlertFacts, 'origin'> {
  readonly clubIds: readonly [home: number, away: number]
}

/** Reads the facts of an alert at the time of sending; null if the alert no longer holds. */
export async function readAlertFacts(
  manager: EntityManager,
  alert: Alert,
): Promise<FactsOfMatch | null> {
  const fixture = await manager.findOneBy(Fixture, { id: alert.fixtureId })
  if (!fixture || !holds(alert, fixture)) return null
  const { slug: match, homeId, awayId, kickOff, day } = fixture
  const home = await manager.findOneBy(Club, { id: homeId })
  const away = await manager.findOneBy(Club, { id: awayId })
  if (!home || !away) return null
  return {
    ...{ alert, match, home: home.name, away: away.name },
    scored: alert.kind === 'goal' ? await lastGoal(manager, alert) : null,
    newDate: kickOff ? formatKickOff(kickOff) : day && formatWeekday(day),
    clubIds: [homeId, awayId],
  }
}

/** Whether an alert is still true of its match. A later goal does not invalidate an earlier one. */
function holds({ kind, homeGoals, awayGoals }: Alert, fixture: Fixture): boolean {
  const { status } = fixture
  const hasGoals =
    (fixture.homeGoals ?? 0) >= (homeGoals ?? 0) && (fixture.awayGoals ?? 0) >= (awayGoals ?? 0)
  switch (kind) {
    case 'postponed':
      return status === 'postponed'
    case 'full-time':
      return status === 'finished' && hasGoals
    case 'goal':
      return hasGoals
    case 'kick-off':
      return !['scheduled', 'postponed', 'cancelled'].includes(status)
    case 'corrected':
      return fixture.homeGoals === homeGoals && fixture.awayGoals === awayGoals
    default:
      return kind satisfies never
  }
}

const GOALS: readonly MatchEvent['type'][] = ['goal', 'own-goal', 'penalty']

/** Returns the goal that made the score of an alert; null if nobody entered the scorer. */
async function lastGoal(
  manager: EntityManager,
  { fixtureId, homeGoals, awayGoals }: Alert,
): Promise<AlertFacts['scored']> {
  const events = await manager.find(MatchEvent, {
    where: { fixtureId },
    order: { minute: 'ASC', added: 'ASC', sequence: 'ASC' },
  })
  const goals = effectiveEvents(events).filter(({ type }) => GOALS.includes(type))
  const goal = goals[(homeGoals ?? 0) + (awayGoals ?? 0) - 1]
  if (!goal) return null
  const { type, side, personId, note } = goal
  const person = personId === null ? null : await manager.findOneBy(LeaguePerson, { id: personId })
  const player = person?.name ?? (note || null)
  return { type, side, minute: formatMinute(goal), player }
}
