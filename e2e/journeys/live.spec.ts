import { expect, test, visit } from '../support/test.ts'

test('the player starts playing with sound at 80 and 1080p, on the main camera', async ({
  page,
}) => {
  await visit(page, '/gpl/live')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80')
  await expect(page.getByLabel('Quality')).toHaveValue('1080p')
  await expect(page.getByLabel('Quality').getByRole('option')).toHaveText([
    '4K',
    '1080p',
    '720p',
    '480p',
  ])
  await expect(page.getByRole('button', { name: 'Main' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('video track[kind=captions]')).toHaveCount(1)
})

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

test('the chat clears a message and posts nothing, and leaves blanks alone', async ({ page }) => {
  await visit(page, '/gpl/live')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url())
  })
  const input = page.getByRole('textbox', { name: 'Chat message' })
  const messages = page.getByRole('region', { name: 'Live Chat' }).getByRole('listitem')
  const before = await messages.count()
  await input.fill('   ')
  await input.press('Enter')
  await expect(input).toHaveValue('   ')
  await input.fill('Go Phobia!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(input).toHaveValue('')
  await expect(messages).toHaveCount(before)
  expect(requests).toEqual([])
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
