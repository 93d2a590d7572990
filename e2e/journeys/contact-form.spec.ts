import { answering, answerLater, bodiesOf } from '../support/answers.ts'
import { ContactForm, TYPED, VALID_MESSAGE } from '../support/contact-form.ts'
import { expect, markDocument, test, visit } from '../support/test.ts'

const PATH = '/api/contact'
const SENT = 'Message sent successfully!'
const KEPT = 'Your message has not been sent. What you typed is still here.'

test('a message reaches the server once however often it is clicked, and leaves the form of its page behind', async ({
  page,
}) => {
  await visit(page, '/fbcpartners/gold')
  const contact = new ContactForm(page)
  await contact.fill(VALID_MESSAGE)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const answer = page.waitForResponse(`**${PATH}`)
  await contact.submit().dblclick()
  expect((await answer).status()).toBe(201)
  const toast = page.getByRole('status').filter({ hasText: SENT })
  await expect(toast).toContainText("We'll get back to you as soon as possible.")
  expect(await contact.values()).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    subsidiary: 'gold',
    message: '',
  })
  expect(sent.filter((path) => path === PATH)).toEqual([PATH])
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(SENT)).toHaveCount(0)
})

test('script, marks, emoji and words from right to left are text, and arrive as they were typed', async ({
  page,
}) => {
  await visit(page, '/')
  const requests = await answering(page, PATH)
  const contact = new ContactForm(page)
  const typed = {
    firstName: `"><script>document.title='hit'</script><img src=x onerror="document.title='hit'">`,
    lastName: 'Ɔkyerɛma 👩🏾‍🌾 مُحَمَّد',
    message: 'שלום, أهلا, 🇬🇭🇬🇭 ten or more',
  }
  await contact.fill({ ...VALID_MESSAGE, ...typed })
  await contact.submit().click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(contact.submit(), 'the keyboard goes on from here').toBeFocused()
  expect(bodiesOf(requests)).toMatchObject([
    Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.normalize('NFC')])),
  ])
  await expect(page).not.toHaveTitle('hit')
})

test.describe('when the visitor is offline', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('a message is kept until they are back', async ({ page, context }) => {
    await visit(page, '/procurement')
    const contact = new ContactForm(page)
    await contact.fill(VALID_MESSAGE)
    await context.setOffline(true)
    await contact.submit().click()
    await expect(page.getByRole('alert').getByText('Error sending message')).toBeVisible()
    await expect(contact.form.getByText(KEPT)).toBeVisible()
    await expect(contact.submit()).toBeFocused()
    expect(await contact.values()).toEqual(VALID_MESSAGE)
    await context.setOffline(false)
    const requests = await answering(page, PATH)
    await contact.submit().click()
    await expect(page.getByText(SENT)).toBeVisible()
    await expect(contact.form.getByText(KEPT)).toHaveCount(0)
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
