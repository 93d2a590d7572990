import type { EntityManager } from 'typeorm'
import { makeCompetition } from '../exchange/make-competition.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { REPLAY } from './replay-competition.ts'

/**
 * Returns the season of all replays, a sample with a running clock. @param like id of a season to copy the rules from.
 */
export async function replaySeason(manager: EntityManager, like: number): Promise<Season> {
  await makeCompetition(manager, REPLAY, 'Replay')
  const { id: competitionId } = await manager.findOneByOrFail(Competition, { slug: REPLAY })
  const today = new Date().toISOString().slice(0, 10)
  const known = await manager.findOneBy(Season, { competitionId, slug: REPLAY })
  if (known) {
    await manager.update(Season, { id: known.id }, { endsOn: today })
    return known
  }
  const rules = await manager.findOneByOrFail(Season, { id: like })
  const { timeZone, pointsForWin, tieBreakers } = rules
  await manager.insert(Season, {
    ...{ competitionId, slug: REPLAY, name: 'Replay', startsOn: today, endsOn: today },
    ...{ isSample: true, clock: null, timeZone, pointsForWin, tieBreakers, zones: [] },
    ...{ rankedBy: 'points', lots: [], revision: 1 },
  })
  return manager.findOneByOrFail(Season, { competitionId, slug: REPLAY })
}
