import type { Side } from 'shared-contracts/league/name'
import type { EntityManager } from 'typeorm'
import { Appearance } from '../matches/appearance.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { playersIn } from '../matches/event-response.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { MatchFigures } from '../matches/match-figures.entity.ts'
import { hasScoreOf } from '../matches/score-of-events.ts'
import type { PlayedMatch } from './replay-plan.ts'

/**
 * Reads everything that is recorded of a finished match.
 *
 * @throws TypeError for a match that does not exist or is not finished, or if not all of its goals are recorded.
 */
export async function playedMatch(
  manager: EntityManager,
  slug: string,
): Promise<{ readonly fixture: Fixture; readonly played: PlayedMatch }> {
  const fixture = await manager.findOneBy(Fixture, { slug })
  if (fixture?.slug !== slug) throw new TypeError(`there is no match ${slug}`)
  if (fixture.status !== 'finished')
    throw new TypeError(`${slug} is ${fixture.status}, not finished`)
  const fixtureId = fixture.id
  const rows = await manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } })
  const events = effectiveEvents(rows)
  if (!hasScoreOf(fixture, events)) {
    throw new TypeError(`${slug} has goals of which nobody has told when they fell`)
  }
  const appearances = await manager.find(Appearance, { where: { fixtureId }, order: { id: 'ASC' } })
  const players = await playersIn(manager, events, appearances)
  const slugOf = (id: number | null) => players.get(id ?? 0)?.slug ?? null
  const lineUp = (side: Side) =>
    appearances.flatMap((one) => {
      const player = slugOf(one.personId)
      if (one.side !== side || player === null) return []
      return [{ player, shirtNumber: one.shirtNumber, isStarter: one.isStarter }]
    })
  return {
    fixture,
    played: {
      events: events.map(({ type, side, minute, added, personId, relatedId, note }) => ({
        ...{ type, side, minute, added, note },
        ...{ player: slugOf(personId), related: slugOf(relatedId) },
      })),
      lineUps: { home: lineUp('home'), away: lineUp('away') },
      statistics: (await manager.findOneBy(MatchFigures, { id: fixtureId }))?.figures ?? null,
    },
  }
}
