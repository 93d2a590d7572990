import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ReleaseDescription } from 'shared-contracts/registry'
import { ScriptDeltas } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import * as v from 'valibot'
import { describeFiles } from '../describe-files.ts'
import { startReleaseTestbed, type ReleaseTestbed } from '../testing/release-testbed.ts'

const CONTRACT = { version: '1.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }

/** Makes a script of a few thousand letters that hardly compresses by itself, with its own word. */
const scriptWith = (word: string) =>
  Array.from({ length: 200 }, (_, line) =>
    createHash('sha256').update(`line ${line}`).digest('hex'),
  ).join('\n') + `\nexport const word = '${word}'`

const digestOf = (text: string) => createHash('sha256').update(text).digest()

const deltaFrom = (held: string, deltas: ScriptDeltas) =>
  deltas.find(({ dictionary }) => dictionary === digestOf(held).toString('base64'))

// One implementation of zstd makes the deltas, and another one decodes them here.
withPrograms('deltas', { zstd: findProgram('zstd') }, ({ zstd }) => {
  let testbed: ReleaseTestbed
  beforeAll(async () => {
    testbed = await startReleaseTestbed()
  }, 60_000)
  afterAll(() => testbed.stop())

  const stored = (...path: readonly string[]) => join(testbed.folder, 'releases', ...path)

  async function deltasIn(folder: string): Promise<ScriptDeltas> {
    const text = await readFile(join(folder, 'deltas.json'), 'utf8').catch(() => '[]')
    return v.parse(ScriptDeltas, JSON.parse(text))
  }

  /** Decodes a delta with the zstd program, given the script that a browser has. */
  async function decoded(delta: ScriptDeltas[number] | undefined, held: string): Promise<string> {
    const content = Buffer.from(delta?.content ?? '', 'base64')
    expect(content.subarray(8, 40).equals(digestOf(held))).toBe(true)
    const file = join(testbed.folder, 'held.js')
    await writeFile(file, held)
    // The content begins with a skippable frame, which the program skips.
    const args = ['--decompress', '--stdout', `--patch-from=${file}`]
    return execFileSync(zstd, args, { input: content, maxBuffer: 10_000_000 }).toString()
  }

  const publish = (
    version: string,
    word: string,
    name = `page-live.${version.at(2)}123456789ab.js`,
  ) => testbed.publish('mfe-gpl', version, { [name]: scriptWith(word) })

  it('are published with a release, against the same script of those that visitors may hold', async () => {
    expect((await publish('1.0.0', 'first')).code).toBe(0)
    expect(await deltasIn(stored('mfe-gpl/1.0.0'))).toEqual([])
    await testbed.release('promote', 'mfe-gpl@1.0.0')
    await publish('1.1.0', 'second')
    expect((await publish('1.2.0', 'third')).code).toBe(0)
    const deltas = await deltasIn(stored('mfe-gpl/1.2.0'))
    expect(deltas).toHaveLength(2)
    for (const word of ['first', 'second']) {
      const held = scriptWith(word)
      const delta = deltaFrom(held, deltas)
      expect(delta?.result).toBe(integrityOf(scriptWith('third')))
      expect(delta?.content.length).toBeLessThan(150)
      expect(await decoded(delta, held)).toBe(scriptWith('third'))
    }
  })

  it("are described with the release's other files, for what vouches for those", async () => {
    const text = await readFile(stored('mfe-gpl/1.2.0/release.json'), 'utf8')
    const content = await readFile(stored('mfe-gpl/1.2.0/deltas.json'))
    const { files } = v.parse(ReleaseDescription, text)
    expect(files['deltas.json']?.integrity).toBe(integrityOf(content))
    expect(await testbed.registry.description('mfe-gpl', '1.2.0')).toBe(text)
  })

  it('make a script that did not change out of itself, under its new address', async () => {
    await publish('1.3.0', 'third')
    const held = scriptWith('third')
    const delta = deltaFrom(held, await deltasIn(stored('mfe-gpl/1.3.0')))
    expect(await decoded(delta, held)).toBe(held)
  })

  it('make no script that browsers hold under its very address', async () => {
    const shared = (word: string, letters: string) => ({
      'files/same.0123456789ab.js': scriptWith('same'),
      [`files/page.${letters}.js`]: scriptWith(word),
    })
    await testbed.publish('mfe-shop', '1.0.0', shared('first', '1123456789ab'))
    await testbed.publish('mfe-shop', '1.1.0', shared('second', '2123456789ab'))
    const deltas = await deltasIn(stored('mfe-shop/1.1.0'))
    expect(deltas.map(({ result }) => result)).toEqual([integrityOf(scriptWith('second'))])
    const delta = deltaFrom(scriptWith('first'), deltas)
    expect(await decoded(delta, scriptWith('first'))).toBe(scriptWith('second'))
  })

  it('are the same when a publish that was cut off is run again', async () => {
    const before = await readFile(stored('mfe-gpl/1.3.0/release.json'), 'utf8')
    await rm(stored('mfe-gpl/1.3.0'), { recursive: true })
    await publish('1.4.0', 'fourth')
    const folder = join(testbed.folder, 'built/mfe-gpl/1.3.0')
    expect((await testbed.release('publish', '--folder', folder)).code).toBe(0)
    expect(await readFile(stored('mfe-gpl/1.3.0/release.json'), 'utf8')).toBe(before)
  })

  it('are none against what is gone from the store, or is not what was published', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await rm(stored('mfe-gpl', version), { recursive: true })
    }
    await writeFile(stored('mfe-gpl/1.4.0/page-live.4123456789ab.js'), 'another')
    expect((await publish('1.5.0', 'fifth')).code).toBe(0)
    expect(await deltasIn(stored('mfe-gpl/1.5.0'))).toEqual([])
  })

  it('are announced with a host, and once: the same build stays as it is', async () => {
    const announce = async (version: string, word: string) => {
      const browser = join(testbed.folder, 'shells', version, 'browser')
      await mkdir(browser, { recursive: true })
      await writeFile(join(browser, `shell.${version.at(0)}123456789ab.js`), scriptWith(word))
      const files = await describeFiles(browser)
      const shell = JSON.stringify({ name: 'shell', version, contract: CONTRACT, files })
      await writeFile(join(browser, 'release.json'), shell)
      return join(browser, '..')
    }
    const say = async (build: string) =>
      (await testbed.releaseWith({ SHELL_BUILD: build }, 'host', 'announce')).code
    expect(await say(await announce('1.0.0-b1', 'first'))).toBe(0)
    const next = await announce('2.0.0-b2', 'second')
    expect(await say(next)).toBe(0)
    const [delta, ...others] = await deltasIn(stored('shell/2.0.0-b2'))
    expect(others).toEqual([])
    expect(await decoded(delta, scriptWith('first'))).toBe(scriptWith('second'))
    const { shells } = await testbed.registry.map()
    expect(await say(next)).toBe(0)
    expect((await testbed.registry.map()).shells).toEqual(shells)
  })
})
