import { minuteOf } from '../fixtures/fixture-facts.ts'
import { isOn } from '../match-state/match-state.ts'
import type { ShownMatch } from './live-match.ts'
import { useIsFollowed, useIsLost } from './use-live-scores.ts'

/**
 * Returns the tab title of a page about a match, `2–1 Hearts of Oak – Asante Kotoko, 67'`; null unless the match
 * is in play and followed. A hidden tab receives no updates, so its title would soon be wrong. Without a connection it
 * only names the clubs.
 */
export function useLiveTitle(match: ShownMatch): string | null {
  const isFollowed = useIsFollowed(match.slug)
  const isLost = useIsLost(match.slug)
  const { home, away, score } = match
  if (!isFollowed || !isOn(match) || score === null) return null
  const clubs = `${home.name} – ${away.name}`
  if (isLost) return clubs
  const minute = minuteOf(match)
  return `${score.home}–${score.away} ${clubs}${minute && `, ${minute}`}`
}
