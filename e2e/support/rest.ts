import type { Page } from '@playwright/test'

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
