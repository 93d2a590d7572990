import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { FACADES, sharedModules } from './shared-modules.ts'

/** Returns the texts in quotes of a source file of the shell. */
const quotedIn = (file: string) =>
  [...readFileSync(join(WORKSPACE_ROOT, 'shell/src', file), 'utf8').matchAll(/'([^'\n]+)'/g)].map(
    ([, text]) => text,
  )

it('the server’s runtime provides every shared module', () => {
  const names = Object.keys(sharedModules('host')).filter((name) => !name.endsWith('/'))
  expect(quotedIn('rendering/shared-modules.ts')).toEqual(expect.arrayContaining(names))
})

it('the host describes the exports of exactly the facades', () => {
  const described = quotedIn('host/host-contract.ts').filter((text) =>
    /^shared-(?!contracts\/(?:package\.json|release)$)/.test(text ?? ''),
  )
  expect(described).toEqual([...FACADES].sort())
})
