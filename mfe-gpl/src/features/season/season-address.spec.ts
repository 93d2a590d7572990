import { expect, it } from '@jest/globals'
import { SeasonSummary } from 'shared-contracts/league/season'
import * as v from 'valibot'
import { sampleOf } from '../../testing/sample-league.ts'
import { askedSeason, seasonAddress } from './season-address.ts'

const SAMPLES = sampleOf(v.array(SeasonSummary), 'seasons')
const CUP = { ...SAMPLES[1]!, competition: { slug: 'cup', name: 'The Cup' }, isCurrent: true }
const ALL = [...SAMPLES, CUP]

it.each([
  [null, '2024-25'],
  ['2022-23', '2022-23'],
  ['2022/23', '2022-23'],
  ['1901-02', '2024-25'],
  ['gpl~2022-23', '2022-23'],
  ['gpl~1901-02', '2024-25'],
  ['cup~2023-24', 'cup~2023-24'],
])('%j asks for the season %s', (asked, address) => {
  const season = askedSeason(asked, ALL)
  expect(season && seasonAddress(season, ALL)).toBe(address)
})

it('there is none where the league has none', () => {
  expect(askedSeason('2024-25', [])).toBeUndefined()
})
