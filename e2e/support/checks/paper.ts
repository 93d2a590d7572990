import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Puts an open page on paper, also for those whose screen is dark. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => document.fonts.ready)
}

/** The words of a page that is on paper read: heroes, buttons and all. */
export async function expectReadableOnPaper(page: Page): Promise<void> {
  // A page hears of its medium a moment after the browser has been told.
  const paleTexts = () => page.locator('main').evaluate(readPaleTexts)
  await expect.configure({ soft: true }).poll(paleTexts, 'pale on paper').toEqual([])
}

/** Runs in the page: texts of less contrast than 4.5 with the ground that is printed below them. */
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

  /** Browsers leave grounds out, except where a page insists; what is below then is white. */
  function groundOf(element: Element): number {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(part)
      const { light, alpha } = partsOf(backgroundColor)
      if (alpha >= 0.5 && printColorAdjust === 'exact') return light
    }
    return 1
  }

  /** Relative luminance of WCAG 2.2, of parts from 0 to 255. */
  function luminance(...colour: [number, number, number]): number {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
