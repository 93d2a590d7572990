import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dczOf, type ScriptDeltas } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'
import { channelsOf, Site } from '../testing/site.ts'

const ENTRY = '/releases/mfe-gpl/1.1.0/remoteEntry.js'
const SCRIPT = "export const entry = '1.1.0'"
const HOST = "export const host = 'own'"

const digestOf = (held: string) => createHash('sha256').update(held).digest()

/** A delta as the edge sends it: only browsers decode it. */
const deltaOf = (held: string) => dczOf(digestOf(held), Buffer.from(`what differs from ${held}`))

const deltasOf = (script: string, ...held: readonly string[]): ScriptDeltas =>
  held.map((text) => ({
    result: integrityOf(script),
    dictionary: digestOf(text).toString('base64'),
    content: deltaOf(text).toString('base64'),
  }))

const holding = (text: string, accepted = 'gzip, br, zstd, dcb, dcz') => ({
  'accept-encoding': accepted,
  'available-dictionary': `:${digestOf(text).toString('base64')}:`,
})

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

async function ask(url: string, headers: Record<string, string>) {
  const { statusCode, rawPayload, headers: told } = await site.edge.inject({ url, headers })
  return { status: statusCode, content: rawPayload, headers: told }
}

describe('a script, to a browser that holds it of an earlier release', () => {
  let deltas: string
  let text: string

  beforeEach(async () => {
    const content = { deltas: deltasOf(SCRIPT, 'older', 'oldest') }
    const published = await site.publish({ version: '1.1.0' }, content)
    deltas = join(published.folder, 'deltas.json')
    text = JSON.stringify(content.deltas)
    site.say(channelsOf(published))
  })

  it('is what differs, which caches keep for who holds the same', async () => {
    await site.start()
    for (const held of ['older', 'oldest']) {
      const { status, content, headers } = await ask(ENTRY, holding(held))
      expect([status, content.equals(deltaOf(held))]).toEqual([200, true])
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'dcz',
        'cache-control': expect.stringContaining('immutable'),
        vary: 'Accept-Encoding, Available-Dictionary',
      })
    }
  })

  it.each([
    ['holds none', {}],
    ['holds another script', holding('a script of somebody else')],
    ['does not take deltas', holding('older', 'gzip, br')],
    ['refuses them', holding('older', 'br, dcz;q=0')],
    ['names what it holds by no digest', { ...holding('older'), 'available-dictionary': ':b2xk:' }],
  ])('is the whole script when it %s', async (_reason, headers) => {
    await site.start()
    const answer = await ask(ENTRY, { 'accept-encoding': 'identity', ...headers })
    expect(answer.headers['content-encoding']).not.toBe('dcz')
    expect(answer.headers['vary']).toBe('Accept-Encoding, Available-Dictionary')
  })

  it('is the whole script when it is tried again', async () => {
    await site.start()
    const { headers } = await ask(`${ENTRY}?retry=1`, holding('older'))
    expect(headers['content-encoding']).toBe('br')
  })

  it('is the whole script once the deltas were changed, and a delta again once they are mended', async () => {
    await site.start()
    await writeFile(deltas, text.replace('"dictionary"', '"dictionary" '))
    for (const held of ['older', 'oldest', 'older']) {
      const whole = await ask(ENTRY, holding(held, 'dcz'))
      expect([whole.status, whole.content.toString()]).toEqual([200, SCRIPT])
    }
    await writeFile(deltas, text)
    expect((await ask(ENTRY, holding('older'))).headers['content-encoding']).toBe('dcz')
  })

  it('comes of no release whose deltas are not what was published', async () => {
    await writeFile(deltas, '[]')
    await site.start()
    expect((await ask(ENTRY, holding('older'))).status).toBe(404)
  })
})

describe('what is held for later', () => {
  it('is each script of browsers, for the same one of all releases', async () => {
    site.say(channelsOf(await site.publish({}, { pages: 'var pages' })))
    await site.writeShellFile('shell.0123456789ab.js', HOST, integrityOf(HOST))
    await site.start()
    const told = async (url: string) => (await site.get(url)).headers['use-as-dictionary']
    expect(await told('/releases/mfe-gpl/1.0.0/remoteEntry.js')).toBe(
      'match="/releases/mfe-gpl/*/remoteEntry.js", match-dest=("script")',
    )
    expect(await told('/assets/shell/shell.0123456789ab.js')).toBe(
      'match="/assets/shell/shell.*.js", match-dest=("script")',
    )
    expect(await told('/releases/mfe-gpl/1.0.0/release.json')).toBeUndefined()
    expect(await told('/releases/mfe-gpl/1.0.0/server/pages.js')).toBeUndefined()
  })
})

describe("the host's script, to a browser that holds it of an earlier host", () => {
  const OWN = '/assets/shell/own.js'

  it("is what differs, also of this edge's own build, whose deltas lie in the store", async () => {
    const content = JSON.stringify(deltasOf(HOST, 'older'))
    await site.writeShellFile('own.js', HOST, integrityOf(HOST))
    const { folder, ...announced } = await site.publishShell('1.1.0-b2', {
      'own.js': HOST,
      'deltas.json': content,
    })
    site.say(channelsOf(await site.publish()))
    site.announce(announced)
    await site.start()
    expect((await ask(OWN, holding('older'))).content.equals(deltaOf('older'))).toBe(true)
    expect((await ask(OWN, holding('another', 'dcz'))).content.toString()).toBe(HOST)
    await rm(join(folder, 'own.js'))
    expect((await ask(OWN, holding('older'))).headers['content-encoding']).toBe('dcz')
  })

  it('is the whole script while the deltas are not what was announced', async () => {
    const content = JSON.stringify(deltasOf(HOST, 'older'))
    await site.writeShellFile('own.js', HOST, integrityOf(HOST))
    const files = { 'own.js': HOST, 'deltas.json': content }
    const { folder, ...announced } = await site.publishShell('1.1.0-b2', files)
    await writeFile(join(folder, 'deltas.json'), '[]')
    site.say(channelsOf(await site.publish()))
    site.announce(announced)
    await site.start()
    const whole = await ask(OWN, holding('older', 'dcz'))
    expect([whole.status, whole.content.toString()]).toEqual([200, HOST])
    await writeFile(join(folder, 'deltas.json'), content)
    expect((await ask(OWN, holding('older'))).headers['content-encoding']).toBe('dcz')
  })
})
