import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseConfig } from 'backend/config/config'
import { startTestApp, type TestApp } from 'backend/database/testing/test-app'
import { memoryFolder } from 'shared-server/testing/memory-folder'
import { readSampleLeague, recordLeague } from './sample-league.ts'

let folder: string
let api: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(memoryFolder(), 'sample-league-'))
  api = await startTestApp(parseConfig({ DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'silent' }))
}, 60_000)
afterAll(async () => {
  await api.app.close()
  await rm(folder, { recursive: true })
})

/** The outlook is computed in the background, and tested where it is computed. */
const withoutOutlook = (answers: unknown): unknown =>
  JSON.parse(JSON.stringify(answers), (key, value: unknown) => (key === 'outlook' ? null : value))

it('the portal is tested with what a fresh installation answers; pnpm record-league writes it anew', async () => {
  const answers = await recordLeague(async (path) => (await api.inject(path)).json())
  expect(withoutOutlook(answers)).toEqual(withoutOutlook(await readSampleLeague()))
})
