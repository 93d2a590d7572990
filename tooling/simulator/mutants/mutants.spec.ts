import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from '../../workspace/workspace.ts'
import { MUTANTS } from './mutants.mjs'
import { FOUND } from './prove-mutants.ts'

it.each(MUTANTS)('$name changes one place of the product', async ({ file, from }) => {
  const source = await readFile(join(WORKSPACE_ROOT, file), 'utf8')
  expect(source.split(from)).toHaveLength(2)
})

it('a simulator that fails by itself has found nothing', () => {
  const program = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', program('../load/register.mjs'), program('../simulate.ts')],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', MUTANT: 'nobody' } },
  )
  expect(stderr).toContain('There is no mutant nobody')
  expect([0, FOUND]).not.toContain(status)
})
