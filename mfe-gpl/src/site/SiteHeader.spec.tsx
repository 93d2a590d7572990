import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rulesOf, structuredDataOf } from 'shared-ui/testing'
import { aClub, aMatch, anArticle, aPlayer } from '../testing/league-records.ts'
import { textsOf } from '../testing/texts.ts'
import { PAGES } from './navigation.ts'
import { renderPortal } from '../testing/sample-league.ts'

const NAMES = ['Home', 'Live', 'Fixtures', 'Tables', 'Teams', 'Players', 'News', 'Shop']
const SUB_PAGES = NAMES.slice(1).map((name) => [`/${name.toLowerCase()}`, name] as const)
const ADDRESSES = ['/gpl', ...SUB_PAGES.map(([path]) => `/gpl${path}`)]
/** The site's header; the test's DOM also counts the headers of cards. */
const banner = () => screen.getAllByRole('banner')[0]!
const linksIn = (name: string) =>
  within(within(banner()).getByRole('navigation', { name })).getAllByRole<HTMLAnchorElement>('link')
const openMenu = () => {
  fireEvent.click(within(banner()).getByRole('button', { name: 'Open menu' }))
  return within(banner()).getByRole('dialog', { name: 'Menu' })
}

describe('the header of the portal', () => {
  it('leads to the eight pages, in this order', async () => {
    await renderPortal('/')
    expect(textsOf(linksIn('Main'))).toEqual(NAMES)
    expect(linksIn('Main').map((link) => link.getAttribute('href'))).toEqual(ADDRESSES)
    expect(PAGES).toHaveLength(8)
  })

  it('tells programs that read feeds where those of the league are', async () => {
    await renderPortal('/')
    const feeds = document.head.querySelectorAll<HTMLLinkElement>(
      'link[rel="alternate"][type="application/atom+xml"]',
    )
    expect([...feeds].map((feed) => [feed.title, feed.getAttribute('href')])).toEqual([
      ['News of the league', '/api/league/feeds/news.atom'],
      ['Results of the league', '/api/league/feeds/results.atom'],
    ])
  })

  it('shows on phones the name of a page in place of the letters of the mark, once that is scrolled', async () => {
    await renderPortal('/fixtures')
    const name = within(banner()).getByText('Fixtures', { selector: 'p' })
    const [rules] = rulesOf(name.parentElement).filter((rule) => rule.includes('26.99em'))
    expect(rules).toMatch(
      /opacity: 0;.*margin-inline-start: calc\(-3rem - 8px\);.*animation-timeline: scroll\(root\)/,
    )
  })

  it('has room for the longest name of a page in the narrowest windows', async () => {
    await renderPortal('/fixtures')
    const name = within(banner()).getByText('Fixtures', { selector: 'p' })
    expect(rulesOf(name.parentElement)).toContainEqual(
      expect.stringMatching(/max-width: ?22\.49em\) ?{[^}]*{ ?gap: 2px/),
    )
  })

  it('has no banner back home on the home page itself', async () => {
    await renderPortal('/')
    expect(within(banner()).queryByText('Back to Home')).toBeNull()
  })

  it.each(SUB_PAGES)('marks %s as %s, and leads back home', async (path, name) => {
    const { address } = await renderPortal(path)
    const marked = linksIn('Main').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(textsOf(marked)).toEqual([name])
    expect(within(banner()).getByText(name, { selector: 'p' })).toBeTruthy()
    await act(() => Promise.resolve(fireEvent.click(screen.getByText('Back to Home'))))
    await waitFor(() => expect(address()).toBe('/gpl'))
  })

  it.each([
    ['/matches/2026-02-01-lions-stars', 'Fixtures', aMatch()],
    ['/teams/lions', 'Teams', aClub()],
    ['/players/yaw-addo', 'Players', aPlayer()],
    ['/news/lions-win', 'News', anArticle()],
  ])('marks at %s what it belongs to, %s, and leads back home', async (path, name, record) => {
    const call = path.replace('/teams', '/clubs').replace('/news', '/articles')
    const { container, address } = await renderPortal(path, {
      answers: { [`/api/league${call}`]: { body: record } },
    })
    for (const nav of ['Main', 'Menu']) {
      if (nav === 'Menu') openMenu()
      const marked = linksIn(nav).filter((link) => link.getAttribute('aria-current') === 'true')
      expect(textsOf(marked)).toEqual([name])
    }
    expect(banner().querySelector('[aria-current="page"]')).toBeNull()
    expect(within(banner()).getByText(name, { selector: 'p' })).toBeTruthy()
    const trails = structuredDataOf(container).filter((data) =>
      JSON.stringify(data).includes('"BreadcrumbList"'),
    )
    expect(trails).toHaveLength(1)
    await act(() => Promise.resolve(fireEvent.click(screen.getByText('Back to Home'))))
    await waitFor(() => expect(address()).toBe('/gpl'))
  })

  it('marks the news in the bar for thumbs while a story is read', async () => {
    await renderPortal('/news/lions-win', {
      answers: { '/api/league/articles/lions-win': { body: anArticle() } },
    })
    const bar = within(banner()).getByLabelText('Most read')
    expect(textsOf(bar.querySelectorAll('[aria-current="true"]'))).toEqual(['News'])
  })

  it.each(SUB_PAGES)(
    'tells search engines of %s what its banner tells visitors',
    async (path, name) => {
      const { container } = await renderPortal(path)
      expect(structuredDataOf(container)).toMatchObject([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Home', item: { '@id': '/gpl' } },
            { position: 2, name, item: { '@id': `/gpl${path}` } },
          ],
        },
      ])
    },
  )

  it('has a menu for small screens with the same links, which closes when one is chosen', async () => {
    const { address } = await renderPortal('/news')
    const menu = openMenu()
    expect(textsOf(linksIn('Menu'))).toEqual(NAMES)
    expect(menu.hasAttribute('open')).toBe(true)
    await act(() => Promise.resolve(fireEvent.click(within(menu).getByText('Shop'))))
    await waitFor(() => expect(address()).toBe('/gpl/shop'))
    expect(menu.hasAttribute('open')).toBe(false)
  })

  it('has the most read pages in a bar for thumbs, and marks the one that is shown', async () => {
    await renderPortal('/tables')
    const bar = within(banner()).getByLabelText('Most read')
    expect(textsOf(bar.querySelectorAll('a'))).toEqual([
      ...['Home', 'Live', 'Fixtures', 'Tables', 'News'],
    ])
    expect(textsOf(bar.querySelectorAll('[aria-current="page"]'))).toEqual(['Tables'])
  })

  it('has the bar for thumbs only where it leaves room for the page, as large text does not', async () => {
    await renderPortal('/tables')
    const fixed = rulesOf(within(banner()).getByLabelText('Most read')).filter((rule) =>
      rule.includes('position: fixed'),
    )
    expect(fixed).toHaveLength(1)
    expect(fixed[0]).toContain('(max-width: 47.99em) and (min-height: 30em)')
  })

  it('tells the host how high the bar for thumbs is, so that no toast covers it', async () => {
    await renderPortal('/shop')
    expect(rulesOf(within(banner()).getByLabelText('Most read'))).toContainEqual(
      expect.stringMatching(/min-height: 30em.*[{}]html:has\([^)]*\) {[^}]*--bar-below: 61px/),
    )
  })

  it('says for Login that accounts are not open, in the menu, too', async () => {
    const { toast } = await renderPortal('/live')
    const [inBar, inMenu] = [within(banner()), within(openMenu())]
    for (const part of [inBar, inMenu]) {
      fireEvent.click(part.getAllByRole('button', { name: 'Login' })[0]!)
      expect(toast()?.title).toBe('Accounts are not open yet')
    }
  })

  it('closes the menu for the toast of Login, which would be hidden below it', async () => {
    await renderPortal('/live')
    const menu = openMenu()
    fireEvent.click(within(menu).getByRole('button', { name: 'Login' }))
    expect(menu.hasAttribute('open')).toBe(false)
  })

  it('leads by Subscribe Now to the newsletter, from the menu, too', async () => {
    const { toast, address } = await renderPortal('/live')
    const links = [within(banner()), within(openMenu())].map(
      (part) => part.getAllByRole('link', { name: 'Subscribe Now' })[0]!,
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/gpl/news#newsletter'),
    )
    await act(() => Promise.resolve(fireEvent.click(links[1]!)))
    await waitFor(() => expect(address()).toBe('/gpl/news#newsletter'))
    expect(
      screen.getByRole('form', { name: 'Newsletter' }).querySelector('#newsletter'),
    ).toBeTruthy()
    expect(toast()).toBeUndefined()
  })
})
