import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { compile } from './compile.ts'
import { FacadeExports } from './facade-exports.ts'
import { FacadeImports } from './facade-imports.ts'
import { hostConfig, remote } from './federation.ts'

// Each of these builds takes a second or two.
jest.setTimeout(60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facades-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

const dependingOn = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '*'])) })

const options = () => ({ mode: 'production' as const, outputPath: join(folder, 'dist') })

/**
 * Builds with one more plugin. Facades are read before minimisation, so it is off: it would take
 * most of the time.
 */
const buildWith = (plugin: WebpackPluginInstance, config: Configuration) =>
  compile({
    ...config,
    plugins: [...(config.plugins ?? []), plugin],
    optimization: { ...config.optimization, minimize: false },
  })

describe('the facades that a remote imports', () => {
  async function importsOf(files: Readonly<Record<string, string>>) {
    await write({ ...files, 'package.json': dependingOn('react', 'shared-contracts', 'shared-ui') })
    const build = remote({ name: 'mfe-fixture', folder, exposes: { './mount': './mount.ts' } })
    const facades = new FacadeImports()
    await buildWith(facades, build(options()))
    return facades.imports()
  }

  it('are the exports that its scripts use, lazy chunks and read members of a namespace included', async () => {
    const imports = await importsOf({
      'mount.ts': `
        import { Title, Button } from 'shared-ui'
        import * as contracts from 'shared-contracts/host'
        import { unused } from './unused.ts'
        export { useQuery } from 'shared-contracts/query'
        export const mount = () => [Button, Title, contracts.getJson, import('./page.ts')]`,
      'unused.ts': `
        import { Carousel } from 'shared-ui'
        export const unused = () => Carousel`,
      'page.ts': `
        import { Link } from 'shared-contracts/router'
        import { useState } from 'react'
        export const page = [Link, useState]`,
    })
    expect(imports).toEqual({
      'shared-contracts/host': ['getJson'],
      'shared-contracts/query': ['useQuery'],
      'shared-contracts/router': ['Link'],
      'shared-ui': ['Button', 'Title'],
    })
  })

  it('are refused when a facade is handed on whole', async () => {
    const files = { 'mount.ts': `import * as ui from 'shared-ui'\nexport const mount = () => ui` }
    await expect(importsOf(files)).rejects.toThrow(
      'shared-ui is imported whole: import its exports by their names',
    )
  })
})

describe('the facades that a host provides', () => {
  it('are all exports of each, whether the host uses them or not, without types', async () => {
    await write({
      'main.ts': `import { Button } from 'shared-ui'\nconsole.log(Button)`,
      'package.json': dependingOn('shared-ui'),
      'node_modules/shared-ui/package.json':
        '{ "name": "shared-ui", "version": "1.0.0", "exports": { ".": "./index.ts" } }',
      'node_modules/shared-ui/index.ts': `
        export * from './title.ts'
        export const Button = 1
        export interface ButtonProps { readonly look: string }`,
      'node_modules/shared-ui/title.ts': 'export const Title = 2',
    })
    const facades = new FacadeExports()
    await buildWith(facades, {
      ...hostConfig(options()),
      context: folder,
      entry: { shell: './main.ts' },
    })
    expect(facades.exports()).toEqual({ 'shared-ui': ['Button', 'Title'] })
  })
})
