import type { Fixture } from '../league/fixture.ts'
import { COMPETITION } from './season.ts'

export const MATCHDAY = 15
export const MATCHDAY_DATES = 'Jan 26-29, 2025'

/** The ninth match of the matchday has another date, not yet fixed. */
export const POSTPONED = { homeTeam: 'Vision FC', awayTeam: 'Karela United' } as const

/** Matchday 15 of the season. */
export const FIXTURES: readonly Fixture[] = [
  fixture('2025-01-26', '15:00', 'Hearts of Oak', 'Asante Kotoko', 'Accra Sports Stadium', 'live'),
  fixture(
    '2025-01-26',
    '18:00',
    'Nations FC',
    'Dreams FC',
    'Dr. Kwame Kyei Sports Complex',
    'streamed',
  ),
  fixture(
    '2025-01-27',
    '15:00',
    'Heart of Lions',
    'Bibiani Gold Stars',
    'Kpando Sports Stadium',
    'streamed',
  ),
  fixture('2025-01-27', '18:00', 'Accra Lions', 'Medeama', 'Accra Sports Stadium', 'streamed'),
  fixture('2025-01-28', '15:00', 'Nsoatreman', 'Legon Cities', 'Nana Koromansah Park'),
  fixture(
    '2025-01-28',
    '18:00',
    'Bechem United',
    'Samartex',
    'Nana Fosu Gyeabour Park',
    'streamed',
  ),
  fixture('2025-01-29', '15:00', 'Berekum Chelsea', 'Basake Holy Stars', 'Golden City Park'),
  fixture('2025-01-29', '18:00', 'Young Apostles', 'Aduana', 'Wenchi Sports Stadium', 'streamed'),
]

function fixture(
  date: string,
  time: string,
  homeTeam: string,
  awayTeam: string,
  venue: string,
  broadcast?: 'live' | 'streamed',
): Fixture {
  return {
    id: `md${MATCHDAY}-${homeTeam}-${awayTeam}`.toLowerCase().replaceAll(' ', '-'),
    homeTeam,
    awayTeam,
    date,
    time,
    venue,
    competition: COMPETITION,
    matchday: MATCHDAY,
    isLive: broadcast === 'live',
    hasStream: broadcast !== undefined,
  }
}
