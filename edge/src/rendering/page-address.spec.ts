import { describe, expect, it } from '@jest/globals'
import { release } from '../testing/make-release.ts'
import {
  isPreview,
  isUnlimited,
  knownSearch,
  listedPages,
  listOf,
  movedPath,
  recordOf,
} from './page-address.ts'

const [home] = release().routes
const route = (overrides: object) => ({ ...home!, ...overrides })

/** Stands for an API without lists. */
const noList = () => Promise.resolve(null)
const news = route({ search: { category: ['Energy', 'Mining & Gold'], region: ['Africa'] } })

it.each([
  ['/news', ''],
  ['/news?', ''],
  ['/news?category=Energy', '?category=Energy'],
  ['/news?region=Africa&category=Energy', '?category=Energy&region=Africa'],
  ['/news?category=Mining%20%26%20Gold', '?category=Mining+%26+Gold'],
  ['/news?category=Sports', ''],
  ['/news?category=Sports&category=Energy', ''],
  ['/news?q=oil&region=Africa&utm_source=x', '?region=Africa'],
  ['/news?constructor=1&__proto__=2', ''],
])('renders %s for the query %j', async (url, search) => {
  expect(await knownSearch(news, url, noList)).toBe(search)
})

it('knows no query of a page that names none', async () => {
  expect(await knownSearch(route({}), '/about?category=Energy', noList)).toBe('')
})

describe('a query whose values a list names', () => {
  const lists: Readonly<Record<string, string>> = {
    '/api/league/seasons': '[{"slug":"2024-25"},{"slug":7},null,{"slug":"2023-24"}]',
    '/api/league/clubs':
      '[{"slug":"hearts-of-oak","name":"Hearts of Oak","formerSlugs":["phobia","hearts"]}]',
  }
  const tables = route({
    search: { view: ['Form'] },
    searchFrom: {
      season: { list: '/api/league/seasons', members: ['slug'] },
      team: { list: '/api/league/clubs', members: ['slug', 'name', 'formerSlugs'] },
    },
  })

  it.each([
    ['?season=2023-24', '?season=2023-24'],
    ['?season=2019-20', ''],
    ['?season=7', ''],
    ['?season=', ''],
    [
      '?team=Hearts+of+Oak&season=2024-25&view=Form',
      '?view=Form&season=2024-25&team=Hearts+of+Oak',
    ],
    ['?team=hearts-of-oak', '?team=hearts-of-oak'],
    ['?team=2024-25', ''],
    ['?team=hearts', '?team=hearts'],
    ['?team=heart', ''],
  ])('is rendered for %s as %j', async (url, search) => {
    expect(await knownSearch(tables, url, (list) => Promise.resolve(lists[list] ?? null))).toBe(
      search,
    )
  })

  it.each([null, '', '{}', '[', '"2023-24"'])('is none while the list is %j', async (body) => {
    expect(await knownSearch(tables, '/tables?season=2023-24', () => Promise.resolve(body))).toBe(
      '',
    )
  })

  it('asks for no list that the address does not need', async () => {
    const never = () => Promise.reject(new Error('was asked'))
    expect(await knownSearch(tables, '/tables?view=Form', never)).toBe('?view=Form')
  })
})

const club = route({ path: '/teams/:team', record: '/api/league/clubs/:team' })

it.each([
  ['/teams/hearts', '/api/league/clubs/hearts'],
  ['/teams/a%2Fb', '/api/league/clubs/a%2Fb'],
  ['/teams/..', '/api/league/clubs/..'],
])('asks for the record of %s at %s', (path, record) => {
  expect(recordOf(club, path)).toBe(record)
})

it('asks for no record of a page without parameters, or without a record', () => {
  expect(recordOf(route({ record: '/api/news' }), '/')).toBeNull()
  expect(recordOf(route({ path: '/teams/:team' }), '/teams/hearts')).toBeNull()
})

it('finds the list of a record one step above it', () => {
  expect(listOf(club)).toBe('/api/league/clubs')
  expect(listOf(route({ record: '/api/a/:one/b/:two' }))).toBeNull()
  expect(listOf(route({}))).toBeNull()
})

it('knows a page for each record of the list that has the parameter or a slug', () => {
  const paths = (list: unknown) => listedPages(club, JSON.stringify(list)).map(({ path }) => path)
  const list = [{ team: 'hearts' }, { team: 'a/b' }, { team: '' }, { name: 'none' }, null]
  expect(paths(list)).toEqual(['/teams/hearts', '/teams/a%2Fb'])
  expect(paths([{ slug: 'kotoko' }, { team: 'hearts', slug: 'other' }])).toEqual([
    ...['/teams/kotoko', '/teams/hearts'],
  ])
  expect(paths({ team: 'hearts' })).toEqual([])
  expect(listedPages(club, 'no JSON')).toEqual([])
})

it('knows when a record was changed, and what of it is news', () => {
  const story = { title: 'A win', publishedAt: '2026-02-01T18:00:00.000Z' }
  const changedAt = '2026-02-02T08:00:00.000Z'
  const list = [
    { slug: 'a', changedAt },
    { slug: 'b', changedAt: 'yesterday', ...story },
    { slug: 'c', ...story, isSample: false },
    { slug: 'd', ...story, isSample: true },
  ]
  const pages = listedPages(club, JSON.stringify(list))
  expect(pages.map((page) => [page.changedAt, page.news])).toEqual([
    [changedAt, null],
    [null, story],
    [null, story],
    [null, null],
  ])
})

it.each([
  ['/', undefined, false],
  ['/teams/:team', '/api/league/clubs/:team', false],
  ['/teams/:team', undefined, true],
  ['/*', undefined, true],
  ['/teams/:team/*', '/api/league/clubs/:team', true],
])(
  'sees by the pattern %s and the record %s whether anybody can add pages: %s',
  (path, record, expected) => {
    expect(isUnlimited(route({ path, record }))).toBe(expected)
  },
)

it.each([
  ['/teams/hearts?preview=abc', true],
  ['/about?preview=abc', true],
  ['/teams/hearts?utm_source=x&preview=abc', true],
  ['/teams/hearts?previews=abc', false],
  ['/teams/hearts', false],
])('sees by %s whether it asks for a preview: %s', (url, expected) => {
  expect(isPreview(url)).toBe(expected)
})

it.each([
  ['/api/league/clubs/hearts-of-oak', '/teams/hearts-of-oak'],
  ['https://api.example/api/league/clubs/hearts-of-oak?x=1', '/teams/hearts-of-oak'],
  ['/api/news', null],
  ['//evil.example/', null],
])('takes a redirection to %s for the page %s', (location, path) => {
  expect(movedPath(club, location)).toBe(path)
})
