import { type S3Client } from '@aws-sdk/client-s3'
import { type ReleaseFiles } from './release-files.ts'
export interface S3Place {
  readonly bucket: string
  /** '' or a folder with a slash at its end. */
  readonly prefix: string
}
/** Releases in a bucket of an S3-compatible store: `<prefix><name>/<version>/`. */
export declare function s3Files(client: S3Client, { bucket, prefix }: S3Place): ReleaseFiles
