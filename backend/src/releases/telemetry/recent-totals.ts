import type { EntityManager } from 'typeorm'
import * as v from 'valibot'

/** Versions per remote that are exported: those last reported. Each costs Prometheus about 150 series. */
const VERSIONS = 5

const Rows = v.array(
  v.object({
    remote: v.string(),
    version: v.string(),
    measure: v.string(),
    bucket: v.string(),
    count: v.number(),
  }),
)

/** A total of a release that visitors had recently. */
export type RecentTotal = v.InferOutput<typeof Rows>[number]

/** Returns the totals since a release was first seen, without the many releases that are no longer in use. */
export async function recentTotals(manager: EntityManager): Promise<RecentTotal[]> {
  const rows: unknown = await manager.query(
    `SELECT totals.remote, totals.version, totals.measure, totals.bucket, totals.count
     FROM telemetry_totals totals
     JOIN (
       SELECT remote, version,
         ROW_NUMBER() OVER (PARTITION BY remote ORDER BY MAX(hour) DESC, version DESC) AS place
       FROM telemetry_totals GROUP BY remote, version
     ) recent ON recent.remote = totals.remote AND recent.version = totals.version
     WHERE recent.place <= ${VERSIONS}
     ORDER BY totals.remote, totals.version`,
  )
  return v.parse(Rows, rows)
}
