import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { deskClient, signedIn } from '../testing/desk-client.ts'
import { TEST_PASSWORD } from '../testing/new-account.ts'

onEachDatabase('limits of sign-in', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const tryFrom = async (address: string, username: string, password = 'a wrong password') => {
    const client = deskClient(() => api, address)
    return client.send('POST', '/api/desk/session', { username, password })
  }
  const statusesOf = async (tries: (() => ReturnType<typeof tryFrom>)[]) => {
    const statuses: number[] = []
    for (const one of tries) statuses.push((await one()).statusCode)
    return statuses
  }

  it('slow a network down that fails often, whatever usernames it tries', async () => {
    const tries = Array.from(
      { length: 32 },
      (_, index) => () => tryFrom('203.0.113.1', `u${index}`),
    )
    const statuses = await statusesOf(tries)
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429])
    const answer = await tryFrom('203.0.113.1', 'another')
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining(`try again in ${Math.ceil(seconds / 60)} minutes`),
    })
    expect((await tryFrom('203.0.113.2', 'another')).statusCode).toBe(401)
  }, 60_000)

  it('limit strangers at an account, whether there is one, and never its owner', async () => {
    const owner = await signedIn(() => api, { name: 'Ama' }, '198.51.100.1')
    for (const username of ['ama', 'nobody']) {
      const tries = Array.from(
        { length: 22 },
        (_, index) => () => tryFrom(`192.0.2.${index}`, username),
      )
      expect(await statusesOf(tries)).toEqual([...Array<number>(20).fill(401), 429, 429])
    }
    // Even the correct password is refused.
    expect((await tryFrom('192.0.2.99', 'ama', TEST_PASSWORD)).statusCode).toBe(429)
    const right = { username: 'ama', password: TEST_PASSWORD }
    // From the network that the owner has signed in from, with another browser.
    expect((await tryFrom('198.51.100.1', 'ama', TEST_PASSWORD)).statusCode).toBe(204)
    // From another network, with the owner's browser.
    const moved = deskClient(() => api, '198.51.100.77')
    const device = owner.cookies.get('desk-device') ?? ''
    expect(device).toMatch(/^[\w-]{43}$/)
    moved.cookies.set('desk-device', device)
    expect((await moved.send('POST', '/api/desk/session', right)).statusCode).toBe(204)
  }, 60_000)

  it('count what comes from a known place by itself, and no success', async () => {
    await signedIn(() => api, { name: 'Kofi' }, '198.51.100.2')
    for (let time = 0; time < 25; time += 1) {
      expect((await tryFrom('198.51.100.2', 'kofi', TEST_PASSWORD)).statusCode).toBe(204)
    }
    const tries = Array.from({ length: 12 }, () => () => tryFrom('198.51.100.2', 'kofi'))
    expect(await statusesOf(tries)).toEqual([...Array<number>(10).fill(401), 429, 429])
    // This limits neither other networks nor other accounts on the same one.
    expect((await tryFrom('198.51.100.3', 'kofi', TEST_PASSWORD)).statusCode).toBe(204)
    expect((await tryFrom('198.51.100.2', 'someone')).statusCode).toBe(401)
  }, 60_000)
})
