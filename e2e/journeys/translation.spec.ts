import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

/** Goes on replacing each text by an element of its own, as the translator of Chromium does. Capitals are its language. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = [walker.currentNode]
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!(text instanceof Text) || !text.data.trim()) continue
        if (text.parentElement?.closest('font, script, style, svg, title, [translate="no"]'))
          continue
        const font = document.createElement('font')
        font.textContent = text.data.toUpperCase()
        text.replaceWith(font)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn)
    }).observe(document.body, { childList: true, subtree: true })
  })

const failure = (page: Page) => page.getByText('This page could not be shown')

test('a page that the visitor has translated goes on, and shows what is true now', async ({
  page,
}) => {
  await visit(page, '/fbcpartners/news')
  const isSameDocument = await markDocument(page)
  await translate(page)
  await expect(page.getByText('8 ARTICLES FOUND')).toBeVisible()
  await page
    .getByRole('search', { name: 'Filter articles' })
    .getByLabel('Category')
    .selectOption('energy')
  await expect(page.getByText('2 ARTICLES FOUND')).toBeVisible()

  expect(await isSameDocument()).toBe(true)
})

test('a translated search is narrowed by what it suggests', async ({ page }) => {
  await visit(page, '/fbcpartners/search?q=gold')
  await translate(page)
  await page.getByRole('list', { name: 'Suggestions' }).getByText('OIL & GAS').click()
  await expect(page.getByRole('searchbox').first()).toHaveValue('Oil & Gas')
  await expect(page.getByRole('status').filter({ hasText: 'FOR “OIL & GAS”' })).toBeVisible()
  await expect(failure(page)).toBeHidden()
})

test('a translated portal is filtered, and left for another page', async ({ page }) => {
  await visit(page, '/gpl/tables')
  const isSameDocument = await markDocument(page)
  await translate(page)
  const season = page.getByLabel('Season')
  await season.selectOption({ index: 1 })
  await expect(page).toHaveURL(/season=/)
  const table = page.getByRole('table').first()
  await expect(table.getByText('Asante Kotoko', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'FIXTURES' }).first().click()
  await expect(page).toHaveURL(/\/gpl\/fixtures/)
  await page.getByRole('combobox', { name: 'ROUND' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/round=/)
  await expect(failure(page)).toBeHidden()
  expect(await isSameDocument()).toBe(true)
})
