import type { Page } from '@playwright/test'

export const COLOUR_SCHEMES = ['light', 'dark'] as const

/** Paints a page for a system of light or dark colours, and waits until the colours have arrived. */
export async function paint(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme })
  // A transition has ended, or was cut short.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  )
}
