import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createInstance } from '@module-federation/runtime'
import { compile } from '../compile.ts'
import { hostConfig, remote, REMOTE_ENTRY } from '../federation.ts'
import type { ShareScope } from './webpack-runtime.ts'

// Two builds, each of which takes a second or two.
jest.setTimeout(60_000)

interface Container {
  readonly init: (scope: ShareScope) => void
  readonly get: (expose: string) => Promise<() => unknown>
}

let folder: string
let copies = 0

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

const options = (outputPath: string) => ({ mode: 'production' as const, outputPath })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lean-runtime-'))
  await write({
    'package.json': '{ "type": "module", "dependencies": { "shared-ui": "*" } }',
    'remote/package.json': '{ "type": "module", "dependencies": { "shared-ui": "*" } }',
    'remote/mount.ts': `
      import { Title } from 'shared-ui'
      export const mount = async () => [Title, (await import('./page.ts')).page]`,
    'remote/page.ts': `
      import { Button } from 'shared-ui'
      export const page = Button`,
    'host/main.ts': `
      import { Title } from 'shared-ui'
      void __webpack_init_sharing__('default')
      globalThis.hostOfTest = { Title, scope: __webpack_share_scopes__.default }`,
    'node_modules/shared-ui/package.json':
      '{ "name": "shared-ui", "version": "1.0.0", "exports": { ".": "./index.js" } }',
    'node_modules/shared-ui/index.js': `
      export const Button = 'a button of the host'
      export const Title = 'a title of the host'`,
  })
  const at = join(folder, 'remote')
  const build = remote({ name: 'mfe-fixture', folder: at, exposes: { './mount': './mount.ts' } })
  await compile(build(options(join(folder, 'dist/remote'))))
  const host = hostConfig(options(join(folder, 'dist/host')))
  await compile({ ...host, context: join(folder, 'host'), entry: { shell: './main.ts' } })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns a new address of the entry, so that each test has a container that nobody has opened. */
const entryAddress = () =>
  `${pathToFileURL(join(folder, 'dist/remote', REMOTE_ENTRY)).href}?${String((copies += 1))}`

const openContainer = async () => (await import(entryAddress())) as Container

const UI = { Button: 'a lent button', Title: 'a lent title' }

/** Calls a `mount` of the fixture. */
const mounted = (module: unknown) => (module as { mount: () => Promise<unknown> }).mount()

describe('a container', () => {
  it('takes what it shares from who runs it, in chunks that load later too', async () => {
    const { init, get } = await openContainer()
    init({ 'shared-ui': { '1.0.0': { get: () => () => UI } } })
    const module = await get('./mount')
    expect(await mounted(module())).toEqual(['a lent title', 'a lent button'])
  })

  it('takes what is lent by a promise', async () => {
    const { init, get } = await openContainer()
    init({ 'shared-ui': { '1.0.0': { get: () => Promise.resolve(() => UI) } } })
    const module = await get('./mount')
    expect(await mounted(module())).toEqual(['a lent title', 'a lent button'])
  })

  it('says what nobody lends', async () => {
    const { init, get } = await openContainer()
    init({})
    const module = await get('./mount')
    expect(module).toThrow("Can not get 'shared-ui'")
  })

  it('runs under the whole federation runtime, as hosts from before have it', async () => {
    const host = createInstance({
      name: 'host-from-before',
      remotes: [],
      shared: { 'shared-ui': { version: '1.0.0', lib: () => UI } },
      plugins: [{ name: 'native', loadEntry: ({ remoteInfo }) => import(remoteInfo.entry) }],
    })
    host.registerRemotes([{ name: 'mfe-fixture', entry: entryAddress(), type: 'module' }])
    const module = await host.loadRemote('mfe-fixture/mount')
    expect(await mounted(module)).toEqual(['a lent title', 'a lent button'])
  })
})

describe('a host', () => {
  it('runs by its own modules, and lends the very same at once', async () => {
    const files = await readdir(join(folder, 'dist/host'))
    const script = files.find((name) => /^shell\..*\.js$/.test(name)) ?? ''
    await import(pathToFileURL(join(folder, 'dist/host', script)).href)
    const { hostOfTest } = globalThis as unknown as {
      hostOfTest: { Title: string; scope: ShareScope }
    }
    expect(hostOfTest.Title).toBe('a title of the host')
    const factory = hostOfTest.scope['shared-ui']?.['1.0.0']?.get()
    expect(typeof factory === 'function' && factory()).toMatchObject({
      Button: 'a button of the host',
      Title: 'a title of the host',
    })
  })
})
