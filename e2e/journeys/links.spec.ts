import type { Locator, Page } from '@playwright/test'
import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import { linksOf } from '../support/found-links.ts'
import { bringIntoView } from '../support/rest.ts'
import { expect, follow, markDocument, test, visit } from '../support/test.ts'

for (const prefix of ['', GROUP_PREFIX]) {
  const home = prefix || '/'

  test(`header and footer of "${home}" lead where their words say`, async ({ page }) => {
    await visit(page, home)
    await linksOf(page)
    const hrefs = (place: Locator) =>
      place
        .getByRole('link', { includeHidden: true })
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    const subsidiaries = [
      ['Oil & Gas', `${prefix}/oil-gas`],
      ['Procurement', `${prefix}/procurement`],
      ['Gold', `${prefix}/gold`],
      ['Construction & Real Estate', `${prefix}/construction`],
      ['Agricol Services', `${prefix}/agricol`],
    ]
    expect(await hrefs(page.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', home],
      ['About Us', `${prefix}/about`],
      ...subsidiaries,
      ['Services', `${prefix}/services`],
      ['News & Updates', `${prefix}/news`],
    ])
    expect(await hrefs(page.getByRole('navigation', { name: 'Our Subsidiaries' }))).toEqual(
      subsidiaries.map(([name, href]) => [`FBC ${name}`, href]),
    )
    expect(await hrefs(page.getByRole('navigation', { name: 'Quick Links' }))).toEqual([
      ['About Us', `${prefix}/about`],
      ['Services', `${prefix}/services`],
      ['News & Updates', `${prefix}/news`],
      ['Contact Us', home],
      ['Search', `${prefix}/search`],
      ['Careers', `${prefix}/careers`],
      ['Privacy Policy', `${prefix}/privacy`],
    ])
  })

  /** One link of each kind: its name, the page it is on, the link, and its target. */
  const kinds: [string, string, (page: Page) => Locator, string][] = [
    ['a header entry', home, (page) => inNav(page, 'Main', 'About Us'), `${prefix}/about`],
    ['the search icon', home, (page) => inBanner(page, 'Search'), `${prefix}/search`],
    ['a footer entry', home, (page) => inNav(page, 'Quick Links', 'Careers'), `${prefix}/careers`],
    [
      'a subsidiary in the footer',
      home,
      (page) => inNav(page, 'Our Subsidiaries', 'FBC Procurement'),
      `${prefix}/procurement`,
    ],
    [
      'a tile',
      home,
      (page) => page.locator('#about').getByRole('link', { name: 'Gold' }),
      `${prefix}/gold`,
    ],
    [
      'a card of the grid',
      home,
      (page) => page.getByRole('link', { name: 'Learn More about FBC Agricol Services' }),
      `${prefix}/agricol`,
    ],
    [
      "the hero's button",
      home,
      (page) => page.getByRole('link', { name: 'Explore FBC Oil & Gas' }),
      '/fbcpartners/oil-gas',
    ],
    [
      'a service card',
      `${prefix}/services`,
      (page) => page.getByRole('link', { name: /^Learn More/ }).nth(3),
      `${prefix}/construction`,
    ],
    [
      'a company of the portfolio',
      `${prefix}/about`,
      (page) => page.getByRole('link', { name: /^View Details/ }).first(),
      `${prefix}/oil-gas`,
    ],
    ["a subsidiary's logo", `${prefix}/gold`, (page) => inBanner(page, /^FBC Partners/), home],
    [
      "a subsidiary's footer entry",
      `${prefix}/gold`,
      (page) => inNav(page, 'Quick Links', 'News & Updates'),
      `${prefix}/news`,
    ],
  ]

  test(`a link of each kind from "${home}" goes on without loading a document`, async ({
    page,
  }) => {
    test.slow()
    await visit(page, home)
    const isSameDocument = await markDocument(page)
    const heading = page.getByRole('heading', { level: 1 })
    for (const [kind, from, link, to] of kinds) {
      await test.step(`${kind} of "${from}" goes to ${to}`, async () => {
        if (new URL(page.url()).pathname !== from) {
          await follow(page, from)
          await expect(page).toHaveURL(from)
          await expect(heading).toBeFocused()
        }
        // A page that scrolls smoothly would move the link away under the pointer.
        await bringIntoView(link(page))
        await link(page).click()
        await expect(page).toHaveURL(to)
        await expect(heading).toBeFocused()
      })
    }
    expect(await isSameDocument()).toBe(true)
  })
}

const inNav = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: true })
const inBanner = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name })
