import { expect, test, visit } from '../support/test.ts'

test.use({ expectedConsole: /Failed to load|mfe-gpl|net::ERR|Failed to fetch/ })

test('a remote whose entry cannot be had shows a panel, Retry brings it, and the others live on', async ({
  page,
}) => {
  await visit(page, '/ghanapremiership')
  await page.route(/\/releases\/mfe-gpl\/.*remoteEntry/, (route) => route.abort())
  await page.locator('a[href="/gpl"]').first().click()
  const panel = page.getByRole('alert')
  await expect(panel.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()

  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'premiership')
  await expect(page.locator('h1')).toBeVisible()

  await page.goForward()
  await expect(panel).toBeVisible()
  await page.unroute(/\/releases\/mfe-gpl\/.*remoteEntry/)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'floodlight')
  await expect(panel).toHaveCount(0)
})

test('a first page whose remote never arrives stays readable, with the way out in view', async ({
  page,
}) => {
  await page.route(/\/releases\/mfe-gpl\/.*remoteEntry/, (route) => route.abort())
  await page.goto('/gpl/tables')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport()
  await expect(page.locator('h1')).toBeInViewport()
})
