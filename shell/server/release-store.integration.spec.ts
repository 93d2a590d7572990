import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import S3rver from 's3rver'
import { openReleaseFiles } from './release-files/open-release-files.ts'
import { channelsOf, eventually, Site } from './testing/site.ts'

describe('an edge whose releases lie in a bucket', () => {
  let site: Site
  let folder: string
  let server: S3rver
  let environment: { RELEASE_STORE: string; RELEASE_STORE_ENDPOINT: string }

  beforeEach(async () => {
    site = await Site.open()
    folder = await mkdtemp(join(tmpdir(), 'bucket-'))
    server = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'releases', configs: [] }],
    })
    const { port } = await server.run()
    environment = {
      RELEASE_STORE: 's3://releases/site',
      RELEASE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    }
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    })
  })

  afterEach(async () => {
    await site.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('brings a release here when it goes live, examines it, and serves it from then on without the bucket', async () => {
    const published = await site.publish()
    const files = await openReleaseFiles(environment, folder)
    await (await files.stage(published, published.folder)).keep()
    await rm(published.folder, { recursive: true })
    site.say(channelsOf(published))
    await site.start(environment)
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
    expect((await site.get('/releases/mfe-gpl/1.0.0/page-index.js')).body).toBe('export {}')

    await site.edge.close()
    await site.start({ ...environment, RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:9' })
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('asks again for a release that the bucket does not hold yet', async () => {
    const published = await site.publish()
    const files = await openReleaseFiles(environment, folder)
    const staged = await files.stage(published, published.folder)
    await rm(published.folder, { recursive: true })
    site.say(channelsOf(published))
    await site.start(environment)
    expect((await site.get('/gpl')).status).toBe(404)
    await staged.keep()
    await eventually(async () => (await site.get('/gpl')).status === 200)
  })
})
