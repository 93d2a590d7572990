import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Bucket } from 'shared-server/testing/bucket'
import { channelsOf, Site } from '../testing/site.ts'

const SCRIPT = '/releases/mfe-gpl/1.0.0/page-index.js'

let bucket: Bucket
let site: Site

beforeEach(async () => {
  bucket = await Bucket.open()
  site = await Site.open()
})

afterEach(async () => {
  await site.close()
  await bucket.close()
})

describe('an edge that is asked for a file of a release that it does not have', () => {
  it('brings the release from the bucket that it shares with the edge which named it', async () => {
    const first = await Site.open()
    const published = await first.publish()
    await site.describe(published)
    await bucket.take(published)
    first.say(channelsOf(published))
    await first.start(bucket.environment)
    await site.start(bucket.environment)
    const { body } = await first.get('/gpl')
    await first.close()
    expect(body).toContain(`href="${SCRIPT}"`)
    const answers = await Promise.all([SCRIPT, SCRIPT, SCRIPT].map((url) => site.get(url)))
    expect(answers.map((answer) => answer.body)).toEqual(Array(3).fill('export {}'))
    expect(answers[0]?.headers['cache-control']).toContain('immutable')
    expect(site.questions).toBe(1)
    expect((await site.get('/releases/mfe-gpl/1.0.0/release.json')).status).toBe(200)
    expect((await site.get('/releases/mfe-gpl/1.0.0/other.js')).status).toBe(404)
    expect(site.questions).toBe(1)
  })

  it('brings one that this shell cannot run, for tabs that began with another shell', async () => {
    const contract = { version: '9.0.0', range: '^9.0.0', imports: {} }
    const published = await site.publish({ contract })
    await site.describe(published)
    await bucket.take(published)
    await site.start(bucket.environment)
    expect((await site.get(SCRIPT)).body).toBe('export {}')
  })

  it('asks the registry once for what was never published, and for no name that cannot be one', async () => {
    await site.start(bucket.environment)
    for (const url of [SCRIPT, SCRIPT]) expect((await site.get(url)).status).toBe(404)
    expect(site.questions).toBe(1)
    for (const release of [
      'Mfe/1.0.0',
      'mfe-gpl/latest',
      '..%2f..%2fetc/1.0.0',
      'mfe-gpl/%2e%2e',
    ]) {
      const { status } = await site.get(`/releases/${release}/page-index.js`)
      expect(status).toBeGreaterThanOrEqual(400)
    }
    expect((await site.get(`/releases/mfe-gpl/1.0.0-${'a'.repeat(100)}/x.js`)).status).toBe(404)
    expect(site.questions).toBe(1)
  })

  it('never serves one that differs from what was published', async () => {
    const published = await site.publish()
    await site.describe(published)
    await writeFile(join(published.folder, 'remoteEntry.js'), 'changed')
    await bucket.take(published)
    await site.start(bucket.environment)
    for (const url of [SCRIPT, SCRIPT]) expect((await site.get(url)).status).toBe(404)
  })

  it('says that it cannot answer now while the registry or the bucket is away', async () => {
    const published = await site.publish()
    await site.describe(published)
    await bucket.take(published)
    await site.start({ ...bucket.environment, RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:9' })
    const { status, headers } = await site.get(SCRIPT)
    expect(status).toBe(503)
    expect(headers['cache-control']).toBeUndefined()
    await site.edge.close()
    await site.start(bucket.environment)
    await site.loseApi()
    expect((await site.get(SCRIPT)).status).toBe(503)
  })

  it('asks nobody where the folder itself is the store', async () => {
    await site.start()
    expect((await site.get(SCRIPT)).status).toBe(404)
    expect(site.questions).toBe(0)
  })
})
