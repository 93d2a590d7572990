import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { stateInShort } from '../../features/match-state/match-state.ts'
import { dayInShort } from '../../features/match-state/match-time.ts'

type Titled = Pick<
  FixtureResponse,
  | 'home'
  | 'away'
  | 'score'
  | 'status'
  | 'day'
  | 'kickOff'
  | 'minute'
  | 'awarded'
  | 'competition'
  | 'roundName'
  | 'ground'
>

/** `Hearts of Oak 2 - 1 Asante Kotoko`, or with `v` before there is a score. */
export const matchTitle = ({ home, away, score }: Titled): string =>
  `${home.name} ${score ? `${score.home} - ${score.away}` : 'v'} ${away.name}`

/** Returns the page's description for search results. */
export function matchDescription(match: Titled): string {
  const { home, away, competition, roundName, ground } = match
  const where = [dayInShort(match), ground].filter(Boolean).join(', ')
  return [
    `${home.name} against ${away.name} in the ${competition.name}`,
    roundName && `, ${roundName}`,
    where && `, ${where}`,
    `: ${stateInShort(match)}. Score, events, line-ups, statistics and history.`,
  ]
    .filter(Boolean)
    .join('')
}
