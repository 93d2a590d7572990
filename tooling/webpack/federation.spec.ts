import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import webpack, { type Configuration } from 'webpack'
import { compile } from './compile.ts'
import { withFastRefresh } from './fast-refresh.ts'
import { remote, type BuildOptions } from './federation.ts'

// Each of these builds takes a second or two.
jest.setTimeout(60_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federation-'))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(folder, 'src/remote.ts'),
    "export const mount = () => import('./page.tsx')\nexport const address = () => import.meta.url",
  )
  await writeFile(join(folder, 'src/page.tsx'), 'export function Page() { return null }')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the development server adds. */
function served(build: Configuration): Configuration {
  const config = withFastRefresh(build)
  const plugins = [...(config.plugins ?? []), new webpack.HotModuleReplacementPlugin()]
  return { ...config, plugins }
}

/** Returns all scripts of a build, one after the other. */
async function scripts(options: Omit<BuildOptions, 'outputPath'>): Promise<string> {
  const outputPath = join(folder, 'dist', options.isServed ? 'served' : options.mode)
  const build = remote({ name: 'mfe-fixture', folder, exposes: { './mount': './src/remote.ts' } })
  const config = build({ ...options, outputPath })
  await compile(options.isServed ? served(config) : config)
  const names = await readdir(outputPath, { recursive: true })
  const texts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFile(join(outputPath, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

describe('what ships', () => {
  it.each(['production', 'development'] as const)(
    'reads its address from the browser, and does not contain its folder (%s)',
    async (mode) => {
      const built = await scripts({ mode })
      expect(built).toContain('import.meta.url')
      expect(built).not.toContain(folder)
    },
  )
})

describe('what a development server serves', () => {
  it('accepts its own saved changes by webpack’s interface, which no browser has', async () => {
    const built = await scripts({ mode: 'development', isServed: true })
    expect(built).toMatch(/\.hot\.accept\(/)
    expect(built).not.toContain('import.meta.webpackHot')
  })
})
