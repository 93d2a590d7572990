import type { S3Client } from '@aws-sdk/client-s3'
import * as v from 'valibot'

/** Timeouts for a connection to the store, and for its silence, in milliseconds. */
const CONNECTION_TIME_LIMIT_MS = 3_000
const SILENCE_TIME_LIMIT_MS = 30_000

/** `s3://bucket` or `s3://bucket/prefix`. */
export const BucketAddress = v.pipe(
  v.string(),
  v.regex(/^s3:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?$/, 'must be an address such as s3://bucket/folder'),
)

/** A folder of an S3-compatible store. */
export interface S3Place {
  readonly bucket: string
  /** '' or a folder with a trailing slash. */
  readonly prefix: string
}

/**
 * Opens a bucket. Credentials and region come from the usual sources of the official client, such as
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_REGION`.
 *
 * @param endpoint of the store, if it is not Amazon's own.
 * @param silenceMs time without a byte in either direction after which a call fails.
 */
export async function openBucket(
  address: string,
  endpoint: string | undefined,
  silenceMs = SILENCE_TIME_LIMIT_MS,
): Promise<S3Place & { readonly client: S3Client }> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { host: bucket, pathname } = new URL(address)
  const folder = pathname.replace(/^\/|\/$/g, '')
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: CONNECTION_TIME_LIMIT_MS,
      // Holds until the last byte of a response. `requestTimeout` would end with its headers, and would cut off an
      // upload that is only slow.
      socketTimeout: silenceMs,
    },
    // Stores other than Amazon's do not support newer kinds of checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, bucket, prefix: folder ? `${folder}/` : '' }
}
