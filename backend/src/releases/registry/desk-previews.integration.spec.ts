import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signedIn } from '../../accounts/testing/desk-client.ts'
import { configIn, testFolders } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'

describe('previews that people of the desk open', () => {
  const newFolder = testFolders()
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder(), { RELEASES_TOKEN: TOKEN }))
    await registryClient(() => api, TOKEN).publish('mfe-a', '1.0.0')
  }, 60_000)
  afterAll(() => api.app.close())

  it('leave room for those of others', async () => {
    const [scorer, editor] = [
      await signedIn(() => api, { name: 'Kojo', role: 'scorer' }),
      await signedIn(() => api, { name: 'Efua', role: 'group-editor' }),
    ]
    const open = (client: typeof scorer) =>
      client.send('POST', '/api/desk/release-previews', { of: ['mfe-a@1.0.0'] })
    for (let count = 0; count < 30; count += 1) expect((await open(scorer)).statusCode).toBe(200)
    const refused = await open(scorer)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await open(editor)).statusCode).toBe(200)
  })
})
