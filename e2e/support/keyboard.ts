import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Most presses from one control to another: the largest form of the desk has fewer. */
const MOST_PRESSES = 120

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses a key, as a person without a pointer does, until a control has the focus. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  await expect(target, `reached by ${key}`).toBeFocused()
}

/** Moves the focus to a button or a link, and presses Enter. */
export async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

/** Types a date into a native field, which expects its parts in the order of the browser's language. */
export async function typeDay(page: Page, target: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  for (const digits of [date + month + year, month + date + year]) {
    await reach(page, target)
    await page.keyboard.type(digits)
    if ((await target.inputValue()) === day) return
    // The last part has the focus: go back to the first.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
  }
  await expect(target).toHaveValue(day)
}
