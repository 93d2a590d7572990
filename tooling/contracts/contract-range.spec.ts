import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { beyondReleased } from './beyond-released.ts'
import { rangeOf } from './contract-range.ts'

// Each case starts the compiler.
jest.setTimeout(60_000)

const FILE = 'shared-ui/src/index.d.ts'
const RELEASED = `
  export interface ButtonProps { label: string; href?: string }
  export declare const Button: (props: ButtonProps) => string
  export declare const show: (title: string) => void`

describe('the contracts that a release runs with', () => {
  let folder: string
  beforeAll(async () => {
    const cache = join(WORKSPACE_ROOT, '.cache')
    await mkdir(cache, { recursive: true })
    folder = await mkdtemp(join(cache, 'range-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const needs = async (source: string) => {
    const file = join(folder, 'remote.ts')
    await writeFile(file, source)
    const reasons = beyondReleased([file], new Map([[FILE, RELEASED]]), { 'shared-ui': FILE })
    return reasons.map((reason) => reason.replace(/^[^:]*: /, ''))
  }

  it('are those since the released one where nothing newer is used', async () => {
    const source =
      "import { Button } from 'shared-ui'\nexport const page = Button({ label: 'Text' })"
    await expect(needs(source)).resolves.toEqual([])
    expect(rangeOf('2.0.0', '2.6.0', true)).toBe('^2.0.0')
  })

  it.each([
    ['a new export', "import { Picture } from 'shared-ui'\nexport { Picture }", "'Picture'"],
    [
      'a new member',
      "import { Button } from 'shared-ui'\nexport const page = Button({ label: '', tone: 'gold' })",
      "'tone' does not exist",
    ],
    ['a wider argument', "import { show } from 'shared-ui'\nshow(1)", "'number' is not assignable"],
  ])('are those since today where it uses %s, and it says which', async (_, source, reason) => {
    await expect(needs(source)).resolves.toEqual([expect.stringContaining(reason)])
    expect(rangeOf('2.0.0', '2.6.0', false)).toBe('^2.6.0')
  })

  it('are both sides of a major step where it runs with both', () => {
    expect(rangeOf('2.6.0', '3.0.0', true)).toBe('^2.6.0 || ^3.0.0')
    expect(rangeOf('2.6.0', '3.0.0', false)).toBe('^3.0.0')
  })
})
