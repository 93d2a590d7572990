import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PreviewClaim, PreviewResponse } from 'shared-contracts/registry'
import * as v from 'valibot'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'

onEachDatabase('preview link', (newConfig) => {
  let config: Config
  let api: TestApp
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN })
    api = await startTestApp(config)
    await registry.publish('mfe-a', '1.0.0')
  }, 60_000)
  afterAll(() => api.app.close())

  const registry = registryClient(() => api, TOKEN)
  const preview = (body: object) => registry.send('POST', '/api/releases/mfe-a/preview', body)

  it('is a claim with an end, signed by the secret that the edge reads in the data folder', async () => {
    const response = await preview({ version: '1.0.0', hours: 2 })
    const { path, until } = v.parse(PreviewResponse, response.json())
    const [, claim = '', signature] = /^\/preview\/([\w-]+)\.([\w-]+)$/.exec(path) ?? []
    const secret = (await readFile(join(config.DATA_DIR, 'preview-secret'), 'utf8')).trim()
    expect(createHmac('sha256', secret).update(claim).digest('base64url')).toBe(signature)
    const content: unknown = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8'))
    expect(v.parse(PreviewClaim, content)).toMatchObject({
      remote: 'mfe-a',
      version: '1.0.0',
      until,
    })
    const hours = (Date.parse(until) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(1.9)
    expect(hours).toBeLessThanOrEqual(2)
  })

  it('is made for a published version alone, and for a week at most', async () => {
    await expect(preview({ version: '9.9.9' })).resolves.toMatchObject({ statusCode: 404 })
    await expect(preview({ version: '1.0.0', hours: 169 })).resolves.toMatchObject({
      statusCode: 400,
    })
  })
})
