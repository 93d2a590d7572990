import { minuteOf } from '../fixtures/fixture-facts.ts'
import { isOn } from '../match-state/match-state.ts'
import type { ShownMatch } from './live-match.ts'
import { useIsFollowed } from './use-live-scores.ts'

/**
 * Returns the tab title of a page about a match, `2–1 Hearts of Oak – Asante Kotoko, 67'`; null unless the match
 * is in play and followed. A hidden tab receives no updates, so its title would soon be wrong.
 */
export function useLiveTitle(match: ShownMatch): string | null {
  const isFollowed = useIsFollowed(match.slug)
  const { home, away, score } = match
  if (!isFollowed || !isOn(match) || score === null) return null
  const minute = minuteOf(match)
  return `${score.home}–${score.away} ${home.name} – ${away.name}${minute && `, ${minute}`}`
}
