import { expect, it } from '@jest/globals'
import { release } from '../testing/make-release.ts'
import { ExpectedCalls } from './expected-calls.ts'

const [home] = release().routes
const match = { ...home!, path: '/matches/:match', record: '/api/league/matches/:match' }
const pageOf = (slug: string) => ({ route: match, path: `/matches/${slug}` })
const RECORD = '/api/league/matches'

it('expects nothing before a page of the route has been rendered', () => {
  expect(new ExpectedCalls().of('a', pageOf('final'), null)).toEqual([])
})

it('expects of a page what the last one of its route has asked, about itself', () => {
  const calls = new ExpectedCalls()
  calls.remember('a', pageOf('final'), null, [
    ...[`${RECORD}/final`, '/api/league/reports/match/final', '/api/league/seasons'],
    ...['/api/league/finals', '/api/league/fixtures?of=final'],
  ])
  expect(calls.of('a', pageOf('derby'), null)).toEqual([
    ...[`${RECORD}/derby`, '/api/league/reports/match/derby'],
    ...['/api/league/seasons', '/api/league/finals', '/api/league/fixtures?of=derby'],
  ])
  // Another release may need other calls.
  expect(calls.of('b', pageOf('derby'), null)).toEqual([])
})

it('expects what its own record names', () => {
  const recordOf = (season: string, competition: string) =>
    JSON.stringify({ season, competition: { slug: competition }, meetings: [{ slug: 'seasons' }] })
  const calls = new ExpectedCalls()
  // The segment that every call of the league begins with is not a value of the record.
  calls.remember('a', pageOf('final'), recordOf('2024-25', 'cup'), [
    '/api/league/seasons/cup~2024-25',
  ])
  expect(calls.of('a', pageOf('derby'), recordOf('2025-26', 'league'))).toEqual([
    '/api/league/seasons/league~2025-26',
  ])
  calls.remember('a', pageOf('derby'), recordOf('2025-26', 'league'), [
    '/api/league/seasons/league~2025-26',
  ])
  expect(calls.of('a', pageOf('final'), recordOf('2024-25', 'league'))).toEqual([
    '/api/league/seasons/league~2024-25',
  ])
})

it.each([null, '', '{', '[]', '"final"'])(
  'expects no words of a record that is none: %s',
  (body) => {
    const calls = new ExpectedCalls()
    calls.remember('a', pageOf('final'), body, [`${RECORD}/final`])
    expect(calls.of('a', pageOf('derby'), body)).toEqual([`${RECORD}/derby`])
  },
)

it('expects nothing of a page without parameters', () => {
  const calls = new ExpectedCalls()
  calls.remember('a', { route: home!, path: '/' }, null, ['/api/news'])
  expect(calls.of('a', { route: home!, path: '/' }, null)).toEqual([])
})
