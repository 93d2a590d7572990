import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { baseConfig } from '../webpack/base.ts'
import { compile } from '../webpack/compile.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Mode } from 'release/workspace'

export interface NodeBuildOptions {
  /** Unique name of the build; its folder under the cache. */
  readonly name: string
  readonly entry: string
  readonly mode: Mode
  readonly alias?: Record<string, string>
  /** Where the build's pictures and fonts go, and the address under which the site serves them. */
  readonly assets: { readonly folder: string; readonly publicPath: string }
}

/**
 * Bundles a module for Node without federation and runs it.
 *
 * @returns the module's exports; the caller knows the entry's type.
 */
export async function runInNode<Module>(options: NodeBuildOptions): Promise<Module> {
  const path = join(WORKSPACE_ROOT, '.cache', 'prerender', `${options.name}-${options.mode}`)
  const base = baseConfig({ mode: options.mode, target: 'node' })
  await compile({
    ...base,
    name: options.name,
    target: 'node20',
    devtool: false,
    entry: { render: options.entry },
    resolve: { ...base.resolve, alias: options.alias ?? {} },
    experiments: { outputModule: true },
    output: {
      path,
      clean: true,
      module: true,
      chunkFormat: 'module',
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      library: { type: 'module' },
      publicPath: options.assets.publicPath,
      // The browser's build names its assets in the same way, so both mean the same files.
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  const assets = join(path, 'assets')
  if (existsSync(assets))
    await cp(assets, join(options.assets.folder, 'assets'), { recursive: true })
  // A new address for every run, or Node would answer from its module cache.
  const address = `${pathToFileURL(join(path, 'render.mjs')).href}?built=${Date.now()}`
  return (await import(address)) as Module
}
