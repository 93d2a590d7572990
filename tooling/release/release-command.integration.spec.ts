import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parseConfig } from '../../backend/src/config/config.ts'
import { startTestApp, type TestApp } from '../../backend/src/database/testing/test-app.ts'
import { runCommand } from './command/run-command.ts'
import { RegistryClient } from './registry-client.ts'
import { writeRelease } from './testing/write-release.ts'

const TOKEN = 'a-token-for-this-suite'
const HOST = { version: '1.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }

let folder: string
let api: TestApp
let env: NodeJS.ProcessEnv
let registry: RegistryClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-command-'))
  const variables = { DATA_DIR: folder, RELEASES_TOKEN: TOKEN, API_PORT: '0', LOG_LEVEL: 'silent' }
  api = await startTestApp(parseConfig(variables))
  await api.app.listen(0, '127.0.0.1')
  const { port } = api.app.getHttpServer().address() as AddressInfo
  env = { ...variables, API_ORIGIN: `http://127.0.0.1:${port}` }
  registry = new RegistryClient({ origin: `http://127.0.0.1:${port}`, token: TOKEN })
  await registry.announceHost(HOST)
}, 60_000)
afterAll(async () => {
  await api.app.close()
  await rm(folder, { recursive: true, force: true })
})

async function release(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const speech = {
    say: (line: string) => out.push(line),
    complain: (line: string) => err.push(line),
  }
  const code = await runCommand(args, env, speech)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Publishes a small release of a remote. */
async function publish(name: string, version: string, files: Record<string, string> = {}) {
  const built = join(folder, 'built', name, version)
  await writeRelease(built, { name, version, files })
  return release('publish', '--folder', built)
}

describe('a release', () => {
  it('is published with progress, promoted, tried as a canary, and rolled back, with a history', async () => {
    const published = await publish('mfe-life', '1.0.0')
    expect(published).toMatchObject({ code: 0 })
    expect(published.err).toContain('uploaded 4 of 4 files')
    expect(await readdir(join(folder, 'releases/mfe-life'))).toEqual(['1.0.0'])
    await publish('mfe-life', '1.1.0')

    expect((await release('promote', 'mfe-life@1.0.0', '--reason', 'first')).code).toBe(0)
    const canary = await release('canary', 'mfe-life@1.1.0', '--percent', '10')
    expect(canary.out).toMatch(/^10 percent of the visitors get mfe-life@1\.1\.0/)
    expect((await release('status')).out).toMatch(/mfe-life +1\.0\.0 +1\.1\.0 \(10 %\) +- +on/)
    const rolledBack = await release('rollback', 'mfe-life')
    expect(rolledBack.out).toMatch(/^took mfe-life@1\.1\.0 back; visitors get 1\.0\.0/)

    const { out } = await release('history', 'mfe-life')
    expect(out.split('\n').map((line) => line.split(/ {2,}/)[2])).toEqual([
      'change',
      'rollback',
      'canary 10 %',
      'promote',
      'publish',
      'publish',
    ])
    expect(out).toContain('first')
  })

  it('is published once', async () => {
    await publish('mfe-once', '1.0.0')
    const again = await publish('mfe-once', '1.0.0', { 'home.js': 'another' })
    expect(again.code).toBe(1)
    expect(again.err).toMatch(/already|published/)
    expect(await readdir(join(folder, 'releases/mfe-once'))).toEqual(['1.0.0'])
  })

  it('gets its files in place when the attempt before was cut off', async () => {
    await publish('mfe-torn', '1.0.0')
    await rm(join(folder, 'releases/mfe-torn/1.0.0'), { recursive: true })
    expect((await publish('mfe-torn', '1.0.0')).code).toBe(0)
    expect(await readdir(join(folder, 'releases/mfe-torn'))).toEqual(['1.0.0'])
  })

  it('is refused with every reason when the host cannot run it', async () => {
    const built = join(folder, 'built/mfe-new')
    const imports = { 'shared-ui': ['Gauge'] }
    const contract = { version: '2.0.0', range: '^2.0.0', imports }
    await writeRelease(built, { name: 'mfe-new', contract })
    const reasons = [
      'it needs contracts ^2.0.0, and the host has 1.0.0',
      'it imports Gauge from shared-ui, which the host lacks',
    ]
    const refused = await release('publish', '--folder', built, '--json')
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: 1, reasons } })
    const checked = await release('check', '--folder', built, '--json')
    expect(checked.code).toBe(1)
    expect(JSON.parse(checked.out)).toMatchObject({ isFit: false, reasons })
  })

  it('is checked by its files, its names and its weight', async () => {
    const built = join(folder, 'built/mfe-heavy')
    const { routes } = await writeRelease(built, {
      name: 'mfe-heavy',
      files: { 'home.js': 'x'.repeat(60_000), 'fragments/index.json': '[]' },
    })
    await writeRelease(built, {
      name: 'mfe-heavy',
      files: { 'home.js': 'x'.repeat(60_000) },
      routes: routes.map((route) => ({ ...route, scripts: ['home.js', 'lost.js'] })),
    })
    await rm(join(built, 'remoteEntry.js'))
    const { code, out } = await release('check', '--folder', built)
    expect(code).toBe(1)
    expect(out).toContain('remoteEntry.js is missing')
    expect(out).toContain("lost.js is used and not among the release's files")
    expect(out).toContain('over the budget of 50000')
  })

  it('is compared with what visitors get: bytes, routes and imports', async () => {
    await publish('mfe-diff', '1.0.0')
    await release('promote', 'mfe-diff@1.0.0')
    const built = join(folder, 'built/mfe-diff/1.1.0')
    const { routes } = await writeRelease(built, { name: 'mfe-diff', version: '1.1.0' })
    const [home] = routes
    await writeRelease(built, {
      name: 'mfe-diff',
      version: '1.1.0',
      files: { 'home.js': 'export const home = "another home"' },
      contract: { version: '1.0.0', range: '^1.0.0', imports: { 'shared-ui': ['Title'] } },
      routes: [home!, { ...home!, path: '/clubs' }],
    })
    const { out } = await release('diff', '--folder', built, '--json')
    expect(JSON.parse(out)).toMatchObject({
      from: '1.0.0',
      to: '1.1.0',
      groups: { scripts: { before: 60, after: 68 }, fragments: { before: 2, after: 2 } },
      routes: { added: ['/clubs'], removed: [], changed: ['/'] },
      contract: { added: ['shared-ui: Title'], removed: ['shared-ui: Button'] },
    })
    expect((await release('diff', '--folder', built)).out).toContain('routes added: /clubs')
  })

  it('opens for one browser by a link that ends', async () => {
    await publish('mfe-link', '1.0.0')
    const { out } = await release('preview', 'mfe-link@1.0.0', '--hours', '2')
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/preview\/[\w-]+\.[\w-]+\n/)
  })
})

describe('the kill switch', () => {
  it('puts a message in the place of a remote until it is switched on again', async () => {
    await publish('mfe-off', '1.0.0')
    await release('promote', 'mfe-off@1.0.0')
    expect((await release('disable', 'mfe-off')).code).toBe(2)
    await release('disable', 'mfe-off', '--message', 'Back at noon')
    expect((await release('status', 'mfe-off')).out).toContain('off: Back at noon')
    await release('enable', 'mfe-off')
    expect((await release('status', 'mfe-off')).out).not.toContain('off:')
  })
})

describe('a change that somebody else was quicker with', () => {
  it('ends with 3 and tells who changed what, and the revision now', async () => {
    await publish('mfe-race', '1.0.0')
    const { revision } = await registry.map()
    await release('promote', 'mfe-race@1.0.0')
    const late = await release('promote', 'mfe-race@1.0.0', '--revision', String(revision))
    expect(late.code).toBe(3)
    expect(late.err).toContain(`promote of 1.0.0 by platform (revision ${revision + 1})`)
    const data = await release('rollback', 'mfe-race', '--revision', String(revision), '--json')
    expect(data.code).toBe(3)
    expect(JSON.parse(data.out)).toMatchObject({ error: { code: 3, revision: revision + 1 } })
  })

  it('is made all the same when it was another remote that changed', async () => {
    await publish('mfe-busy', '1.0.0')
    await publish('mfe-calm', '1.0.0')
    const changes = await Promise.all(
      ['mfe-busy', 'mfe-calm'].map((name) => release('promote', `${name}@1.0.0`)),
    )
    expect(changes.map(({ code }) => code)).toEqual([0, 0])
  })
})

describe('pruning', () => {
  it('shows first what it would remove, and keeps what visitors may still need', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish('mfe-old', version)
    for (const version of ['1.1.0', '1.2.0']) await release('promote', `mfe-old@${version}`)
    expect((await release('prune', 'mfe-old')).out).toBe('mfe-old has nothing to prune')
    const plan = await release('prune', 'mfe-old', '--grace-days', '0')
    expect(plan.out).toContain('would prune of mfe-old:\n  1.3.0\n  1.0.0\n')
    expect(await readdir(join(folder, 'releases/mfe-old'))).toHaveLength(4)
    expect((await release('prune', 'mfe-old', '--grace-days', '0', '--apply')).code).toBe(0)
    expect(await readdir(join(folder, 'releases/mfe-old'))).toEqual(['1.1.0', '1.2.0'])
    expect((await release('promote', 'mfe-old@1.0.0')).code).toBe(1)
  })
})

describe('tokens', () => {
  it('let a team release its own remote, until they are revoked', async () => {
    const made = await release(
      'tokens',
      'create',
      '--actor',
      'ci of mfe-team',
      '--remote',
      'mfe-team',
    )
    const [token = ''] = made.out.split('\n')
    const platform = env
    env = { ...env, RELEASES_TOKEN: token }
    expect((await publish('mfe-team', '1.0.0')).code).toBe(0)
    expect((await publish('mfe-other', '1.0.0')).code).toBe(1)
    env = platform
    expect((await release('tokens', 'list')).out).toMatch(/ci of mfe-team +mfe-team/)
    await release('tokens', 'revoke', '--actor', 'ci of mfe-team')
    env = { ...platform, RELEASES_TOKEN: token }
    const refused = await publish('mfe-team', '1.1.0')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('RELEASES_TOKEN') })
    env = platform
  })
})

describe('a command that is not understood', () => {
  it.each([
    [['fly'], 'there is no verb fly'],
    [['promote', 'mfe-gpl'], 'name a release as <remote>@<version>'],
    [['canary', 'mfe-gpl@1.0.0', '--percent', '100'], '--percent is a whole number from 1 to 99'],
    [['promote', 'mfe-gpl@1.0.0', '--force'], "Unknown option '--force'"],
    [['build', 'mfe-none'], 'mfe-none is not in this workspace'],
  ])('%j ends with 2 and says what is missing', async (args, message) => {
    const { code, out, err } = await release(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })
})
