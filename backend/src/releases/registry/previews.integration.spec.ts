import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PreviewClaim, PreviewListing, PreviewResponse } from 'shared-contracts/registry'
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

  it('is listed for its remote, and named in the map once it is revoked', async () => {
    await registry.publish('mfe-b', '1.0.0')
    const sign = async () => {
      const answer = await registry.send('POST', '/api/releases/mfe-b/preview', {
        version: '1.0.0',
      })
      return v.parse(PreviewResponse, answer.json()).id
    }
    const [kept, revoked] = [await sign(), await sign()]
    const url = `/api/releases/mfe-b/previews`
    const list = async () =>
      v.parse(v.array(PreviewListing), (await registry.send('GET', url)).json())
    expect((await list()).map(({ revokedAt }) => revokedAt)).toEqual([null, null])
    const revoke = () => registry.send('DELETE', `${url}/${revoked}`)
    await expect(revoke()).resolves.toMatchObject({ statusCode: 204 })
    await expect(revoke()).resolves.toMatchObject({ statusCode: 404 })
    expect((await list()).find(({ id }) => id === revoked)?.revokedAt).toMatch(/Z$/)
    const { closedPreviews } = await registry.map()
    expect(closedPreviews).toContain(revoked)
    expect(closedPreviews).not.toContain(kept)
    expect((await api.inject(url)).statusCode).toBe(401)
  })

  it('of a withdrawn release is not signed, and those that were are closed', async () => {
    await registry.publish('mfe-c', '1.0.0')
    await registry.promote('mfe-c', '1.0.0')
    await registry.publish('mfe-c', '1.1.0')
    await registry.promote('mfe-c', '1.1.0')
    const sign = () => registry.send('POST', '/api/releases/mfe-c/preview', { version: '1.1.0' })
    const { id } = v.parse(PreviewResponse, (await sign()).json())
    expect((await registry.map()).closedPreviews).not.toContain(id)
    await registry.rollback('mfe-c')
    expect((await registry.map()).closedPreviews).toContain(id)
    await expect(sign()).resolves.toMatchObject({ statusCode: 422 })
  })
})
