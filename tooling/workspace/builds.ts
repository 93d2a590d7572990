import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REMOTE_NAMES } from 'shared-contracts'
import { buildRemote, builtReleaseFolder } from '../release/build-remote.ts'
import { buildShell, builtShellFolder } from '../release/build-shell.ts'
import type { BuildStep } from './build-step.ts'
import { WORKSPACE_ROOT, type Mode } from './workspace.ts'

const LIBRARIES = ['shared-contracts', 'shared-ui']
const BUILDERS = ['tooling/webpack', 'tooling/prerender', 'tooling/release']

/** The programs that Node runs, compiled by TypeScript. */
const programs: BuildStep = {
  name: 'programs',
  inputs: ['shared-contracts', 'backend', 'shell/server'],
  output: join(WORKSPACE_ROOT, 'shell/dist/server/main.js'),
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

/** Everything that the system serves, in the order in which it is built. */
export const buildSteps = (mode: Mode): readonly BuildStep[] => [
  programs,
  {
    name: stepName('shell', mode),
    inputs: [...LIBRARIES, ...BUILDERS, 'shell/src'],
    output: join(builtShellFolder(mode), 'document.json'),
    run: () => buildShell({ mode, folder: builtShellFolder(mode) }),
  },
  ...REMOTE_NAMES.map((name) => ({
    name: stepName(name, mode),
    remote: name,
    inputs: [...LIBRARIES, ...BUILDERS, `${name}/src`, `${name}/package.json`],
    output: join(builtReleaseFolder(name, mode), 'release.json'),
    run: async () => {
      await buildRemote(name, { mode })
    },
  })),
]

const stepName = (name: string, mode: Mode) => (mode === 'production' ? name : `${name}, ${mode}`)
