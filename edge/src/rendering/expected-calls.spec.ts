import { expect, it } from '@jest/globals'
import { release } from '../testing/make-release.ts'
import { ExpectedCalls } from './expected-calls.ts'

const [home] = release().routes
const match = { ...home!, path: '/matches/:match', record: '/api/league/matches/:match' }
const pageOf = (slug: string) => ({ route: match, path: `/matches/${slug}` })
const RECORD = '/api/league/matches'

it('expects the record of a page, and nothing else before one has been rendered', () => {
  expect(new ExpectedCalls().of('a', pageOf('final'))).toEqual([`${RECORD}/final`])
})

it('expects of a page what the last one of its route has asked, about itself', () => {
  const calls = new ExpectedCalls()
  calls.remember('a', pageOf('final'), [
    ...[`${RECORD}/final`, '/api/league/reports/match/final', '/api/league/seasons'],
    ...['/api/league/finals', '/api/league/fixtures?of=final'],
  ])
  expect(calls.of('a', pageOf('derby'))).toEqual([
    ...[`${RECORD}/derby`, `${RECORD}/derby`, '/api/league/reports/match/derby'],
    ...['/api/league/seasons', '/api/league/finals', '/api/league/fixtures?of=derby'],
  ])
  // Another release may ask for something else.
  expect(calls.of('b', pageOf('derby'))).toEqual([`${RECORD}/derby`])
})

it('expects nothing of a page without parameters', () => {
  const calls = new ExpectedCalls()
  calls.remember('a', { route: home!, path: '/' }, ['/api/news'])
  expect(calls.of('a', { route: home!, path: '/' })).toEqual([])
})
