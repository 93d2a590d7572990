import { In, type EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import type { TimedMeasure } from './canary-slowness.ts'
import { CanaryTime } from './canary-time.entity.ts'
import { CanaryVisit } from './canary-visit.entity.ts'

/** Rows per statement. */
const BATCH = 200

/** The durations in one document, with the visit it belongs to. */
export interface TimedVisit {
  readonly visit: CanaryVisit
  /** Whether the browser already had the host's script. */
  readonly held: boolean
  readonly times: ReadonlyMap<TimedMeasure, number>
}

/** Adds the durations of comparable documents; a browser's first figure of a measure is kept. */
export async function saveTimes(
  manager: EntityManager,
  visits: readonly TimedVisit[],
): Promise<void> {
  const measured = visits.filter(({ times }) => times.size > 0)
  const firsts = await firstDocuments(manager, measured)
  const rows = measured
    .filter(({ visit, held }) => !held || firsts.get(visit.keyHash) !== visit.document)
    .flatMap(({ visit: { keyHash, remote, version, networkHash }, times }) =>
      [...times].map(([measure, value]) => ({
        keyHash: sha256(`${keyHash} ${measure}`),
        remote,
        version,
        measure,
        networkHash,
        milliseconds: Math.round(value),
      })),
    )
    .toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : a.keyHash > b.keyHash ? 1 : 0))
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    await manager.createQueryBuilder().insert().into(CanaryTime).values(batch).orIgnore().execute()
  }
}

/** Returns the id of each browser's first document, by the key of its visit. */
async function firstDocuments(
  manager: EntityManager,
  visits: readonly TimedVisit[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const keys = [...new Set(visits.filter(({ held }) => held).map(({ visit }) => visit.keyHash))]
  for (let start = 0; start < keys.length; start += BATCH) {
    const some = await manager.findBy(CanaryVisit, {
      keyHash: In(keys.slice(start, start + BATCH)),
    })
    for (const { keyHash, document } of some) found.set(keyHash, document)
  }
  return found
}
