import type { Locator, Page } from '@playwright/test'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { expect, test, visit } from '../support/test.ts'
import { contrastsOver } from '../support/text-over-picture.ts'

test.use({ reducedMotion: 'reduce' })

/** First screens whose words lie on a picture, and how many slides they have. */
const HEROES = [
  { path: '/', part: '#home', slides: 5 },
  ...SUBSIDIARY_SLUGS.map((slug) => ({ path: `/${slug}`, part: '#home', slides: 1 })),
  { path: '/gpl', part: 'main [data-ground=deep]', slides: 3 },
  { path: '/gpl/live', part: 'main > section', slides: 1 },
  { path: '/ghanapremiership', part: 'main [data-ground=deep]', slides: 3 },
]

for (const { path, part, slides } of HEROES) {
  for (const [width, height] of [
    [390, 844],
    [1366, 860],
  ] as const) {
    for (let slide = 1; slide <= slides; slide++) {
      test(`words over the picture of ${path}, slide ${slide}, read at ${width} px, by day or by night`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await visit(page, path)
          await page.waitForLoadState('networkidle')
          if (slide > 1) await choose(page, slide, slides)
          const hero = page.locator(part).first()
          await allArrived(hero.locator('img:visible'))
          const contrasts = await contrastsOver(page, hero)
          expect(contrasts.length).toBeGreaterThan(0)
          expect(
            contrasts.filter(([worst]) => worst < 4.5),
            colorScheme,
          ).toEqual([])
        }
      })
    }
  }
}

async function choose(page: Page, slide: number, slides: number): Promise<void> {
  const main = page.getByRole('main')
  const name = `Go to slide ${slide} of ${slides}`
  await main.getByRole('button', { name }).or(page.getByRole('tab', { name })).click()
  await page.waitForLoadState('networkidle')
}

async function allArrived(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
}
