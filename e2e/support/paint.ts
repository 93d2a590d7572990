import type { Page } from '@playwright/test'

export const COLOUR_SCHEMES = ['light', 'dark'] as const

/** Paints a page in light or dark colours, as if its visitor had chosen them, and waits until they have arrived. */
export async function paint(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    (scheme) => (document.documentElement.dataset['scheme'] = scheme),
    colorScheme,
  )
  // A transition has ended, or was cut short.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  )
}
