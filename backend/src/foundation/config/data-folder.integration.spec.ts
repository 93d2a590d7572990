import { describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testFolders } from '../database/testing/on-each-database.ts'

const BACKEND = fileURLToPath(new URL('../../..', import.meta.url))
const command = (name: string) => join(BACKEND, 'src', 'commands', `${name}.ts`)

describe('what the commands leave on the disk', () => {
  const newFolder = testFolders()

  it('is for its owner alone, whatever the umask is, and what was not is mended', async () => {
    const folder = await newFolder()
    const run = (name: string, ...options: string[]) =>
      promisify(execFile)(
        'sh',
        ['-c', 'umask 000 && exec "$0" --conditions=source --import tsx "$@"'].concat(
          process.execPath,
          command(name),
          options,
        ),
        { cwd: BACKEND, env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') } },
      )
    const rights = async () => {
      const names = ['data', ...(await readdir(join(folder, 'data'))).map((name) => `data/${name}`)]
      const modes = names.map(async (name) => (await stat(join(folder, name))).mode & 0o777)
      const found = await Promise.all(modes)
      return Object.fromEntries(names.map((name, index) => [name, found[index]?.toString(8)]))
    }
    await run('migrate')
    const meant = {
      data: '700',
      'data/backend.lock': '600',
      'data/backend.sqlite': '600',
    }
    await expect(rights()).resolves.toEqual(meant)
    await chmod(join(folder, 'data'), 0o755)
    await chmod(join(folder, 'data', 'backend.sqlite'), 0o644)
    const { stderr } = await run('purge')
    expect(stderr.trim().split('\n')).toHaveLength(2)
    await expect(rights()).resolves.toEqual(meant)
  }, 120_000)
})
