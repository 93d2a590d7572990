import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import { ADDRESSES } from '../support/addresses.ts'
import { linksOf } from '../support/links.ts'
import { expect, markDocument, test, visit } from '../support/test.ts'

/** requirement 2.4: the hero's button leads under the group's prefix, wherever the visitor came in. */
const ALWAYS_PREFIXED = /^Explore /

const answers = new Map<string, Promise<{ status: number; html: string }>>()

/** What a path answers; pages share their links, so each path is asked for once. */
function answerOf(request: APIRequestContext, path: string) {
  const known = answers.get(path)
  if (known) return known
  const answer = request.get(path).then(async (response) => ({
    status: response.status(),
    html: await response.text(),
  }))
  answers.set(path, answer)
  return answer
}

/** Prefix that links of the group's sites keep: the one that the visitor came in under. */
const groupPrefixOf = (path: string) =>
  path === GROUP_PREFIX || path.startsWith(`${GROUP_PREFIX}/`) ? GROUP_PREFIX : ''

for (const { path, remote } of ADDRESSES) {
  test(`every link of ${path} leads to a page, an anchor that exists, or a new tab`, async ({
    page,
    request,
  }) => {
    await visit(page, path)
    const links = await linksOf(page)
    // At least past the header and home.
    expect(links.length).toBeGreaterThan(1)

    const broken: string[] = []
    for (const { name, href, path: to, anchor, isWeb, opensTab, rel } of links) {
      const complain = (what: string) => broken.push(`${name} (${href}) ${what}`)
      if (opensTab && !rel.split(' ').includes('noopener')) complain('lacks rel=noopener')
      if (opensTab && !name.includes('new tab')) complain('does not say that it opens a new tab')
      if (isWeb && to === null && !opensTab) complain('leaves the site in this tab')
      if (to === null) continue
      const { status, html } = await answerOf(request, to)
      if (status !== 200) complain(`answers ${status}`)
      const isHere = to === path
      const hasTarget = isHere
        ? (await page.locator(`[id="${anchor}"]`).count()) === 1
        : html.includes(`id="${anchor}"`)
      if (anchor && !hasTarget) complain('names an anchor that is not there')
    }
    expect(broken).toEqual([])

    if (remote !== 'mfe-group' && remote !== 'mfe-subsidiaries') return
    const strays = links.filter(
      ({ name, path: to }) =>
        to !== null &&
        groupPrefixOf(to) !== (ALWAYS_PREFIXED.test(name) ? GROUP_PREFIX : groupPrefixOf(path)),
    )
    expect(strays, 'links that lose or gain the prefix').toEqual([])
  })
}

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

  /** A link of each kind: where it stands, what is clicked, where that leads. */
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

  for (const [kind, from, link, to] of kinds) {
    test(`${kind} of "${from}" goes to ${to} without loading a document`, async ({ page }) => {
      await visit(page, from)
      const isSameDocument = await markDocument(page)
      await link(page).click()
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await isSameDocument()).toBe(true)
    })
  }
}

const inNav = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: true })
const inBanner = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name })
