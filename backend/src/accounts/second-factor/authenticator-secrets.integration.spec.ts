import { afterEach, expect, it } from '@jest/globals'
import { generate } from 'otplib'
import { RecoveryCodes, TotpOffer } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { deskClient, signedIn } from '../testing/desk-client.ts'
import { TEST_PASSWORD } from '../testing/new-account.ts'
import { Authenticator } from './authenticator.entity.ts'

const DESK_KEY = 'the-key-of-this-suite'

onEachDatabase('secrets of authenticators', (newConfig) => {
  let api: TestApp
  afterEach(() => api.app.close())

  const start = async (config: Config) => {
    api = await startTestApp(config)
  }
  const restart = async (config: Config, keys: Partial<Config>) => {
    await api.app.close()
    await start({ ...config, ...keys })
  }
  /** Signs somebody in and confirms an authenticator for them. */
  const withAuthenticator = async () => {
    const client = await signedIn(() => api, { name: 'Kojo', role: 'office' })
    const offer = await client.send('POST', '/api/desk/account/totp')
    const { secret } = v.parse(TotpOffer, offer.json())
    const code = await generate({ secret, epoch: Date.now() / 1_000 - 30 })
    const confirmed = await client.send('PUT', '/api/desk/account/totp', { code })
    return { secret, codes: v.parse(RecoveryCodes, confirmed.json()).codes }
  }
  const stored = () => api.dataSource.manager.findOneByOrFail(Authenticator, { accountId: 1 })
  const signIn = async (code: string) => {
    // A code is valid once per half minute; the reset makes each attempt the first one.
    await api.dataSource.manager.update(Authenticator, { accountId: 1 }, { lastStep: 0 })
    const body = { username: 'kojo', password: TEST_PASSWORD, code }
    return (await deskClient(() => api).send('POST', '/api/desk/session', body)).statusCode
  }

  it('are nothing that the database tells, and open with the key alone', async () => {
    const config = await newConfig({ DESK_KEY })
    await start(config)
    const { secret, codes } = await withAuthenticator()
    expect(JSON.stringify(await stored())).not.toContain(secret)
    expect(await signIn(await generate({ secret }))).toBe(204)
    await restart(config, { DESK_KEY: 'another-key-of-this-suite' })
    expect(await signIn(await generate({ secret }))).toBe(401)
    expect(await signIn(codes[0] ?? '')).toBe(204)
  }, 60_000)

  it('are sealed at the start where they were not, and anew by a new key', async () => {
    const config = await newConfig({ DESK_KEY })
    await start(config)
    const { secret } = await withAuthenticator()
    await api.dataSource.manager.update(Authenticator, { accountId: 1 }, { secret })
    await restart(config, {})
    const { secret: sealed } = await stored()
    expect(sealed).not.toBe(secret)
    expect(await signIn(await generate({ secret }))).toBe(204)
    const newer = { DESK_KEY: 'a-newer-key-of-this-suite' }
    await restart(config, { ...newer, DESK_KEY_BEFORE: DESK_KEY })
    expect((await stored()).secret).not.toBe(sealed)
    await restart(config, newer)
    expect(await signIn(await generate({ secret }))).toBe(204)
  }, 60_000)
})
