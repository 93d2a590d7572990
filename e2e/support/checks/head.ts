import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Of these a page has one, also after its remote has taken it over. */
const SINGLES = [
  'h1',
  'main',
  'head > title',
  'head > meta[name=description]',
  'head > link[rel=canonical]',
]

/** A page has one heading, one main part, and one of each tag by which it is found. */
export async function expectOneOfEach(page: Page): Promise<void> {
  for (const selector of SINGLES) await expect.soft(page.locator(selector)).toHaveCount(1)
}
