import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compile } from './compile.ts'
import { EntryIds } from './entry-ids.ts'
import { remote, REMOTE_ENTRY } from './federation.ts'

// Each of these builds takes a second or two.
jest.setTimeout(60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entry-ids-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Builds a remote by the runtime of a checkout of its own. @returns the text of all of its scripts. */
async function scriptsBuiltIn(checkout: string): Promise<string[]> {
  const at = join(folder, checkout)
  const packages = join(at, 'node_modules/@module-federation')
  const runtime = join(packages, 'webpack-bundler-runtime')
  await mkdir(join(at, 'src'), { recursive: true })
  await cp(join(WORKSPACE_ROOT, 'tooling/webpack/lean-runtime'), runtime, { recursive: true })
  // The plugin resolves it from there as well, though nothing of it gets into the build.
  const whole = 'node_modules/@module-federation/runtime'
  await symlink(join(WORKSPACE_ROOT, 'tooling', whole), join(packages, 'runtime'))
  await writeFile(join(at, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(at, 'src/mount.ts'),
    'export const mount = () => import.meta.resolve("./page.js")',
  )
  const build = remote({
    name: 'mfe-fixture',
    folder: at,
    exposes: { './mount': './src/mount.ts' },
  })
  await compile({
    ...build({ mode: 'production', outputPath: join(at, 'dist') }),
    plugins: [
      new EntryIds(),
      new ModuleFederationPlugin({
        name: 'mfe_fixture',
        filename: REMOTE_ENTRY,
        library: { type: 'module' },
        exposes: { './mount': './src/mount.ts' },
        implementation: at,
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  })
  const files = await readdir(join(at, 'dist'), { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js')).sort()
  return Promise.all(scripts.map((file) => readFile(join(at, 'dist', file), 'utf8')))
}

it('makes the same scripts of the same sources in every folder', async () => {
  expect(await scriptsBuiltIn('one')).toEqual(await scriptsBuiltIn('two'))
})
