import { expectAccessible } from '../support/checks/axe.ts'
import { expect, test, visit } from '../support/test.ts'

test('a cart shows sizes and prices, keeps them on the device, and says that checkout is not open', async ({
  page,
  context,
}) => {
  await visit(page, '/gpl/shop')
  const jersey = page.getByRole('article').filter({ hasText: 'Black Stars Home Jersey 2025' })
  await jersey.getByRole('radio', { name: 'M', exact: true }).check()
  await jersey.getByRole('button', { name: /^Add to Cart/ }).click()
  const opener = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  await expect(opener).toHaveAccessibleName('Cart, 1 item')

  const other = await context.newPage()
  await visit(other, '/gpl/tables')
  const seen = other.getByRole('banner').getByRole('button', { name: /^Cart/ })
  await expect(seen).toHaveAccessibleName('Cart, 1 item')
  await page
    .getByRole('article')
    .filter({ hasText: 'Supporter Scarf' })
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(seen).toHaveAccessibleName('Cart, 2 items')

  await opener.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused()
  await expect(drawer.getByRole('listitem')).toHaveText([/Size M.*280\.00/, /One Size.*65\.00/])
  await expect(drawer).toContainText('Checkout is not open yet.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()

  await other.getByRole('button', { name: 'Cart, 2 items' }).click()
  await other.getByRole('button', { name: /^Remove: Black Stars Home/ }).click()
  await expect(opener).toHaveAccessibleName('Cart, 1 item')
})

test('the search finds clubs, players, matches and stories, and leads to them', async ({
  page,
}) => {
  await visit(page, '/gpl')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search the portal' })
  await search.getByRole('searchbox').fill('kotoko')
  for (const [kind, name] of [
    ['Teams', 'Asante Kotoko'],
    ['Players', 'Kwesi Amponsah-Bonsu'],
    ['Matches', 'Hearts of Oak 2 - 1 Asante Kotoko'],
    ['Stories', 'Super Clash: five duels that decide Sunday'],
  ] as const) {
    await expect(search.getByRole('region', { name: kind })).toContainText(name)
  }
  await expectAccessible(page)
  await search.getByRole('link', { name: 'Kwesi Amponsah-Bonsu' }).click()
  await expect(page).toHaveURL('/gpl/players/kwesi-amponsah-bonsu')
  await expect(page).toHaveTitle('Kwesi Amponsah-Bonsu, GPL')
})

test('Subscribe Now brings the newsletter into view', async ({ page }) => {
  await visit(page, '/gpl/tables')
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/gpl/news#newsletter')
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /was preloaded/ })

  test('a trending topic shows its stories', async ({ page }) => {
    await page.goto('/gpl/news')
    const topics = page.getByRole('region', { name: 'Trending Now' })
    await topics.getByRole('link', { name: 'Title race' }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([/open the title race/])
  })
})
