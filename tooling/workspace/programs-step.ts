import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildStep } from './build-step.ts'
import { WORKSPACE_ROOT } from './workspace.ts'

/** The programs that Node runs, compiled by TypeScript. */
export const programsStep: BuildStep = {
  name: 'programs',
  inputs: ['shared-contracts', 'shared-server', 'backend', 'edge'],
  output: join(WORKSPACE_ROOT, 'edge/dist/main.js'),
  run: async () => {
    await promisify(execFile)(
      process.execPath,
      [join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'backend', 'edge'],
      { cwd: WORKSPACE_ROOT },
    ).catch((error: Error & { stdout?: string }) => {
      throw new Error(error.stdout ?? error.message)
    })
  },
}
