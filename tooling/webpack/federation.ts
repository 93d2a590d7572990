import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration, RuleSetRule } from 'webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Mode } from 'release/workspace'
import { SHARED_FILES } from 'shared-contracts/release'
import { baseConfig } from './base.ts'
import { EntryIds } from './entry-ids.ts'
import { sharedModules } from './shared-modules.ts'

/** File name of a remote's entry. Its release folder is immutable, so the name needs no hash. */
export const REMOTE_ENTRY = 'remoteEntry.js'

export interface BuildOptions {
  readonly mode: Mode
  /** Output folder; emptied first. */
  readonly outputPath: string
  /** For a development server: adds Fast Refresh, and a standalone page beside the container. */
  readonly isServed?: boolean
}

/**
 * Output as ES modules: entries and chunks load by native imports, under a policy without eval.
 *
 * @param folder of scripts that are loaded later, such as `files/`; all of them are directly in this folder.
 */
function moduleOutput(name: string, options: BuildOptions, folder = ''): Configuration {
  const { mode, outputPath, isServed = false } = options
  const hash = mode === 'production' ? '.[contenthash:12]' : ''
  const base = baseConfig({ mode, target: 'browser', hasFastRefresh: isServed })
  return {
    ...base,
    name,
    target: ['web', 'es2022'],
    module: {
      ...base.module,
      // What ships keeps the browser's own. Webpack would write properties of Node's into it, the module's path on this
      // machine included. Fast Refresh needs webpack's.
      ...(!isServed && { parser: { javascript: { importMeta: false } } }),
    },
    experiments: { outputModule: true },
    output: {
      path: outputPath,
      clean: true,
      uniqueName: name,
      module: true,
      chunkFormat: 'module',
      publicPath: 'auto',
      filename: `[name]${hash}.js`,
      chunkFilename: `${folder}[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    },
    // Every document contains the names and the integrity of its release's scripts: numbers are
    // shorter than paths.
    optimization: {
      ...base.optimization,
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      // Packages stay with what needs them: every page of a remote loads its mount module anyway.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
  }
}

export interface RemoteOptions {
  /** The remote's package name. */
  readonly name: string
  readonly folder: string
  /** Modules that hosts may load, by expose name; files relative to the folder. */
  readonly exposes: Readonly<Record<string, string>>
  /** Replacements of modules for the packages that this remote brings, but not for its sources. */
  readonly packageAlias?: Readonly<Record<string, string>>
}

/**
 * Folder in which the federation plugin finds the runtime of containers: among its packages,
 * `webpack-bundler-runtime` is `lean-runtime`.
 */
const LEAN_RUNTIME = join(WORKSPACE_ROOT, 'tooling')

/** Type of the export of a remote's own `webpack.config.ts`. */
export type RemoteBuild = (options: BuildOptions) => Configuration

/** The build of one remote: a federation container. */
export function remote({ name, folder, exposes, packageAlias = {} }: RemoteOptions): RemoteBuild {
  return (options) => {
    const output = moduleOutput(name, options, options.mode === 'production' ? SHARED_FILES : '')
    return {
      ...output,
      module: {
        ...output.module,
        rules: [
          ...(output.module?.rules ?? []),
          { test: /node_modules/, resolve: { alias: packageAlias } },
        ],
      },
      context: folder,
      entry: {},
      plugins: [
        new EntryIds(),
        new ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          filename: REMOTE_ENTRY,
          library: { type: 'module' },
          exposes,
          shared: sharedModules(options.isServed ? 'standalone' : 'remote'),
          implementation: LEAN_RUNTIME,
          manifest: true,
          dts: false,
          dev: false,
        }),
      ],
    }
  }
}

/** The host bundles a part of React Router, behind its facade. */
const SHAKEABLE_ROUTER: RuleSetRule = {
  test: /react-router[\\/]dist[\\/].*\.mjs$/,
  loader: join(WORKSPACE_ROOT, 'tooling/webpack/shakeable-router.cjs'),
}

/** The host bundles the queries of TanStack Query alone, behind their facade. */
const QUERIES_ONLY: RuleSetRule = {
  test: /query-core[\\/]build[\\/]modern[\\/](?:mutationCache|infiniteQueryBehavior)\.js$/,
  loader: join(WORKSPACE_ROOT, 'tooling/webpack/queries-only.cjs'),
}

/** The host has Emotion without the plugin that no cache of the platform uses. */
const NO_PREFIXES: RuleSetRule = {
  test: /@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.(?:cjs|esm)\.js$/,
  loader: join(WORKSPACE_ROOT, 'tooling/webpack/no-prefixes.cjs'),
}

const SAME_COMPONENT = join(WORKSPACE_ROOT, 'tooling/webpack/same-component.cjs')

/** The build of the browser host. */
export function hostConfig(options: BuildOptions): Configuration {
  const output = moduleOutput('shell', options)
  return {
    ...output,
    resolve: { ...output.resolve, alias: { 'hoist-non-react-statics': SAME_COMPONENT } },
    module: {
      ...output.module,
      rules: [...(output.module?.rules ?? []), SHAKEABLE_ROUTER, QUERIES_ONLY, NO_PREFIXES],
    },
    entry: { shell: join(WORKSPACE_ROOT, 'shell/src/index.ts') },
    plugins: [
      new EntryIds(),
      new ModuleFederationPlugin({
        name: 'shell',
        library: { type: 'module' },
        remotes: {},
        shared: sharedModules('host'),
        implementation: LEAN_RUNTIME,
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  }
}
