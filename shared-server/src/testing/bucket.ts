import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openReleaseFiles } from '../release-store/open-release-files.ts'
import type { ReleaseName, StagedRelease } from '../release-store/release-files.ts'

/** An S3-compatible store on this machine, with the variables for edges to use it. */
export class Bucket {
  environment!: { readonly RELEASE_STORE: string; readonly RELEASE_STORE_ENDPOINT: string }
  /** Folder of this bucket alone, removed when it is closed. */
  folder = ''
  private server!: S3rver

  static async open(): Promise<Bucket> {
    const bucket = new Bucket()
    bucket.folder = await mkdtemp(join(tmpdir(), 'bucket-'))
    bucket.server = new S3rver({
      port: 0,
      silent: true,
      directory: bucket.folder,
      configureBuckets: [{ name: 'releases', configs: [] }],
    })
    const { port } = await bucket.server.run()
    bucket.environment = {
      RELEASE_STORE: 's3://releases/site',
      RELEASE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    }
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    })
    return bucket
  }

  /** Moves a release's folder into the bucket, but not into place. */
  async stage(published: ReleaseName & { readonly folder: string }): Promise<StagedRelease> {
    const files = await openReleaseFiles(this.environment, this.folder)
    const staged = await files.stage(published, published.folder)
    await rm(published.folder, { recursive: true })
    return staged
  }

  /** Moves a release's folder into the bucket. */
  async take(published: ReleaseName & { readonly folder: string }): Promise<void> {
    await (await this.stage(published)).keep()
  }

  async close(): Promise<void> {
    await this.server.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
