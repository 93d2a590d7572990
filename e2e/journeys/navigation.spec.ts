import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

test('a link to another remote changes the page without loading a document', async ({ page }) => {
  await visit(page, '/ghanapremiership')
  const isSameDocument = await markDocument(page)
  await page.locator('a[href="/gpl"]').first().click()
  await expect(page).toHaveURL('/gpl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'floodlight')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toBeFocused()
  expect(await isSameDocument()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL('/ghanapremiership')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'premiership')
  await page.goForward()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'floodlight')
  expect(await isSameDocument()).toBe(true)
})

test('back and forward faster than remotes load end on the page of the address', async ({
  page,
}) => {
  await visit(page, '/ghanapremiership')
  await page.locator('a[href="/gpl"]').first().click()
  await expect(page).toHaveURL('/gpl')
  // One after the other: a browser drops a move when the next one starts too early.
  await page.evaluate(async () => {
    for (const move of ['back', 'forward', 'back'] as const) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history[move]()
      await moved
    }
  })
  await expect(page).toHaveURL('/ghanapremiership')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'premiership')
  await expect(page.locator('#slot > *')).toHaveCount(1)
})

test('a page within a remote keeps the document, goes to the top and moves focus to its heading', async ({
  page,
}) => {
  await visit(page, '/ghanapremiership')
  const isSameDocument = await markDocument(page)
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }))
  const about = page.locator('a[href="/ghanapremiership/about"]').first()
  await about.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/ghanapremiership/about')
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isSameDocument()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL('/ghanapremiership')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_100)
})

/** Bytes per second and latency in milliseconds, for Chromium's network emulation. */
const LINES = {
  'a fast line': null,
  'a phone with 3G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  'a bad line': { latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 },
}

for (const [line, conditions] of Object.entries(LINES)) {
  test(`an address with an anchor is opened at its anchor, on ${line}`, async ({ page }) => {
    test.slow(conditions !== null, 'the line is slow')
    await page.setViewportSize({ width: 390, height: 844 })
    if (conditions) {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
    }
    // Data that arrives above it makes this page longer meanwhile.
    await visit(page, '/#contact')
    await page.waitForLoadState('networkidle')
    await expectAtTop(page, 'contact')

    // A reload restores the scroll position.
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, -500)
    await expect(page.locator('html')).toHaveAttribute('data-smooth-scroll')
    await expect.poll(() => topOf(page, 'contact')).toBeGreaterThan(400)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect.poll(async () => Math.abs((await topOf(page, 'contact')) - 596)).toBeLessThan(60)
  })
}

test('an address with an anchor is opened at its anchor, wherever the page before it was left', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await visit(page, '/ghanapremiership#sponsorship')
  await expectAtTop(page, 'sponsorship')
  await page.reload()
  await expectAtTop(page, 'sponsorship')
})

test('pointing at a link fetches the remote behind it ahead', async ({ page }) => {
  await visit(page, '/ghanapremiership')
  const entry = page.waitForRequest(/\/releases\/mfe-gpl\/[^/]+\/remoteEntry\.js/)
  await page.locator('a[href="/gpl"]').first().hover()
  await entry
  await expect(page).toHaveURL('/ghanapremiership')
})

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)

/** The style sheet keeps this height free above an anchor, for the header; in pixels. */
const SCROLL_PADDING = 96

async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeCloseTo(SCROLL_PADDING, -1)
}
