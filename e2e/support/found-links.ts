import type { Page } from '@playwright/test'

/** A link in the page, whether its menu is open or not. */
export interface FoundLink {
  readonly name: string
  /** As written in the page. */
  readonly href: string
  /** Path on this site; null where the link leads elsewhere. */
  readonly path: string | null
  /** Id of the target, without `#`. */
  readonly anchor: string
  readonly isWeb: boolean
  readonly opensTab: boolean
  readonly rel: string
}

/** Every link of a page, once nothing on it is loading any more. */
export async function linksOf(page: Page): Promise<FoundLink[]> {
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-busy=true]'))
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement)
      .map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
        href: link.getAttribute('href') ?? '',
        path: link.origin === location.origin ? link.pathname : null,
        anchor: decodeURIComponent(link.hash.slice(1)),
        isWeb: link.protocol.startsWith('http'),
        opensTab: link.target === '_blank',
        rel: link.rel,
      })),
  )
}
