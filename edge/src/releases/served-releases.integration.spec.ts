import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Bucket } from 'shared-server/testing/bucket'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})

describe('an edge whose releases lie in a bucket', () => {
  let bucket: Bucket

  beforeEach(async () => {
    bucket = await Bucket.open()
  })

  afterEach(async () => {
    await site.close()
    await bucket.close()
  })

  it('brings a release here when it goes live, examines it, and serves it from then on without the bucket', async () => {
    const published = await site.publish()
    await bucket.take(published)
    site.say(channelsOf(published))
    await site.start(bucket.environment)
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
    expect((await site.get('/releases/mfe-gpl/1.0.0/page-index.js')).body).toBe('export {}')

    await site.edge.close()
    await site.start({ ...bucket.environment, RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:9' })
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('asks again for a release that the bucket does not hold yet', async () => {
    const published = await site.publish()
    const staged = await bucket.stage(published)
    site.say(channelsOf(published, { prefixes: ['/gpl'] }))
    await site.start(bucket.environment)
    // The page will exist, so it must not be answered as permanently missing.
    const early = await site.get('/gpl/tables')
    expect(early.status).toBe(503)
    expect(early.body).toContain('not here yet')
    expect((await site.get('/elsewhere')).status).toBe(404)
    await staged.keep()
    await eventually(async () => (await site.get('/gpl')).status === 200)
  })
})

describe('an edge that refuses a release', () => {
  afterEach(() => site.close())

  const reason = expect.stringMatching(/^mfe-gpl@1.0.0: .+$/) as unknown

  it('says why in its log, in one line however often it tries again', async () => {
    await site.start()
    const warn = jest.spyOn(site.edge.log, 'warn')
    site.say(channelsOf({ ...(await site.publish()), digest: 'sha384-other' }))
    await eventually(() => Promise.resolve(warn.mock.calls.length > 0))
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    const { polls } = site
    await eventually(() => Promise.resolve(site.polls > polls + 3))
    jest.restoreAllMocks()
    expect(warn.mock.calls).toEqual([[{ release: 'mfe-gpl@1.0.0', reason }, 'release refused']])
  })

  it('serves the one before, also where it began after that one was replaced', async () => {
    const good = await site.publish()
    const bad = { ...good, version: '1.1.0', digest: 'sha384-other' }
    site.say(channelsOf(bad, { previous: { version: good.version, digest: good.digest } }))
    await site.start()
    await eventually(async () => (await site.get('/gpl')).status === 200)
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('tells the API at once what it serves and what it refuses', async () => {
    const published = await site.publish()
    site.say(channelsOf({ ...published, digest: 'sha384-other' }))
    await site.start()
    const last = () => site.reports.at(-1)?.report.serving
    await eventually(() => Promise.resolve(last()?.remotes[0]?.refused.length === 1))
    const refused = [{ version: '1.0.0', reason }]
    const told = { remote: 'mfe-gpl', canary: null }
    expect(last()?.remotes).toEqual([{ ...told, stable: null, refused }])
    expect(last()?.store).toMatch(/^[\da-f-]{36}$/)
    site.say(channelsOf(published))
    await eventually(() => Promise.resolve(last()?.remotes[0]?.stable === '1.0.0'))
    expect(last()).toMatchObject({ revision: 3, remotes: [{ ...told, refused: [] }] })
    await site.edge.close()
    expect(last()).toBeUndefined()
  })
})

describe('an edge whose store does not answer', () => {
  let server: Server
  let environment: NodeJS.ProcessEnv

  beforeEach(async () => {
    server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
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
    server.close()
    server.closeAllConnections()
    await site.close()
  })

  const late = { name: 'mfe-group', version: '1.0.0', digest: 'sha384-late' }

  it('promotes, rolls back and switches off other remotes meanwhile', async () => {
    const first = await site.publish()
    const next = await site.publish({ version: '1.1.0' })
    site.say(channelsOf(first))
    await site.start(environment)
    const shown = async (text: string) => {
      await eventually(async () => (await site.get('/gpl')).body.includes(text), 5_000)
    }
    site.say(channelsOf(late), channelsOf(next))
    await shown('Home 1.1.0')
    site.say(channelsOf(late), channelsOf(first))
    await shown('Home 1.0.0')
    site.say(channelsOf(late), channelsOf(first, { disabled: 'Back at noon' }))
    await shown('Back at noon')
  })

  it('rolls back the very remote whose canary has not arrived', async () => {
    const [first, next] = [await site.publish(), await site.publish({ version: '1.1.0' })]
    site.say(channelsOf(next))
    await site.start(environment)
    const canary = { version: '1.2.0', digest: 'sha384-late', percent: 99 }
    site.say(channelsOf(next, { canary }))
    const polled = site.polls
    await eventually(() => Promise.resolve(site.polls > polled + 1))
    expect((await site.get('/gpl')).body).toContain('Home 1.1.0')
    site.say(channelsOf(first, { previous: canary }))
    await eventually(async () => (await site.get('/gpl')).body.includes('Home 1.0.0'), 5_000)
  })

  it('says to whoever asks for a ninth release meanwhile when to ask again', async () => {
    const until = new Date(Date.now() + 60_000).toISOString()
    const versions = Array.from({ length: 9 }, (_, index) => `2.0.${index}`)
    const lately = versions.map((version) => ({ version, digest: 'sha384-late', until }))
    site.say(channelsOf(await site.publish(), { lately }))
    await site.start(environment)
    const answers = versions.map((version) => site.get(`/releases/mfe-gpl/${version}/a.js`))
    const { status, headers } = await Promise.race(answers)
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    server.close()
    server.closeAllConnections()
    await Promise.all(answers)
  })

  it('starts all the same, and is ready only when every release has arrived or was refused', async () => {
    site.say(channelsOf(await site.publish()), channelsOf(late))
    await site.start(environment)
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(503)
    server.close()
    server.closeAllConnections()
    await eventually(async () => (await site.get('/readyz')).status === 200)
  })
})
