import type { Page } from '@playwright/test'
import { startProvider, type TestProvider } from 'shared-server/testing/identity-provider'
import { DRILL_SITE, PROVIDER_PORT } from '../playwright.config.ts'
import { acceptInvitation, invite, openAccount, signIn, signOut } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

/** The site's own origin, to which its provider redirects people. */
const ORIGIN = `http://127.0.0.1:${DRILL_SITE.port}`
// The provider's own screens request a font from the internet and an icon that does not exist.
test.use({ expectedConsole: /ERR_NAME_NOT_RESOLVED|404 \(Not Found\)/ })

const EFUA = {
  name: 'Efua Darko',
  username: 'efua.darko',
  password: 'the ferry leaves before light',
}

let provider: TestProvider
test.beforeAll(async () => {
  provider = await startProvider(`${ORIGIN}/api/desk/provider/callback`, PROVIDER_PORT)
})
test.afterAll(() => provider.stop())

/** Signs in on the provider's own screens. */
async function sayWho(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const overProvider = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with Example Group' })

test("an account is linked to the organisation's provider, and signed in over it", async ({
  page,
}) => {
  await signIn(page)
  const invitation = await invite(page, EFUA, 'Group editor')
  await page.context().clearCookies()
  await acceptInvitation(page, invitation, EFUA)
  await signOut(page, EFUA)

  await overProvider(page).click()
  await sayWho(page, 'efua')
  await expect(page.getByText('No account of the desk is linked to you there')).toBeVisible()

  await signIn(page, EFUA)
  await openAccount(page, EFUA)
  const provider = page.getByRole('region', { name: 'Example Group' })
  await provider.getByLabel('Your password').fill(EFUA.password)
  await provider.getByRole('button', { name: 'Link Example Group' }).click()
  await expect(page.getByText('You can now sign in over the provider.')).toBeVisible()
  await signOut(page, EFUA)

  // The session at the provider still exists.
  await overProvider(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await openAccount(page, EFUA)
  await expect(page.getByText('You can sign in with Example Group.')).toBeVisible()
})
