import * as v from 'valibot'
import type { RemoteChannels } from './registry.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** Maximum number of remotes in one report. */
export const MAX_SERVED_REMOTES = 200

/** Releases of one remote that an edge serves. */
export const ServedByEdge = v.object({
  remote: RemoteReleaseName,
  /** Null if it serves none. */
  stable: v.nullable(Version),
  canary: v.nullable(Version),
  /** Releases that the registry requires and the edge does not serve, because it could not load or accept them. */
  refused: v.array(
    v.object({
      version: Version,
      reason: v.pipe(v.string(), v.maxLength(1_000)),
    }),
  ),
})
export type ServedByEdge = v.InferOutput<typeof ServedByEdge>

/** Releases that an edge serves, as it reports itself. */
export const EdgeServing = v.object({
  /** Revision of the registry that it knows. */
  revision: v.number(),
  /** Name of the store from which it takes files; null if that store has no name. */
  store: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  /** Whether it answers the files that releases share; absent in reports of older edges. */
  answersSharedFiles: v.optional(v.boolean()),
  remotes: v.pipe(v.array(ServedByEdge), v.maxLength(MAX_SERVED_REMOTES)),
})
export type EdgeServing = v.InferOutput<typeof EdgeServing>

/** One entry of `GET /api/release-edges`: a running edge. */
export const EdgeListing = v.object({
  /** Different after each start. */
  edge: v.string(),
  /** ISO 8601, UTC. */
  reportedAt: v.string(),
  ...EdgeServing.entries,
})
export type EdgeListing = v.InferOutput<typeof EdgeListing>

/** Describes an edge that does not serve what the channels point to; null for one that does. */
export function lateness(
  { edge, reportedAt, revision: known, remotes }: EdgeListing,
  { name, stable, canary }: Pick<RemoteChannels, 'name' | 'stable' | 'canary'>,
  revision: number,
): string | null {
  const label = `edge ${edge.slice(0, 8)}`
  const served = remotes.find(({ remote }) => remote === name)
  const got = served?.stable ?? null
  const isServed =
    got === (stable?.version ?? null) && (served?.canary ?? null) === (canary?.version ?? null)
  if (isServed && known >= revision) return null
  const refused = served?.refused.map(({ version, reason }) => `${version}: ${reason}`) ?? []
  if (known < revision && refused.length === 0) {
    return `${label} knows revision ${known} only, heard of at ${reportedAt}`
  }
  return `${label} serves ${got ?? 'nothing'}${refused.map((reason) => `; ${reason}`).join('')}`
}
