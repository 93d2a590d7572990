import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chmod, chown, lchown, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPrivateFolder } from './private-folder.ts'

const rightsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
/** A user other than root and the user who runs the tests. */
const SOMEBODY_ELSE = 65_534
const asRoot = process.getuid?.() === 0 ? it : it.failing

describe('the folder of what a system keeps', () => {
  const umask = process.umask()
  let around: string
  let folder: string
  beforeEach(async () => {
    around = await mkdtemp(join(tmpdir(), 'private-'))
    folder = join(around, 'new', 'data')
  })
  afterEach(async () => {
    process.umask(umask)
    await rm(around, { recursive: true })
  })

  it('is made for its owner alone, and so is what is made in it, under any umask', async () => {
    process.umask(0)
    await expect(openPrivateFolder(folder)).resolves.toEqual([])
    await writeFile(join(folder, 'backend.sqlite'), '')
    await expect(rightsOf(folder)).resolves.toBe('700')
    await expect(rightsOf(join(folder, 'backend.sqlite'))).resolves.toBe('600')
  })

  it('is taken from others with what lies in it, and says so once', async () => {
    await openPrivateFolder(folder)
    const file = join(folder, 'backend.sqlite-wal')
    await writeFile(file, '')
    await chmod(file, 0o644)
    await chmod(folder, 0o755)
    await expect(openPrivateFolder(folder)).resolves.toEqual([
      `${folder} could be read by other users, and no longer can`,
      `${file} could be read by other users, and no longer can`,
    ])
    await expect(rightsOf(folder)).resolves.toBe('700')
    await expect(rightsOf(file)).resolves.toBe('600')
    await expect(openPrivateFolder(folder)).resolves.toEqual([])
  })

  it('may be a link to a folder on another disk', async () => {
    await openPrivateFolder(folder)
    await symlink(folder, join(around, 'link'))
    await expect(openPrivateFolder(join(around, 'link'))).resolves.toEqual([])
  })

  asRoot('is refused with a file, a link or a folder of another user', async () => {
    const file = join(folder, 'backend.sqlite')
    const refused = (path: string) =>
      expect(openPrivateFolder(folder)).rejects.toThrow(
        `DATA_DIR: ${path} belongs to another user, who could replace it`,
      )
    await openPrivateFolder(folder)
    await symlink('/etc/passwd', file)
    await lchown(file, SOMEBODY_ELSE, SOMEBODY_ELSE)
    await refused(file)
    await rm(file)
    await writeFile(file, '')
    await chown(file, SOMEBODY_ELSE, SOMEBODY_ELSE)
    await refused(file)
    await chown(folder, SOMEBODY_ELSE, SOMEBODY_ELSE)
    await refused(folder)
  })

  it('is refused in one line when it is a file', async () => {
    await writeFile(join(around, 'file'), '')
    await expect(openPrivateFolder(join(around, 'file'))).rejects.toThrow(
      /^DATA_DIR cannot be used: E[A-Z]+$/,
    )
  })
})
