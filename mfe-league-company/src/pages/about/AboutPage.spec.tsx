import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPage, structuredDataOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { addressesOf } from '../../testing/links.ts'

describe('the about page of the league company', () => {
  beforeEach(async () => {
    await renderPage(remote, '/about')
  })

  it('stands below the home page for search engines, by the name of its link', () => {
    expect(structuredDataOf(document)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: { '@id': '/ghanapremiership' } },
          { name: 'About', item: { '@id': '/ghanapremiership/about' } },
        ],
      },
    ])
  })

  it('says what the company is for', () => {
    expect(screen.getByRole('heading', { name: 'Our mission' })).toBeTruthy()
    expect(screen.getByText(/an enterprise that stands on its own feet/)).toBeTruthy()
    expect(screen.getByText(/Eighteen clubs play 306 matches a season/)).toBeTruthy()
  })

  it('names three pillars and leads from each to the section that tells more', () => {
    const pillars = within(screen.getByRole('list', { name: 'Pillars' }))
    expect(pillars.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Development',
      'Partnership',
      'Broadcast',
    ])
    expect(pillars.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ghanapremiership#fundraising',
      '/ghanapremiership#sponsorship',
      '/ghanapremiership#broadcast',
    ])
  })

  it('leads to the league company page and to its initiative', () => {
    expect(addressesOf('Visit Ghana Premiership')).toEqual(['/ghanapremiership'])
    expect(addressesOf('Learn About Our $50M Initiative')).toEqual([
      '/ghanapremiership#fundraising',
    ])
  })

  it('marks itself as the current page in header and footer', () => {
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(['About', 'About'])
  })
})
