import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the page has stopped scrolling. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const next = () => (count-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      })
    for (let before = -1; before !== scrollY;) {
      before = scrollY
      await frames(10)
    }
  })

/**
 * Brings an element into view, and waits until it lies still. An element that goes away meanwhile,
 * with the page that is being left, is looked for again.
 */
export const bringIntoView = (element: Locator) =>
  expect(async () => {
    await element.scrollIntoViewIfNeeded()
    await rest(element.page())
  }).toPass()
