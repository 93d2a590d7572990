import { answering, answerLater, bodiesOf } from '../support/answers.ts'
import { ContactForm, TYPED, VALID_MESSAGE } from '../support/contact-form.ts'
import { expect, markDocument, test, visit } from '../support/test.ts'

const PATH = '/api/contact'
const SENT = 'Message sent successfully!'
const KEPT = 'Your message has not been sent. What you typed is still here.'

for (const [path, preset] of [
  ['/', ''],
  ['/fbcpartners/gold', 'gold'],
] as const) {
  test.describe(`the contact form of ${path}`, () => {
    test('says of every field what is wrong with it, and takes it back as it is put right', async ({
      page,
    }) => {
      await visit(page, path)
      const requests = await answering(page, PATH)
      const contact = new ContactForm(page)
      const { form } = contact
      const field = (label: string) => contact.field(label)
      await expect(field('Subsidiary')).toHaveValue(preset)
      await expect(field('Email')).toHaveAttribute('type', 'email')

      await field('Subsidiary').selectOption('')
      await contact.submit().click()
      for (const [label, message] of [
        ['First Name', 'First name is required'],
        ['Last Name', 'Last name is required'],
        ['Email', 'Please enter a valid email address'],
        ['Subsidiary', 'Please select a subsidiary'],
        ['Message', 'Message must be at least 10 characters long'],
      ] as const) {
        await expect(field(label)).toHaveAccessibleDescription(message)
        await expect(form.getByText(message, { exact: true })).toBeVisible()
      }
      await expect(field('First Name')).toBeFocused()

      await field('First Name').fill('Ama')
      await expect(form.getByText('First name is required')).toHaveCount(0)
      await field('Message').fill('123456789')
      await expect(field('Message')).toHaveAttribute('aria-invalid', 'true')
      await field('Message').fill('1234567890')
      await expect(field('Message')).toHaveAttribute('aria-invalid', 'false')
      await field('First Name').fill('')
      await expect(field('First Name')).toHaveAccessibleDescription('First name is required')
      expect(requests).toEqual([])
    })

    test('sends once however often it is clicked, says so, and is empty again', async ({
      page,
    }) => {
      await visit(page, path)
      const { answered, answer } = answerLater()
      const requests = await answering(page, PATH, answered)
      const contact = new ContactForm(page)
      await contact.fill(VALID_MESSAGE)
      await contact.submit().dblclick()
      await expect(contact.submit()).toHaveText('Sending...')
      await expect(contact.submit()).toBeDisabled()
      await contact.field('First Name').press('Enter')

      answer()
      const toast = page.getByRole('status').filter({ hasText: SENT })
      await expect(toast).toContainText("We'll get back to you as soon as possible.")
      await expect(contact.submit()).toHaveText('Send Message')
      await expect(contact.submit()).toBeEnabled()
      expect(await contact.values()).toEqual({
        firstName: '',
        lastName: '',
        email: '',
        subsidiary: preset,
        message: '',
      })
      expect(bodiesOf(requests)).toEqual([VALID_MESSAGE])
      await toast.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText(SENT)).toHaveCount(0)
    })
  })
}

test('a message reaches the server behind the page', async ({ page }) => {
  await visit(page, '/')
  const contact = new ContactForm(page)
  await contact.fill(VALID_MESSAGE)
  const answer = page.waitForResponse(`**${PATH}`)
  await contact.submit().click()
  expect((await answer).status()).toBe(201)
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(contact.submit(), 'the keyboard goes on from here').toBeFocused()
})

test('script in every field is text, and only text', async ({ page }) => {
  await visit(page, '/')
  const requests = await answering(page, PATH)
  const contact = new ContactForm(page)
  const script = `"><script>document.title='hit'</script><img src=x onerror="document.title='hit'">`
  await contact.fill({ ...VALID_MESSAGE, firstName: script, lastName: script, message: script })
  await contact.field('Email').fill(script)
  await contact.submit().click()
  await expect(contact.field('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await contact.field('Email').fill(VALID_MESSAGE.email)
  await contact.submit().click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(bodiesOf(requests)).toMatchObject([
    { firstName: script, lastName: script, message: script },
  ])
  await expect(page).not.toHaveTitle('hit')
})

test('names from right to left, with marks and with emoji arrive as they were typed', async ({
  page,
}) => {
  await visit(page, '/')
  const requests = await answering(page, PATH)
  const contact = new ContactForm(page)
  const names = {
    firstName: 'مُحَمَّد',
    lastName: 'Ɔkyerɛma 👩🏾‍🌾',
    message: 'שלום, أهلا, 🇬🇭🇬🇭 ten or more',
  }
  await contact.fill({ ...VALID_MESSAGE, ...names })
  await contact.submit().click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(requests[0]?.postDataJSON()).toMatchObject(
    Object.fromEntries(Object.entries(names).map(([name, text]) => [name, text.normalize('NFC')])),
  )
})

test('blanks are no name, and a message of 100 KB is refused in words before it is sent', async ({
  page,
}) => {
  await visit(page, '/')
  const requests = await answering(page, PATH)
  const contact = new ContactForm(page)
  await contact.fill({ ...VALID_MESSAGE, firstName: '   ', message: 'x'.repeat(100 * 1024) })
  await contact.submit().click()
  await expect(contact.field('First Name')).toHaveAccessibleDescription('First name is required')
  await expect(contact.field('Message')).toHaveAccessibleDescription(
    'Message must be at most 10,000 characters long',
  )
  expect(requests).toEqual([])
  expect(await contact.field('Message').inputValue()).toHaveLength(100 * 1024)
})

test.describe('when the message cannot be sent', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  for (const answer of ['refuse', 'lose'] as const) {
    test(`and the server would ${answer} it, the form says so and keeps what was typed`, async ({
      page,
    }) => {
      await visit(page, '/procurement')
      const refused = await answering(page, PATH, answer)
      const contact = new ContactForm(page)
      await contact.fill(VALID_MESSAGE)
      await contact.submit().click()
      const toast = page.getByRole('alert').filter({ hasText: 'Error sending message' })
      await expect(toast).toContainText('Please try again later.')
      await expect(contact.form.getByText(KEPT)).toBeVisible()
      await expect(contact.submit()).toHaveText('Send Message')
      await expect(contact.submit()).toBeEnabled()
      await expect(contact.submit()).toBeFocused()
      expect(await contact.values()).toEqual(VALID_MESSAGE)

      await page.unroute(`**${PATH}`)
      const accepted = await answering(page, PATH)
      await contact.submit().click()
      await expect(page.getByText(SENT)).toBeVisible()
      await expect(contact.form.getByText(KEPT)).toHaveCount(0)
      const keys = [...refused, ...accepted].map((request) => request.headers()['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(keys[0], 'the repeat counts as the same message').toBe(keys[1])
    })
  }

  test('because the visitor is offline, nothing is lost until they are back', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    const contact = new ContactForm(page)
    await contact.fill(VALID_MESSAGE)
    await context.setOffline(true)
    await contact.submit().click()
    await expect(page.getByRole('alert').getByText('Error sending message')).toBeVisible()
    expect(await contact.values()).toEqual(VALID_MESSAGE)
    await context.setOffline(false)
    const requests = await answering(page, PATH)
    await contact.submit().click()
    await expect(page.getByText(SENT)).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})

test('who leaves while a message is on its way hears of it, and comes back to a form that works', async ({
  page,
}) => {
  await visit(page, '/')
  const isSameDocument = await markDocument(page)
  const { answered, answer } = answerLater()
  const requests = await answering(page, PATH, answered)
  const contact = new ContactForm(page)
  await contact.fill(VALID_MESSAGE)
  await contact.submit().click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  answer()
  await expect(page.getByText(SENT)).toBeVisible()

  await page.goBack()
  await expect(contact.submit()).toHaveText('Send Message')
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  for (const label of Object.values(TYPED)) await expect(contact.field(label)).toHaveValue('')
  await contact.fill(VALID_MESSAGE)
  await contact.submit().click()
  await expect.poll(() => requests.length).toBe(2)
  expect(await isSameDocument()).toBe(true)
})
