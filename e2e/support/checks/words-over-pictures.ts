import type { Locator, Page } from '@playwright/test'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { contrastsOver } from '../contrast.ts'
import { COLOUR_SCHEMES, paint } from '../paint.ts'
import { expect } from '../test.ts'

/** A first screen with text over pictures, and its number of slides. */
interface Hero {
  readonly part: string
  readonly slides: number
}

const HEROES: Readonly<Record<string, Hero>> = {
  '/': { part: '#home', slides: 5 },
  ...Object.fromEntries(SUBSIDIARY_SLUGS.map((slug) => [`/${slug}`, { part: '#home', slides: 1 }])),
  '/gpl': { part: 'main [data-ground=deep]', slides: 3 },
  '/gpl/live': { part: 'main > section', slides: 1 },
  '/ghanapremiership': { part: 'main [data-ground=deep]', slides: 3 },
}

/** Pages that start with a hero. */
export const HERO_PATHS: readonly string[] = Object.keys(HEROES)

/** Minimum contrast of text in WCAG 2.2, level AA. */
const MIN_CONTRAST = 4.5

/** Expects the text on every slide to be readable over its picture, in light and in dark colours. */
export async function expectReadableHero(page: Page, path: string): Promise<void> {
  const { part, slides } = HEROES[path] ?? { part: '', slides: 0 }
  for (let slide = 1; slide <= slides; slide++) {
    if (slides > 1) await choose(page, `Go to slide ${slide} of ${slides}`)
    const hero = page.locator(part).first()
    for (const scheme of COLOUR_SCHEMES) {
      await paint(page, scheme)
      await picturesArrived(hero)
      const contrasts = await contrastsOver(page, hero)
      const where = `slide ${slide}, ${scheme}`
      expect.soft(contrasts.length, `${where}: lines of text`).toBeGreaterThan(0)
      const pale = contrasts.filter(([worst]) => worst < MIN_CONTRAST)
      expect.soft(pale, `${where}: text of too little contrast`).toEqual([])
    }
  }
}

async function choose(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name }).or(page.getByRole('tab', { name })).click()
}

/** Waits until the visible pictures have loaded. */
const picturesArrived = (hero: Locator) =>
  expect
    .poll(() =>
      hero.evaluate((part) =>
        [...part.querySelectorAll('img')]
          .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
          .every(({ clientWidth, naturalWidth }) => clientWidth === 0 || naturalWidth > 0),
      ),
    )
    .toBe(true)
