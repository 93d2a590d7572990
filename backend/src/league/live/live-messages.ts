import type { NumberedMessage } from 'shared-server/event-stream/held-match'
import { goalsOf, isWhistle, statusAfter } from 'shared-contracts/league/live-standing'
import type { LiveEvent } from 'shared-contracts/league/match-stream'
import type { PlayersById } from '../matches/event-response.ts'
import type { MatchEvent } from '../matches/match-event.entity.ts'
import { clockOf } from '../matches/whistles.ts'
import { withShortNames } from './short-names.ts'

/** Messages and events that follow from the rows of a match. */
export interface ToldEvents {
  /** One for each row, in their order. */
  readonly messages: readonly NumberedMessage[]
  /** The events that count. */
  readonly events: readonly LiveEvent[]
  /** Sequence after which the messages are complete. No single message can tell that a whistle was corrected. */
  readonly resumableFrom: number
}

/** @param rows all rows of a match, by sequence. */
export function tellEvents(rows: readonly MatchEvent[], players: PlayersById): ToldEvents {
  const known = new Map<string, MatchEvent>()
  const counting = new Map<string, LiveEvent>()
  const messages: NumberedMessage[] = []
  let resumableFrom = 0
  for (const row of rows) {
    const corrected = row.corrects === null ? undefined : known.get(row.corrects)
    known.set(row.id, row)
    if (corrected) counting.delete(corrected.id)
    const full = eventOf(row, players)
    if (!row.withdrawn) counting.set(row.id, full)
    const message = messageOf(row, full, { corrected, score: goalsOf([...counting.values()]) })
    const told = withShortNames(message)
    messages.push(told)
    if (!row.withdrawn) counting.set(row.id, { ...full, ...namesIn(told) })
    const isOfWhistle = isWhistle(row.type) || (corrected && isWhistle(corrected.type))
    if (row.corrects !== null && isOfWhistle) resumableFrom = row.sequence
  }
  return { messages, events: [...counting.values()], resumableFrom }
}

function eventOf(row: MatchEvent, players: PlayersById): LiveEvent {
  const { sequence, minute, added, type, side } = row
  const player = players.get(row.personId ?? 0)?.name ?? null
  const related = players.get(row.relatedId ?? 0)?.name ?? null
  return { sequence, minute, added, type, side, player, related }
}

function messageOf(
  row: MatchEvent,
  event: LiveEvent,
  {
    corrected,
    score,
  }: { readonly corrected: MatchEvent | undefined; readonly score: [number, number] },
): NumberedMessage {
  const { sequence, ...right } = event
  if (row.corrects !== null || row.withdrawn) {
    const corrects = corrected?.sequence ?? sequence
    return {
      name: 'correction',
      data: { sequence, corrects, event: row.withdrawn ? null : right, score },
    }
  }
  const { type, minute, added } = event
  if (!isWhistle(type)) return { name: 'event', data: { ...event, score } }
  const status = statusAfter(type)
  const clock = clockOf({ [type]: row.at }, null)
  return { name: 'status', data: { sequence, type, minute, added, status, score, clock } }
}

/** Returns the names as shortened in the message, so that the state has the same ones for all listeners. */
function namesIn(message: NumberedMessage): Partial<Pick<LiveEvent, 'player' | 'related'>> {
  if (message.name === 'status') return {}
  const event = message.name === 'event' ? message.data : message.data.event
  return event ? { player: event.player, related: event.related } : {}
}
