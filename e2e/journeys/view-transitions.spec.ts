import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

/** Counts the view transitions that the page starts. */
async function countFades(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      performance.mark('fade')
      return start(change)
    }
  })
  return () => page.evaluate(() => performance.getEntriesByName('fade').length)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('a page of the same site fades in, and another view of the page does not', async ({
  page,
}) => {
  const fades = await countFades(page)
  await visit(page, '/gpl')
  await nav(page, 'Tables').click()
  await expect(heading(page, 'League Table')).toBeFocused()
  expect(await fades()).toBe(1)
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(page).toHaveURL(/view=Form/)
  expect(await fades()).toBe(1)
})

test('nothing fades for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await countFades(page)
  await visit(page, '/gpl')
  await nav(page, 'Tables').click()
  await expect(heading(page, 'League Table')).toBeFocused()
  expect(await fades()).toBe(0)
})

test('who goes on at once arrives at once, by clicks through a fade', async ({ page }) => {
  await countFades(page)
  await visit(page, '/gpl')
  const isSameDocument = await markDocument(page)
  // Without a pause: each click comes during the previous navigation.
  await page.evaluate(() => {
    for (const path of ['/gpl/tables', '/gpl/teams', '/gpl/players']) {
      document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click()
    }
  })
  await expect(heading(page, 'Players')).toBeVisible()
  await nav(page, 'News').click()
  await nav(page, 'Fixtures').click()
  await expect(heading(page, 'Fixtures')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await isSameDocument()).toBe(true)
})
