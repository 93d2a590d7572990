import type { ScoredMatch } from 'shared-contracts/league/score'

export const MATCH = '2026-11-22-hearts-of-oak-asante-kotoko'
export const KICK_OFF = '2026-11-22T15:00:00.000Z'

const player = (slug: string, name: string, shirtNumber: number) => ({
  player: { slug, name },
  shirtNumber,
  position: 'MF',
})

/** A match that has not started, as the server sends it to its scorer. */
export const scoredMatch = (changes: Partial<ScoredMatch> = {}): ScoredMatch => ({
  fixture: {
    slug: MATCH,
    season: 'gpl/2026-27',
    competition: { slug: 'gpl', name: 'Ghana Premier League' },
    ...{ round: 12, roundName: 'Matchday 12' },
    home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
    away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
    ...{ ground: null, day: '2026-11-22', kickOff: KICK_OFF, status: 'scheduled', score: null },
    ...{ awarded: null, minute: null, hasStream: false, attendance: null },
    ...{ referee: null, weather: null },
  },
  now: KICK_OFF,
  clock: null,
  sequence: 0,
  events: [],
  squads: {
    home: [player('kofi-mensah', 'Kofi Mensah', 10), player('yaw-boateng', 'Yaw Boateng', 4)],
    away: [player('kwame-owusu', 'Kwame Owusu', 9)],
  },
  lineUps: { home: [], away: [] },
  statistics: null,
  ...changes,
})
