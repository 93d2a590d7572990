import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('the league company reads as a full page without JavaScript', async ({ page }) => {
  await page.goto('/ghanapremiership')
  for (const text of [
    '$50M',
    '$20M',
    '$15M',
    '$10M',
    '$5M',
    'MOST POPULAR',
    '$2M',
    '$500K',
    '$100K',
  ]) {
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  }
  for (const id of ['fundraising', 'sponsorship', 'broadcast']) {
    await expect(page.locator(`#${id}`)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /investment@/ })).toBeVisible()
})

test('phones have every filter and every figure of the portal without JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gpl/fixtures')
  await expect(page.getByLabel('Date', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden()
  await page.goto('/gpl/tables')
  await expect(page.getByLabel('Season', { exact: true })).toBeVisible()
  const headers = page.getByRole('table').getByRole('columnheader')
  await expect(headers).toHaveText([
    'Pos',
    'Team',
    'P',
    'W',
    'D',
    'L',
    'GF',
    'GA',
    'GD',
    'Pts',
    'Form',
  ])
})
