import type { APIRequestContext, Page } from '@playwright/test'
import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import type { Address } from '../addresses.ts'
import { linksOf } from '../found-links.ts'
import { expect } from '../test.ts'

/** requirement 2.4: the hero's button links to the group's prefix, whichever prefix the visitor came in under. */
const ALWAYS_PREFIXED = /^Explore /

const answers = new Map<string, Promise<{ status: number; html: string }>>()

/** Returns the response of a path; pages share their links, so each path is requested once. */
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

/** Returns the prefix that links of the group's sites must keep: that of the current page. */
const groupPrefixOf = (path: string) =>
  path === GROUP_PREFIX || path.startsWith(`${GROUP_PREFIX}/`) ? GROUP_PREFIX : ''

/**
 * Expects every link of an open page to lead to a page, to an existing anchor or to a new tab, and to
 * keep the prefix.
 */
export async function expectGoodLinks(
  page: Page,
  request: APIRequestContext,
  { path, remote }: Address,
): Promise<void> {
  const links = await linksOf(page)
  expect.soft(links.length, 'links, at least past the header and home').toBeGreaterThan(1)

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
  expect.soft(broken, 'broken links').toEqual([])

  if (remote !== 'mfe-group' && remote !== 'mfe-subsidiaries') return
  const strays = links.filter(
    ({ name, path: to }) =>
      to !== null &&
      // The server's own pages have no prefix, and other sites have their own.
      !/^\/(api|gpl|ghanapremiership)(\/|$)/.test(to) &&
      groupPrefixOf(to) !== (ALWAYS_PREFIXED.test(name) ? GROUP_PREFIX : groupPrefixOf(path)),
  )
  expect.soft(strays, 'links that lose or gain the prefix').toEqual([])
}
