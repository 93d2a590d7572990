import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtReleaseFolder } from 'release/workspace'
import { Release } from 'shared-contracts/release'
import sharp from 'sharp'
import * as v from 'valibot'
import { DRILL_SITE } from '../playwright.config.ts'
import { expect, test } from '../support/test.ts'

/** One after the other, and no second time: the first administrator's invitation is good once. */
test.describe.configure({ mode: 'serial', retries: 0 })

/** How soon a change stands on every page. */
const PUBLISHED_MS = 5_000
/** What the desk may weigh once somebody has signed in, compressed. */
const MOST_BYTES = 200_000
const PERSON = { name: 'Ama Mensah', username: 'ama.mensah', password: 'a quiet harmattan morning' }
const TITLE = 'A second depot opens in Tema'
const PHONE = '+233 30 000 0199'

async function signIn(page: Page): Promise<void> {
  await page.goto('/desk')
  await page.getByLabel('Username').fill(PERSON.username)
  await page.getByLabel('Password').fill(PERSON.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
}

const picture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0f3d2e' } })
    .jpeg()
    .toBuffer()

test.describe('without a session', () => {
  // The browser says so of every refused sign-in.
  test.use({ expectedConsole: /401 \(Unauthorized\)/ })

  test('whoever is not signed in sees the sign-in, and no search engine is told of it', async ({
    page,
    request,
  }) => {
    await page.goto('/desk/stories')
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk')
    await page.getByLabel('Username').fill('nobody')
    await page.getByLabel('Password').fill('nothing at all')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Username or password is wrong')).toBeVisible()
  })
})

test('what stands behind the sign-in keeps its budget, and visitors load nothing of it', async ({
  page,
}) => {
  const file = join(builtReleaseFolder('mfe-desk'), 'release.json')
  const { files } = v.parse(Release, JSON.parse(readFileSync(file, 'utf8')))
  const scripts = Object.entries(files).filter(
    ([name]) => name.endsWith('.js') && !name.startsWith('server/'),
  )
  expect(scripts.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('mfe-desk'))).toEqual([])
})

test('the invitation makes an account, and leaves the address at once', async ({ page }) => {
  const invitation = readFileSync(join(DRILL_SITE.dataDir, 'desk-invitation'), 'utf8').trim()
  const { pathname, search } = new URL(invitation, 'http://desk.invalid')
  await page.goto(pathname + search)
  await expect(page).toHaveURL(/\/desk\/invitation$/)
  await page.getByLabel('Name', { exact: false }).first().fill(PERSON.name)
  await page.getByLabel('Username').fill(PERSON.username)
  await page.getByLabel('Password').fill(PERSON.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.getByRole('button', { name: PERSON.name }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a story with a picture is written, published, and read without scripts', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Stories' })
    .click()
  await page.getByRole('link', { name: 'New story' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page.getByLabel('Summary').fill('Twelve tanks serve the harbour from March on.')
  await page.getByLabel('Text', { exact: true }).fill('## Twelve tanks\n\nThey hold **fuel**.')
  await expect(
    page.getByRole('region', { name: 'The text as readers see it' }).getByRole('heading'),
  ).toHaveText('Twelve tanks')
  await page.getByLabel('Category').selectOption({ label: 'Energy' })
  await page.getByLabel('Region').selectOption({ label: 'Ghana' })
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'tanks.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(page.getByText('The picture is uploaded')).toBeVisible()
  await page.getByLabel('Alternative text').fill('Twelve white tanks at the harbour')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/stories\/\d+$/)
  expect(await (await request.get('/news')).text()).not.toContain(TITLE)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' }).first()).toBeVisible()
  await expect
    .poll(async () => (await request.get('/news')).text(), { timeout: PUBLISHED_MS })
    .toContain(TITLE)
})

test('unsaved changes are asked about, also by Back', async ({ page }) => {
  await signIn(page)
  await page.goto('/desk/stories')
  await page.getByRole('link', { name: TITLE }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Something else')
  await page.goBack()
  const guard = page.getByRole('dialog', { name: 'Unsaved changes' })
  await guard.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Something else')
  await page.goBack()
  await guard.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
})

test('a changed phone number is on the site', async ({ page, request }) => {
  await signIn(page)
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Company' })
    .click()
  await page.getByLabel('Phone').fill(PHONE)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' }).first()).toBeVisible()
  await expect
    .poll(async () => (await request.get('/about')).text(), { timeout: PUBLISHED_MS })
    .toContain(PHONE)
})

test('a message is read, answered and closed', async ({ page, request }) => {
  const sent = await request.post('/api/contact', {
    data: {
      firstName: 'Esi',
      lastName: 'Owusu',
      email: 'esi.owusu@example.com',
      subsidiary: 'general',
      message: 'Do you deliver to Kumasi?',
    },
    headers: { 'X-Form-Age': '60000' },
  })
  expect(sent.ok()).toBe(true)
  await signIn(page)
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: 'Messages' })
    .click()
  await page.getByRole('link', { name: 'Esi Owusu' }).first().click()
  await expect(page.getByText('Do you deliver to Kumasi?')).toBeVisible()
  await page.getByLabel('Reply').fill('Yes, every week.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, every week.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
})
