import { ConflictException } from '@nestjs/common'
import { effectiveEvents } from '../../matches/effective-events.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { scoreOf } from '../../matches/score-of-events.ts'
import { endedLive, scoredLive } from '../../matches/scored-live.ts'
import { whistlesOf } from '../../matches/whistles.ts'
import type { Edit } from '../edits/edit.ts'
import { eventFaults } from '../edits/match-faults.ts'
import { refuseNewFaults } from '../edits/refuse-new-faults.ts'
import { withdrawEvent } from '../edits/take-back.ts'
import { changeFixture } from '../fixtures/change-fixture.ts'
import { SCORED_LIVE } from './scored-live.ts'

/**
 * Withdraws an event at the desk. The score follows if the match was scored at the touchline; any other score was
 * entered, and stays.
 *
 * @throws ConflictException while the match is being scored, for an event that is a withdrawal itself, and if a goal
 *   that the event corrected would apply again beyond the score.
 */
export async function withdrawByHand(
  edit: Edit,
  { id, fixtureId, withdrawn }: Pick<MatchEvent, 'id' | 'fixtureId' | 'withdrawn'>,
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
  if (withdrawn) throw new ConflictException('This event is withdrawn already')
  const withdraw = async () => {
    // A file that told the event must not tell it again.
    await withdrawEvent(edit, id, reason, { source: null })
    if (!endedLive(before.fixture, before.events)) return
    const { fixture, events } = await read()
    await changeFixture(edit, fixture, scoreOf(events, whistlesOf(before.events)), reason)
  }
  const faults = async () => eventFaults(manager, [(await read()).fixture])
  await refuseNewFaults(faults, withdraw)
}
