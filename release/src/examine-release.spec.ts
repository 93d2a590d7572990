import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { damagedFiles } from './examine-release.ts'
import { writeRelease } from './testing/write-release.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examined-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('a built release holds what it describes, the brotli of that, and nothing else', async () => {
  const release = await writeRelease(folder, {})
  await writeFile(join(folder, 'home.js.br'), 'compressed')
  await writeFile(join(folder, 'release.json.br'), 'compressed')
  expect(await damagedFiles(folder, release)).toEqual([])
  for (const file of ['home.js.gz', 'other.js.br', 'home.js.br.br']) {
    await writeFile(join(folder, file), 'compressed')
    expect(await damagedFiles(folder, release)).toEqual([`${file} is not in release.json`])
    await rm(join(folder, file))
  }
})
