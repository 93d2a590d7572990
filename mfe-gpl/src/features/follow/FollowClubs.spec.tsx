import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inHost } from 'shared-ui/testing'
import * as v from 'valibot'
import { FollowClubs } from './FollowClubs.tsx'
import { FollowedClubs } from './FollowedClubs.tsx'
import { followedClubs } from './followed-clubs.ts'

const LIONS = { slug: 'lions', name: 'Accra Lions' }
const STARS = { slug: 'stars', name: 'Cape Stars' }
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
/** The API's key, and the same as the browser stores it. */
const KEY = 'AQID'
const KEY_BYTES = new Uint8Array([1, 2, 3]).buffer
/** Accra Lions had another address when they were followed. */
const CLUBS = [
  { ...LIONS, changedAt: '2026-11-27T00:00:00.000Z', formerSlugs: ['lions-of-before'] },
  { ...STARS, changedAt: '2026-11-27T00:00:00.000Z' },
]
const ANSWERS: Readonly<Partial<Record<string, object>>> = {
  '/api/league/alerts/key': { publicKey: KEY },
  '/api/league/clubs': CLUBS,
}

const fetched = jest.fn<typeof fetch>()
let permission: NotificationPermission
/** The browser's subscription. */
let subscription: object | null
let status: number
/** Whether the browser has the service worker. */
let isRegistered: boolean

const subscribe = jest.fn(() => {
  subscription = {
    options: { applicationServerKey: KEY_BYTES },
    toJSON: () => ({ endpoint: 'https://push.example/one', keys: KEYS }),
    unsubscribe: () => {
      subscription = null
      return Promise.resolve(true)
    },
  }
  return Promise.resolve(subscription)
})

beforeEach(() => {
  ;[permission, subscription, status, isRegistered] = ['granted', null, 204, false]
  const registration = {
    pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) },
    unregister: () => {
      isRegistered = false
      return Promise.resolve(true)
    },
  }
  const serviceWorker = {
    register: () => {
      isRegistered = true
      return Promise.resolve(registration)
    },
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(isRegistered ? registration : undefined),
  }
  const give = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { configurable: true, value })
  give(navigator, 'serviceWorker', serviceWorker)
  give(window, 'PushManager', class {})
  give(window, 'Notification', {
    requestPermission: () => Promise.resolve(permission),
    get permission() {
      return permission
    },
  })
  const put = () => Promise.resolve()
  give(globalThis, 'caches', {
    open: () => Promise.resolve({ put }),
    delete: () => Promise.resolve(true),
  })
  give(globalThis, 'Response', { json: (body: unknown) => body })
  give(AbortSignal, 'timeout', () => undefined)
  fetched.mockImplementation((url) =>
    Promise.resolve({
      ok: status < 300,
      status,
      statusText: '',
      text: () => Promise.resolve(''),
      json: () => Promise.resolve(typeof url === 'string' ? (ANSWERS[url] ?? null) : null),
    } as Response),
  )
  globalThis.fetch = fetched
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  followedClubs.getState().read()
  jest.clearAllMocks()
})

const button = (name = 'Follow Accra Lions') => screen.getByRole('button', { name })
const isPressed = () => button().getAttribute('aria-pressed') === 'true'
const said = () => document.querySelector('p')?.textContent
const press = async () => {
  await userEvent.click(button())
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
}
const Sent = v.pipe(v.string(), v.parseJson(), v.object({ clubs: v.array(v.string()) }))

/** Clubs of each message to the API. */
const sent = () =>
  fetched.mock.calls.flatMap(([url, init]) =>
    url === '/api/league/alerts' ? [v.parse(Sent, init?.body).clubs] : [],
  )

describe('following a club', () => {
  it('asks the browser and nobody else before the press', () => {
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    expect(said()).toContain('Kick-off, goals, full time and postponements on this device')
    expect(screen.queryByRole('status')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('is said to the API and kept on the device, and ends with one press', async () => {
    render(inHost(<FollowClubs clubs={[LIONS, STARS]} />))
    await press()
    expect(isPressed()).toBe(true)
    expect(button('Follow Cape Stars').getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('status').textContent).toContain('Press again to stop')
    expect(localStorage.getItem('gpl-followed-clubs')).toBe('["lions"]')
    await press()
    expect(isPressed()).toBe(false)
    expect(sent()).toEqual([['lions'], []])
    expect(subscription).toBeNull()
    expect(localStorage.getItem('gpl-followed-clubs')).toBe('[]')
  })

  it('of a second club keeps the subscription', async () => {
    render(inHost(<FollowClubs clubs={[LIONS, STARS]} />))
    await press()
    await userEvent.click(button('Follow Cape Stars'))
    await waitFor(() => expect(sent()).toEqual([['lions'], ['lions', 'stars']]))
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('keeps the alerts for a club that another tab follows, of which it has not heard yet', async () => {
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    localStorage.setItem('gpl-followed-clubs', '["stars"]')
    await press()
    expect(sent()).toEqual([['stars', 'lions']])
    expect(localStorage.getItem('gpl-followed-clubs')).toBe('["stars","lions"]')
  })

  it('goes on where another tab has followed the club as well', async () => {
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    localStorage.setItem('gpl-followed-clubs', '["lions"]')
    await press()
    expect(isPressed()).toBe(true)
    expect(sent()).toEqual([['lions']])
    expect(localStorage.getItem('gpl-followed-clubs')).toBe('["lions"]')
  })

  it.each([
    ['["lions-of-before","stars"]', '["lions","stars"]'],
    ['["lions-of-before","stars","lions"]', '["lions","stars"]'],
  ])('goes on where the club has another address now: %s', async (before, now) => {
    localStorage.setItem('gpl-followed-clubs', before)
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    await waitFor(() => expect(localStorage.getItem('gpl-followed-clubs')).toBe(now))
    expect(isPressed()).toBe(true)
    await press()
    expect(sent()).toEqual([['stars']])
  })

  it('subscribes anew where the subscription is for a key of before', async () => {
    await subscribe()
    Object.assign(subscription ?? {}, { options: { applicationServerKey: new ArrayBuffer(3) } })
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    await press()
    expect(subscribe).toHaveBeenCalledTimes(2)
    expect(isPressed()).toBe(true)
  })

  it('that the visitor does not allow says how to', async () => {
    permission = 'denied'
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    await press()
    expect(isPressed()).toBe(false)
    expect(said()).toContain('Allow notifications for it in the browser’s settings')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('promises nothing that the browser no longer lets through', () => {
    permission = 'denied'
    localStorage.setItem('gpl-followed-clubs', '["lions"]')
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    expect(isPressed()).toBe(true)
    expect(said()).toContain('then stop these and follow again')
  })

  it('that fails leaves everything as it was', async () => {
    status = 503
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    await press()
    expect(isPressed()).toBe(false)
    expect(said()).toBe('That did not work, and nothing has changed. Please try again.')
    expect(localStorage.getItem('gpl-followed-clubs')).toBeNull()
  })

  it('leaves the service worker in the browser only if that follows, or had it before', async () => {
    status = 503
    const { unmount } = render(inHost(<FollowClubs clubs={[LIONS]} />))
    await press()
    expect(isRegistered).toBe(false)
    status = 204
    await press()
    expect(isRegistered).toBe(true)
    unmount()
    status = 503
    render(inHost(<FollowClubs clubs={[STARS]} />))
    await userEvent.click(button('Follow Cape Stars'))
    await waitFor(() => expect(said()).toContain('That did not work'))
    expect(isRegistered).toBe(true)
  })

  it('is not offered by a browser that cannot', () => {
    Reflect.deleteProperty(window, 'PushManager')
    render(inHost(<FollowClubs clubs={[LIONS]} />))
    expect(screen.queryByRole('button')).toBeNull()
    expect(said()).toContain('This browser cannot show alerts')
  })
})

describe('the clubs that are followed', () => {
  it('are told of nothing while the browser does not let it through', () => {
    permission = 'default'
    localStorage.setItem('gpl-followed-clubs', '["lions"]')
    render(inHost(<FollowedClubs clubs={[LIONS]} />))
    expect(said()).toContain('Allow notifications for it in the browser’s settings')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('leave the keyboard at the next one, and at the page after the last', async () => {
    localStorage.setItem('gpl-followed-clubs', '["lions","stars"]')
    followedClubs.getState().read()
    render(
      inHost(
        <main id="main" tabIndex={-1}>
          <FollowedClubs clubs={[LIONS, STARS]} />
        </main>,
      ),
    )
    await userEvent.click(button('Stop alerts of Accra Lions'))
    const next = button('Stop alerts of Cape Stars')
    await waitFor(() => expect(document.activeElement).toBe(next))
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('false'))
    await userEvent.click(next)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})
