import type { Page } from '@playwright/test'
import { expect, follow, test, visit } from '../support/test.ts'

const canvas = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true }).check()

const SITES = [
  { path: '/', light: 'rgb(251, 248, 241)', dark: 'rgb(21, 18, 13)' },
  { path: '/gold', light: 'rgb(251, 248, 241)', dark: 'rgb(21, 18, 13)' },
  // The portal has a dark theme, whatever the system's setting.
  { path: '/gpl', light: 'rgb(6, 20, 14)', dark: 'rgb(6, 20, 14)' },
  { path: '/ghanapremiership', light: 'rgb(13, 11, 7)', dark: 'rgb(13, 11, 7)' },
] as const

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('every site is painted without any script, for the system where it follows the system', async ({
    page,
  }) => {
    for (const { path, ...colours } of SITES) {
      await page.goto(path)
      expect(await page.locator('html').getAttribute('data-scheme')).toBeNull()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const ground = colours[colorScheme]
        await expect(page.locator('html'), path).toHaveCSS('background-color', ground)
        await expect(page.locator('#slot [data-theme]').first(), path).toHaveCSS(
          'background-color',
          ground,
        )
      }
    }
  })
})

test('a choice paints the page at once, and the next document before its first paint', async ({
  page,
}) => {
  await visit(page, '/')
  expect(await canvas(page)).toBe('rgb(251, 248, 241)')
  await choose(page, 'Dark')
  expect(await canvas(page)).toBe('rgb(21, 18, 13)')
  const answer = await page.request.get('/about')
  expect(await answer.text()).toContain('<html lang="en" data-theme="loom" data-scheme="dark">')
  await visit(page, '/gold')
  expect(await canvas(page)).toBe('rgb(21, 18, 13)')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the portal is dark unless the visitor chose light, from the first paint on', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/gpl/tables')
  await expect(page.getByRole('radio', { name: 'Default' })).toBeChecked()
  expect(await canvas(page)).toBe('rgb(6, 20, 14)')
  const bars = page.locator('meta[name="theme-color"]')
  for (const bar of await bars.all()) await expect(bar).toHaveAttribute('content', 'rgb(6, 20, 14)')
  await choose(page, 'Light')
  expect(await canvas(page)).toBe('rgb(246, 248, 243)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/gpl')
  expect(await canvas(page)).toBe('rgb(246, 248, 243)')
  await choose(page, 'Default')
  expect(await canvas(page)).toBe('rgb(6, 20, 14)')
  expect((await context.cookies()).filter(({ name }) => name === 'scheme')).toEqual([])
})

test('a choice is forgotten by going back to the system; it holds on the other site, and the browser bars follow', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await choose(page, 'Dark')
  await choose(page, 'System')
  expect(await canvas(page)).toBe('rgb(251, 248, 241)')
  expect((await context.cookies()).filter(({ name }) => name === 'scheme')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await canvas(page)).toBe('rgb(21, 18, 13)')

  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/gpl')
  await choose(page, 'Dark')
  const bars = page.locator('meta[name="theme-color"]').first()
  await expect(bars).toHaveAttribute('content', 'rgb(6, 20, 14)')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(bars).toHaveAttribute('content', 'rgb(21, 18, 13)')
})

test('a site that follows in the same document is painted as in a document of its own', async ({
  page,
}) => {
  const painted = () =>
    page.evaluate(() => ({
      canvas: getComputedStyle(document.documentElement).backgroundColor,
      accent: getComputedStyle(document.querySelector('#slot [data-theme]')!).getPropertyValue(
        '--accent',
      ),
    }))
  // From site to site, and from one subsidiary to another.
  const sites = [
    { path: '/ghanapremiership', h1: /./ },
    { path: '/', h1: /Diversified/ },
    { path: '/gold', h1: /Gold/ },
    { path: '/agricol', h1: /Agricol/ },
    { path: '/gpl', h1: /./ },
  ]
  for (const [index, { path, h1 }] of sites.slice(1).entries()) {
    await visit(page, path)
    const own = await painted()
    await visit(page, sites[index]!.path)
    await follow(page, path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: h1 })).toBeVisible()
    await expect.poll(painted, path).toEqual(own)
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
      'content',
      own.canvas,
    )
  }
})
