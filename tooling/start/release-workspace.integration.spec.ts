import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { parseConfig } from 'backend/config/config'
import { startTestApp } from 'backend/database/testing/test-app'
import { describeFiles } from 'release/describe-files'
import { publishRelease } from 'release/publish'
import { RegistryClient } from 'release/registry-client'
import type { Release } from 'shared-contracts/release'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'

const NAME = 'mfe-gpl'
const TOKEN = 'a-token-for-this-suite'

let folder: string
const builtFolder = () => join(folder, 'built')
const workspace = await import('release/workspace')
jest.unstable_mockModule('release/workspace', () => ({
  ...workspace,
  builtReleaseFolder: builtFolder,
}))
const { releaseWorkspace } = await import('./release-workspace.ts')

let api: Awaited<ReturnType<typeof startTestApp>>
let registry: RegistryClient
let variables: NodeJS.ProcessEnv
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-workspace-'))
  const settings = { DATA_DIR: folder, RELEASES_TOKEN: TOKEN, LOG_LEVEL: 'silent' }
  api = await startTestApp(parseConfig({ ...settings, API_PORT: '0' }))
  await api.app.listen(0, '127.0.0.1')
  const { port } = api.app.getHttpServer().address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  registry = new RegistryClient({ origin, token: TOKEN })
  variables = { ...settings, API_ORIGIN: origin, SHELL_BUILD: join(folder, 'shell-build') }
  await announced(['Title'])
})
afterEach(async () => {
  await api.app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Builds a shell with these parts of the design system. */
async function announced(parts: readonly string[]) {
  const contract = { version: '1.0.0', exports: { 'shared-ui': parts } }
  await write('shell-build/browser/release.json', {
    ...{ name: 'shell', version: `1.0.0-${parts.join('-').toLowerCase()}`, contract, files: {} },
  })
}

interface Build {
  readonly version?: string
  readonly script?: string
  readonly part?: string
  readonly builtAt?: string
}

/** Builds the remote. Scripts without a hash in their name, so that deltas can be made between versions. */
async function build({
  version = '1.0.0',
  script = 'export const word = 1',
  part = 'Title',
  builtAt = '2026-01-01T00:00:00.000Z',
}: Build = {}): Promise<void> {
  await rm(builtFolder(), { recursive: true, force: true })
  await write('built/remoteEntry.js', 'export const get = () => undefined')
  await write('built/home.js', script)
  await write('built/fragments/index.json', {})
  const release: Release = {
    ...{ name: NAME, version, commit: '0123abc', builtAt, theme: 'floodlight' },
    contract: { version: '1.0.0', range: '^1.0.0', imports: { 'shared-ui': [part] } },
    entry: 'remoteEntry.js',
    routes: [
      {
        ...{ path: '/', title: 'Home', description: 'The first page', data: [] },
        scripts: ['home.js'],
        fragments: { '/gpl': 'fragments/index.json' },
      },
    ],
    files: await describeFiles(builtFolder()),
  }
  await write('built/release.json', release)
}

async function write(file: string, content: unknown): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
}

const start = () => releaseWorkspace([NAME], 'production', variables)

async function publish(): Promise<void> {
  const files = await openReleaseFiles({}, folder)
  await publishRelease(builtFolder(), { registry, files, key: null })
}

const live = async () => {
  const { remotes } = await registry.map()
  return remotes.find(({ name }) => name === NAME)?.stable?.version
}

it('publishes and promotes a remote without a release, once', async () => {
  await build()
  expect(await start()).toEqual({ hasReleased: true, unreleased: [], lost: [] })
  expect(await live()).toBe('1.0.0')
  expect(await start()).toEqual({ hasReleased: false, unreleased: [], lost: [] })
})

it('goes on where an interrupted start has published, even with another build of the same', async () => {
  await registry.givePrefix({ prefix: '/gpl', remote: NAME, isShared: true })
  await build()
  await publish()
  await build({ builtAt: '2026-01-02T00:00:00.000Z' })
  expect(await start()).toEqual({ hasReleased: true, unreleased: [], lost: [] })
  expect(await live()).toBe('1.0.0')
})

it.each<[string, () => Promise<void>]>([
  ['lost', () => rm(join(folder, 'releases'), { recursive: true })],
  ['of another build', () => write(`releases/${NAME}/1.0.0/release.json`, { name: NAME })],
])('puts back the files of a live release that are %s, by the same build', async (_, spoil) => {
  await build()
  await start()
  const history = await registry.history(NAME)
  await spoil()
  await build({ builtAt: '2026-01-02T00:00:00.000Z' })
  expect(await start()).toEqual({ hasReleased: true, unreleased: [], lost: [] })
  const files = await openReleaseFiles({}, folder)
  const description = await registry.description(NAME, '1.0.0')
  expect(await files.description({ name: NAME, version: '1.0.0' })).toBe(description)
  expect(await registry.history(NAME)).toEqual(history)
  expect(await start()).toEqual({ hasReleased: false, unreleased: [], lost: [] })
})

it.each([
  ['another build of the same version', {}],
  ['another version', { version: '1.1.0' }],
])('names a live release whose files are lost, and leaves it, over %s', async (_, version) => {
  await build()
  await start()
  await rm(join(folder, 'releases'), { recursive: true })
  await build({ script: 'export const other = 1', ...version })
  const lost = [`${NAME}@1.0.0`]
  expect(await start()).toEqual({ hasReleased: false, unreleased: [], lost })
  expect(await live()).toBe('1.0.0')
  expect((await registry.releases(NAME)).releases).toHaveLength(1)
})

it('refuses a build for a new shell under the version of the release that the shell cannot run', async () => {
  await build()
  await start()
  await announced(['Heading'])
  await build({ part: 'Heading' })
  await expect(start()).rejects.toThrow(
    'mfe-gpl@1.0.0 is published already, as another build: raise the version in mfe-gpl/package.json',
  )
  await build({ part: 'Heading', version: '1.0.1' })
  await start()
  expect(await live()).toBe('1.0.1')
})

it('takes a build for the live release that differs from it by its deltas only', async () => {
  const lines = Array.from({ length: 400 }, (_, index) => `export const word${index} = ${index}`)
  await build({ script: lines.join('\n') })
  await start()
  const next = { version: '1.1.0', script: [...lines, 'export const last = 1'].join('\n') }
  await build(next)
  await publish()
  const { revision } = await registry.map()
  await registry.promote(NAME, '1.1.0', { revision })
  expect(await registry.description(NAME, '1.1.0')).toContain('deltas.json')
  await build(next)
  expect(await start()).toEqual({ hasReleased: false, unreleased: [], lost: [] })
  await build({ ...next, script: 'export const other = 1' })
  expect(await start()).toEqual({ hasReleased: false, unreleased: [NAME], lost: [] })
})
