import { expect, test, visit } from '../support/test.ts'

test('the policy names everything that the site keeps on the device', async ({ page, context }) => {
  await visit(page, '/gpl/shop')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await visit(page, '/gpl/news')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await visit(page, '/gpl/live')
  await page.getByRole('button', { name: /^Favorite/ }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const kept = [...stored, ...cookies]
  expect(kept).toEqual(
    expect.arrayContaining(['gpl-cart', 'gpl-saved-articles', 'gpl-favourite-matches', 'scheme']),
  )
  await visit(page, '/privacy')
  const named = await page.locator('#cookies').innerText()
  expect(kept.filter((name) => !named.includes(`“${name}”`))).toEqual([])
})
