import type { LiveMessage } from './live-message.ts'
import { halfTimeOf } from './live-standing.ts'
import type { LiveEvent, LiveState } from './match-stream.ts'

/**
 * Applies a message of a match's stream to its state. A message that the state already contains changes
 * nothing, and the same state is returned, so that duplicates are harmless.
 *
 * @param state null before the first one.
 * @returns null if a message in between is missing: the listener must start again with a full state.
 */
export function applyLiveMessage(state: LiveState | null, message: LiveMessage): LiveState | null {
  if (message.name === 'state') return message.data
  if (state === null) return null
  if (message.name === 'clock') return { ...state, ...message.data }
  const { sequence } = message.data
  if (sequence <= state.sequence) return state
  if (sequence > state.sequence + 1) return null
  const events = eventsAfter(state.events, message)
  return {
    ...state,
    sequence,
    events,
    score: message.data.score,
    halfTime: halfTimeOf(events) ?? state.halfTime,
    ...(message.name === 'status' && {
      status: message.data.status,
      clock: message.data.clock,
    }),
  }
}

function eventsAfter(
  events: readonly LiveEvent[],
  message: Exclude<LiveMessage, { name: 'state' | 'clock' }>,
): LiveEvent[] {
  switch (message.name) {
    case 'event': {
      const { sequence, minute, added, type, side, player, related } = message.data
      return [...events, { sequence, minute, added, type, side, player, related }]
    }
    case 'status': {
      const { sequence, minute, added, type } = message.data
      const nobody = { side: null, player: null, related: null }
      return [...events, { sequence, minute, added, type, ...nobody }]
    }
    case 'correction': {
      const { sequence, corrects, event } = message.data
      const others = events.filter((known) => known.sequence !== corrects)
      return event ? [...others, { sequence, ...event }] : others
    }
  }
}
