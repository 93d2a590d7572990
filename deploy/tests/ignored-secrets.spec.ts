import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

const git = promisify(execFile)
const SECRET = ['.env', 'deploy/.env', '.env.local', 'deploy/.env.production', 'release-key.pem']

describe('files of secrets', () => {
  let repository: string
  beforeAll(async () => {
    repository = await mkdtemp(join(tmpdir(), 'ignored-'))
    await git('git', ['init', '--quiet', repository])
    await copyFile(join(WORKSPACE_ROOT, '.gitignore'), join(repository, '.gitignore'))
  })
  afterAll(() => rm(repository, { recursive: true }))

  it('are ignored by git, and the example is not', async () => {
    const { stdout } = await git('git', [
      '-C',
      repository,
      'check-ignore',
      '--no-index',
      ...SECRET,
      'README.md',
    ])
    expect(stdout.trim().split('\n')).toEqual(SECRET)
    await expect(
      git('git', ['-C', repository, 'check-ignore', '--no-index', '.env.example']),
    ).rejects.toMatchObject({ code: 1 })
  })

  it('stay out of the folder that images are built from, wherever they lie', async () => {
    const lines = (await readFile(join(WORKSPACE_ROOT, '.dockerignore'), 'utf8')).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['**/.env', '**/.env.*', '!.env.example', '**/*.pem']),
    )
  })
})
