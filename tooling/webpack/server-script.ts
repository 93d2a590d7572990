import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Mode } from 'release/workspace'
import { baseConfig } from './base.ts'
import { isSharedModule } from './shared-modules.ts'

export interface ServerScriptOptions {
  /** Unique name of the build. */
  readonly name: string
  readonly mode: Mode
  readonly entry: string
  readonly outputPath: string
  readonly filename: string
  /** Address under which the site serves the build's pictures and fonts. */
  readonly publicPath: string
}

/**
 * A build for a bare JavaScript context: one classic script without imports, that needs neither a browser nor
 * Node. The browser's build names its assets in the same way, so both mean the same files.
 */
function serverScript(options: ServerScriptOptions): Configuration {
  const { name, mode, entry, outputPath, filename, publicPath } = options
  const base = baseConfig({ mode, target: 'node' })
  return {
    ...base,
    name,
    target: 'es2023',
    devtool: false,
    entry: { pages: entry },
    resolve: {
      ...base.resolve,
      // The browser builds of Emotion and similar packages need a document, the Node builds need Node.
      conditionNames: ['source', mode, 'edge-light', 'worker', 'import', 'require', 'default'],
    },
    output: {
      path: outputPath,
      filename,
      publicPath,
      chunkFormat: false,
      chunkLoading: false,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/** Configures the build of the runtime that the shell provides to all releases. */
export function runtimeScript(options: ServerScriptOptions): Configuration {
  const script = serverScript(options)
  const reactDom = dirname(
    createRequire(join(WORKSPACE_ROOT, 'shell/package.json')).resolve('react-dom/package.json'),
  )
  const variant = options.mode === 'production' ? 'production' : 'development'
  return {
    ...script,
    resolve: {
      ...script.resolve,
      alias: {
        // The renderer to a string; the other one streams, which a bare context cannot do.
        'react-dom/server$': join(reactDom, `cjs/react-dom-server-legacy.browser.${variant}.js`),
        // Nothing is mounted on a server.
        'react-dom/client$': false,
      },
    },
  }
}

/** Configures the build of a remote's pages. Modules shared by hosts and remotes come from the runtime. */
export function pagesScript(options: ServerScriptOptions): Configuration {
  return {
    ...serverScript(options),
    output: { ...serverScript(options).output, library: { type: 'var', name: 'pages' } },
    externalsType: 'var',
    externals: ({ request = '' }, callback) => {
      if (isSharedModule(request)) callback(undefined, `shared[${JSON.stringify(request)}]`)
      else callback()
    },
  }
}
