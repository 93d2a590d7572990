import { DRILL_SITE } from '../playwright.config.ts'
import { acceptInvitation, ADMINISTRATOR, firstInvitation, signOut } from '../support/desk.ts'
import { test } from '../support/test.ts'

/** No retry: the first administrator's invitation can be used only once. */
test.describe.configure({ retries: 0 })

test('the invitation makes an account, and leaves the address at once', async ({ page }) => {
  await acceptInvitation(page, firstInvitation(DRILL_SITE.dataDir), ADMINISTRATOR)
  await signOut(page, ADMINISTRATOR)
})
