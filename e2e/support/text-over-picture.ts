import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

interface Line {
  readonly text: string
  /** Red, green and blue, 0 to 255. */
  readonly colour: readonly number[]
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** The worst contrast of each line of text in a part of the page, against the pixels behind it. The text is gone after that. */
export async function contrastsOver(page: Page, part: Locator): Promise<[number, string][]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await part.evaluate(readAndHideText)
  const { data, info } = await sharp(
    await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.map(({ text, colour, box }) => {
    const own = luminance(colour)
    let worst = Infinity
    const right = Math.min(info.width, box.x + box.width)
    const bottom = Math.min(info.height, box.y + box.height)
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
        const at = (y * info.width + x) * info.channels
        worst = Math.min(worst, contrast(own, luminance([...data.subarray(at, at + 3)])))
      }
    }
    return [worst, text]
  })
}

/** Runs in the page: every line of text that can be seen, and then the page without it. */
function readAndHideText(part: Element): Line[] {
  const lines: Line[] = []
  const shown: HTMLElement[] = []
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, [hidden], [inert], [aria-hidden="true"]')) continue
    // What brings a ground of its own is no matter of the picture.
    const control = element.closest('a, button')
    if (control && !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(control).backgroundColor))
      continue
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const style = getComputedStyle(element)
      if (style.clipPath !== 'none' || style.visibility === 'hidden') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A mixed colour is told in shares: color(srgb 0.5 0.2 0).
      const unit = style.color.startsWith('color(') ? 255 : 1
      const parts = style.color.match(/[\d.]+/g) ?? []
      const colour = parts.slice(0, 3).map((part) => Number(part) * unit)
      for (const { x, y, width, height } of range.getClientRects()) {
        // Lines that a clamp cuts off lie below the box of their element.
        const isCut = y + height > element.getBoundingClientRect().bottom + 8
        if (width < 2 || (isCut && style.overflow === 'hidden')) continue
        lines.push({ text: node.textContent.trim(), colour, box: { x, y, width, height } })
      }
      shown.push(element)
    }
  }
  for (const element of shown) element.style.setProperty('color', 'transparent', 'important')
  return lines
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
