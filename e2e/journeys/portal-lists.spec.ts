import { pick, search } from '../support/portal.ts'
import { expect, test, visit } from '../support/test.ts'

test('filters that are changed at one go all count', async ({ page }) => {
  await visit(page, '/gpl/players')
  await search(page, 'Players').fill('a')
  await pick(page, 'Position', 'Midfielder')
  await pick(page, 'Team', 'Asante Kotoko')
  await expect(page).toHaveURL('/gpl/players?q=a&position=Midfielder&team=Asante+Kotoko')
})

test('what is typed before the scripts have come is searched for', async ({ page }) => {
  let comeOn = () => {}
  const held = new Promise<void>((resolve) => (comeOn = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gpl/teams?region=Ashanti', { waitUntil: 'commit' })
  await search(page, 'Teams').fill('kumasi')
  await page.getByRole('heading', { level: 1 }).click()
  comeOn()
  await expect(page).toHaveURL('/gpl/teams?region=Ashanti&q=kumasi')
  await expect(search(page, 'Teams')).toHaveValue('kumasi')
  await expect(page.getByRole('region', { name: 'All Teams' })).toContainText('Asante Kotoko')
})
