import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { Url } from '../environment/values.ts'
import { folderFiles } from './folder-files.ts'
import type { ReleaseFiles } from './release-files.ts'

/** How long a store may take to accept a connection, and then to answer, in milliseconds. */
const CONNECTION_TIME_LIMIT_MS = 3_000
const ANSWER_TIME_LIMIT_MS = 30_000

/** Variables that say where the files of releases lie. */
export const ReleaseStoreEnvironment = v.object({
  /** `s3://bucket` or `s3://bucket/prefix`; without it, the folder `releases` in DATA_DIR. */
  RELEASE_STORE: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^s3:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?$/,
        'must be an address such as s3://bucket/releases',
      ),
    ),
  ),
  /** Address of the store, where it is not Amazon's own. */
  RELEASE_STORE_ENDPOINT: v.optional(Url),
})
export type ReleaseStoreEnvironment = v.InferOutput<typeof ReleaseStoreEnvironment>

/** Folder of releases on this machine. */
export const releasesFolder = (dataDir: string) => join(resolve(dataDir), 'releases')

/**
 * Opens the store of releases' files. Credentials and region of a bucket come from where its official client
 * looks for them, such as `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_REGION`.
 */
export async function openReleaseFiles(
  environment: ReleaseStoreEnvironment,
  dataDir: string,
): Promise<ReleaseFiles> {
  const { RELEASE_STORE: store, RELEASE_STORE_ENDPOINT: endpoint } = environment
  if (store === undefined) return folderFiles(releasesFolder(dataDir))
  // Loaded only where it is used: it is larger than the rest of the edge.
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { s3Files } = await import('./s3-files.ts')
  const { host: bucket, pathname } = new URL(store)
  const folder = pathname.replace(/^\/|\/$/g, '')
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: CONNECTION_TIME_LIMIT_MS,
      requestTimeout: ANSWER_TIME_LIMIT_MS,
    },
    // Stores other than Amazon's know no newer kinds of checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return s3Files(client, { bucket, prefix: folder ? `${folder}/` : '' })
}
