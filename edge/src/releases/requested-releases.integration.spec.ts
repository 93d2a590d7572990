import { createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Bucket } from 'shared-server/testing/bucket'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'

const SCRIPT = '/releases/mfe-gpl/1.0.0/page-index.js'
const DAY_MS = 86_400_000
const SECRET = 'a-secret-of-this-suite'

/** Lets the edge ask the registry only when it has a reason to. */
const NEVER = { RELEASE_POLL_MS: '600000' }

let site: Site

beforeEach(async () => {
  site = await Site.open()
})

afterEach(() => site.close())

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await site.get(url, headers)).status

describe('the files of a release', () => {
  const until = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

  it.each<[number, string, (published: { version: string; digest: string }) => object]>([
    [200, 'is stable', (stable) => ({ stable })],
    [200, 'is a canary', (canary) => ({ canary: { ...canary, percent: 1 } })],
    [200, 'is what a roll back returns to', (previous) => ({ previous })],
    [200, 'was offered until lately', (late) => ({ lately: [{ ...late, until: until(1) }] })],
    [404, 'was offered long ago', (late) => ({ lately: [{ ...late, until: until(-1) }] })],
    [404, 'was published, and offered never', () => ({})],
  ])('are answered with %d when it %s', async (expected, _state, channels) => {
    const { version, digest } = await site.publish()
    const other = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(other, channels({ version, digest })))
    await site.start()
    expect(await statusOf(SCRIPT)).toBe(expected)
    expect(await statusOf('/releases/mfe-gpl/1.0.0/release.json')).toBe(expected)
  })

  it('are still answered to open tabs after a start without the registry', async () => {
    const { version, digest } = await site.publish()
    const lately = [{ version, digest, until: until(1) }]
    site.say(channelsOf(await site.publish({ version: '2.0.0' }), { lately }))
    await site.start()
    await site.edge.close()
    site.answer = { status: 500, body: '' }
    await site.start()
    expect(await statusOf(SCRIPT)).toBe(200)
  })

  it('that was never offered are answered to the browser with a preview link alone, and kept by no other cache', async () => {
    const { version, digest } = await site.publish()
    site.say(channelsOf(await site.publish({ version: '2.0.0' })))
    await site.start({ PREVIEW_SECRET: SECRET })
    const cookieFor = (remote: string, end = until(1)) => {
      const claim = JSON.stringify({ id: 'link', remote, version, digest, until: end })
      const text = Buffer.from(claim).toString('base64url')
      const signature = createHmac('sha256', SECRET).update(text).digest('base64url')
      return { cookie: `chosen-release=${text}.${signature}` }
    }
    const { status, body, headers } = await site.get(SCRIPT, cookieFor('mfe-gpl'))
    expect([status, body]).toEqual([200, 'export {}'])
    expect(headers['cache-control']).toBe('private, max-age=3600')
    expect(await statusOf(SCRIPT, cookieFor('mfe-gpl', until(-1)))).toBe(404)
    expect(await statusOf(SCRIPT, cookieFor('mfe-group'))).toBe(404)
    const refused = await site.get(SCRIPT)
    expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('are answered at once when it was promoted a moment ago, however many ask', async () => {
    const published = await site.publish()
    await site.start(NEVER)
    site.say(channelsOf(published))
    const polled = site.polls
    const statuses = await Promise.all([SCRIPT, SCRIPT, SCRIPT].map((url) => statusOf(url)))
    expect(statuses).toEqual([200, 200, 200])
    expect(site.polls).toBe(polled + 1)
  })

  it('are waited for where another edge has told the browser of their promotion, and the API still holds the map of before', async () => {
    const published = await site.publish()
    site.say()
    await site.start(NEVER)
    const told = site.revision + 1
    expect(await statusOf(SCRIPT)).toBe(404)
    const polled = site.polls
    const status = statusOf(SCRIPT, { cookie: `revision=${told}` })
    await eventually(() => site.polls > polled)
    site.say(channelsOf(published))
    expect(await status).toBe(200)
  })

  it('are waited for no longer than a visitor would', async () => {
    await site.publish()
    site.say()
    await site.start(NEVER)
    const statuses = ['page-index.js', 'files/page-index.js'].map((file) =>
      statusOf(SCRIPT.replace('page-index.js', file), { cookie: 'revision=999999999' }),
    )
    expect(await Promise.all(statuses)).toEqual([404, 404])
  })

  it('are asked of the registry for no name that cannot be one', async () => {
    await site.start(NEVER)
    const polled = site.polls
    for (const release of [
      'Mfe/1.0.0',
      'mfe-gpl/latest',
      '..%2f..%2fetc/1.0.0',
      'mfe-gpl/%2e%2e',
      `mfe-gpl/1.0.0-${'a'.repeat(100)}`,
    ]) {
      expect(await statusOf(`/releases/${release}/page-index.js`)).toBe(404)
    }
    expect(site.polls).toBe(polled)
  })

  it('cannot be answered now while the registry, that may know of it, is away', async () => {
    await site.publish()
    await site.start(NEVER)
    await site.loseApi()
    const { status, headers } = await site.get(SCRIPT)
    expect([status, headers['cache-control']]).toEqual([503, undefined])
    expect(headers['retry-after']).toBe('2')
  })
})

describe('an edge that is asked for a file of a release in a bucket', () => {
  let bucket: Bucket

  beforeEach(async () => {
    bucket = await Bucket.open()
  })
  afterEach(() => bucket.close())

  it('brings the release, once', async () => {
    const published = await site.publish()
    await bucket.take(published)
    await site.start({ ...bucket.environment, ...NEVER })
    site.say(channelsOf(published))
    const answers = await Promise.all([SCRIPT, SCRIPT, SCRIPT].map((url) => site.get(url)))
    expect(answers.map((answer) => answer.body)).toEqual(Array(3).fill('export {}'))
    expect(answers[0]?.headers['cache-control']).toContain('immutable')
    expect(await statusOf('/releases/mfe-gpl/1.0.0/release.json')).toBe(200)
    expect(await statusOf('/releases/mfe-gpl/1.0.0/other.js')).toBe(404)
  })

  it('brings one that this shell cannot run, for tabs that began with another shell', async () => {
    const contract = { version: '9.0.0', range: '^9.0.0', imports: {} }
    const published = await site.publish({ contract })
    await bucket.take(published)
    site.say(channelsOf(published))
    await site.start(bucket.environment)
    expect((await site.get(SCRIPT)).body).toBe('export {}')
  })

  it('brings it again for who finds a copy changed on its disk', async () => {
    const published = await site.publish()
    await bucket.take(published)
    site.say(channelsOf(published))
    await site.start(bucket.environment)
    expect(await statusOf('/releases/mfe-gpl/1.0.0/remoteEntry.js')).toBe(200)
    await writeFile(join(published.folder, 'page-index.js'), 'changed')
    const answers = await Promise.all([SCRIPT, SCRIPT, SCRIPT].map((url) => site.get(url)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, 'export {}']),
    )
  })

  it('never serves one that differs from what was published', async () => {
    const published = await site.publish()
    await writeFile(join(published.folder, 'remoteEntry.js'), 'changed')
    await bucket.take(published)
    site.say(channelsOf(published))
    await site.start(bucket.environment)
    for (const url of [SCRIPT, SCRIPT]) expect(await statusOf(url)).toBe(404)
  })

  it('cannot answer now while the bucket is away', async () => {
    const published = await site.publish()
    await bucket.take(published)
    site.say(channelsOf(published))
    await site.start({ ...bucket.environment, RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:9' })
    const { status, headers } = await site.get(SCRIPT)
    expect([status, headers['cache-control']]).toEqual([503, undefined])
  })
})
