import type { LiveMatch } from '../league/live-match.ts'
import { COMPETITION } from './season.ts'

/** The match that is being played. Its goals count for no table before it has ended. */
export const LIVE_MATCH: LiveMatch = {
  homeTeam: 'Hearts of Oak',
  awayTeam: 'Asante Kotoko',
  homeScore: 2,
  awayScore: 1,
  time: "67'",
  competition: COMPETITION,
  venue: 'Accra Sports Stadium',
  attendance: 38_500,
  referee: 'Daniel Nii Kotei',
  weather: '28°C, clear',
  liveViewers: 24_512,
}
