import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Switches an open page to print media, with a dark colour scheme. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => document.fonts.ready)
}

/** Expects all text of a printed page to be readable, including heroes and buttons. */
export async function expectReadableOnPaper(page: Page): Promise<void> {
  // A page reacts to the change of media a moment after the browser.
  const paleTexts = () => page.locator('main').evaluate(readPaleTexts)
  await expect.configure({ soft: true }).poll(paleTexts, 'pale on paper').toEqual([])
}

/** Runs in the page: finds texts with a contrast below 4.5 against the printed background. */
function readPaleTexts(main: Element): string[] {
  const partsOf = (colour: string) => {
    const unit = colour.startsWith('color(') ? 255 : 1
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    return { light: luminance(red * unit, green * unit, blue * unit), alpha }
  }
  const found: string[] = []
  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const style = getComputedStyle(element)
    const isSeen = element.checkVisibility() && style.clipPath === 'none'
    if (!hasText || !isSeen || element.closest('svg')) continue
    const ground = groundOf(element)
    const text = partsOf(style.color).light
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
    if (contrast < 4.5) found.push(element.textContent.trim().slice(0, 80))
  }
  return found

  /**
   * Returns the luminance of the printed background. Browsers do not print backgrounds unless a
   * page insists, which leaves white.
   */
  function groundOf(element: Element): number {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(part)
      const { light, alpha } = partsOf(backgroundColor)
      if (alpha >= 0.5 && printColorAdjust === 'exact') return light
    }
    return 1
  }

  /** Relative luminance of WCAG 2.2, from channels of 0 to 255. */
  function luminance(...colour: [number, number, number]): number {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
