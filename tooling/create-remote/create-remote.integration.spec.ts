import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { copyWorkspaceWith } from './copied-workspace.ts'
import { generateRemote } from './generate-remote.ts'
import { newRemote } from './new-remote.ts'

const remote = newRemote('academy', '/academy', 'floodlight')

let workspace: Awaited<ReturnType<typeof copyWorkspaceWith>>
beforeAll(async () => {
  workspace = await copyWorkspaceWith(remote)
}, 60_000)
afterAll(() => workspace.remove())

describe('a generated remote', () => {
  it('is formatted, with every list that names it', async () => {
    await workspace.tool('prettier/bin/prettier.cjs', ['--check', ...workspace.written])
  }, 60_000)

  it('has its own words in the place of every placeholder', async () => {
    for (const file of workspace.written) {
      expect(await readFile(join(workspace.root, file), 'utf8')).not.toMatch(
        /__(name|prefix|theme|title|port)__/,
      )
    }
  })

  it('has no mistakes of types or style', async () => {
    await workspace.tool('typescript/bin/tsc', ['-b', remote.name])
    await workspace.tool('eslint/bin/eslint.js', ['--max-warnings=0', remote.name])
  }, 120_000)

  it('passes its own spec', async () => {
    await workspace.tool(
      'jest/bin/jest.js',
      ['--selectProjects', 'browser', '--', `${remote.name}/`],
      {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      },
    )
  }, 60_000)

  it('begins at version 1.0.0', async () => {
    const description = await readFile(join(workspace.root, remote.name, 'package.json'), 'utf8')
    expect(JSON.parse(description)).toMatchObject({ name: 'mfe-academy', version: '1.0.0' })
  })
})

describe('a new remote', () => {
  it.each([
    ['Academy', '/academy', 'a name such as mfe-academy'],
    ['academy', 'academy', 'a prefix such as /academy'],
    ['academy', '/api', 'a prefix that the edge does not answer itself'],
  ])('is refused as %s under %s: it needs %s', (name, prefix, reason) => {
    expect(() => newRemote(name, prefix, 'loom')).toThrow(reason)
  })

  it('does not take the place of another', async () => {
    await expect(generateRemote(workspace.root, remote)).rejects.toThrow(
      'mfe-academy exists already',
    )
  })
})
