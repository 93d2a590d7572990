import { expect, test } from '../support/test.ts'

const MATCH = '/gpl/matches/2025-01-26-hearts-of-oak-asante-kotoko'

test.describe('without scripts', () => {
  // Without scripts, data preloaded for them is unused.
  test.use({ javaScriptEnabled: false, expectedConsole: /was preloaded/ })

  test('a match is told whole, and an error in it is reported', async ({ page }) => {
    await page.goto(MATCH)
    await expect(
      page.getByRole('heading', { level: 1, name: /^Hearts of Oak 2 - 1.*Asante Kotoko$/ }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Match Events' })).toContainText('64')
    await expect(page.getByRole('region', { name: 'Match Statistics' })).toContainText('54%')
    await expect(page.getByRole('region', { name: 'Meetings' }).getByRole('listitem')).toHaveCount(
      6,
    )
    await page.getByText('Report an error').click()
    const form = page.getByRole('form', { name: 'Report an error' })
    await form.getByLabel('First Name').fill('Ama')
    await form.getByLabel('Last Name').fill('Ofori')
    await form.getByLabel('Email').fill(`report-${process.pid}@visitor.example`)
    await form.getByLabel('Message').fill('The first goal was an own goal.')
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Report sent' })).toBeVisible()
    await expect(page.getByText(/^C-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(page).toHaveURL(MATCH)
  })

  test('a match leads to its clubs, a club to its players, and back by the trail', async ({
    page,
  }) => {
    await page.goto(MATCH)
    await page
      .getByRole('heading', { level: 1 })
      .getByRole('link', { name: 'Asante Kotoko' })
      .click()
    await expect(page).toHaveURL('/gpl/teams/asante-kotoko')
    const squad = page.getByRole('region', { name: 'Squad', exact: true })
    await squad.getByRole('link', { name: 'Kwesi Amponsah-Bonsu' }).click()
    await expect(page).toHaveURL('/gpl/players/kwesi-amponsah-bonsu')
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Players' })
      .click()
    await expect(page).toHaveURL('/gpl/players')
  })
})

test.describe('choices without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /was preloaded/ })

  test('matches are chosen by day and ground, and the address keeps both', async ({ page }) => {
    await page.goto('/gpl/fixtures')
    const form = page.getByRole('search', { name: 'Fixtures' })
    await expect(form.getByRole('searchbox')).toBeHidden()
    await form.getByLabel('Date').selectOption('Monday, January 27, 2025')
    await form.getByLabel('Venue').selectOption('Kpando Sports Stadium')
    await form.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/date=2025-01-27&.*venue=Kpando\+Sports\+Stadium/)
    await expect(page.getByText('1 match', { exact: true }).last()).toBeVisible()
    await expect(form.getByLabel('Venue')).toHaveValue('Kpando Sports Stadium')
    await form.getByLabel('Round').selectOption('Matchday 3')
    await form.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('region', { name: 'Matchday 3' })).toBeVisible()
  })

  test('a table is chosen by season and round', async ({ page }) => {
    await page.goto('/gpl/tables')
    await page.getByLabel('Season').selectOption('2022/23')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Final table, 34 matchdays')).toBeVisible()
    await page.getByLabel('Round').selectOption('Matchday 4')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/season=2022-23&round=4/)
    await expect(page.getByText('After matchday 4').first()).toBeVisible()
  })

  test('the record of any two clubs is chosen', async ({ page }) => {
    await page.goto('/gpl/teams/hearts-of-oak')
    const part = page.getByRole('region', { name: 'Head to head' })
    await part.getByLabel('Hearts of Oak against').selectOption('Asante Kotoko')
    await part.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/gpl/teams/hearts-of-oak?against=asante-kotoko')
    await expect(part.getByRole('listitem')).toHaveCount(6)
  })
})

for (const path of ['matches/nothing', 'teams/nobody', 'players/nobody', 'news/nothing']) {
  test(`there is no page at /gpl/${path}`, async ({ request }) => {
    expect((await request.get(`/gpl/${path}`)).status()).toBe(404)
  })
}

test('the record of any two clubs is a choice that the address keeps', async ({ page }) => {
  await page.goto('/gpl/teams/hearts-of-oak')
  const part = page.getByRole('region', { name: 'Head to head' })
  await part.getByLabel('Hearts of Oak against').selectOption('Asante Kotoko')
  await expect(page).toHaveURL('/gpl/teams/hearts-of-oak?against=asante-kotoko')
  await expect(part.getByRole('listitem')).toHaveCount(6)
  await page.reload()
  await expect(part.getByRole('listitem')).toHaveCount(6)
})
