import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { folderFiles } from 'shared-server/release-store/folder-files'
import { publishRelease } from './publish.ts'
import { startReleaseTestbed, type ReleaseTestbed } from './testing/release-testbed.ts'
import { writeRelease } from './testing/write-release.ts'

let folder: string
let release: ReleaseTestbed['release']
let publish: ReleaseTestbed['publish']
let testbed: ReleaseTestbed
beforeAll(async () => {
  testbed = await startReleaseTestbed()
  ;({ folder, release, publish } = testbed)
}, 60_000)
afterAll(() => testbed.stop())

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
    expect(canary.out).toContain('no edge has told that it runs')
    expect((await release('status')).out).toMatch(/mfe-life +1\.0\.0 +1\.1\.0 \(10 %\) +- +on +-/)
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

  it('is uploaded with its deltas, which its progress counts', async () => {
    const script = (word: string) => ({
      'page-live.0123456789ab.js': `${'export const line = 1\n'.repeat(200)}// ${word}`,
    })
    await publish('mfe-counted', '1.0.0', script('first'))
    const { err } = await publish('mfe-counted', '1.1.0', script('second'))
    expect(await readdir(join(folder, 'releases/mfe-counted/1.1.0'))).toContain('deltas.json')
    expect(err).toContain('uploaded 6 of 6 files')
  })

  it('that its store has damaged is put back with its deltas by a build of another day', async () => {
    const script = (word: string) => ({
      'page-live.0123456789ab.js': `${'export const line = 1\n'.repeat(200)}// ${word}`,
    })
    await publish('mfe-mended', '1.0.0', script('first'))
    await publish('mfe-mended', '1.1.0', script('second'))
    const place = join(folder, 'releases/mfe-mended/1.1.0')
    const deltas = await readFile(join(place, 'deltas.json'), 'utf8')
    await writeFile(join(place, 'remoteEntry.js'), 'damaged')
    await publish('mfe-mended', '1.2.0', script('third'))
    const built = join(folder, 'built/another-day')
    const again = { name: 'mfe-mended', version: '1.1.0', builtAt: '2026-02-01T00:00:00.000Z' }
    await writeRelease(built, { ...again, files: script('second') })
    expect(await release('publish', '--folder', built)).toMatchObject({ code: 0 })
    expect(await readFile(join(place, 'deltas.json'), 'utf8')).toBe(deltas)
    expect(await readFile(join(place, 'remoteEntry.js'), 'utf8')).not.toBe('damaged')
  })

  it('that its store has lost is put back from the folder that was published, with its tags', async () => {
    await publish('mfe-whole', '1.0.0')
    await rm(join(folder, 'releases/mfe-whole/1.0.0'), { recursive: true })
    const built = join(folder, 'built/mfe-whole/1.0.0')
    expect((await release('publish', '--folder', built, '--tag', 'whole')).code).toBe(0)
    expect((await release('tags')).out).toMatch(/whole +mfe-whole@1\.0\.0/)
  })

  it('that was pruned stays away', async () => {
    await publish('mfe-pruned', '1.0.0')
    await publish('mfe-pruned', '1.1.0')
    await release('promote', 'mfe-pruned@1.1.0')
    const { revision } = await testbed.registry.map()
    await testbed.registry.prune('mfe-pruned', ['1.0.0'], { revision, reason: '' })
    await rm(join(folder, 'releases/mfe-pruned/1.0.0'), { recursive: true })
    const built = join(folder, 'built/mfe-pruned/1.0.0')
    const { code, err } = await release('publish', '--folder', built)
    expect([code, err]).toEqual([1, expect.stringContaining('is published already')])
    expect(await readdir(join(folder, 'releases/mfe-pruned'))).toEqual(['1.1.0'])
  })

  it('is tried by more and more visitors, by steps that are stated', async () => {
    await publish('mfe-steps', '1.0.0')
    await publish('mfe-steps', '1.1.0')
    await release('promote', 'mfe-steps@1.0.0')
    const begun = await release('canary', 'mfe-steps@1.1.0', '--steps', '1,5,25')
    expect(begun.out).toMatch(
      /^1 percent of the visitors get mfe-steps@1\.1\.0, then 5, 25 by itself/,
    )
    expect((await release('status')).out).toMatch(/1\.1\.0 \(1, then 5, then 25 %\)/)
    for (const wrong of [
      ['--steps', '5,1'],
      ['--steps', '1,x'],
      [],
      ['--percent', '5', '--steps', '9'],
    ]) {
      expect((await release('canary', 'mfe-steps@1.1.0', ...wrong)).code).toBe(2)
    }
  })

  it('is published once', async () => {
    await publish('mfe-once', '1.0.0')
    const again = await publish('mfe-once', '1.0.0', { 'home.js': 'another' })
    expect(again.code).toBe(1)
    expect(again.err).toContain('mfe-once@1.0.0 is published already: raise the version')
    expect(await readdir(join(folder, 'releases/mfe-once'))).toEqual(['1.0.0'])
  })

  it('gets its files in place when the attempt before was cut off', async () => {
    await publish('mfe-torn', '1.0.0')
    await rm(join(folder, 'releases/mfe-torn/1.0.0'), { recursive: true })
    expect((await publish('mfe-torn', '1.0.0')).code).toBe(0)
    expect(await readdir(join(folder, 'releases/mfe-torn'))).toEqual(['1.0.0'])
  })

  it.each<[string, (place: string) => Promise<void>]>([
    ['changed', (place) => writeFile(join(place, 'home.js'), 'damaged')],
    ['lost', (place) => rm(join(place, 'home.js'))],
  ])('gets its files in place when the store has one %s', async (how, damage) => {
    const name = `mfe-one-${how}`
    const place = join(folder, `releases/${name}/1.0.0`)
    await publish(name, '1.0.0')
    const good = await readFile(join(place, 'home.js'), 'utf8')
    await damage(place)
    expect((await publish(name, '1.0.0')).code).toBe(0)
    expect(await readFile(join(place, 'home.js'), 'utf8')).toBe(good)
    expect((await publish(name, '1.0.0')).code).toBe(1)
  })

  it('is refused before the registry hears of it when its folder is not what was built', async () => {
    const built = join(folder, 'built/mfe-damaged/1.0.0')
    await writeRelease(built, { name: 'mfe-damaged' })
    await rm(join(built, 'home.js'))
    await writeFile(join(built, 'remoteEntry.js'), 'another')
    const { code, err } = await release('publish', '--folder', built)
    expect(code).toBe(1)
    expect(err).toContain('home.js is missing')
    expect(err).toContain('remoteEntry.js is not what was built')
    // The version is still free.
    expect(await publish('mfe-damaged', '1.0.0')).toMatchObject({ code: 0 })
  })

  it.each<[string, string, (built: string) => Promise<void>]>([
    [
      'a file',
      'home.js is not what was built',
      (built) => writeFile(join(built, 'home.js'), 'new'),
    ],
    ['a file that is gone', 'home.js is missing', (built) => rm(join(built, 'home.js'))],
    [
      'its description',
      'release.json is not what was built',
      (built) => writeFile(join(built, 'release.json'), '{}'),
    ],
  ])('is refused when its folder changes during the upload by %s', async (_, reason, change) => {
    const built = join(folder, 'built/mfe-rebuilt/1.0.0')
    await writeRelease(built, { name: 'mfe-rebuilt' })
    const prefix = { prefix: '/mfe-rebuilt', remote: 'mfe-rebuilt', isShared: true }
    await testbed.registry.givePrefix(prefix)
    const publishing = publishRelease(built, {
      registry: testbed.registry,
      files: folderFiles(join(folder, 'releases')),
      key: null,
      onUpload: async () => {
        await change(built)
        return () => undefined
      },
    })
    await expect(publishing).rejects.toMatchObject({ name: 'DamagedRelease', reasons: [reason] })
    expect(await readdir(join(folder, 'releases/mfe-rebuilt'))).toEqual([])
    await expect(testbed.registry.releases('mfe-rebuilt')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [['--version', '2.0.0'], 'give --folder or --version'],
    [['mfe-group'], 'holds a release of mfe-named, not of mfe-group'],
  ])('is not published as another than it is: %j', async (given, reason) => {
    const built = join(folder, 'built/mfe-named')
    await writeRelease(built, { name: 'mfe-named' })
    const { code, err } = await release('publish', ...given, '--folder', built)
    expect([code, err]).toEqual([2, expect.stringContaining(reason)])
  })

  it.each(['check', 'diff', 'publish'])(
    'is built first: %s says so where nothing is',
    async (verb) => {
      const { code, err } = await release(verb, '--folder', join(folder, 'built/mfe-none'))
      expect(code).toBe(1)
      expect(err).toMatch(
        /built\/mfe-none holds no built release: build it with "pnpm release build <remote>"$/,
      )
    },
  )

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

  it('is refused before its build, and by the registry, when its version cannot be ordered', async () => {
    const mistake = '1.4.0-rc.01 is not a valid semver'
    const unbuilt = await release('publish', 'mfe-gpl', '--dirty', '--version', '1.4.0-rc.01')
    expect([unbuilt.code, unbuilt.err]).toEqual([2, expect.stringContaining(mistake)])
    const refused = await publish('mfe-unordered', '1.4.0-rc.01')
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(mistake)])
    expect(await readdir(join(folder, 'releases/mfe-unordered'))).toEqual([])
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
    expect(out).toContain('route / needs lost.js, which is not among its files')
    expect(out).toContain('over the budget of 40000')
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

describe('a change that visitors shall get', () => {
  const report = (stable: string, refused: { version: string; reason: string }[] = []) =>
    testbed.reportEdge({
      revision: 1_000,
      store: 'another-store',
      remotes: [{ remote: 'mfe-seen', stable, canary: null, refused }],
    })

  it('fails with what an edge says that does not serve it, and status tells the same', async () => {
    await publish('mfe-seen', '1.0.0')
    await publish('mfe-seen', '1.1.0')
    await report('1.0.0', [{ version: '1.1.0', reason: 'home.js is missing' }])
    const late = await release('promote', 'mfe-seen@1.1.0', '--wait', '0')
    expect(late.code).toBe(1)
    expect(late.out).toMatch(/edge \w{8} serves 1\.0\.0; 1\.1\.0: home\.js is missing/)
    const { out } = await release('status', 'mfe-seen')
    expect(out).toMatch(/mfe-seen +1\.1\.0 .* 0 of 1 edges/)
    expect(out).toContain('1.1.0: home.js is missing')
    await report('1.0.0')
    const served = await release('promote', 'mfe-seen@1.0.0')
    expect(served).toMatchObject({
      code: 0,
      out: expect.stringMatching(/; the edge serves it$/) as unknown,
    })
  })

  it('is not published into a store that no edge reads', async () => {
    const lost = await publish('mfe-lost', '1.0.0')
    expect(lost.code).toBe(2)
    expect(lost.err).toContain('the edges take releases from another place')
    await testbed.reportEdge(undefined)
    await expect(publish('mfe-lost', '1.0.0')).resolves.toMatchObject({ code: 0 })
  })

  it('names what is published when the version is not', async () => {
    const { err } = await release('promote', 'mfe-lost@1.0.1')
    expect(err).toContain('mfe-lost@1.0.1 is not published; the newest that are: 1.0.0')
    const none = await release('rollback', 'mfe-lost')
    expect(none).toMatchObject({
      code: 1,
      err: expect.stringContaining('no earlier good') as unknown,
    })
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
    const { revision } = await testbed.registry.map()
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
