import { count } from '../support/portal.ts'
import { expect, markDocument, test, visit } from '../support/test.ts'

test('the portal has eight pages in its header, and marks the one that is shown', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const names = ['Home', 'Live', 'Fixtures', 'Tables', 'Teams', 'Players', 'News', 'Shop']
  await expect(links).toHaveText(names)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page')
  const isSameDocument = await markDocument(page)
  await links.nth(5).click()
  await expect(page).toHaveURL('/gpl/players')
  await expect(links.nth(5)).toHaveAttribute('aria-current', 'page')
  await banner.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/gpl')
  await expect(banner.getByRole('link', { name: 'Back to Home' })).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})

test('the hero of the portal shows each of three slides for 6 s', async ({ page }) => {
  await page.clock.install()
  await page.goto('/gpl')
  const hero = page.getByRole('region', { name: 'Highlights of the league' })
  await hero.getByRole('button', { name: 'Pause rotation' }).click()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await hero.getByRole('button', { name: 'Start rotation' }).click()
  await page.mouse.move(0, 0)
  const dots = hero.getByRole('button', { name: /^Go to slide/ })
  await expect(dots).toHaveCount(3)
  for (const slide of [0, 1, 2, 0]) {
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(5_999)
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(1)
  }
})

test('the search overlay narrows its suggestions, leads on, and closes by Cancel', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  const open = page.getByRole('button', { name: 'Search', exact: true })
  const overlay = page.getByRole('dialog', { name: 'Search the portal' })
  await open.click()
  await expect(overlay.getByRole('region')).toHaveCount(3)
  await overlay.getByRole('searchbox').fill('kotoko')
  await expect(overlay.getByRole('region', { name: 'Popular searches' })).toBeVisible()
  const teams = overlay.getByRole('region', { name: 'Teams' })
  await expect(teams.getByRole('link')).toHaveText(['Asante Kotoko'])
  await overlay.getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay).toBeHidden()
  await open.click()
  await expect(overlay.getByRole('searchbox')).toHaveValue('')
  await overlay.getByRole('link', { name: 'Hearts of Oak' }).click()
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL(/\/gpl\/teams\?q=Hearts/)
  await expect(count(page)).toHaveText('1 team')
  await open.click()
  await overlay.getByRole('searchbox').fill('clash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gpl/news?q=clash')
})

test('Login and Subscribe Now say that there are no accounts yet', async ({ page }) => {
  await visit(page, '/gpl')
  for (const name of ['Login', 'Subscribe Now']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Accounts are not open yet' })
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Close' }).click()
  }
})
