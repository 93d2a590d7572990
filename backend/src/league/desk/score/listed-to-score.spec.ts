import { expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { listedToScore } from './listed-to-score.ts'

const NOW = new Date('2026-11-27T12:00:00.000Z')

/** A match whose name is its time: `2026-11-27T15`, `2026-11-27` for a day without a time, empty for neither. */
const match = (status: FixtureStatus, time: string) => ({
  name: `${status} ${time}`,
  now: NOW,
  fixture: {
    status,
    kickOff: time.includes('T') ? new Date(`${time}:00:00.000Z`) : null,
    day: time.slice(0, 10) || null,
  },
})
const listed = (matches: readonly ReturnType<typeof match>[], isGiven = false) =>
  listedToScore(matches, isGiven).map(({ name }) => name)

it('are those that are on, then those to come, then those that have just ended, each by time', () => {
  const matches = [
    match('scheduled', ''),
    match('scheduled', '2026-12-06T15'),
    match('finished', '2026-11-26T15'),
    match('in-play', '2026-11-27T11'),
    match('postponed', '2026-12-01'),
    match('half-time', '2026-11-27T10'),
    match('finished', '2026-11-27T09'),
    match('scheduled', '2026-11-28T15'),
  ]
  expect(listed(matches)).toEqual([
    'half-time 2026-11-27T10',
    'in-play 2026-11-27T11',
    'scheduled 2026-11-28T15',
    'postponed 2026-12-01',
    'scheduled 2026-12-06T15',
    'scheduled ',
    'finished 2026-11-27T09',
    'finished 2026-11-26T15',
  ])
})

it('are not those that ended long ago, or never had a day', () => {
  const ended = ['', '2019-09-15', '2026-11-25', '2026-11-26', '2026-11-25T11', '2026-11-25T13']
  expect(listed(ended.map((time) => match('finished', time)))).toEqual([
    'finished 2026-11-26',
    'finished 2026-11-25T13',
  ])
})

it('are those to come that are late if they were given to the caller', () => {
  const late = [match('scheduled', '2026-11-20T15'), match('scheduled', '2026-11-20')]
  expect(listed(late)).toEqual([])
  expect(listed(late, true)).toEqual(['scheduled 2026-11-20', 'scheduled 2026-11-20T15'])
})

it('are forty, and those to come leave room for a round that has just ended', () => {
  const many = (status: FixtureStatus, time: string) =>
    Array.from({ length: 50 }, () => match(status, time))
  const all = listed([...many('scheduled', '2026-11-28T15'), ...many('finished', '2026-11-26T15')])
  expect(all).toHaveLength(40)
  expect(all.filter((name) => name.startsWith('finished'))).toHaveLength(10)
})
