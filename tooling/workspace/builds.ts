import { join } from 'node:path'
import {
  workspaceRemotes,
  builtReleaseFolder,
  builtShellFolder,
  type Mode,
} from 'release/workspace'
import { buildRemote } from '../build/build-remote.ts'
import { buildShell } from '../build/build-shell.ts'
import type { BuildStep } from './build-step.ts'
import { programsStep } from './programs-step.ts'

const LIBRARIES = ['shared-contracts', 'shared-ui']
const BUILDERS = [
  'tooling/webpack',
  'tooling/build',
  'release/src',
  'edge/src/rendering',
  'shell/src/rendering',
]

/** Build steps of everything that the system serves, in order. */
export const buildSteps = (mode: Mode): readonly BuildStep[] => [
  programsStep,
  {
    name: stepName('shell', mode),
    inputs: [...LIBRARIES, ...BUILDERS, 'shell/src'],
    output: join(builtShellFolder(mode), 'document.json'),
    run: () => buildShell({ mode, folder: builtShellFolder(mode) }),
  },
  ...workspaceRemotes().map((name) => ({
    name: stepName(name, mode),
    remote: name,
    inputs: [
      ...LIBRARIES,
      ...BUILDERS,
      ...['src', 'package.json', 'webpack.config.ts'].map((file) => `${name}/${file}`),
    ],
    output: join(builtReleaseFolder(name, mode), 'release.json'),
    run: async () => {
      await buildRemote(name, { mode })
    },
  })),
]

const stepName = (name: string, mode: Mode) => (mode === 'production' ? name : `${name}, ${mode}`)
