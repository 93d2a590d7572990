import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { integrityOf } from 'shared-server/integrity'
import { Bucket } from 'shared-server/testing/bucket'
import { newReleaseKey } from 'shared-server/testing/release-key'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'
import { STUB_RUNTIME } from '../testing/stub-runtime.ts'

const OTHER = "export const host = 'other'"
const EVIL = 'globalThis.isStolen = true'

let site: Site

beforeEach(async () => {
  site = await Site.open()
  site.say(channelsOf(await site.publish()))
})
afterEach(() => site.close())

const fetched = async (file: string) => {
  const { status, body } = await site.get(`/assets/shell/${file}`)
  return [status, body]
}

describe('an edge beside edges with other hosts', () => {
  it('answers the scripts of every announced host as well as its own', async () => {
    const own = "export const host = 'own'"
    await site.writeShellFile('own.js', own, integrityOf(own))
    const other = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    const older = await site.publishShell('1.0.0-b0', { 'older.js': 'export {}' })
    site.announce(other, { ...older, until: '2126-01-01T00:00:00.000Z' })
    await site.start()
    expect(await fetched('own.js')).toEqual([200, own])
    expect(await fetched('other.js')).toEqual([200, OTHER])
    expect(await fetched('older.js')).toEqual([200, 'export {}'])
    const { headers } = await site.get('/assets/shell/other.js')
    expect(headers['cache-control']).toContain('immutable')
  })

  it('asks the registry about a script of an edge that was updated a moment ago', async () => {
    await site.start({ RELEASE_POLL_MS: '600000' })
    const { polls } = site
    site.announce(await site.publishShell('1.1.0-b2', { 'other.js': OTHER }))
    expect(await fetched('other.js')).toEqual([200, OTHER])
    expect(site.polls).toBe(polls + 1)
  })

  it('waits for it where that edge has told the browser, and the API still holds the map of before', async () => {
    await site.start({ RELEASE_POLL_MS: '600000' })
    const other = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    const told = { cookie: `revision=${site.revision + 1}` }
    setTimeout(() => site.announce(other), 400)
    const { status, body } = await site.get('/assets/shell/other.js', told)
    expect([status, body]).toEqual([200, OTHER])
  })

  it('answers nothing that is not announced, not described, or is the description itself', async () => {
    const announced = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    await site.publishShell('9.9.9-b9', { 'secret.js': EVIL })
    await writeFile(join(announced.folder, 'planted.js'), EVIL)
    site.announce(announced)
    await site.start()
    for (const file of ['secret.js', 'planted.js', 'release.json', '../1.1.0-b2/other.js', '']) {
      const [status, body] = await fetched(file)
      expect([file, status]).toEqual([file, 404])
      expect(body).not.toContain(EVIL)
    }
  })

  it('sends no byte that was changed, and the file again once it is mended', async () => {
    const { folder, ...announced } = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    site.announce(announced)
    await writeFile(join(folder, 'other.js'), EVIL)
    await site.start()
    expect(await fetched('other.js')).toMatchObject([503, expect.not.stringContaining(EVIL)])
    await writeFile(join(folder, 'other.js'), OTHER)
    expect(await fetched('other.js')).toEqual([200, OTHER])
  })

  it('fetches a host again of which a copy was changed on its disk', async () => {
    const bucket = await Bucket.open()
    try {
      const { folder, ...announced } = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
      await bucket.take({ name: 'shell', version: '1.1.0-b2', folder })
      site.announce(announced)
      await site.start(bucket.environment)
      expect((await fetched('none.js'))[0]).toBe(404)
      await writeFile(join(folder, 'other.js'), EVIL)
      expect((await fetched('other.js'))[0]).toBe(503)
      await eventually(async () => (await fetched('other.js'))[0] === 200)
      expect(await fetched('other.js')).toEqual([200, OTHER])
    } finally {
      await bucket.close()
    }
  })

  it('takes no description but the announced one', async () => {
    const { folder, ...announced } = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    const planted = await site.publishShell('1.1.0-b2', { 'other.js': EVIL })
    expect(planted.folder).toBe(folder)
    site.announce(announced)
    await site.start()
    expect((await fetched('other.js'))[0]).toBe(404)
  })

  it('takes no host that the platform has not signed, where keys are configured', async () => {
    const [platform, team] = [newReleaseKey(), newReleaseKey()]
    const { folder, ...shell } = await site.publishShell('1.1.0-b2', { 'other.js': OTHER })
    expect(folder).toContain('shell')
    site.announce(shell)
    const RELEASE_KEYS = JSON.stringify({ 'mfe-gpl': [team.publicKey], '*': [platform.publicKey] })
    await site.start({ RELEASE_KEYS })
    expect((await fetched('other.js'))[0]).toBe(404)
  })

  it('goes on with its own while the registry is away, says so of others, and knows them from before', async () => {
    const own = "export const host = 'own'"
    await site.writeShellFile('own.js', own, integrityOf(own))
    site.announce(await site.publishShell('1.1.0-b2', { 'other.js': OTHER }))
    await site.start()
    await eventually(async () => (await site.get('/gpl')).status === 200)
    await site.loseApi()
    expect(await fetched('own.js')).toEqual([200, own])
    expect(await fetched('other.js')).toEqual([200, OTHER])
    expect((await fetched('unknown.js'))[0]).toBe(503)
  })

  it('is not held up by a host whose files are gone', async () => {
    const gone = await site.publishShell('1.2.0-b3', { 'gone.js': 'export {}' })
    await rm(gone.folder, { recursive: true })
    site.announce(gone, await site.publishShell('1.1.0-b2', { 'other.js': OTHER }))
    await site.start()
    expect(await fetched('other.js')).toEqual([200, OTHER])
    expect((await fetched('gone.js'))[0]).toBe(404)
  })

  it('takes a map of a registry that knows of no hosts', async () => {
    await site.start()
    expect((await fetched('other.js'))[0]).toBe(404)
    expect((await site.get('/gpl')).status).toBe(200)
  })
})

describe("the build's own page of a release", () => {
  const documentFrom = async (runtime: string) => {
    site.say(channelsOf(await site.publish({ runtime: integrityOf(runtime) })))
    await site.start({ RENDER_PAGES: 'off' })
    return (await site.get('/gpl')).body
  }

  it("is hydrated where this edge's host made it", async () => {
    expect(await documentFrom(STUB_RUNTIME)).not.toContain('"isForeign"')
  })

  it('is drawn anew where another host made it', async () => {
    expect(await documentFrom('another runtime')).toContain('"isForeign":true')
  })
})
