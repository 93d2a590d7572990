import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { Url } from '../environment/values.ts'
import { BucketAddress, openBucket } from './open-bucket.ts'
import { folderFiles } from './folder-files.ts'
import type { ReleaseFiles } from './release-files.ts'

/** Variables for the location of releases' files. */
export const ReleaseStoreEnvironment = v.object({
  /** `s3://bucket` or `s3://bucket/prefix`; without it, the folder `releases` in DATA_DIR. */
  RELEASE_STORE: v.optional(BucketAddress),
  /** Address of the store, if it is not Amazon's own. */
  RELEASE_STORE_ENDPOINT: v.optional(Url),
})
export type ReleaseStoreEnvironment = v.InferOutput<typeof ReleaseStoreEnvironment>

/** Returns the folder of releases on this machine. */
export const releasesFolder = (dataDir: string) => join(resolve(dataDir), 'releases')

/** Opens the store of releases' files. */
export async function openReleaseFiles(
  environment: ReleaseStoreEnvironment,
  dataDir: string,
): Promise<ReleaseFiles> {
  const { RELEASE_STORE: store, RELEASE_STORE_ENDPOINT: endpoint } = environment
  if (store === undefined) return folderFiles(releasesFolder(dataDir))
  // Loaded only when it is used: its client is larger than the rest of the edge.
  const { s3Files } = await import('./s3-files.ts')
  const { client, ...place } = await openBucket(store, endpoint)
  return s3Files(client, place)
}
