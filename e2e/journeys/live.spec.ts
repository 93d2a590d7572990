import { expect, test, visit } from '../support/test.ts'

test('play, sound and camera change by keyboard', async ({ page }) => {
  await visit(page, '/gpl/live')
  const video = page.locator('video')
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(video).toHaveJSProperty('paused', true)

  await page.getByRole('button', { name: 'Mute', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await expect(video).toHaveJSProperty('muted', true)

  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.press('Home')
  await expect(volume).toHaveValue('0')
  await volume.press('ArrowRight')
  await expect(volume).toHaveAttribute('aria-valuetext', '1 percent')

  for (const camera of ['Tactical View', 'Behind Goal', 'Crowd Cam', 'Main']) {
    await page.getByRole('button', { name: camera }).press('Enter')
    await expect(page.getByRole('button', { name: camera })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel(`${camera} camera`)).toBeVisible()
  }
})

test('a favourite match is remembered on this device', async ({ page }) => {
  await visit(page, '/gpl/live')
  await page.getByRole('button', { name: 'Favorite' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
