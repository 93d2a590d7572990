import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { COLOUR_SCHEMES, paint } from '../paint.ts'
import { expect } from '../test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Night is other colours on the same elements (`byNight` of shared-ui), so that no other rule can find more in it. By
 * their names, because their tag has a rule as well that nobody asks for by day.
 */
const RULES = {
  light: null,
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** axe finds nothing on an open page, by day or by night. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not added as a script, which the page's policy would rightly refuse.
  await page.evaluate(AXE)
  for (const scheme of COLOUR_SCHEMES) {
    await paint(page, scheme)
    const { violations } = await page.evaluate(
      (runOnly) =>
        (window as unknown as { axe: typeof axe }).axe.run({
          resultTypes: ['violations'],
          ...(runOnly && { runOnly: { type: runOnly.type, values: [...runOnly.values] } }),
        }),
      RULES[scheme],
    )
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
    expect.soft(found, `axe, ${scheme}`).toEqual([])
  }
}
