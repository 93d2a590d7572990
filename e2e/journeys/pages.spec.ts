import { ADDRESSES } from '../support/addresses.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { expectOneOfEach } from '../support/checks/head.ts'
import { expectGoodLinks } from '../support/checks/links.ts'
import { expectSameScreen } from '../support/checks/screen.ts'
import { expectStructuredData } from '../support/checks/structured-data.ts'
import { expectStillness } from '../support/checks/stillness.ts'
import { expectReadableHero, HERO_PATHS } from '../support/checks/words-over-pictures.ts'
import { test, visit } from '../support/test.ts'

/**
 * Checks for every page, on a phone and on a desktop. A page is opened twice: first as most visitors
 * do, with a trailing slash; then with cached fonts and reduced motion. All checks of a visit run, even
 * after one has failed.
 */
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1366, height: 860 }

// All checks of a page on one screen take as long as several of the other tests.
test.describe.configure({ timeout: 180_000 })

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

// Warm up: a browser looks up the system's fonts on first use, which must not count against a page.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  for (const path of ['/', '/gpl', '/ghanapremiership']) await visit(page, path)
  await page.close()
})

for (const address of ADDRESSES.filter(({ isCanonical }) => isCanonical)) {
  const { path } = address
  for (const viewport of [PHONE, DESK]) {
    test.describe(() => {
      test.use({ viewport })

      test(`${path} at ${viewport.width} px`, async ({ page, request }) => {
        await test.step('nothing moves while it arrives or is read', () =>
          expectStillness(page, withSlash(path)))
        await test.step('it has one of each that it needs', () => expectOneOfEach(page))

        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, path)
        await page.waitForLoadState('networkidle')
        await test.step('it looks as it did', () => expectSameScreen(page, address))
        await test.step('its links are good', () => expectGoodLinks(page, request, address))
        await test.step('machines read what it is', () => expectStructuredData(page, request))
        await test.step('axe finds nothing', () => expectAccessible(page))
        await test.step('its words read over pictures', () => expectReadableHero(page, path))
      })
    })
  }
}

// At widths between a phone's and a desktop's, a hero's text may lie over another part of its picture.
test.describe(() => {
  test.use({ viewport: { width: 768, height: 1024 } })
  for (const path of HERO_PATHS) {
    test(`${path} reads over its pictures at 768 px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await expectReadableHero(page, path)
    })
  }
})

for (const address of ADDRESSES.filter(({ isCanonical }) => !isCanonical)) {
  const { path } = address
  test(`${path}, the same page under a prefix`, async ({ page, request }) => {
    await visit(page, withSlash(path))
    await test.step('it has one of each that it needs', () => expectOneOfEach(page))
    await visit(page, path)
    await test.step('its links are good', () => expectGoodLinks(page, request, address))
    await test.step('machines read what it is', () => expectStructuredData(page, request))
  })
}
