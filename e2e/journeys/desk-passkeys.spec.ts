import type { Page } from '@playwright/test'
import { DRILL_SITE } from '../playwright.config.ts'
import { acceptInvitation, invite, openAccount, signIn, signOut } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

/** Browsers only create passkeys for host names, and this one exists everywhere. */
test.use({ baseURL: `http://localhost:${DRILL_SITE.port}` })

const KOFI = { name: 'Kofi Adjei', username: 'kofi.adjei', password: 'rain on a tin roof at noon' }

/** Adds a device that stores passkeys and verifies its user, as phones and laptops do. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

test.describe('a passkey', () => {
  // The browser logs the refused sign-in.
  test.use({ expectedConsole: /401 \(Unauthorized\)/ })

  test('is added by a new account, signs in without a password, and is removed', async ({
    page,
  }) => {
    await addDevice(page)
    await signIn(page)
    const invitation = await invite(page, KOFI, 'Group editor')
    await page.context().clearCookies()
    await acceptInvitation(page, invitation, KOFI)
    await openAccount(page, KOFI)
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByLabel('Name of the passkey').fill('Work laptop')
    await passkeys.getByLabel('Your password').fill(KOFI.password)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    const remove = page.getByRole('button', { name: 'Remove Work laptop' })
    await expect(remove).toBeVisible()

    await passkeys.getByLabel('Name of the passkey').fill('The same again')
    await passkeys.getByLabel('Your password').fill(KOFI.password)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('This device has a passkey of yours already')).toBeVisible()

    await signOut(page, KOFI)
    await passkeyButton(page).click()
    await openAccount(page, KOFI)
    await remove.click()
    await expect(page.getByText('None yet.')).toBeVisible()

    await signOut(page, KOFI)
    await passkeyButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk')
  })
})
