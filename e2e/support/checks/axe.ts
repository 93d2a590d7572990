import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { COLOUR_SCHEMES, paint } from '../paint.ts'
import { expect } from '../test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The dark scheme only changes colours of the same elements (`byNight` of shared-ui), so no other rule can find
 * more. Rules are listed by name, because their tag includes a rule that is not checked in light mode either.
 */
const RULES = {
  light: null,
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** Expects axe to find nothing on an open page, in light and in dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, because the page's policy would refuse an added script.
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
