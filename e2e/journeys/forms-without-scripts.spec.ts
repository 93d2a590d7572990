import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Route } from '@playwright/test'
import { SITE } from '../playwright.config.ts'
import { answerLater } from '../support/answers.ts'
import { ContactForm, VALID_MESSAGE } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

// The browser logs refused submissions, and preloads that are unused without scripts.
test.use({ expectedConsole: /Failed to load resource|was preloaded/ })

const SENT = 'Message sent successfully!'
const ERASE = join(import.meta.dirname, '../../backend/dist/commands/erase.js')

let addresses = 0
const newAddress = (name: string) => `${name}-${process.pid}-${(addresses += 1)}@visitor.example`

/** Counts the records stored for an e-mail address, and erases them. */
async function storedOf(email: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [ERASE, '--email', email], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: SITE.dataDir },
  })
  return Object.fromEntries(
    [...stdout.matchAll(/\b(\d+) (\w+)/g)].map(([, count, name = '']) => [name, Number(count)]),
  )
}

/** Collects every URL that the browser shows or requests. */
function addressesOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

const expectNothingPersonal = (seen: readonly string[]) =>
  expect(
    seen.filter((address) =>
      /visitor\.example|%40|Ama|Mensah|price%20list|price\+list/.test(address),
    ),
  ).toEqual([])

const scripts = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? answer(route) : route.continue(),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and its reference named, with nothing of it in an address', async ({
    page,
  }) => {
    const email = newAddress('plain')
    const seen = addressesOf(page)
    await page.goto('/fbcpartners/gold')
    const contact = new ContactForm(page)
    await contact.fill({ ...VALID_MESSAGE, email })
    await contact.submit().click()
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible()
    await expect(page.getByText(/^C-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible()
    expectNothingPersonal(seen)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(page).toHaveURL('/fbcpartners/gold')
    expect(await storedOf(email)).toMatchObject({ messages: 1 })
  })

  test('mistakes come back beside the fields, with all that was typed, and can be put right', async ({
    page,
  }) => {
    const email = newAddress('wrong')
    const seen = addressesOf(page)
    await page.goto('/procurement')
    const typed = new ContactForm(page)
    await typed.fill({ ...VALID_MESSAGE, email: 'ama@', message: 'Too short' })
    await typed.submit().click()
    const form = page.getByRole('form', { name: 'Contact' })
    const field = (label: string) => form.getByLabel(label)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please enter a valid email address',
      'Message must be at least 10 characters long',
    ])
    await expect(field('First Name')).toHaveValue(VALID_MESSAGE.firstName)
    await expect(field('Subsidiary')).toHaveValue('general')
    await expect(field('Email')).toHaveValue('ama@')
    await expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await field('Email').fill(email)
    await field('Message').fill(VALID_MESSAGE.message)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible()
    expectNothingPersonal(seen)
    expect(await storedOf(email)).toMatchObject({ messages: 1 })
  })

  test('an application is sent as it would be with them', async ({ page }) => {
    const email = newAddress('careers')
    await page.goto('/careers')
    const form = page.getByRole('form', { name: 'Apply for a Position' })
    for (const [label, text] of Object.entries({
      'First Name': 'Ama',
      'Last Name': 'Mensah',
      Email: email,
      Phone: '020 000 0000',
      'Cover Letter': 'I have traded in gold for years.',
    })) {
      await form.getByLabel(label).fill(text)
    }
    for (const label of ['Position', 'Experience', 'Education', 'Availability']) {
      await form.getByLabel(label).selectOption({ index: 1 })
    }
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
    await expect(page.getByText(/^A-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible()
    expect(await storedOf(email)).toMatchObject({ applications: 1 })
  })

  test('each letter is asked for on its own list, and no mail is promised that is not sent', async ({
    page,
  }) => {
    const email = newAddress('letters')
    for (const path of ['/news', '/gpl/news']) {
      await page.goto(path)
      const form = page.getByRole('form', { name: 'Newsletter' })
      await form.getByLabel('Email').fill(email)
      await form.getByRole('button').click()
      await expect(page.getByRole('heading', { name: 'Your address is noted' })).toBeVisible()
    }
    expect(await storedOf(email)).toMatchObject({ subscriptions: 2 })
  })
})

test('scripts that are blocked cost no message', async ({ page }) => {
  const email = newAddress('blocked')
  await scripts(page, (route) => route.abort())
  await page.goto('/gold')
  const contact = new ContactForm(page)
  await contact.fill({ ...VALID_MESSAGE, email })
  await contact.submit().click()
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible()
  expect(await storedOf(email)).toMatchObject({ messages: 1 })
})

test('a message that is sent before the scripts have come is sent once, pressed twice or not', async ({
  page,
}) => {
  const email = newAddress('delayed')
  const { answered, answer } = answerLater()
  await scripts(page, async (route) => {
    await answered
    await route.continue()
  })
  const seen = addressesOf(page)
  await page.goto('/gold', { waitUntil: 'commit' })
  const contact = new ContactForm(page)
  await contact.fill({ ...VALID_MESSAGE, email })
  await contact.submit().dblclick({ noWaitAfter: true })
  answer()
  await expect(page.getByText(SENT)).toBeVisible()
  expectNothingPersonal(seen)
  expect(await storedOf(email)).toMatchObject({ messages: 1 })
})

test('what a script sends after the browser has sent it counts once', async ({ page }) => {
  const email = newAddress('half-way')
  await page.goto('/gold')
  const contact = new ContactForm(page)
  const native = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/api/contact"]')
    const value = (name: string) =>
      form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    return { idempotencyKey: value('idempotencyKey'), shownAt: value('shownAt') }
  })
  expect(native.idempotencyKey).not.toBe('')
  const posted = await page.request.post('/api/contact', {
    form: { ...VALID_MESSAGE, email, ...native, returnTo: '/gold', website: '' },
    maxRedirects: 0,
  })
  expect(posted.status()).toBe(303)
  await contact.fill({ ...VALID_MESSAGE, email })
  await contact.submit().click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await storedOf(email)).toMatchObject({ messages: 1 })
})
