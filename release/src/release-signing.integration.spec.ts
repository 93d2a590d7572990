import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { integrityOf } from 'shared-server/integrity'
import { newReleaseKey } from 'shared-server/testing/release-key'
import { startReleaseTestbed, type ReleaseTestbed } from './testing/release-testbed.ts'

const [team, next, stranger] = [newReleaseKey(), newReleaseKey(), newReleaseKey()]

let testbed: ReleaseTestbed
let folder: string
const fileOf = (name: string) => join(folder, name)
const [TEAM, NEXT, STRANGER] = ['team.pem', 'next.pem', 'stranger.pem']
const signedBy = (file: string) => ({ RELEASE_KEY: fileOf(file) })

beforeAll(async () => {
  const RELEASE_KEYS = JSON.stringify({ '*': [team.publicKey, next.publicKey] })
  testbed = await startReleaseTestbed({ RELEASE_KEYS }, team)
  ;({ folder } = testbed)
  await writeFile(fileOf(TEAM), team.pem)
  await writeFile(fileOf(NEXT), next.pem)
  await writeFile(fileOf(STRANGER), stranger.pem)
}, 60_000)
afterAll(() => testbed.stop())

describe('a key', () => {
  it('is made for its owner alone, told by its public half, and never written over', async () => {
    const file = fileOf('made.pem')
    const made = await testbed.release('keys', 'create', '--out', file, '--remote', 'gpl', '--json')
    expect(made.code).toBe(0)
    const { remote, publicKey } = JSON.parse(made.out) as { remote: string; publicKey: string }
    expect(remote).toBe('mfe-gpl')
    expect(Buffer.from(publicKey, 'base64')).toHaveLength(44)
    const pem = await readFile(file, 'utf8')
    expect(pem).toMatch(/^-----BEGIN PRIVATE KEY-----\n/)
    expect(made.out).not.toContain(pem.split('\n')[1])
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    const again = await testbed.release('keys', 'create', '--out', file)
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('never written over')])
    expect(await readFile(file, 'utf8')).toBe(pem)
  })

  it('is told as a line for RELEASE_KEYS', async () => {
    const { out } = await testbed.release('keys', 'create', '--out', fileOf('every.pem'))
    expect(out).toMatch(/^"\*": \["[\w+/]+="\]\n/)
  })
})

describe('a release of a registry that knows keys', () => {
  it('is published with the signature of RELEASE_KEY, and promoted', async () => {
    expect(await testbed.publishWith(signedBy(TEAM), 'mfe-signed', '1.0.0')).toMatchObject({
      code: 0,
    })
    expect((await testbed.release('promote', 'mfe-signed@1.0.0')).code).toBe(0)
    const { remotes } = await testbed.registry.map()
    const text = await testbed.registry.description('mfe-signed', '1.0.0')
    expect(remotes.find(({ name }) => name === 'mfe-signed')?.stable).toEqual({
      version: '1.0.0',
      digest: integrityOf(text),
      signature: team.sign('mfe-signed', '1.0.0', text),
    })
  })

  it('is signed by the key that the installation keeps, where RELEASE_KEY names none', async () => {
    await writeFile(fileOf('release-key'), team.pem)
    expect(await testbed.publish('mfe-kept', '1.0.0')).toMatchObject({ code: 0 })
  })

  it('is refused by another key, and leaves no files', async () => {
    const { code, err } = await testbed.publishWith(signedBy(STRANGER), 'mfe-forged', '1.0.0')
    expect(code).toBe(1)
    expect(err).toContain('its signature is by no key that may release mfe-forged')
    await expect(stat(fileOf('releases/mfe-forged/1.0.0'))).rejects.toThrow('ENOENT')
  })

  it('is not begun with a key that is missing, or is none', async () => {
    await writeFile(fileOf('public.pem'), team.publicKey)
    for (const [name, reason] of [
      ['missing.pem', 'RELEASE_KEY: it cannot be read: ENOENT'],
      ['public.pem', 'RELEASE_KEY: an Ed25519 private key in PEM is needed'],
    ] as const) {
      const { code, err } = await testbed.publishWith(signedBy(name), 'mfe-none', '1.0.0')
      expect([code, err]).toEqual([1, reason])
    }
  })

  it('is signed again by another key, from what was built', async () => {
    const built = fileOf('built/mfe-signed/1.0.0')
    const sign = (file: string, ...args: string[]) =>
      testbed.releaseWith(signedBy(file), 'sign', 'mfe-signed@1.0.0', ...args)
    expect(await sign(NEXT, '--folder', built)).toMatchObject({ code: 0 })
    const [event] = await testbed.registry.history('mfe-signed')
    expect(event).toMatchObject({ kind: 'sign', version: '1.0.0' })
    expect((await sign(STRANGER)).err).toContain('by no key that may release mfe-signed')
    expect((await sign(TEAM, '--folder', fileOf('built/mfe-kept/1.0.0'))).err).toContain(
      'holds mfe-kept@1.0.0',
    )
    await testbed.publishWith(signedBy(TEAM), 'mfe-signed', '1.1.0', { 'home.js': 'another' })
    await writeFile(join(built, 'home.js'), 'changed since')
    expect((await sign(TEAM, '--folder', built)).err).toContain('home.js is not what was built')
    expect((await sign(TEAM)).out).toMatch(/^signed mfe-signed@1\.0\.0 with sha384-/)
  })
})
