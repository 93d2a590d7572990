import { useEffect } from 'react'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { Muted } from 'shared-ui'
import { useStore } from 'zustand'
import { isOn } from '../match-state/match-state.ts'
import { liveScores } from './live-store.ts'
import { useIsLost } from './use-live-scores.ts'

interface LostConnectionProps {
  readonly match: Pick<FixtureResponse, 'slug' | 'status'>
}

/** Says how old the score of a match in play is, once nothing is heard of it any more. */
export function LostConnection({ match }: LostConnectionProps) {
  const isLost = useIsLost(match.slug) && isOn(match)
  const heardAt = useStore(liveScores, (scores) => scores.heardAt)
  const time = new Date(heardAt).toISOString().slice(11, 16)
  const text = isLost ? `No connection.${heardAt > 0 ? ` Score as of ${time} GMT.` : ''}` : null
  useEffect(() => {
    if (text !== null) void tell(text)
  }, [text])
  return text && <Muted>{text}</Muted>
}

/** The code that follows the match has been loaded, and this with it. */
const tell = async (text: string) => {
  const { announce } = await import(/* webpackChunkName: "live-scores" */ './announce.ts')
  announce(text)
}
