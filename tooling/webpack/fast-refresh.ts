import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Adds Fast Refresh to a served build, with the one refresh runtime that host and remotes share. */
export function withFastRefresh(config: Configuration): Configuration {
  const alias = {
    ...config.resolve?.alias,
    'react-refresh/runtime$': join(WORKSPACE_ROOT, 'tooling/webpack/refresh-runtime.cjs'),
    // What the shim itself needs.
    'real-react-refresh$': join(WORKSPACE_ROOT, 'tooling/node_modules/react-refresh/runtime.js'),
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
