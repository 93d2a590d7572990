import * as v from 'valibot'
import type { RemoteChannels } from './registry.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** Remotes of one report at most. */
export const MAX_SERVED_REMOTES = 200

/** What an edge gives to visitors of one remote. */
export const ServedByEdge = v.object({
  remote: RemoteReleaseName,
  /** Null where it serves none. */
  stable: v.nullable(Version),
  canary: v.nullable(Version),
  /** What the registry asks of it and it does not serve: one that it could not load, or that it refuses. */
  refused: v.array(
    v.object({
      version: Version,
      reason: v.pipe(v.string(), v.maxLength(1_000)),
    }),
  ),
})
export type ServedByEdge = v.InferOutput<typeof ServedByEdge>

/** What an edge gives to visitors, as it says itself. */
export const EdgeServing = v.object({
  /** The registry's revision that it knows of. */
  revision: v.number(),
  /** Names the store that it takes files from; null where that store has no name. */
  store: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  /** Whether it answers the files that releases share; absent of edges from before. */
  answersSharedFiles: v.optional(v.boolean()),
  remotes: v.pipe(v.array(ServedByEdge), v.maxLength(MAX_SERVED_REMOTES)),
})
export type EdgeServing = v.InferOutput<typeof EdgeServing>

/** One entry of `GET /api/release-edges`: an edge that runs. */
export const EdgeListing = v.object({
  /** Another one after each start. */
  edge: v.string(),
  /** ISO 8601, UTC. */
  reportedAt: v.string(),
  ...EdgeServing.entries,
})
export type EdgeListing = v.InferOutput<typeof EdgeListing>

/** What an edge says that does not serve what the channels point to; null of one that does. */
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
