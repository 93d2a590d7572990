import { describe, expect, it } from '@jest/globals'
import { groupPrefixOf, selectRoute } from './select-route.ts'

const GROUP = ['', '/about', '/services', '/news', '/search', '/privacy', '/careers']
const SUBSIDIARIES = ['/oil-gas', '/procurement', '/gold', '/construction', '/agricol']

describe('selectRoute', () => {
  it.each(['', '/fbcpartners'].flatMap((prefix) => GROUP.map((page) => [prefix, page] as const)))(
    'gives %s%s to the group, with and without trailing slash',
    (prefix, page) => {
      const expected = { remote: 'mfe-group', basePath: prefix, path: page || '/' }
      expect(selectRoute(`${prefix}${page}` || '/')).toEqual(expected)
      expect(selectRoute(`${prefix}${page}/`)).toEqual(expected)
    },
  )

  it.each(
    ['', '/fbcpartners'].flatMap((prefix) => SUBSIDIARIES.map((page) => [prefix, page] as const)),
  )('gives %s%s to the subsidiaries', (prefix, page) => {
    const expected = { remote: 'mfe-subsidiaries', basePath: prefix, path: page }
    expect(selectRoute(`${prefix}${page}`)).toEqual(expected)
    expect(selectRoute(`${prefix}${page}/`)).toEqual(expected)
  })

  it.each([
    ['/ghanapremiership', '/'],
    ['/ghanapremiership/', '/'],
    ['/ghanapremiership/about', '/about'],
    ['/ghanapremiership/about/', '/about'],
  ])('gives %s to the league company', (pathname, path) => {
    expect(selectRoute(pathname)).toEqual({
      remote: 'mfe-league-company',
      basePath: '/ghanapremiership',
      path,
    })
  })

  it.each(['', '/live', '/fixtures', '/tables', '/teams', '/players', '/news', '/shop'])(
    'gives /gpl%s to the portal',
    (page) => {
      expect(selectRoute(`/gpl${page}`)).toEqual({
        remote: 'mfe-gpl',
        basePath: '/gpl',
        path: page || '/',
      })
    },
  )

  it.each([
    '/nonsense',
    '/About',
    '/about//',
    '//',
    '/about/team',
    '/fbcpartners/nonsense',
    '/fbcpartners/gpl',
    '/fbcpartnersx',
    '/ghanapremiership/news',
    '/ghanapremiershipx',
    '/gplx',
    '/gold/gold',
  ])('finds nothing at %s', (pathname) => {
    expect(selectRoute(pathname)).toBeNull()
  })
})

describe('groupPrefixOf', () => {
  it('keeps the prefix that the visitor came in under', () => {
    expect(groupPrefixOf('/fbcpartners/about')).toBe('/fbcpartners')
    expect(groupPrefixOf('/about')).toBe('')
  })
})
