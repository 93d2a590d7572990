import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { inHost, testHost } from '../testing/in-host.tsx'
import { SubsidiaryColours } from './SubsidiaryColours.tsx'

afterEach(cleanup)

function accentOf(slug: string, color: string): string {
  const subsidiary: SubsidiaryResponse = {
    id: 1,
    name: 'Acme',
    slug,
    tagline: '',
    description: '',
    color,
    heroImage: '/media/gold',
    services: [],
  }
  const host = testHost()
  host.queryClient.setQueryData(subsidiaryNamesQuery().queryKey, [subsidiary])
  const { container } = render(
    inHost(
      <>
        <SubsidiaryColours />
        <p data-subsidiary={slug} />
      </>,
      host,
    ),
  )
  const shown = container.querySelector('p')
  return shown ? getComputedStyle(shown).getPropertyValue('--accent') : ''
}

it.each([
  ['#1D4ED8', '#1d4ed8'],
  // White text would be unreadable on it.
  ['#FFD400', '#735f00'],
  // The theme's own colour, made by hand.
  ['#7A5600', '#7A5600'],
  ['nonsense', '#7A5600'],
])('gold in %s wears %s', (chosen, worn) => {
  expect(accentOf('gold', chosen)).toBe(worn)
})

it('a subsidiary that this release has no theme for has the colour that the server says', () => {
  expect(accentOf('shipping', '#004466')).toBe('#004466')
})
