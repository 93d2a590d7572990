import { expect, test } from '../support/test.ts'
import type { Page } from '@playwright/test'

/** Fakes a subscription with keys like a browser's, because test browsers have no push service. */
function subscribeHere(): void {
  const KEPT = 'subscription-of-test'
  const encode = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const decode = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
  const subscription = () => {
    const text = localStorage.getItem(KEPT)
    if (text === null) return Promise.resolve(null)
    const { key, ...json } = JSON.parse(text) as { key: string }
    return Promise.resolve({
      options: { applicationServerKey: decode(key).buffer },
      toJSON: () => json,
      unsubscribe: () => {
        localStorage.removeItem(KEPT)
        return Promise.resolve(true)
      },
    })
  }
  Object.assign(PushManager.prototype, {
    getSubscription: subscription,
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const p256dh = encode(await crypto.subtle.exportKey('raw', publicKey))
      const keys = { p256dh, auth: encode(crypto.getRandomValues(new Uint8Array(16))) }
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      localStorage.setItem(KEPT, JSON.stringify({ key, endpoint, keys }))
      return subscription()
    },
  })
}

/** Notifications currently shown. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Delivers a push message to the browser, as its push service would. */
async function pushService(page: Page, origin: string) {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) {
        if (!isDeleted) resolve(registrationId)
      }
    })
  })
  await browser.send('ServiceWorker.enable')
  return async (notification: object) => {
    const data = JSON.stringify({ web_push: 8030, notification })
    const registrationId = await registered
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

test('a supporter follows a club, is told of its goals, and ends it', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(subscribeHere)
  await page.goto('/gpl/teams/hearts-of-oak')
  const { origin } = new URL(page.url())
  const follow = page.getByRole('button', { name: 'Follow Hearts of Oak' })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

  const sent = page.waitForResponse(`${origin}/api/league/alerts`)
  await follow.click()
  expect((await sent).status()).toBe(204)
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  const deliver = await pushService(page, origin)
  const goal = {
    ...{ title: 'Hearts of Oak 1 - 0 Asante Kotoko', body: 'Goal', renotify: true },
    navigate: `${origin}/gpl/matches/2025-01-26-hearts-of-oak-asante-kotoko`,
    tag: 'match-2025-01-26-hearts-of-oak-asante-kotoko',
  }
  await deliver(goal)
  const { title, body, tag } = goal
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag }])
  await deliver({ ...goal, title: 'Hearts of Oak 2 - 0 Asante Kotoko' })
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Hearts of Oak 2 - 0 Asante Kotoko', body, tag }])

  await page.goto('/gpl/teams')
  const followed = page.getByRole('region', { name: 'Your alerts' })
  const ended = page.waitForResponse(`${origin}/api/league/alerts`)
  await followed.getByRole('button', { name: 'Stop alerts of Hearts of Oak' }).click()
  expect((await ended).status()).toBe(204)
  await expect(followed).toBeHidden()
})

test('who does not let the site show alerts is told how to', async ({ page, context }) => {
  await context.grantPermissions([])
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await page.goto('/gpl/teams/hearts-of-oak')
  const follow = page.getByRole('button', { name: 'Follow Hearts of Oak' })
  await follow.click()
  await expect(page.getByText('Allow notifications for it in the browser’s settings')).toBeVisible()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})
