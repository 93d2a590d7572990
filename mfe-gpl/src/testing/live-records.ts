import type { LiveEventMessage, LiveLine, LiveState } from 'shared-contracts/league/match-stream'

/** Beginning of the second half of {@link aLiveState}. */
export const SECOND_HALF = '2026-02-01T16:00:00.000Z'

/** 20 minutes and 30 seconds into the second half. */
export const NOW = '2026-02-01T16:20:30.000Z'

export const CLOCK = { half: 'second', startedAt: SECOND_HALF, added: null } as const

/** The match of `aFixture` in its 66th minute, at 1 - 1. */
export const aLiveState = (changes: Partial<LiveState> = {}): LiveState => ({
  match: '2026-02-01-lions-stars',
  home: { slug: 'lions', name: 'Accra Lions' },
  away: { slug: 'stars', name: 'Cape Stars' },
  status: 'in-play',
  score: [1, 1],
  halfTime: [1, 0],
  clock: CLOCK,
  now: NOW,
  sequence: 5,
  events: [
    { sequence: 1, minute: 1, added: 0, type: 'kick-off', side: null, player: null, related: null },
    {
      sequence: 2,
      minute: 12,
      added: 0,
      type: 'goal',
      side: 'home',
      player: 'Yaw Addo',
      related: null,
    },
  ],
  ...changes,
})

/** A goal of the home side, the sixth event. */
export const aGoal = (changes: Partial<LiveEventMessage> = {}): LiveEventMessage => ({
  ...{ sequence: 6, minute: 66, added: 0, type: 'goal', side: 'home' },
  player: 'Kojo Mensah',
  related: null,
  score: [2, 1],
  ...changes,
})

export const aLine = (changes: Partial<LiveLine> = {}): LiveLine => ({
  match: '2026-02-01-lions-stars',
  status: 'in-play',
  score: [1, 1],
  clock: CLOCK,
  ...changes,
})
