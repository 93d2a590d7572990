import { spawnSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

it.each(['mjs', 'cjs'])(
  'a slow expression in a file .%s is found',
  (ending) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', `art/slow.${ending}`],
      { cwd: WORKSPACE_ROOT, input: '/^(a+)+$/.test(String(globalThis))', encoding: 'utf8' },
    )
    expect(stdout).toContain('regexp/no-super-linear-backtracking')
    expect(status).toBe(1)
  },
  60_000,
)
