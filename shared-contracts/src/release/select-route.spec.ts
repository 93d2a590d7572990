import { describe, expect, it } from '@jest/globals'
import { basePathOf, selectRoute, type AddressTable } from './select-route.ts'

const table: AddressTable = [
  { remote: 'mfe-front', basePaths: ['', '/club'], patterns: ['/', '/about'] },
  { remote: 'mfe-shops', basePaths: ['', '/club'], patterns: ['/books', '/books/:book'] },
  {
    remote: 'mfe-news',
    basePaths: ['/news'],
    patterns: ['/:story', '/archive', '/archive/*', '/'],
  },
  { remote: 'mfe-all', basePaths: ['/club/all'] },
]

const select = (pathname: string) => selectRoute(pathname, table)

describe('selectRoute', () => {
  it.each([
    ['/', 'mfe-front', '', '/'],
    ['/about', 'mfe-front', '', '/about'],
    ['/about/', 'mfe-front', '', '/about'],
    ['/books', 'mfe-shops', '', '/books'],
    ['/books/a-b', 'mfe-shops', '', '/books/a-b'],
    ['/club', 'mfe-front', '/club', '/'],
    ['/club/', 'mfe-front', '/club', '/'],
    ['/club/books', 'mfe-shops', '/club', '/books'],
    ['/news', 'mfe-news', '/news', '/'],
    ['/news/goal', 'mfe-news', '/news', '/goal'],
    ['/news/archive', 'mfe-news', '/news', '/archive'],
    ['/news/archive/2024/1', 'mfe-news', '/news', '/archive/2024/1'],
    ['/club/all', 'mfe-all', '/club/all', '/'],
    ['/club/all/of/it', 'mfe-all', '/club/all', '/of/it'],
  ])('gives %s to %s under %j', (pathname, remote, basePath, path) => {
    expect(select(pathname)).toEqual({ remote, basePath, path })
  })

  it.each(['/nonsense', '/About', '/about//', '//', '/about/team', '/clubs', '/news/goal/late'])(
    'finds nothing at %s',
    (pathname) => {
      expect(select(pathname)).toBeNull()
    },
  )

  it('does not look under a shorter base path for what a longer one has not', () => {
    const owners: AddressTable = [
      { remote: 'mfe-front', basePaths: [''], patterns: ['/*'] },
      { remote: 'mfe-news', basePaths: ['/news'], patterns: ['/'] },
    ]
    expect(selectRoute('/elsewhere', owners)?.remote).toBe('mfe-front')
    expect(selectRoute('/news/goal', owners)).toBeNull()
  })
})

it('tells the longest base path of an address, also where no page is', () => {
  expect(basePathOf('/club/nonsense', table)).toBe('/club')
  expect(basePathOf('/nonsense', table)).toBe('')
  expect(basePathOf('/a//b', table)).toBeNull()
  expect(basePathOf('/nonsense', [{ remote: 'mfe-news', basePaths: ['/news'] }])).toBeNull()
})
