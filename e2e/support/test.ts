import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Console messages that a test with a deliberate failure expects. */
  readonly expectedConsole: RegExp | null
  readonly consoleGuard: void
}

/** Playwright's test, failing on any error or warning in the browser's console that the test does not expect. */
export const test = base.extend<Fixtures>({
  expectedConsole: [null, { option: true }],
  consoleGuard: [
    async ({ page, expectedConsole }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedConsole?.test(text)) complaints.push(`${page.url()}: ${text}`)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      page.on('pageerror', (error) => complain(error.message))
      await use()
      expect(complaints, "errors and warnings in the browser's console").toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until the host has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  const loaded = page.waitForFunction(() =>
    performance.getEntriesByType('measure').some(({ name }) => name.endsWith(' loaded')),
  )
  await page.goto(path)
  await loaded
}

/** Follows a link that the page has, or might have: a client navigation. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Navigates to a page by a link from a site that loads no data: the page loads its data itself. */
export async function arrive(page: Page, path: string): Promise<void> {
  await visit(page, '/ghanapremiership')
  await follow(page, path)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'premiership')
}

/** Marks the document, so that a test can tell whether it was loaded again. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

export { expect }
