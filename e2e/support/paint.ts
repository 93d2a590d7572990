import type { Page } from '@playwright/test'

export const COLOUR_SCHEMES = ['light', 'dark'] as const

/** Paints a page in light or dark colours, as if its visitor had chosen them, and waits until they have arrived. */
export async function paint(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (scheme) => {
    document.documentElement.dataset['scheme'] = scheme
    // What lies in closed details is not drawn, and its transitions never end.
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const transitions = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition && isDrawn(each))
    // What is inherited changes level by level, each in a transition of its own that ends or is cut short.
    do {
      await Promise.allSettled(transitions().map((each) => each.finished))
      await new Promise(requestAnimationFrame)
    } while (transitions().length > 0)
  }, colorScheme)
}
