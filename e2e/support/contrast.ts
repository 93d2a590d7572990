import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

interface Line {
  readonly text: string
  /** Red, green and blue, 0 to 255. */
  readonly colour: readonly [number, number, number]
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** The worst contrast of each line of text in a part of the page, against the pixels behind it. */
export async function contrastsOver(page: Page, part: Locator): Promise<[number, string][]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await part.evaluate(readAndHideText)
  const clip = await part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [Math.floor(left), Math.floor(top)]
    return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
  })
  const picture = await page.screenshot({
    // Painting the full page is only worth it for a part longer than the screen.
    fullPage: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
    clip,
    animations: 'disabled',
    scale: 'css',
  })
  await part.evaluate(showText)
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.map(({ text, colour, box }) => {
    const own = luminance(...colour)
    const left = box.x - clip.x
    const top = box.y - clip.y
    const right = Math.min(info.width, left + box.width)
    const bottom = Math.min(info.height, top + box.height)
    let worst: number | null = null
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(left)); x < right; x++) {
        const at = (y * info.width + x) * info.channels
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        worst = Math.min(worst ?? Infinity, contrast(own, luminance(red, green, blue)))
      }
    }
    return [worst ?? 0, text]
  })
}

/** Runs in the page: returns every visible line of text, and hides the text. */
function readAndHideText(part: Element): Line[] {
  /** Tells whether a fixed bar covers the element until the page is scrolled. */
  const isBelowFixed = (top: Element | null, element: Element) => {
    for (let above = top; above && !above.contains(element); above = above.parentElement)
      if (getComputedStyle(above).position === 'fixed') return true
    return false
  }
  const lines: Line[] = []
  const shown: HTMLElement[] = []
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, [hidden], [inert], [aria-hidden="true"]')) continue
    // A control with its own background does not depend on the picture.
    const control = element.closest('a, button')
    if (control && !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(control).backgroundColor))
      continue
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const style = getComputedStyle(element)
      if (style.clipPath !== 'none' || style.visibility === 'hidden') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A mixed colour has channels from 0 to 1: color(srgb 0.5 0.2 0).
      const unit = style.color.startsWith('color(') ? 255 : 1
      const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(
        (part) => Number(part) * unit,
      )
      const colour = [red, green, blue] as const
      for (const { x, y, width, height } of range.getClientRects()) {
        // Lines cut off by a clamp are below the box of their element.
        const isCut = y + height > element.getBoundingClientRect().bottom + 8
        if (width < 2 || (isCut && style.overflow === 'hidden')) continue
        if (isBelowFixed(document.elementFromPoint(x + width / 2, y + height / 2), element))
          continue
        lines.push({ text: node.textContent.trim(), colour, box: { x, y, width, height } })
      }
      shown.push(element)
    }
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-unseen] { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  for (const element of shown) element.dataset['unseen'] = ''
  return lines
}

/** Runs in the page: shows its text again. */
function showText(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-unseen]'))
    delete element.dataset['unseen']
  document.adoptedStyleSheets.pop()
}

/** Linear light of a colour channel from 0 to 255, fractions included. */
const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const LINEAR = Array.from({ length: 256 }, (_value, part) => linear(part))
const lightOf = (part: number) => LINEAR[part] ?? linear(part)

/** Relative luminance of WCAG 2.2. */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
