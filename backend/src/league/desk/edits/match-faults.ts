import { isWhistle } from 'shared-contracts/league/live-standing'
import { SIDES } from 'shared-contracts/league/name'
import { In, type EntityManager } from 'typeorm'
import { inBatches } from '../../../foundation/database/records.ts'
import { Club } from '../../clubs/club.entity.ts'
import { effectiveEvents } from '../../matches/effective-events.ts'
import type { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { isGoal } from '../../matches/score-of-events.ts'
import { TO_BE_PLAYED } from '../../matches/to-be-played.ts'
import { Round } from '../../seasons/round.entity.ts'
import { clashFaults } from '../fixtures/clash-faults.ts'
import { goalsOf } from '../fixtures/enter-events.ts'
import type { Edit } from './edit.ts'

/**
 * Returns the faults of matches whose events do not fit their scores, or each other: they have more goals, have not
 * begun, or have a whistle twice.
 */
export async function eventFaults(
  manager: EntityManager,
  fixtures: readonly Fixture[],
): Promise<string[]> {
  const titleOf = await titles(manager, fixtures)
  const events = await inBatches(
    fixtures.map(({ id }) => id),
    (some) => manager.findBy(MatchEvent, { fixtureId: In(some) }),
  )
  const effective = effectiveEvents(events)
  return fixtures.flatMap((fixture) => {
    const own = effective.filter(({ fixtureId }) => fixtureId === fixture.id)
    const title = titleOf(fixture)
    if (TO_BE_PLAYED.includes(fixture.status) && own.length > 0) {
      return [`${title} would not have begun, but has events: withdraw them first`]
    }
    const whistles = own.map(({ type }) => type).filter(isWhistle)
    return [
      ...(new Set(whistles).size < whistles.length ? [`${title} would have a whistle twice`] : []),
      ...sidesWithMoreGoals(fixture, own).map(
        (side) =>
          `${title}: the ${side} side would have more goals among the events than in the score`,
      ),
    ]
  })
}

/** A decision of the league leaves what was played as it was, as does the lack of a score. */
function sidesWithMoreGoals(fixture: Fixture, events: readonly MatchEvent[]) {
  if (fixture.status === 'awarded') return []
  const goals = events.filter(({ type }) => isGoal(type))
  return SIDES.filter((side) => {
    const most = goalsOf(fixture)[side]
    return most !== null && goals.filter((goal) => goal.side === side).length > most
  })
}

/** Returns the faults of matches whose round is deleted, or that another match of the season leaves no place. */
export async function placeFaults(edit: Edit, fixtures: readonly Fixture[]): Promise<string[]> {
  const { manager } = edit
  const titleOf = await titles(manager, fixtures)
  const ids = [...new Set(fixtures.flatMap(({ roundId }) => roundId ?? []))]
  const rounds = await inBatches(ids, (some) => manager.findBy(Round, { id: In(some) }))
  const known = new Set(rounds.map(({ id }) => id))
  const faults: string[] = []
  for (const fixture of fixtures) {
    const { roundId } = fixture
    const found =
      roundId === null || known.has(roundId)
        ? (await clashFaults(edit, fixture, null)).map(({ message }) => message)
        : ['its round is deleted']
    faults.push(...found.map((message) => `${titleOf(fixture)}: ${message}`))
  }
  return faults
}

async function titles(manager: EntityManager, fixtures: readonly Fixture[]) {
  const ids = new Set(fixtures.flatMap(({ homeId, awayId }) => [homeId, awayId]))
  const clubs = await manager.findBy(Club, { id: In([...ids]) })
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]))
  return ({ homeId, awayId }: Fixture) => `${nameOf.get(homeId)} v ${nameOf.get(awayId)}`
}
