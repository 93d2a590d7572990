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
