import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REMOTE_NAMES } from 'shared-contracts'
import { buildRemote } from '../release/build-remote.ts'
import { buildShell, SHELL_BUILD } from '../release/build-shell.ts'
import type { BuildStep } from './build-step.ts'
import { WORKSPACE_ROOT } from './workspace.ts'

const LIBRARIES = ['shared-contracts', 'shared-ui']
const BUILDERS = ['tooling/webpack', 'tooling/prerender', 'tooling/release']

/** The programs that Node runs, compiled by TypeScript. */
const programs: BuildStep = {
  name: 'programs',
  inputs: ['shared-contracts', 'backend', 'shell/server'],
  output: 'shell/dist/server/main.js',
  run: async () => {
    await promisify(execFile)(
      process.execPath,
      [join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'backend', 'shell/server'],
      { cwd: WORKSPACE_ROOT },
    ).catch((error: Error & { stdout?: string }) => {
      throw new Error(error.stdout ?? error.message)
    })
  },
}

const shell: BuildStep = {
  name: 'shell',
  inputs: [...LIBRARIES, ...BUILDERS, 'shell/src'],
  output: 'shell/dist/document.json',
  run: () => buildShell({ mode: 'production', folder: SHELL_BUILD }),
}

const remotes: BuildStep[] = REMOTE_NAMES.map((name) => ({
  name,
  inputs: [...LIBRARIES, ...BUILDERS, `${name}/src`, `${name}/package.json`],
  output: `${name}/dist/release/release.json`,
  run: async () => {
    await buildRemote(name, { mode: 'production' })
  },
}))

/** Everything that `npm start` serves, in the order in which it is built. */
export const BUILD_STEPS: readonly BuildStep[] = [programs, shell, ...remotes]
