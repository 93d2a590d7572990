import type { Locator } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

/** The least height of a link for a thumb, in pixels (the design). */
const LEAST = 44

async function expectThumbsHit(links: Locator): Promise<void> {
  await expect(links.first()).toBeVisible()
  const heights = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getBoundingClientRect().height] as const),
  )
  expect(heights.filter(([, height]) => height < LEAST)).toEqual([])
}

for (const [path, region] of [
  ['/gpl', 'Top Scorers'],
  ['/gpl/players', 'Top Scorers'],
  ['/gpl/players', 'Top Assisters'],
  ['/gpl/live', 'Match Events'],
  ['/gpl/tables', 'Table 2024/25'],
  ['/gpl/tables?view=Form', 'Form 2024/25'],
  ['/gpl/teams/asante-kotoko', 'Squad of Asante Kotoko'],
] as const) {
  test(`links for thumbs are high enough: ${region} of ${path}`, async ({ page }) => {
    await visit(page, path)
    await expectThumbsHit(page.getByRole('region', { name: region, exact: true }).getByRole('link'))
  })
}

for (const [path, links] of [
  ['/gpl/tables', '[data-zone] a'],
  ['/gpl/teams', 'h3 a'],
  ['/gpl/news', 'h3 a'],
] as const) {
  test(`names on cards are high enough: ${links} of ${path}`, async ({ page }) => {
    await visit(page, path)
    await expectThumbsHit(page.getByRole('main').locator(links))
  })
}

test('the clubs of a live match and both line-ups have links that are high enough', async ({
  page,
}) => {
  await visit(page, '/gpl/live')
  const main = page.getByRole('main')
  await expectThumbsHit(main.getByRole('paragraph').getByRole('link', { name: /^(Asante|Hearts)/ }))
  await main.getByRole('link', { name: /the page of this match$/ }).tap()
  await expectThumbsHit(page.getByRole('region', { name: 'Line-ups' }).getByRole('link'))
})

test('so have the policy and the pages on which visitors act on their data', async ({ page }) => {
  await visit(page, '/privacy')
  const copy = page.getByRole('link', { name: 'Get a copy of your data, or erase it' })
  await expectThumbsHit(copy)
  await copy.tap()
  await expectThumbsHit(page.getByRole('link'))
})
