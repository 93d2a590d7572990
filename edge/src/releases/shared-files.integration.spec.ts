import { createHmac } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { shortIntegrityOf } from 'shared-server/integrity'
import { Bucket } from 'shared-server/testing/bucket'
import { release } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

const OLD = 'files/old.0123456789ab.js'
const BOTH = 'files/both.0123456789ab.js'
const NEW = 'files/new.0123456789ab.js'
const SECRET = 'a-secret-of-this-suite'
const DAY_MS = 86_400_000

/** Lets the edge ask the registry only when it has a reason to. */
const NEVER = { RELEASE_POLL_MS: '600000' }

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

const ask = (file: string, headers: Record<string, string> = {}) =>
  site.get(`/releases/mfe-gpl/${file}`, headers)
const statusOf = async (file: string, headers: Record<string, string> = {}) =>
  (await ask(file, headers)).status

/** Publishes a release that shares some files; each contains its name. */
const publish = (version: string, files: readonly string[], changes: Partial<Release> = {}) =>
  site.publish(
    { version, hasSharedFiles: true, ...changes },
    { scripts: Object.fromEntries(files.map((file) => [file, `export const file = '${file}'`])) },
  )

describe('a file that releases share', () => {
  it('has the same address in each of them, which every browser may keep for ever', async () => {
    const before = await publish('1.0.0', [OLD, BOTH])
    const after = await publish('1.1.0', [BOTH, NEW])
    site.say(channelsOf(after, { previous: before }))
    await site.start()
    for (const file of [OLD, BOTH, NEW]) {
      const { status, body, headers } = await ask(file)
      expect([status, body]).toEqual([200, `export const file = '${file}'`])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect(await statusOf('1.1.0/' + BOTH)).toBe(200)
  })

  it('is named by documents, in the map by which scripts find each other', async () => {
    const [page] = release().routes
    const routes = [{ ...page!, scripts: [BOTH] }]
    site.say(channelsOf(await publish('1.1.0', [BOTH], { routes })))
    await site.start()
    const { body } = await site.get('/gpl')
    const [, json = ''] = /<script type="importmap">(.+?)<\/script>/.exec(body) ?? []
    const integrity = shortIntegrityOf(`export const file = '${BOTH}'`)
    expect(JSON.parse(json)).toMatchObject({
      imports: { '/releases/mfe-gpl/1.1.0/files/': '/releases/mfe-gpl/files/' },
      integrity: { [`/releases/mfe-gpl/${BOTH}`]: integrity },
    })
    expect(body).toContain(
      `<link rel="modulepreload" fetchpriority="low" href="/releases/mfe-gpl/${BOTH}" integrity="${integrity}">`,
    )
  })

  it('stands under its version alone in a release that does not share it', async () => {
    site.say(channelsOf(await publish('1.0.0', [OLD], { hasSharedFiles: false })))
    await site.start()
    expect([await statusOf(OLD), await statusOf('1.0.0/' + OLD)]).toEqual([404, 200])
    expect((await site.get('/gpl')).body).not.toContain('"imports"')
  })

  it.each(['files/', 'files/none.js', 'files/..%2f1.0.0%2fremoteEntry.js', 'files'])(
    'is none under %s',
    async (file) => {
      site.say(channelsOf(await publish('1.0.0', [OLD])))
      await site.start()
      const { status, headers } = await ask(file)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  it('is answered for the tabs of a release that was offered until lately', async () => {
    const late = await publish('1.0.0', [OLD])
    const until = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    const after = await publish('1.1.0', [NEW])
    site.say(channelsOf(after, { lately: [{ ...late, until: until(1) }] }))
    await site.start()
    expect(await statusOf(OLD)).toBe(200)
    site.say(channelsOf(after, { lately: [{ ...late, until: until(-1) }] }))
    await site.edge.close()
    await site.start()
    expect(await statusOf(OLD)).toBe(404)
  })

  it('is answered at once where another edge has sent a document that names it', async () => {
    site.say(channelsOf(await publish('1.0.0', [OLD])))
    await site.start(NEVER)
    site.say(channelsOf(await publish('1.1.0', [NEW])))
    expect(await statusOf(NEW)).toBe(200)
    await site.loseApi()
    expect(await statusOf('files/none.js')).toBe(503)
    expect(await statusOf(NEW)).toBe(200)
  })

  it('is of one remote alone', async () => {
    site.say(channelsOf(await publish('1.0.0', [OLD])))
    await site.start()
    expect((await site.get(`/releases/mfe-group/${OLD}`)).status).toBe(404)
  })

  it('that was never offered is answered to the browser with a preview link alone', async () => {
    const tried = await publish('1.1.0', [BOTH, NEW])
    site.say(channelsOf(await publish('1.0.0', [OLD, BOTH])))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + DAY_MS).toISOString()
    const { version, digest } = tried
    const claim = JSON.stringify({ id: 'link', remote: 'mfe-gpl', version, digest, until })
    const text = Buffer.from(claim).toString('base64url')
    const signature = createHmac('sha256', SECRET).update(text).digest('base64url')
    const cookie = { cookie: `chosen-release=${text}.${signature}` }
    const { status, headers } = await ask(NEW, cookie)
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
    expect((await ask(BOTH, cookie)).headers['cache-control']).toContain('public')
    expect(await statusOf(NEW)).toBe(404)
  })

  it('comes from another release that has it while one cannot be had', async () => {
    const before = await publish('1.0.0', [BOTH])
    const after = await publish('1.1.0', [BOTH])
    await rm(join(after.folder, 'release.json'))
    site.say(channelsOf(after, { previous: before }))
    await site.start()
    expect(await statusOf(BOTH)).toBe(200)
  })

  it('is refused where its bytes are not what was published', async () => {
    const published = await publish('1.0.0', [OLD])
    site.say(channelsOf(published))
    await site.start()
    await writeFile(join(published.folder, OLD), 'another')
    expect(await statusOf(OLD)).toBe(503)
  })

  it('is brought from the store with its release, by an edge that has never seen it', async () => {
    const bucket = await Bucket.open()
    try {
      const published = await publish('1.0.0', [OLD])
      await bucket.take(published)
      await site.start({ ...bucket.environment, ...NEVER })
      site.say(channelsOf(published))
      const answers = await Promise.all([OLD, OLD, OLD].map((file) => statusOf(file)))
      expect(answers).toEqual([200, 200, 200])
    } finally {
      await bucket.close()
    }
  })
})
