import { applyLiveMessage } from 'shared-contracts/league/apply-live-message'
import {
  LIVE_MESSAGE_NAMES,
  readLiveMessage,
  type LiveMessage,
} from 'shared-contracts/league/live-message'
import type { LiveState } from 'shared-contracts/league/match-stream'
import type { QueryClient } from 'shared-contracts/query'
import { matchQuery } from '../../queries/league-queries.ts'
import { isOn } from '../match-state/match-state.ts'
import { announce, changeInWords, goalInWords } from './announce.ts'
import type { Source } from './connection.ts'
import { liveScores } from './live-store.ts'
import { setClock } from './match-clock.ts'
import { occasionOf, renew } from './renew.ts'
import { listensFrom } from './worth-following.ts'

/** The stream of one match: its full state first, then each event. */
export function oneMatch(client: QueryClient, slug: string): Source {
  const query = matchQuery(slug)
  const path = `/api/league/matches/${encodeURIComponent(slug)}/stream`
  const known = () => liveScores.getState().matches[slug]
  const forget = () =>
    liveScores.setState(({ matches: { [slug]: _, ...matches } }) => ({ matches }))

  return {
    names: LIVE_MESSAGE_NAMES,
    address: () => {
      const state = known()
      return state ? `${path}?after=${state.sequence}` : path
    },
    hear: (name, data) => {
      const message = readLiveMessage(name, data)
      if (!message) return true
      const before = known() ?? null
      const after = applyLiveMessage(before, message)
      if (after === null) {
        forget()
        return false
      }
      if (message.name === 'state' || message.name === 'clock') setClock(message.data.now)
      if (after === before) return true
      liveScores.setState(({ matches }) => ({ matches: { ...matches, [slug]: after } }))
      tell(message, before, after)
      follow(message, before, after)
      return true
    },
    ask: async () => {
      await client.fetchQuery({ ...query, staleTime: 0 })
      forget()
    },
    isOver: (hasStream) => {
      const match = client.getQueryData(query.queryKey)
      const status = (known() ?? match)?.status ?? 'scheduled'
      if (status === 'scheduled' || isOn({ status })) return false
      const { kickOff = null, day = null } = match ?? {}
      const isLeft = listensFrom([{ status, kickOff, day }], Date.now()) === null
      // That an end is taken back, only the stream tells: nobody polls for it.
      return isLeft || (!hasStream && status !== 'postponed')
    },
    follow: (isFollowed) =>
      liveScores.setState(({ followed }) => ({
        followed: [...followed.filter((each) => each !== slug), ...(isFollowed ? [slug] : [])],
      })),
    forget,
  }

  /** Refetches what the stream does not contain: statistics, line-ups, and notes of events. */
  function follow(message: LiveMessage, before: LiveState | null, after: LiveState) {
    const { status } = before ?? client.getQueryData(query.queryKey) ?? after
    const { score } = before ?? after
    const isCorrected = before !== null && message.name === 'correction'
    const occasion = occasionOf({ status, score }, after, isCorrected)
    if (occasion) renew(client, occasion, slug)
  }
}

/** Announces a new goal once; the initial state is not announced. */
function tell(message: LiveMessage, before: LiveState | null, after: LiveState): void {
  if (before === null || after.score === null) return
  const text =
    message.name === 'event'
      ? goalInWords(message.data, after, after.score)
      : changeInWords(after, before.score, after.score)
  if (text !== null) announce(text)
}
