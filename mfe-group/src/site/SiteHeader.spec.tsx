import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { TWO_SUBSIDIARIES } from '../testing/subsidiary.ts'

const linksOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('the header', () => {
  it.each(['', '/fbcpartners'] as const)(
    'keeps the prefix "%s" in every link',
    async (basePath) => {
      const { user } = await renderPage(remote, '/privacy', { basePath })
      const header = within(screen.getByRole('banner'))
      await user.click(header.getByRole('button', { name: 'Subsidiaries' }))
      const main = header.getByRole('navigation', { name: 'Main' })
      expect(linksOf(main)).toEqual([
        `Home ${basePath || '/'}`,
        `About Us ${basePath}/about`,
        `Oil & Gas ${basePath}/oil-gas`,
        `Procurement ${basePath}/procurement`,
        `Gold ${basePath}/gold`,
        `Construction & Real Estate ${basePath}/construction`,
        `Agricol Services ${basePath}/agricol`,
        `Services ${basePath}/services`,
        `News & Updates ${basePath}/news`,
      ])
      const href = (name: string) => header.getByRole('link', { name }).getAttribute('href')
      expect(href('FBC Partners home')).toBe(basePath || '/')
      expect(href('Search')).toBe(`${basePath}/search`)
      expect(href('Get in Touch')).toBe(`${basePath || '/'}#contact`)
    },
  )

  it('shows the subsidiaries on hover, without waiting for the server', async () => {
    const { user } = await renderPage(remote, '/privacy')
    const button = screen.getByRole('button', { name: 'Subsidiaries' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.hover(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const main = screen.getByRole('navigation', { name: 'Main' })
    expect(within(main).getByRole('link', { name: 'Gold' })).toBeTruthy()
  })

  it('marks the current page alone', async () => {
    await renderPage(remote, '/services')
    const main = screen.getByRole('navigation', { name: 'Main' })
    const marked = main.querySelectorAll('[aria-current="page"]')
    expect([...marked].map((link) => link.textContent)).toEqual(['Services'])
  })

  it('goes home to the contact section by Get in Touch', async () => {
    const { user, address } = await renderPage(remote, '/about', { basePath: '/fbcpartners' })
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Get in Touch' }))
    expect(address()).toBe('/fbcpartners#contact')
  })
})

describe('the small screen menu', () => {
  const openMenu = async (site: Awaited<ReturnType<typeof renderPage>>) => {
    await site.user.click(screen.getByRole('button', { name: 'Open menu' }))
    return screen.getByRole('dialog', { name: 'Menu' })
  }

  it('lists the same pages, the subsidiaries of the server, Search and Get in Touch', async () => {
    const site = await renderPage(remote, '/privacy', {
      basePath: '/fbcpartners',
      answers: { '/api/subsidiaries': { body: TWO_SUBSIDIARIES } },
    })
    expect(linksOf(await openMenu(site))).toEqual([
      'Home /fbcpartners',
      'About Us /fbcpartners/about',
      'Acme Gold /fbcpartners/gold',
      'Acme Farms /fbcpartners/agricol',
      'Services /fbcpartners/services',
      'News & Updates /fbcpartners/news',
      'Search /fbcpartners/search',
      'Get in Touch /fbcpartners#contact',
      'League portal /gpl',
      'League company /ghanapremiership',
    ])
  })

  it('closes when any link is chosen', async () => {
    const site = await renderPage(remote, '/privacy')
    const menu = await openMenu(site)
    expect(menu.hasAttribute('open')).toBe(true)
    await site.user.click(within(menu).getByRole('link', { name: 'News & Updates' }))
    expect(menu.hasAttribute('open')).toBe(false)
    expect(site.address()).toBe('/news')
  })

  it('says that the subsidiaries are loading, and lists the fixed five when they cannot be read', async () => {
    const loading = await renderPage(remote, '/privacy')
    within(await openMenu(loading)).getByRole('status', { name: 'Loading subsidiaries' })
    cleanup()
    const failed = await renderPage(remote, '/privacy', {
      answers: { '/api/subsidiaries': 'fails' },
    })
    const names = linksOf(await openMenu(failed))
    expect(names.slice(2, 7)).toEqual([
      'Oil & Gas /oil-gas',
      'Procurement /procurement',
      'Gold /gold',
      'Construction & Real Estate /construction',
      'Agricol Services /agricol',
    ])
  })
})
