import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Elements that a page has exactly once, also after hydration. */
const SINGLES = [
  'h1',
  'main',
  'head > title',
  'head > meta[name=description]',
  'head > link[rel=canonical]',
]

/** Expects exactly one heading, one main part, and one of each tag in the head by which the page is found. */
export async function expectOneOfEach(page: Page): Promise<void> {
  for (const selector of SINGLES) await expect.soft(page.locator(selector)).toHaveCount(1)
}
