import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { workspaceRemotes } from './workspace.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('lists remotes, and not what another branch has left of one', async () => {
  for (const name of ['mfe-shop', 'mfe-academy', 'shell']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'package.json'), '{}')
  }
  await mkdir(join(folder, 'mfe-left/dist'), { recursive: true })
  await mkdir(join(folder, 'mfe-left/node_modules'))
  expect(workspaceRemotes(folder)).toEqual(['mfe-academy', 'mfe-shop'])
})
