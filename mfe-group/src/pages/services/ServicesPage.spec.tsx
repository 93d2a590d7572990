import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))
const headings = (name: string) => region(name).getAllByRole('heading', { level: 3 })

describe('the services page', () => {
  it.each(['', '/fbcpartners'] as const)(
    'leads from five core services on under "%s"',
    async (basePath) => {
      await renderPage(remote, '/services', { basePath })
      const core = region('Five things we do ourselves')
      expect(core.getAllByRole('article')).toHaveLength(5)
      for (const card of core.getAllByRole('article')) {
        expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
      }
      const links = core.getAllByRole('link', { name: /^Learn More/ })
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['/oil-gas', '/procurement', '/gold', '/construction', '/agricol'].map(
          (path) => basePath + path,
        ),
      )
    },
  )

  it('has six supporting services, reasons to choose the group, and its industries', async () => {
    await renderPage(remote, '/services')
    expect(headings('Six that make the five work')).toHaveLength(6)
    screen.getByText('Why Choose Us')
    expect(headings('Why clients stay')).toHaveLength(4)
    screen.getByText('Industry Expertise')
    expect(headings('Fields we know from inside')).toHaveLength(6)
    region('Why clients stay').getByText(/150\+ projects completed, and 99% of deliveries on time/)
    region('Why clients stay').getByText(
      /50\+ partners and 200\+ vetted suppliers in 50\+ countries/,
    )
  })

  it('calls to the contact section and to the page about the group', async () => {
    await renderPage(remote, '/services', { basePath: '/fbcpartners' })
    const next = region('Which of these do you need?')
    const href = (name: string) => next.getByRole('link', { name }).getAttribute('href')
    expect(href('Contact Us')).toBe('/fbcpartners#contact')
    expect(href('About the Group')).toBe('/fbcpartners/about')
  })
})
