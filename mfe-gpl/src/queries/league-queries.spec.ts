import { expect, it } from '@jest/globals'
import {
  fixturesQuery,
  matchQuery,
  playersQuery,
  seasonsQuery,
  standingsQuery,
} from './league-queries.ts'

it.each([
  [standingsQuery('2024-25'), '/api/league/seasons/2024-25/standings'],
  [standingsQuery('2024-25', { round: 3 }), '/api/league/seasons/2024-25/standings?round=3'],
  [
    standingsQuery('gpl~2024-25', { venue: 'home', live: true }),
    '/api/league/seasons/gpl~2024-25/standings?venue=home&live=true',
  ],
  [
    standingsQuery('2024-25', { venue: 'all', live: false }),
    '/api/league/seasons/2024-25/standings',
  ],
  [
    fixturesQuery('2024-25', { round: '15', club: 'hearts-of-oak' }),
    '/api/league/seasons/2024-25/fixtures?round=15&club=hearts-of-oak',
  ],
  [
    fixturesQuery('2024-25', { from: '2025-02-05', to: '2025-02-05' }),
    '/api/league/seasons/2024-25/fixtures?from=2025-02-05&to=2025-02-05',
  ],
  [
    playersQuery('2024-25', { position: 'Forward' }),
    '/api/league/seasons/2024-25/players?position=Forward',
  ],
  [seasonsQuery(), '/api/league/seasons'],
  [matchQuery('../competitions?x'), '/api/league/matches/..%2Fcompetitions%3Fx'],
])(
  'asks for what is wanted, and for nothing that is meant by default: %#',
  ({ queryKey }, path) => {
    expect(queryKey).toEqual([path])
  },
)
