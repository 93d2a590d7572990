import { join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Mode } from 'release/workspace'

export interface BaseOptions {
  readonly mode: Mode
  readonly target: 'browser' | 'node'
  /** Fast Refresh, for a development server. */
  readonly hasFastRefresh?: boolean
}

const LUCIDE_DATA = join(WORKSPACE_ROOT, 'tooling/webpack/lucide-data.cjs')
const LUCIDE_ICON = join(WORKSPACE_ROOT, 'tooling/webpack/lucide-icon.cjs')
const SMALLER_STYLES = join(WORKSPACE_ROOT, 'tooling/webpack/smaller-styles.cjs')

/** Configuration common to all webpack builds of the workspace. */
export function baseConfig({ mode, target, hasFastRefresh = false }: BaseOptions): Configuration {
  return {
    mode,
    context: WORKSPACE_ROOT,
    // Only served builds are debugged: journeys read React's messages, and source maps would take
    // longer than the rest.
    devtool: hasFastRefresh ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Workspace packages are compiled from their sources.
      conditionNames: ['source', '...'],
    },
    resolveLoader: { modules: [join(WORKSPACE_ROOT, 'tooling/node_modules')] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(mode === 'production' ? [SMALLER_STYLES] : []),
            {
              loader: 'swc-loader',
              options: {
                swcrc: false,
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: {
                    react: {
                      runtime: 'automatic',
                      development: mode === 'development',
                      refresh: hasFastRefresh,
                    },
                  },
                  target: target === 'node' ? 'es2023' : 'es2022',
                },
              },
            },
          ],
        },
        // Modules that ship as .mjs import the default of CommonJS modules as bundlers define it,
        // not as Node does.
        { test: /\.mjs$/, type: 'javascript/auto' },
        { test: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, loader: LUCIDE_ICON },
        { test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/, loader: LUCIDE_DATA },
        { test: /\.(woff2|avif|webp|svg|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
    },
    // As small as the usual minimiser makes the host's script, in a quarter of its time.
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2020, compress: { passes: 3 }, mangle: true },
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  }
}
