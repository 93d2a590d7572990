/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Following } from 'shared-contracts/league/alert'
import * as v from 'valibot'
import { renewSubscription } from './renew-subscription.ts'

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const ANEW = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: KEYS }) }

const fetched = jest.fn<typeof fetch>()
const subscribe = jest.fn((_options: PushSubscriptionOptionsInit) => Promise.resolve(ANEW))
/** The clubs in the worker's cache. */
let kept: Response | undefined

beforeEach(() => {
  fetched.mockImplementation((url) =>
    Promise.resolve(
      url === '/api/league/alerts/key'
        ? Response.json({ publicKey: 'BKey' })
        : new Response(null, { status: 204 }),
    ),
  )
  globalThis.fetch = fetched
  const put = (_key: string, answer: Response) => {
    kept = answer
    return Promise.resolve()
  }
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { match: () => Promise.resolve(kept?.clone()), open: () => Promise.resolve({ put }) },
  })
})
afterEach(() => {
  jest.clearAllMocks()
  kept = undefined
})

/** Renews in a browser that no longer has a subscription. */
const renew = () =>
  renewSubscription({
    pushManager: Object.assign(Object.create(null) as PushManager, {
      getSubscription: () => Promise.resolve(null),
      subscribe,
    }),
  })

const Sent = v.pipe(v.string(), v.parseJson(), Following)

it('subscribes anew for the same clubs, and says so to the API', async () => {
  kept = Response.json(['accra-lions', 'cape-stars'])
  await renew()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  const [, [url, init] = []] = fetched.mock.calls
  expect([url, init?.method]).toEqual(['/api/league/alerts', 'PUT'])
  expect(v.parse(Sent, init?.body)).toEqual({
    subscription: { endpoint: 'https://push.example/new', keys: KEYS },
    clubs: ['accra-lions', 'cape-stars'],
  })
})

it('asks for nothing where nothing is followed', async () => {
  await renew()
  expect(fetched).not.toHaveBeenCalled()
  expect(subscribe).not.toHaveBeenCalled()
})
