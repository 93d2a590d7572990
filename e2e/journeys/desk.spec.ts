import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtReleaseFolder } from 'release/workspace'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import {
  acceptInvitation,
  ADMINISTRATOR,
  aPicture,
  invite,
  openPart,
  signIn,
  signOut,
  writeStory,
} from '../support/desk.ts'
import { expect, follow, test, visit } from '../support/test.ts'

/** The tests run in order: a story is written, and then edited. One that fails is tried again alone. */
test.describe.configure({ mode: 'default' })

/** Time within which a change appears on every page. */
const PUBLISHED_MS = 5_000
/** Limits of the desk's compressed scripts: those for all editors, for the league's screens and for scorers. */
const MOST_BYTES = 200_000
const MOST_LEAGUE_BYTES = 30_000
const MOST_SCORE_BYTES = 20_000
const ABENA = {
  name: 'Abena Osei',
  username: 'abena.osei',
  password: 'seven kites above the lagoon',
}
const TITLE = 'A second depot opens in Tema'
const PHONE = '+233 30 000 0199'

test.describe('without a session', () => {
  // The browser logs every refused sign-in.
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

test('what stands behind the sign-in keeps its budget', () => {
  const file = join(builtReleaseFolder('mfe-desk'), 'release.json')
  const { files } = v.parse(Release, JSON.parse(readFileSync(file, 'utf8')))
  const scripts = Object.entries(files).filter(
    ([name]) => name.endsWith('.js') && !name.startsWith('server/'),
  )
  const partOf = (name: string) => /^files\/(league|score)\./.exec(name)?.[1] ?? 'desk'
  const bytesOf = (part: string) =>
    scripts.filter(([name]) => partOf(name) === part).reduce((sum, [, { bytes }]) => sum + bytes, 0)
  expect(bytesOf('desk')).toBeLessThan(MOST_BYTES)
  // These parts are loaded only when opened.
  for (const [part, most] of [
    ['league', MOST_LEAGUE_BYTES],
    ['score', MOST_SCORE_BYTES],
  ] as const) {
    expect(bytesOf(part)).toBeGreaterThan(0)
    expect(bytesOf(part)).toBeLessThan(most)
  }
})

for (const path of ['/', '/gpl', '/gold']) {
  test(`a visitor of ${path} loads nothing of the desk, and does not read of it`, async ({
    page,
    request,
  }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // Pictures uploaded at the desk are served from a folder of that name.
    const ofDesk = /mfe-desk|(?<!\/media)\/desk/
    expect(asked.filter((name) => ofDesk.test(name))).toEqual([])
    expect(await (await request.get(path)).text()).not.toMatch(ofDesk)
  })
}

test('a link to the desk loads its document', async ({ page }) => {
  await visit(page, '/')
  await follow(page, '/desk')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a story with a picture is written, published, and read without scripts', async ({
  page,
  request,
}) => {
  await signIn(page)
  const story = {
    ...{ title: TITLE, excerpt: 'Twelve tanks serve the harbour from March on.' },
    ...{ text: '## Twelve tanks\n\nThey hold **fuel**.', alt: 'Twelve white tanks at the harbour' },
  }
  await writeStory(page, story, await aPicture())
  await expect(
    page.getByRole('region', { name: 'The text as readers see it' }).getByRole('heading'),
  ).toHaveText('Twelve tanks')
  expect(await (await request.get('/news')).text()).not.toContain(TITLE)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' }).first()).toBeVisible()
  await expect
    .poll(async () => (await request.get('/news')).text(), { timeout: PUBLISHED_MS })
    .toContain(TITLE)
})

test('a story of the league is written under its site, and read without scripts', async ({
  page,
  request,
}) => {
  const address = '/gpl/news/a-new-roof-in-obuasi'
  await signIn(page)
  await openPart(page, 'Stories')
  await page.getByLabel('Site').selectOption({ label: 'League' })
  await page.getByRole('link', { name: 'New story' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A new roof in Obuasi')
  await page.getByLabel('Text', { exact: true }).fill('## Dry at last\n\nTwo hundred seats.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a summary')).toBeVisible()
  await page.getByLabel('Summary').fill('The stand is covered before the second half.')
  await page.getByLabel('Category').selectOption({ label: 'Analysis' })
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await aPicture() })
  await expect(page.getByText('The picture is uploaded')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Alternative text').fill('A stand under a new roof')
  await page.getByLabel('Source').fill('Media office')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/league\/articles\/\d+$/)
  expect((await request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(async () => (await request.get(address)).text(), { timeout: PUBLISHED_MS })
    .toContain('<h2>Dry at last</h2>')
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
  await openPart(page, 'Company')
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
  await openPart(page, 'Messages')
  await page.getByRole('link', { name: 'Esi Owusu' }).first().click()
  await expect(page.getByText('Do you deliver to Kumasi?')).toBeVisible()
  await page.getByLabel('Reply').fill('Yes, every week.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, every week.' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
})

test('an application is read, answered and closed by the personnel department', async ({
  page,
  request,
}) => {
  const sent = await request.post('/api/careers/apply', {
    data: {
      ...{ firstName: 'Yaw', lastName: 'Boateng', email: 'yaw.boateng@example.com' },
      ...{ phone: '+233 30 000 0123', position: 'Gold Trading Analyst', experience: 'mid' },
      ...{ education: 'master', cv: 'https://example.com/yaw-boateng.pdf' },
      ...{ coverLetter: 'I read markets and write plainly.', availability: '1month' },
    },
    headers: { 'X-Form-Age': '60000' },
  })
  expect(sent.ok()).toBe(true)
  await signIn(page)
  const invitation = await invite(page, ABENA, 'Personnel')
  await signOut(page, ADMINISTRATOR)
  await acceptInvitation(page, invitation, ABENA)
  await openPart(page, 'Applications')
  await page.getByRole('link', { name: 'Yaw Boateng' }).first().click()
  await expect(page.getByText('I read markets and write plainly.')).toBeVisible()
  await expect(page.getByText('https://example.com/yaw-boateng.pdf')).toBeVisible()
  await page.getByLabel('Reply').fill('Come and see us on Monday.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Come and see us' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
})
