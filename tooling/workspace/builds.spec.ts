import { expect, it } from '@jest/globals'
import { workspaceRemotes } from 'release/workspace'
import { buildSteps } from './builds.ts'

it.each(workspaceRemotes())(
  '%s is built again when its own build configuration changes',
  (name) => {
    const step = buildSteps('production').find(({ remote }) => remote === name)
    expect(step?.inputs).toContain(`${name}/webpack.config.ts`)
  },
)
