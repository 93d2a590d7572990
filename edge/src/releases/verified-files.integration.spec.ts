import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { integrityOf, shortIntegrityOf } from 'shared-server/integrity'
import { channelsOf, Site } from '../testing/site.ts'

const FOLDER = '/releases/mfe-gpl/1.0.0'
const ENTRY = "export const entry = '1.0.0'"
const EVIL = 'globalThis.isStolen = true'

let site: Site
let folder: string

beforeEach(async () => {
  site = await Site.open()
  const published = await site.publish()
  ;({ folder } = published)
  site.say(channelsOf(published))
})
afterEach(() => site.close())

/** Fetches a file as a browser that accepts one encoding, and decodes it. */
async function fetched(file: string, accepted: string) {
  const response = await site.edge.inject({
    url: `${FOLDER}/${file}`,
    headers: { 'accept-encoding': accepted },
  })
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[accepted]
  const encoding = response.headers['content-encoding']
  const isEncoded = encoding !== undefined && response.statusCode === 200
  const body = isEncoded && decode ? decode(response.rawPayload).toString() : response.body
  return { status: response.statusCode, encoding, body, raw: response.rawPayload }
}

const ENCODINGS = ['br', 'gzip', 'identity']

describe('a file of a release', () => {
  it.each(ENCODINGS)('is sent as it was published, in the encoding %s', async (encoding) => {
    await site.start()
    expect(await fetched('remoteEntry.js', encoding)).toMatchObject({ status: 200, body: ENTRY })
    expect((await fetched('release.json', encoding)).body).toContain('"name":"mfe-gpl"')
  })

  it.each(ENCODINGS)(
    'is none of what lies beside it changed, to who takes %s',
    async (encoding) => {
      await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync(EVIL))
      await writeFile(join(folder, 'remoteEntry.js.gz'), gzipSync(EVIL))
      await writeFile(join(folder, 'release.json.br'), brotliCompressSync('{"name":"evil"}'))
      await writeFile(join(folder, 'release.json.gz'), gzipSync('{"name":"evil"}'))
      await site.start()
      expect((await fetched('remoteEntry.js', encoding)).body).toBe(ENTRY)
      expect((await fetched('release.json', encoding)).body).not.toContain('evil')
    },
  )

  it("is sent as the build's own brotli where that decodes to it, and to nothing more", async () => {
    const built = brotliCompressSync(ENTRY)
    await writeFile(join(folder, 'remoteEntry.js.br'), built)
    await writeFile(
      join(folder, 'page-index.js.br'),
      Buffer.concat([brotliCompressSync('export {}'), Buffer.from(EVIL)]),
    )
    await site.start()
    expect((await fetched('remoteEntry.js', 'br')).raw.equals(built)).toBe(true)
    const { body, raw } = await fetched('page-index.js', 'br')
    expect([body, raw.includes(EVIL)]).toEqual(['export {}', false])
  })

  it.each([
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
    'planted.js',
    'constructor',
    '__proto__',
    'fragments',
    'fragments/',
    './remoteEntry.js',
    'fragments/../remoteEntry.js',
    '%2e%2e/1.0.0/remoteEntry.js',
    'remoteEntry.js%00',
    '',
  ])('is not what it does not describe: %j', async (file) => {
    await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync(ENTRY))
    await writeFile(join(folder, 'remoteEntry.js.gz'), gzipSync(ENTRY))
    await writeFile(join(folder, 'planted.js'), EVIL)
    await site.start()
    const { status, body } = await site.request(`${FOLDER}/${file}`)
    expect(status).toBe(404)
    expect(body).not.toContain(EVIL)
  })

  it.each(ENCODINGS)(
    'is not sent as %s once it has changed on disk after it was verified',
    async (encoding) => {
      await site.start()
      await writeFile(join(folder, 'remoteEntry.js'), EVIL)
      await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync(EVIL))
      const { status, body } = await fetched('remoteEntry.js', encoding)
      expect([status, body.includes(EVIL)]).toEqual([503, false])
    },
  )

  it('is sent as it was verified, whatever becomes of it on disk later', async () => {
    await site.start()
    await fetched('remoteEntry.js', 'br')
    await writeFile(join(folder, 'remoteEntry.js'), EVIL)
    await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync(EVIL))
    expect((await fetched('remoteEntry.js', 'br')).body).toBe(ENTRY)
  })

  it('is no link to another file', async () => {
    await site.start()
    await writeFile(join(folder, '../elsewhere.js'), ENTRY)
    await rm(join(folder, 'remoteEntry.js'))
    await symlink(join(folder, '../elsewhere.js'), join(folder, 'remoteEntry.js'))
    expect((await fetched('remoteEntry.js', 'identity')).status).toBe(503)
  })

  it('has a tag of each encoding, by which a browser keeps it', async () => {
    await site.start()
    const tagOf = async (encoding: string) =>
      String(
        (await site.get(`${FOLDER}/remoteEntry.js`, { 'accept-encoding': encoding })).headers.etag,
      )
    const [br, plain] = [await tagOf('gzip;q=0.5, br'), await tagOf('br;q=0, *;q=0')]
    expect(br).not.toBe(plain)
    const again = { 'accept-encoding': 'br', 'if-none-match': br }
    expect((await site.get(`${FOLDER}/remoteEntry.js`, again)).status).toBe(304)
  })
})

describe("the shell's files", () => {
  it('are those that its build describes, as they were built', async () => {
    await site.writeShellFile(
      'shell.js',
      'export const host = 1',
      integrityOf('export const host = 1'),
    )
    await site.writeShellFile('planted.js', EVIL)
    await site.writeShellFile('changed.js', EVIL, integrityOf('export {}'))
    await site.start()
    const answer = await site.get('/assets/shell/shell.js')
    expect([answer.status, answer.body]).toEqual([200, 'export const host = 1'])
    expect(answer.headers['cache-control']).toContain('immutable')
    for (const [file, status] of [
      ['planted.js', 404],
      ['changed.js', 503],
    ] as const) {
      const refused = await site.get(`/assets/shell/${file}`)
      expect([refused.status, refused.body.includes(EVIL)]).toEqual([status, false])
      expect(String(refused.headers['cache-control'])).not.toContain('immutable')
    }
  })
})

describe('a document', () => {
  const short = async ({ folder }: { folder: string }) =>
    shortIntegrityOf(await readFile(join(folder, 'release.json')))

  it('names the integrity of every description that its host may fetch, and not of its own', async () => {
    const previous = await site.publish({ version: '0.9.0' })
    const stable = await site.publish()
    site.say(channelsOf(stable, { previous }))
    await site.start()
    expect((await site.get('/gpl')).body).toContain(
      `"digests":{"mfe-gpl":{"0.9.0":"${await short(previous)}"}}`,
    )
    expect((await site.get('/nonsense')).body).toContain(`"1.0.0":"${await short(stable)}"`)
  })
})
