import type { Page } from '@playwright/test'

export const COLOUR_SCHEMES = ['light', 'dark'] as const

/**
 * Switches a page to light or dark colours, as if its visitor had chosen them, and waits for the
 * transitions to end.
 */
export async function paint(page: Page, colorScheme: (typeof COLOUR_SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (scheme) => {
    document.documentElement.dataset['scheme'] = scheme
    // Contents of closed details are not rendered, and their transitions never end.
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
    const transitions = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition && isDrawn(each))
    // Inherited colours change level by level, each with its own transition, which ends or is cut short.
    do {
      await Promise.allSettled(transitions().map((each) => each.finished))
      await new Promise(requestAnimationFrame)
    } while (transitions().length > 0)
  }, colorScheme)
}
