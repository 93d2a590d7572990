import type { Page } from '@playwright/test'
import { rest } from '../support/rest.ts'
import { expect, test, visit } from '../support/test.ts'

const VALID = {
  firstName: 'Kofi',
  lastName: 'Owusu',
  email: 'kofi.owusu@example.com',
  phone: '+233 30 000 0199',
  position: 'Gold Trading Analyst',
  experience: 'mid',
  education: 'master',
  cv: '',
  coverLetter: 'I read markets and write plainly.',
  availability: '1month',
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Apply for a Position' })

async function fill(page: Page) {
  const form = formOf(page)
  await form.getByLabel('First Name').fill(VALID.firstName)
  await form.getByLabel('Last Name').fill(VALID.lastName)
  await form.getByLabel('Email').fill(VALID.email)
  await form.getByLabel('Phone').fill(VALID.phone)
  await form.getByLabel('Position').selectOption(VALID.position)
  await form.getByLabel('Experience').selectOption(VALID.experience)
  await form.getByLabel('Education').selectOption(VALID.education)
  await form.getByLabel('Availability').selectOption(VALID.availability)
  await form.getByLabel('Cover Letter').fill(VALID.coverLetter)
}

const valuesOf = (page: Page) =>
  formOf(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))

test('a phone shows the whole of what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/careers')
  const room = await formOf(page)
    .getByLabel('Position')
    .evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!
      pen.font = font
      const longest = Math.max(
        ...[...select.options].map(({ text }) => pen.measureText(text).width),
      )
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - longest
    })
  expect(room).toBeGreaterThan(0)
})

test('Apply Now chooses its opening and brings the form into view, for each of the five', async ({
  page,
}) => {
  await visit(page, '/careers')
  const position = formOf(page).getByLabel('Position')
  const heading = page.getByRole('heading', { name: 'Apply for a Position' })
  await expect(heading).not.toBeInViewport()
  await formOf(page).getByLabel('First Name').fill('Kofi')
  for (const [title, slug] of [
    ['Senior Oil & Gas Engineer', 'senior-oil-gas-engineer'],
    ['Procurement Manager', 'procurement-manager'],
    ['Gold Trading Analyst', 'gold-trading-analyst'],
    ['Construction Project Manager', 'construction-project-manager'],
    ['Agricultural Specialist', 'agricultural-specialist'],
  ]) {
    const opening = page.getByRole('listitem').filter({ hasText: title }).first()
    await expect(opening).toContainText('Accra, Ghana')
    await expect(opening).toContainText('Full-time')
    await opening.getByRole('button', { name: `Apply Now for ${title}` }).click()
    await expect(heading).toBeInViewport()
    await expect(position).toHaveValue(title ?? '')
    await expect(page).toHaveURL(`/careers?job=${slug}`)
    // No visitor reaches the next opening while the page is still scrolling to the form.
    await rest(page)
  }
  await expect(formOf(page).getByLabel('First Name')).toHaveValue('Kofi')
})

test('an application for a chosen opening reaches the server, and leaves an empty form behind', async ({
  page,
}) => {
  await visit(page, '/careers?job=gold-trading-analyst')
  await expect(formOf(page).getByLabel('Position')).toHaveValue(VALID.position)
  await fill(page)
  const answer = page.waitForResponse('**/api/careers/apply')
  await formOf(page).getByRole('button').dblclick()
  expect((await answer).status()).toBe(201)
  await expect(page.getByText('Application Submitted')).toBeVisible()
  await expect(page).toHaveURL('/careers')
  // The chosen position goes with its address, a moment after the rest of the form.
  await expect.poll(async () => new Set(Object.values(await valuesOf(page)))).toEqual(new Set(['']))
})
