import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { ADDRESSES } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

const axe = createRequire(import.meta.url).resolve('axe-core')

for (const { path } of ADDRESSES.filter(({ isCanonical }) => isCanonical)) {
  for (const [width, height] of [
    [390, 844],
    [1366, 860],
  ] as const) {
    test(`axe finds nothing on ${path} at ${width} px, by day or by night`, async ({
      browser,
      baseURL,
    }) => {
      // The checker is injected as a script of its own, which the page's policy would refuse.
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        bypassCSP: true,
        viewport: { width, height },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await page.addScriptTag({ path: axe })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // Colours that change by a transition have arrived, or the transition was cut short.
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map((each) => each.finished)),
        )
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
        )
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
        )
        expect(found, colorScheme).toEqual([])
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        'nothing scrolls sideways',
      ).toBeLessThanOrEqual(0)
      await context.close()
    })
  }
}
