import type { ArticleResponse } from 'shared-contracts/league/article'
import type { ClubResponse } from 'shared-contracts/league/club'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { MatchEventResponse } from 'shared-contracts/league/match-event'
import type { PlayerResponse } from 'shared-contracts/league/player'

const HOME = { slug: 'lions', name: 'Accra Lions' }
const AWAY = { slug: 'stars', name: 'Cape Stars' }

/** A match of a real season, played and won by the home side. */
export const aFixture = (changes: Partial<FixtureResponse> = {}): FixtureResponse => ({
  slug: '2026-02-01-lions-stars',
  season: '2025-26',
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  round: 20,
  roundName: 'Matchday 20',
  home: HOME,
  away: AWAY,
  ground: 'Lions Park',
  day: '2026-02-01',
  kickOff: '2026-02-01T15:00:00.000Z',
  status: 'finished',
  score: {
    home: 2,
    away: 1,
    halfTime: { home: 1, away: 0 },
    afterExtraTime: null,
    penalties: null,
  },
  awarded: null,
  minute: null,
  hasStream: false,
  attendance: null,
  referee: null,
  weather: null,
  ...changes,
})

export const aMatch = (changes: Partial<MatchResponse> = {}): MatchResponse => ({
  ...aFixture(),
  isSample: false,
  clock: null,
  viewers: null,
  officials: [{ role: 'referee', name: 'Esi Boateng' }],
  events: [],
  lineUps: { home: [], away: [] },
  statistics: null,
  form: { home: ['W', 'D'], away: [] },
  meetings: [],
  changes: [],
  ...changes,
})

export const anEvent = (changes: Partial<MatchEventResponse> = {}): MatchEventResponse => ({
  id: '1',
  sequence: 1,
  minute: 12,
  added: 0,
  type: 'goal',
  side: 'home',
  player: { slug: 'yaw-addo', name: 'Yaw Addo' },
  related: null,
  note: '',
  corrects: null,
  withdrawn: false,
  ...changes,
})

export const aClub = (changes: Partial<ClubResponse> = {}): ClubResponse => ({
  ...HOME,
  shortName: 'LIO',
  code: 'LIO',
  city: 'Accra',
  region: 'Greater Accra',
  founded: 2015,
  colors: { primary: '#FCD116', secondary: '#111111' },
  achievements: ['Cup 2024'],
  image: '/media/lions',
  isFeatured: false,
  manager: 'Ama Owusu',
  ground: { slug: 'lions-park', name: 'Lions Park', capacity: 12_000 },
  aliases: ['The Lions'],
  seasons: [
    {
      slug: '2025-26',
      name: '2025/26',
      competition: { slug: 'gpl', name: 'Ghana Premier League' },
    },
  ],
  isSample: false,
  position: 3,
  squad: [{ ...aPlayer(), club: HOME }],
  fixtures: [
    aFixture(),
    aFixture({ slug: '2026-03-01-stars-lions', home: AWAY, away: HOME, ...TO_COME }),
  ],
  ...changes,
})

const TO_COME = {
  status: 'scheduled',
  score: null,
  day: '2026-03-01',
  kickOff: '2026-03-01T18:30:00.000Z',
} as const

export function aPlayer(changes: Partial<PlayerResponse> = {}): PlayerResponse {
  return {
    slug: 'yaw-addo',
    name: 'Yaw Addo',
    club: HOME,
    position: 'Forward',
    shirtNumber: 9,
    birthDate: '2001-05-04',
    age: 24,
    nationality: 'Ghana',
    goals: 7,
    assists: 2,
    matches: 18,
    yellowCards: 1,
    redCards: 0,
    marketValue: '',
    description: 'Quick over the first yards.',
    isSample: false,
    spells: [
      {
        season: {
          slug: '2025-26',
          name: '2025/26',
          competition: { slug: 'gpl', name: 'Ghana Premier League' },
        },
        club: HOME,
        shirtNumber: 9,
        from: '2025-09-01',
        to: null,
        goals: 7,
        assists: 2,
        matches: 18,
      },
    ],
    ...changes,
  }
}

export const anArticle = (changes: Partial<ArticleResponse> = {}): ArticleResponse => ({
  slug: 'lions-win',
  title: 'Lions win the derby',
  excerpt: 'Two goals and a red card.',
  category: 'Match Reports',
  author: 'Kojo Mensah',
  publishedAt: '2026-02-01T18:00:00.000Z',
  changedAt: '2026-02-02T08:00:00.000Z',
  isSample: false,
  readMinutes: 3,
  views: 1_200,
  isFeatured: false,
  isTrending: false,
  image: '/media/derby',
  tags: ['Lions', 'Derby'],
  content: 'It rained.\n\nThen it stopped.',
  body: [
    { type: 'paragraph', spans: [{ text: 'It rained.' }] },
    { type: 'paragraph', spans: [{ text: 'Then it stopped.' }] },
  ],
  ...changes,
})
