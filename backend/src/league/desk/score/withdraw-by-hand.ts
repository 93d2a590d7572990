import { ConflictException } from '@nestjs/common'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { scoreOf } from '../../matches/score-of-events.ts'
import { endedLive, scoredLive } from '../../matches/scored-live.ts'
import { whistlesOf } from '../../matches/whistles.ts'
import type { Edit } from '../edits/edit.ts'
import { withdrawEvent } from '../edits/take-back.ts'
import { changeFixture } from '../fixtures/change-fixture.ts'
import { SCORED_LIVE } from './scored-live.ts'

/**
 * Withdraws an event at the desk. The score follows if the match was scored at the touchline; any other score was
 * entered, and stays.
 *
 * @throws ConflictException while the match is being scored.
 */
export async function withdrawByHand(
  edit: Edit,
  { id, fixtureId }: Pick<MatchEvent, 'id' | 'fixtureId'>,
  reason: string,
): Promise<void> {
  const { manager } = edit
  const read = async () => ({
    fixture: await manager.findOneByOrFail(Fixture, { id: fixtureId }),
    events: effectiveEvents(await manager.findBy(MatchEvent, { fixtureId })),
  })
  const before = await read()
  if ((await scoredLive(manager, [before.fixture])).has(fixtureId)) {
    throw new ConflictException(SCORED_LIVE)
  }
  // A file that told the event must not tell it again.
  await withdrawEvent(edit, id, reason, { source: null })
  if (!endedLive(before.fixture, before.events)) return
  const { fixture, events } = await read()
  await changeFixture(edit, fixture, scoreOf(events, whistlesOf(before.events)), reason)
}
