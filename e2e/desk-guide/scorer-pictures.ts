import type { Locator, Page } from '@playwright/test'

type Keep = (page: Page, name: string, about?: Locator) => Promise<void>

/**
 * Records the first minutes of a match, as a scorer who is offline for a while.
 *
 * @param page of a phone, on the scorer's first page.
 */
export async function asScorer(page: Page, keep: Keep): Promise<void> {
  const dock = page.getByRole('region', { name: 'Score', exact: true })
  const press = (name: string | RegExp) => dock.getByRole('button', { name }).first().click()
  const pressFor = (side: string, name: string) =>
    dock.getByRole('region', { name: side }).getByRole('button', { name }).click()
  await page.goto('/desk/score')
  await page.getByRole('link', { name: /Hearts of Oak v Asante Kotoko/ }).click()
  for (let shirt = 1; shirt <= 12; shirt += 1) await press(new RegExp(`^${shirt} `))
  await keep(page, 'scorer-line-up-phone')
  await press('Keep this line-up')
  await press('Skip')
  await press('Start match')
  await page.getByText('All sent').waitFor()
  await keep(page, 'scorer-match-phone', dock.getByRole('region', { name: 'Hearts of Oak' }))
  await pressFor('Hearts of Oak', 'Goal')
  await keep(page, 'scorer-shirt-phone', dock.getByRole('button', { name: /^9 / }))
  await press(/^9 /)
  await page.getByText('All sent').waitFor()
  await page.context().setOffline(true)
  await pressFor('Asante Kotoko', 'Card')
  await press('Yellow card')
  await press('Nobody knows')
  await keep(
    page,
    'scorer-offline-phone',
    page.getByText('1 waiting for a network, kept on this phone'),
  )
  await page.context().setOffline(false)
  await page.getByText('All sent').waitFor()
  await page.getByRole('button', { name: /^Correct: .*Goal/ }).click()
  await keep(page, 'scorer-correction-phone', dock.getByRole('button', { name: 'Put right' }))
}
