import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

const RUNTIME = createRequire(import.meta.url).resolve('react-refresh/runtime')
const SHIM = join(WORKSPACE_ROOT, 'tooling/webpack/refresh-runtime.cjs')

/** Adds Fast Refresh to a served build, with the one refresh runtime that host and remotes share. */
export function withFastRefresh(config: Configuration): Configuration {
  const alias = {
    ...config.resolve?.alias,
    // The plugin imports it by name, and makes each module register its components by its path.
    'react-refresh/runtime$': SHIM,
    [`${RUNTIME}$`]: SHIM,
    // The real runtime for the shim, because its usual path is an alias of the shim.
    'real-react-refresh$': join(dirname(RUNTIME), 'cjs/react-refresh-runtime.development.js'),
  }
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({
        overlay: false,
        exclude: [/node_modules/, /refresh-runtime\.cjs$/],
      }),
    ],
  }
}
