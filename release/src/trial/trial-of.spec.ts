import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { writeRelease } from '../testing/write-release.ts'
import { trialOf } from './trial-of.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trial-'))
  // What is left in `dist` without a build: the compiler's types, and the folder of a build that failed.
  await mkdir(join(folder, 'shell/types'), { recursive: true })
  await mkdir(join(folder, 'group'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Tries a release beside a remote, with a program in place of Chromium that is none. */
async function tryBeside(...others: string[]) {
  const built = join(folder, 'gpl')
  const release = await writeRelease(built, { name: 'mfe-gpl' })
  return trialOf(
    { release, folder: built },
    {
      chromium: process.execPath,
      shellFolder: join(folder, 'shell'),
      otherFolders: others.map((name) => join(folder, name)),
    },
  )
}

describe('a release is not tried', () => {
  it('with a shell of which only the types are built', async () => {
    await writeRelease(join(folder, 'group'), { name: 'mfe-group' })
    expect(await tryBeside('group')).toEqual({
      refused: [],
      told: ['not tried in a browser: the shell is not built; `npm start` builds it'],
    })
  })

  it('beside a remote whose build left no release', async () => {
    await writeFile(join(folder, 'shell/document.json'), '{}')
    expect(await tryBeside('group', 'missing')).toEqual({
      refused: [],
      told: ['not tried in a browser: no other remote is built to stand beside it'],
    })
  })
})
