import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecret } from './load-secret.ts'

describe('kept secret', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-token-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is the one of the configuration', async () => {
    const source = { configured: 'configured-token-1', folder, name: 'release-token' }
    await expect(loadSecret(source)).resolves.toBe('configured-token-1')
  })

  it('is made once, also by several first starts, and only its owner can read it', async () => {
    const source = { configured: undefined, folder: join(folder, 'new'), name: 'preview-secret' }
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => loadSecret(source)),
    )
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(new Set([first, ...others, await loadSecret(source)]).size).toBe(1)
    await expect(readdir(source.folder)).resolves.toEqual(['preview-secret'])
    const { mode } = await stat(join(folder, 'new', 'preview-secret'))
    expect(mode & 0o777).toBe(0o600)
  })
})
