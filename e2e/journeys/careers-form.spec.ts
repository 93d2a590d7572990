import type { Page } from '@playwright/test'
import { answering, answerLater, bodiesOf } from '../support/answers.ts'
import { expect, test, visit } from '../support/test.ts'

const PATH = '/api/careers/apply'
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
const submitOf = (page: Page) => formOf(page).getByRole('button')

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
  }
  await expect(formOf(page).getByLabel('First Name')).toHaveValue('Kofi')
})

test('an address names an opening, and one that names none chooses none', async ({ page }) => {
  await visit(page, '/fbcpartners/careers?job=agricultural-specialist')
  await expect(formOf(page).getByLabel('Position')).toHaveValue('Agricultural Specialist')
  await visit(page, '/careers?job=astronaut')
  await expect(formOf(page).getByLabel('Position')).toHaveValue('')
})

test('an application says of every field what is missing, and takes it back as it is filled', async ({
  page,
}) => {
  await visit(page, '/careers')
  const requests = await answering(page, PATH)
  const form = formOf(page)
  await submitOf(page).click()
  for (const [label, message] of [
    ['First Name', 'First name is required'],
    ['Last Name', 'Last name is required'],
    ['Email', 'Invalid email address'],
    ['Phone', 'Phone number is required'],
    ['Position', 'Position is required'],
    ['Experience', 'Experience level is required'],
    ['Education', 'Education is required'],
    ['Cover Letter', 'Cover letter must be at least 10 characters'],
    ['Availability', 'Availability is required'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(message)
    await expect(form.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(form.getByLabel('CV')).toHaveAttribute('aria-invalid', 'false')
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await form.getByLabel('Education').selectOption('phd')
  await expect(form.getByText('Education is required')).toHaveCount(0)
  await form.getByLabel('Cover Letter').fill('nine char')
  await expect(form.getByText('Cover letter must be at least 10 characters')).toBeVisible()
  await form.getByLabel('Cover Letter').fill('ten chars.')
  await expect(form.getByText('Cover letter must be at least 10 characters')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('an application is sent once, says that it waits, and ends with thanks and an empty form', async ({
  page,
}) => {
  await visit(page, '/careers')
  const { answered, answer } = answerLater()
  const requests = await answering(page, PATH, answered)
  await fill(page)
  await submitOf(page).dblclick()
  await expect(submitOf(page)).toHaveText('Submitting...')
  await expect(submitOf(page)).toBeDisabled()
  answer()
  const toast = page.getByRole('status').filter({ hasText: 'Application Submitted' })
  await expect(toast).toContainText(
    'Thank you for your interest! We will review your application and contact you soon.',
  )
  await expect(submitOf(page)).toBeEnabled()
  expect(new Set(Object.values(await valuesOf(page)))).toEqual(new Set(['']))
  expect(bodiesOf(requests)).toEqual([VALID])
})

test('an application for a chosen opening leaves an empty form behind', async ({ page }) => {
  await visit(page, '/careers?job=gold-trading-analyst')
  await answering(page, PATH)
  await fill(page)
  await submitOf(page).click()
  await expect(page.getByText('Application Submitted')).toBeVisible()
  await expect(page).toHaveURL('/careers')
  await expect(formOf(page).getByLabel('Position')).toHaveValue('')
})

test.describe('when an application cannot be sent', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  for (const answer of ['refuse', 'lose'] as const) {
    test(`and the server would ${answer} it, the form says so and keeps what was typed`, async ({
      page,
    }) => {
      await visit(page, '/careers')
      const refused = await answering(page, PATH, answer)
      await fill(page)
      await submitOf(page).click()
      const toast = page.getByRole('alert').filter({ hasText: 'Error' })
      await expect(toast).toContainText('Failed to submit application. Please try again.')
      await expect(
        page.getByText('Your application has not been sent. What you typed is still here.'),
      ).toBeVisible()
      expect(await valuesOf(page)).toEqual(VALID)

      await page.unroute(`**${PATH}`)
      const accepted = await answering(page, PATH)
      await submitOf(page).click()
      await expect(page.getByText('Application Submitted')).toBeVisible()
      const keys = [...refused, ...accepted].map((request) => request.headers()['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(keys[0], 'the repeat counts as the same application').toBe(keys[1])
    })
  }
})
