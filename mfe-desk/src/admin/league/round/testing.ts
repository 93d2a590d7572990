import type { RoundFixture } from './round-draft.ts'

const CLUBS = {
  hearts: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  kotoko: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  medeama: { slug: 'medeama', name: 'Medeama SC' },
  dreams: { slug: 'dreams-fc', name: 'Dreams FC' },
} as const

/** A match of the first round of 2026/27; 14 November of that season has passed. */
export const aFixture = (changes: Partial<RoundFixture> = {}): RoundFixture => ({
  slug: '2026-11-14-hearts-of-oak-asante-kotoko',
  season: '2026-27',
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  round: 1,
  roundName: 'Matchday 1',
  home: CLUBS.hearts,
  away: CLUBS.kotoko,
  ground: 'Accra Sports Stadium',
  day: '2026-11-14',
  kickOff: '2026-11-14T15:00:00.000Z',
  time: '15:00',
  status: 'scheduled',
  score: null,
  awarded: null,
  minute: null,
  hasStream: false,
  attendance: null,
  referee: null,
  weather: null,
  note: '',
  events: [],
  seasonAddress: '2026-27',
  revision: 1,
  ...changes,
})

/** The second match of that round, a day later. */
export const aLaterFixture = (changes: Partial<RoundFixture> = {}): RoundFixture =>
  aFixture({
    slug: '2026-11-15-medeama-dreams-fc',
    home: CLUBS.medeama,
    away: CLUBS.dreams,
    day: '2026-11-15',
    kickOff: '2026-11-15T15:00:00.000Z',
    ...changes,
  })

export const aScore = (home: number, away: number) => ({
  ...{ home, away },
  ...{ halfTime: null, afterExtraTime: null, penalties: null },
})
