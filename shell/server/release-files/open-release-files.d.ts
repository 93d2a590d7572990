import * as v from 'valibot'
import type { ReleaseFiles } from './release-files.ts'
/** Variables that say where the files of releases lie. */
export declare const ReleaseStoreEnvironment: v.ObjectSchema<
  {
    /** `s3://bucket` or `s3://bucket/prefix`; without it, the folder `releases` in DATA_DIR. */
    readonly RELEASE_STORE: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.StringSchema<undefined>,
          v.RegexAction<string, 'an address such as s3://bucket/releases'>,
        ]
      >,
      undefined
    >
    /** Address of the store, where it is not Amazon's own. */
    readonly RELEASE_STORE_ENDPOINT: v.OptionalSchema<
      v.SchemaWithPipe<
        readonly [
          v.StringSchema<undefined>,
          v.UrlAction<string, 'an address such as https://storage.example.org'>,
        ]
      >,
      undefined
    >
  },
  undefined
>
export type ReleaseStoreEnvironment = v.InferOutput<typeof ReleaseStoreEnvironment>
/** Folder of releases on this machine. */
export declare const releasesFolder: (dataDir: string) => string
/**
 * Opens the store of releases' files. Credentials and region of a bucket come from where its official client
 * looks for them, such as `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_REGION`.
 */
export declare function openReleaseFiles(
  environment: ReleaseStoreEnvironment,
  dataDir: string,
): Promise<ReleaseFiles>
