import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { folderFiles } from 'shared-server/release-store/folder-files'
import { describeFiles } from './describe-files.ts'
import { writeRelease } from './testing/write-release.ts'
import { startReleaseTestbed, type ReleaseTestbed } from './testing/release-testbed.ts'

const CONTRACT = { version: '1.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }

let testbed: ReleaseTestbed
let build: string

beforeAll(async () => {
  testbed = await startReleaseTestbed()
}, 60_000)
afterAll(() => testbed.stop())
beforeEach(async () => {
  build = join(testbed.folder, 'shell')
  await rm(build, { recursive: true, force: true })
})

/** Writes a host as the build leaves it. */
async function write(version: string, script: string, contract = CONTRACT): Promise<string> {
  const browser = join(build, 'browser')
  await mkdir(join(browser, 'assets'), { recursive: true })
  await writeFile(join(browser, 'shell.js'), script)
  await writeFile(join(browser, 'assets/font.woff2'), 'font')
  const files = await describeFiles(browser)
  const shell = JSON.stringify({ name: 'shell', version, contract, files })
  await writeFile(join(browser, 'release.json'), shell)
  return shell
}

const announce = () => testbed.releaseWith({ SHELL_BUILD: build }, 'host', 'announce')
const announced = async () => (await testbed.registry.map()).shells.map(({ version }) => version)
const store = () => folderFiles(join(testbed.folder, 'releases'))
const stored = (version: string) =>
  readFile(join(testbed.folder, 'releases/shell', version, 'shell.js'), 'utf8')

it('puts the files of a host into the store, and then tells the registry', async () => {
  const description = await write('1.0.0-b1', 'export const host = 1')
  expect(await announce()).toMatchObject({
    code: 0,
    out: 'announced shell 1.0.0-b1 with contracts 1.0.0',
  })
  expect(await stored('1.0.0-b1')).toBe('export const host = 1')
  expect(await store().description({ name: 'shell', version: '1.0.0-b1' })).toBe(description)
  expect((await announced())[0]).toBe('1.0.0-b1')
})

it('says the same again without moving a file, and keeps the host of before beside the next', async () => {
  await write('1.0.0-b1', 'export const host = 1')
  expect((await announce()).code).toBe(0)
  await write('1.1.0-b2', 'export const host = 2')
  expect((await announce()).code).toBe(0)
  expect((await announced()).slice(0, 2)).toEqual(['1.1.0-b2', '1.0.0-b1'])
  expect([await stored('1.0.0-b1'), await stored('1.1.0-b2')]).toEqual([
    'export const host = 1',
    'export const host = 2',
  ])
})

it('announces an older host again from its image, which has none of its deltas', async () => {
  const script = (word: string) => `${'export const line = 1\n'.repeat(200)}// ${word}`
  const described = async (version: string) =>
    (await store().description({ name: 'shell', version })) ?? ''
  for (const word of ['first', 'second', 'third']) {
    await write(`1.3.0-${word}`, script(word))
    expect((await announce()).code).toBe(0)
  }
  const before = await described('1.3.0-second')
  expect(before).toContain('deltas.json')
  await rm(build, { recursive: true })
  await write('1.3.0-second', script('second'))
  expect(await announce()).toMatchObject({ code: 0 })
  expect((await announced())[0]).toBe('1.3.0-second')
  expect(await described('1.3.0-second')).toBe(before)
})

it('leaves an announced host as it is when another build has its version', async () => {
  await write('1.4.0-b1', 'export const host = 4')
  expect((await announce()).code).toBe(0)
  await write('1.4.0-b1', 'export const host = 5')
  const { code, err } = await announce()
  expect([code, err]).toEqual([2, expect.stringContaining('announced already as another build')])
  expect(await stored('1.4.0-b1')).toBe('export const host = 4')
})

it('tells nobody of a host that is not what was built', async () => {
  const before = await announced()
  await write('1.2.0-b3', 'export const host = 3')
  await writeFile(join(build, 'browser/shell.js'), 'another')
  const { code, err } = await announce()
  expect([code, err]).toEqual([1, expect.stringContaining('shell.js is not what was built')])
  expect(await announced()).toEqual(before)
  await expect(stored('1.2.0-b3')).rejects.toThrow('ENOENT')
})

it('removes hosts that no registry lists from the store after a day, when nobody is still announcing them', async () => {
  const forgotten = join(testbed.folder, 'releases/shell/0.1.0-b0')
  const coming = join(testbed.folder, 'releases/shell/2.0.0-b9')
  for (const place of [forgotten, coming]) {
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'release.json'), '{}')
  }
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await utimes(forgotten, longAgo, longAgo)
  await write('1.0.0-b1', 'export const host = 1')
  expect((await announce()).code).toBe(0)
  const versions = await store().list('shell')
  expect(versions).not.toContain('0.1.0-b0')
  expect(versions).toContain('2.0.0-b9')
})

it('announces a host that cannot run the release before a live one, and says what cannot be rolled back', async () => {
  await testbed.publish('mfe-back', '1.0.0')
  const built = join(testbed.folder, 'built/mfe-back/1.1.0')
  const contract = { version: '1.0.0', range: '^1.0.0 || ^2.0.0', imports: {} }
  await writeRelease(built, { name: 'mfe-back', version: '1.1.0', contract })
  expect((await testbed.release('publish', '--folder', built)).code).toBe(0)
  for (const version of ['1.0.0', '1.1.0']) {
    expect((await testbed.release('promote', `mfe-back@${version}`)).code).toBe(0)
  }
  await write('2.0.0-b1', 'export const host = 2', { ...CONTRACT, version: '2.0.0' })
  const reason = 'it needs contracts ^1.0.0, and the host has 2.0.0'
  expect(await announce()).toMatchObject({
    code: 0,
    out:
      'announced shell 2.0.0-b1 with contracts 2.0.0\n' +
      `  mfe-back cannot be rolled back to 1.0.0: ${reason}`,
  })
  const refused = await testbed.release('rollback', 'mfe-back', '--reason', 'slow')
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(reason)])
})
