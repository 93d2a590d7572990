import type { MatchStatistics } from 'shared-contracts/league/match'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'

/** Number of the round in progress. */
export const SAMPLE_ROUND = 15

/** Kick-offs of its matches; the ninth match was postponed, and its new date is not fixed yet. */
export const SAMPLE_SCHEDULE = [
  { kickOff: '2025-01-26T15:00:00.000Z', home: 'Hearts of Oak', hasStream: true },
  { kickOff: '2025-01-26T18:00:00.000Z', home: 'Nations FC', hasStream: true },
  { kickOff: '2025-01-27T15:00:00.000Z', home: 'Heart of Lions', hasStream: true },
  { kickOff: '2025-01-27T18:00:00.000Z', home: 'Accra Lions', hasStream: true },
  { kickOff: '2025-01-28T15:00:00.000Z', home: 'Nsoatreman', hasStream: false },
  { kickOff: '2025-01-28T18:00:00.000Z', home: 'Bechem United', hasStream: true },
  { kickOff: '2025-01-29T15:00:00.000Z', home: 'Berekum Chelsea', hasStream: false },
  { kickOff: '2025-01-29T18:00:00.000Z', home: 'Young Apostles', hasStream: true },
] as const

/** The postponed match of the round, with its home club, its former kick-off, and when it was postponed. */
export const SAMPLE_POSTPONED = {
  home: 'Vision FC',
  kickOff: '2025-01-27T15:00:00.000Z',
  at: '2025-01-23T10:00:00.000Z',
  reason: 'The pitch is being repaired; another date is not fixed yet.',
} as const

/** Facts of the match in progress. Its goals count in no table before it has ended. */
export const SAMPLE_LIVE = {
  home: 'Hearts of Oak',
  attendance: 38_500,
  referee: 'Daniel Nii Kotei',
  weather: '28°C, clear',
  viewers: 24_512,
} as const

interface SampleEvent {
  readonly at: string
  readonly minute: number
  readonly type: MatchEventType
  readonly side?: Side
  /** Name of a player. */
  readonly player?: string
  readonly note?: string
}

/** Events of this match so far. */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  { at: '2025-01-26T15:00:00.000Z', minute: 0, type: 'kick-off' },
  {
    at: '2025-01-26T15:12:00.000Z',
    minute: 12,
    type: 'penalty',
    side: 'home',
    player: 'Salifu Mohammed Tanko',
    note: 'Penalty, sent the goalkeeper the wrong way',
  },
  {
    at: '2025-01-26T15:39:00.000Z',
    minute: 39,
    type: 'goal',
    side: 'away',
    player: 'Kwesi Amponsah-Bonsu',
    note: 'Headed in from a corner',
  },
  { at: '2025-01-26T15:45:00.000Z', minute: 45, type: 'half-time' },
  { at: '2025-01-26T16:00:00.000Z', minute: 45, type: 'second-half' },
  {
    at: '2025-01-26T16:06:00.000Z',
    minute: 51,
    type: 'yellow-card',
    side: 'home',
    player: 'Ibrahim Kassoum Diarra',
    note: 'Yellow card for a late tackle',
  },
  {
    at: '2025-01-26T16:13:00.000Z',
    minute: 58,
    type: 'substitution',
    side: 'away',
    player: 'Fatawu Issaka Bawah',
    note: 'Off the bench, fresh legs on the left',
  },
  {
    at: '2025-01-26T16:19:00.000Z',
    minute: 64,
    type: 'goal',
    side: 'home',
    player: 'Ebenezer Tagoe Mills',
    note: 'Low and across the goalkeeper from the edge of the area',
  },
]

export const SAMPLE_STATISTICS: MatchStatistics = {
  possession: { home: 54, away: 46 },
  shots: { home: 13, away: 9 },
  shotsOnTarget: { home: 6, away: 4 },
  corners: { home: 5, away: 6 },
  fouls: { home: 11, away: 14 },
  offsides: { home: 2, away: 1 },
}
