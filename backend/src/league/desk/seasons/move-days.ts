import { IsNull, Not } from 'typeorm'
import { zoneClock } from '../../files/zone-clock.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import type { Season } from '../../seasons/season.entity.ts'
import type { Edit } from '../edits/edit.ts'
import { changeFixture } from '../fixtures/change-fixture.ts'

/** Changes the days of a season's matches to those on which their kick-offs are in its zone. The kick-offs stay. */
export async function moveDays(edit: Edit, { id: seasonId, timeZone }: Season): Promise<void> {
  const clock = zoneClock(timeZone)
  const fixtures = await edit.manager.findBy(Fixture, { seasonId, kickOff: Not(IsNull()) })
  for (const fixture of fixtures) {
    const day = fixture.kickOff && clock.local(fixture.kickOff.toISOString()).date
    await changeFixture(edit, fixture, { day }, `The season has the time of ${timeZone}`)
  }
}
