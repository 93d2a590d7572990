import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

it('every file that docs/security.md names as evidence is there', () => {
  const text = readFileSync(join(WORKSPACE_ROOT, 'docs/security.md'), 'utf8')
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(join(WORKSPACE_ROOT, file)))).toEqual([])
})
