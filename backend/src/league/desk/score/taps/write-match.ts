import type { EntityManager } from 'typeorm'
import { insertAll } from '../../../../foundation/database/records.ts'
import { matchChanged } from '../../../alerts/match-changed.ts'
import { Appearance } from '../../../matches/appearance.entity.ts'
import { FixtureChange } from '../../../matches/fixture-change.entity.ts'
import { Fixture } from '../../../matches/fixture.entity.ts'
import { MatchEvent } from '../../../matches/match-event.entity.ts'
import { MatchFigures } from '../../../matches/match-figures.entity.ts'
import type { KnownMatch, TappedMatch } from './tapped-match.ts'

/** Writes a match after taps. @param by role of the scorer, never a name. */
export async function writeMatch(
  manager: EntityManager,
  before: KnownMatch,
  match: TappedMatch,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const { id: fixtureId, revision } = before.fixture
  await insertAll(manager, MatchEvent, match.added)
  await insertAll(
    manager,
    FixtureChange,
    match.changes.map((change) => ({ ...change, fixtureId, at, by })),
  )
  if (match.figures !== before.figures && match.figures) {
    await manager.delete(MatchFigures, { id: fixtureId })
    await manager.insert(MatchFigures, { id: fixtureId, figures: match.figures })
  }
  if (match.lineUps !== before.lineUps) {
    await manager.delete(Appearance, { fixtureId })
    await insertAll(
      manager,
      Appearance,
      match.lineUps.map(({ personId, side, shirtNumber, position, isStarter }) => {
        return { fixtureId, personId, side, shirtNumber, position, isStarter }
      }),
    )
  }
  const { status, homeGoals, awayGoals, homeHalfTime, awayHalfTime } = match.fixture
  const { day, kickOff, addedTime } = match.fixture
  const values = { status, homeGoals, awayGoals, homeHalfTime, awayHalfTime, day, kickOff }
  await manager.update(Fixture, { id: fixtureId }, { ...values, addedTime, revision: revision + 1 })
  await matchChanged(manager, before.fixture, match.fixture, happenedAt(match.added) ?? at, at)
}

/** Events whose own moment followers are told; it is long ago if the phone had no network. */
const NEWS: readonly MatchEvent['type'][] = [
  ...(['goal', 'own-goal', 'penalty', 'kick-off', 'full-time'] as const),
]

function happenedAt(events: readonly MatchEvent[]): Date | null {
  const moments = events.flatMap(({ type, at }) => (NEWS.includes(type) ? [at.getTime()] : []))
  return moments.length === 0 ? null : new Date(Math.max(...moments))
}
