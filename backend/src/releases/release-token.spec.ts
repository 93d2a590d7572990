import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseToken } from './release-token.ts'

describe('release token', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-token-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is the one of the configuration', async () => {
    const config = { RELEASES_TOKEN: 'configured-token-1', DATA_DIR: folder }
    await expect(releaseToken(config)).resolves.toBe('configured-token-1')
  })

  it('is made once, also by several first starts, and only its owner can read it', async () => {
    const config = { RELEASES_TOKEN: undefined, DATA_DIR: join(folder, 'new') }
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => releaseToken(config)),
    )
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(new Set([first, ...others, await releaseToken(config)]).size).toBe(1)
    await expect(readdir(config.DATA_DIR)).resolves.toEqual(['release-token'])
    const { mode } = await stat(join(folder, 'new', 'release-token'))
    expect(mode & 0o777).toBe(0o600)
  })
})
