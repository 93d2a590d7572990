import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { inHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
import { rulesOf } from '../testing/rules-of.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

it('says that the page was not found, hints at the router, and shows the ways on', () => {
  renderInHost(<NotFoundScreen home="/gpl" />)
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Back to the home page')).toBe('/gpl')
  expect(leadsTo('League company')).toBe('/ghanapremiership')
})

describe('the search of the screen', () => {
  it('is the one of the group on its sites', () => {
    renderInHost(<NotFoundScreen />)
    expect(screen.getByRole('search').getAttribute('action')).toBe('/search')
    expect(screen.getByRole('searchbox', { name: 'Search the site' })).toBeTruthy()
  })

  it('leads on the portal to its news, because the group knows no football', () => {
    render(inHost(<NotFoundScreen home="/gpl" />, undefined, 'floodlight'))
    expect(screen.getByRole('search').getAttribute('action')).toBe('/gpl/news')
    const field = screen.getByRole('searchbox', { name: 'Search the news' })
    expect(field.getAttribute('name')).toBe('q')
  })

  it('is left out on the site of the league company, where there is little to find', () => {
    render(inHost(<NotFoundScreen home="/ghanapremiership" />, undefined, 'premiership'))
    expect(screen.queryByRole('search')).toBeNull()
  })
})

it('leads no search without scripts to a page that cannot answer it', () => {
  renderInHost(<NotFoundScreen />)
  expect(rulesOf(screen.getByRole('search'))).toContainEqual(
    expect.stringMatching(/scripting: none.*display: none/),
  )
})

it('keeps the prefix of the group in its search and in the links to the group', () => {
  renderInHost(<NotFoundScreen home="/fbcpartners" groupHome="/fbcpartners" />)
  expect(screen.getByRole('search').getAttribute('action')).toBe('/fbcpartners/search')
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual([
    '/fbcpartners',
    '/fbcpartners',
    '/fbcpartners#subsidiaries',
    '/gpl',
    '/ghanapremiership',
  ])
})
