import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { inHost, testHost } from '../testing/in-host.tsx'
import { structuredDataOf } from '../testing/structured-data-of.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { JsonLd } from './JsonLd.tsx'
import { groupReference, postalAddress } from './organization.ts'

afterEach(cleanup)

const operated = () => testHost({ settings: { publicOrigin: 'https://example.org' } })
const crumbs = <Breadcrumbs home="/gpl" name="Tables" path="/gpl/tables" />

describe('a data block', () => {
  it('cannot be closed by what it holds', () => {
    const { container } = render(<JsonLd data={{ '@type': 'Thing', name: '</script><b>' }} />)
    expect(container.innerHTML).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>\\u003cb>"}</script>',
    )
    expect(structuredDataOf(container)).toEqual([
      { '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>' },
    ])
  })

  it('is brought up to date where the page was rendered for no operator, and nothing is drawn again', async () => {
    // After the static imports, one of which adds what jsdom lacks for it.
    const { renderToString } = await import('react-dom/server')
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(inHost(crumbs))
    const before = container.querySelector('script')
    const recovered = jest.fn()
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(container, inHost(crumbs, operated()), { onRecoverableError: recovered }),
      ),
    )
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints.mock.calls).toEqual([])
    expect(container.querySelector('script')).toBe(before)
    expect(structuredDataOf(container)).toMatchObject([
      { itemListElement: [{ item: { '@id': 'https://example.org/gpl' } }, { position: 2 }] },
    ])
    complaints.mockRestore()
    act(() => root.unmount())
    container.remove()
  })
})

describe('breadcrumbs', () => {
  it('lead from the home page to the page by whole addresses', () => {
    const { container } = render(inHost(crumbs, operated()))
    expect(structuredDataOf(container)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Home',
            item: { '@type': 'WebPage', '@id': 'https://example.org/gpl' },
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Tables',
            item: { '@type': 'WebPage', '@id': 'https://example.org/gpl/tables' },
          },
        ],
      },
    ])
  })

  it('are paths where no operator is known', () => {
    const { container } = render(inHost(<Breadcrumbs name="Careers" path="/careers" />))
    expect(structuredDataOf(container)).toMatchObject([
      { itemListElement: [{ item: { '@id': '/' } }, { item: { '@id': '/careers' } }] },
    ])
  })
})

it('names the group by its id, address and mark', () => {
  expect(groupReference((path) => `https://example.org${path}`)).toEqual({
    '@type': 'Organization',
    '@id': 'https://example.org/#organization',
    name: 'FBC Partners',
    url: 'https://example.org/',
    logo: 'https://example.org/icons/loom-512.png',
  })
})

it.each([
  ['East Legon, Accra, Ghana', { streetAddress: 'East Legon', addressLocality: 'Accra' }],
  ['Accra, Ghana', { addressLocality: 'Accra' }],
  [
    '12 Boundary Road, East Legon, Accra, Ghana',
    { streetAddress: '12 Boundary Road, East Legon', addressLocality: 'Accra' },
  ],
])('takes %s apart', (text, parts) => {
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts, addressCountry: 'GH' })
})

it('takes one name for a town, and claims no country for it', () => {
  expect(postalAddress('Tarkwa')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Tarkwa' })
})

it.each(['Lagos, Nigeria', 'Tema, Greater Accra', 'Accra or Kumasi, by choice'])(
  'leaves %s, which is no address in Ghana, as it is',
  (text) => expect(postalAddress(text)).toBe(text),
)
