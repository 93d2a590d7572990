import type { ChatMessage } from '../league/chat-message.ts'
import type { MatchEvent } from '../league/match-event.ts'
import type { MatchStatistics } from '../league/match-statistics.ts'

/** A camera of the ground and its clip under `/media/live/`, without type. */
export interface Camera {
  readonly name: string
  readonly clip: string
}

export const CAMERAS: readonly [Camera, ...Camera[]] = [
  { name: 'Main', clip: 'main' },
  { name: 'Tactical View', clip: 'tactical' },
  { name: 'Behind Goal', clip: 'behind-goal' },
  { name: 'Crowd Cam', clip: 'crowd' },
]

export const QUALITIES = ['4K', '1080p', '720p', '480p'] as const
export const DEFAULT_QUALITY = '1080p'

/** Requirement 9: of 0 to 100. */
export const DEFAULT_VOLUME = 80

/** What has happened so far, newest first. Players are those of the two clubs. */
export const EVENTS: readonly MatchEvent[] = [
  {
    time: "64'",
    type: 'goal',
    team: 'home',
    player: 'Ebenezer Tagoe Mills',
    description: 'Low and across the goalkeeper from the edge of the area',
    minute: 64,
  },
  {
    time: "58'",
    type: 'substitution',
    team: 'away',
    player: 'Fatawu Issaka Bawah',
    description: 'Off the bench, fresh legs on the left',
    minute: 58,
  },
  {
    time: "51'",
    type: 'card',
    team: 'home',
    player: 'Ibrahim Kassoum Diarra',
    description: 'Yellow card for a late tackle',
    minute: 51,
  },
  {
    time: "39'",
    type: 'goal',
    team: 'away',
    player: 'Kwesi Amponsah-Bonsu',
    description: 'Headed in from a corner',
    minute: 39,
  },
  {
    time: "12'",
    type: 'goal',
    team: 'home',
    player: 'Salifu Mohammed Tanko',
    description: 'Penalty, sent the goalkeeper the wrong way',
    minute: 12,
  },
]

export const STATISTICS: MatchStatistics = {
  possession: { home: 54, away: 46 },
  shots: { home: 13, away: 9 },
  shotsOnTarget: { home: 6, away: 4 },
  corners: { home: 5, away: 6 },
  fouls: { home: 11, away: 14 },
  offsides: { home: 2, away: 1 },
}

/** Labels of the statistics, in the order in which they are shown. */
export const STATISTIC_LABELS: readonly (readonly [keyof MatchStatistics, string])[] = [
  ['possession', 'Possession'],
  ['shots', 'Shots'],
  ['shotsOnTarget', 'Shots on Target'],
  ['corners', 'Corners'],
  ['fouls', 'Fouls'],
  ['offsides', 'Offsides'],
]

/** Sample messages of the chat; what a visitor types is not added to them. */
export const CHAT: readonly ChatMessage[] = [
  {
    id: 1,
    user: 'PhobiaForever',
    message: 'That finish! The whole stand saw it coming except the keeper.',
    color: '#FCD116',
    timestamp: '1m ago',
    verified: false,
  },
  {
    id: 2,
    user: 'GPL Matchday',
    message: 'Attendance confirmed: 38,500 at the Accra Sports Stadium tonight.',
    color: '#3DDC84',
    timestamp: '2m ago',
    verified: true,
  },
  {
    id: 3,
    user: 'PorcupineKid',
    message: 'Plenty of time left. Keep it wide and keep crossing.',
    color: '#FF9A8B',
    timestamp: '3m ago',
    verified: false,
  },
  {
    id: 4,
    user: 'Tema_Striker9',
    message: 'Tactical View is the best thing on this page, you can see every run.',
    color: '#8FB8FF',
    timestamp: '5m ago',
    verified: false,
  },
]
