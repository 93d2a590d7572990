import { minuteOf } from '../fixtures/fixture-facts.ts'
import { isOn } from '../match-state/match-state.ts'
import type { ShownMatch } from './live-match.ts'
import { useIsFollowed } from './use-live-scores.ts'

/**
 * `2–1 Hearts of Oak – Asante Kotoko, 67'` for the tab of a page about a match; null unless it is on and followed. The
 * title of a hidden tab, which hears nothing, would soon be wrong.
 */
export function useLiveTitle(match: ShownMatch): string | null {
  const isFollowed = useIsFollowed(match.slug)
  const { home, away, score } = match
  if (!isFollowed || !isOn(match) || score === null) return null
  const minute = minuteOf(match)
  return `${score.home}–${score.away} ${home.name} – ${away.name}${minute && `, ${minute}`}`
}
