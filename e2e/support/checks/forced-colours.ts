import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/**
 * Checks forced colours on an open page: controls that had a background or a border keep a border, and current
 * or selected elements keep a mark.
 */
export async function expectForcedColoursTell(page: Page): Promise<void> {
  await page.evaluate(rememberButtons)
  await page.emulateMedia({ forcedColors: 'active' })
  const { flat, unmarked } = await page.evaluate(readDifferences)
  expect.soft(flat, 'buttons without an edge').toEqual([])
  expect.soft(unmarked, 'chosen things without a mark').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Runs in the page, in its own colours: marks the links and buttons that look like something to press. */
function rememberButtons(): void {
  const isPainted = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour)
  for (const control of document.querySelectorAll<HTMLElement>(
    'main a, main button, header button',
  )) {
    const own = getComputedStyle(control)
    const ground = getComputedStyle(control, '::before')
    const hasEdge = Number.parseFloat(own.borderTopWidth) > 0 && isPainted(own.borderTopColor)
    const isGround = ground.content !== 'none' && ground.position === 'absolute'
    const isRaised =
      isPainted(own.backgroundColor) || (isGround && isPainted(ground.backgroundColor))
    if (control.checkVisibility({ visibilityProperty: true }) && (hasEdge || isRaised))
      control.dataset['raised'] = ''
  }
}

/** Runs in the page, in forced colours: finds elements that look like the text around them. */
function readDifferences(): { flat: string[]; unmarked: string[] } {
  const nameOf = (element: Element) =>
    `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}`
  const hasLine = (style: CSSStyleDeclaration) =>
    Number.parseFloat(style.borderTopWidth) > 0 ||
    Number.parseFloat(style.borderBottomWidth) > 0 ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
  const raised = [...document.querySelectorAll('[data-raised]')]
  const chosen = document.querySelectorAll(
    '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]',
  )
  return {
    flat: raised.filter((control) => !hasLine(getComputedStyle(control))).map(nameOf),
    unmarked: [...chosen]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !hasLine(getComputedStyle(one)))
      .map(nameOf),
  }
}
