import { join } from 'node:path'
import type { Configuration } from 'webpack'
import type { Mode } from 'release/workspace'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { baseConfig } from './base.ts'

/**
 * File name of the service worker in the folder of the build. It never changes, because browsers identify
 * the worker by it.
 */
export const SERVICE_WORKER_FILE = 'service-worker.js'

/** The build of the service worker: one classic script, which every browser takes. */
export function serviceWorkerConfig(options: {
  readonly mode: Mode
  readonly outputPath: string
}): Configuration {
  const { mode, outputPath } = options
  return {
    ...baseConfig({ mode, target: 'browser' }),
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: join(WORKSPACE_ROOT, 'shell/src/worker/service-worker.ts'),
    output: { path: outputPath, clean: true, filename: SERVICE_WORKER_FILE, chunkLoading: false },
    optimization: { splitChunks: false },
  }
}
