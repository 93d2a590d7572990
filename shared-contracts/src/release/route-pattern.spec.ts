import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { BasePath, findRoute, isOverlapping, matchPattern, RoutePattern } from './route-pattern.ts'

it.each(['', '/gpl', '/club/all'])('takes %j for a base path', (path) => {
  expect(v.is(BasePath, path)).toBe(true)
})

it.each(['//evil.example', '/', '/gpl/', 'gpl', '/g pl', '/gpl?x', '/../x', '/Gpl', '/:team'])(
  'refuses %j as a base path',
  (path) => {
    expect(v.is(BasePath, path)).toBe(false)
  },
)

it.each(['/', '/about', '/matches/:match', '/a/:b/c', '/*', '/desk/*'])('takes %j', (pattern) => {
  expect(v.is(RoutePattern, pattern)).toBe(true)
})

it.each(['', 'about', '//', '//evil.example', '/a//b', '/*/a', '/a*', '/:', '/a/', '/a?b', '/..'])(
  'refuses %j as a pattern',
  (pattern) => {
    expect(v.is(RoutePattern, pattern)).toBe(false)
  },
)

describe('matchPattern', () => {
  it.each([
    ['/', '/', {}],
    ['/about', '/about', {}],
    ['/matches/:match', '/matches/hearts-kotoko', { match: 'hearts-kotoko' }],
    ['/a/:b/:c', '/a/x/y%20z', { b: 'x', c: 'y z' }],
    ['/a/:b', '/a/%E0%A4%A', { b: '%E0%A4%A' }],
    ['/*', '/', {}],
    ['/desk/*', '/desk', {}],
    ['/desk/*', '/desk/a/b', {}],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params)
  })

  it.each([
    ['/about', '/abouts'],
    ['/', '/about'],
    ['/matches/:match', '/matches'],
    ['/matches/:match', '/matches/a/b'],
    ['/desk/*', '/desks'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull()
  })
})

it.each([
  ['/a', '/a', true],
  ['/a', '/b', false],
  ['/a', '/:x', true],
  ['/a/b', '/:x', false],
  ['/:x/b', '/a/:y', true],
  ['/a/*', '/a', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/b', false],
  ['/*', '/', true],
])('an address that matches %s and %s: %s', (one, other, expected) => {
  expect(isOverlapping(one, other)).toBe(expected)
  expect(isOverlapping(other, one)).toBe(expected)
})

it.each([
  ['/archive', '/archive'],
  ['/archive/2024', '/archive/:year'],
  ['/archive/2024/1', '/archive/*'],
  ['/other', '/:story'],
  ['/other/1', '/*'],
])('of all patterns that match %s, %s says most', (path, expected) => {
  const patterns = ['/*', '/:story', '/archive/*', '/archive/:year', '/archive']
  const routes = patterns.map((pattern) => ({ path: pattern }))
  expect(findRoute(routes, path)?.path).toBe(expected)
  expect(findRoute(routes.reverse(), path)?.path).toBe(expected)
})
