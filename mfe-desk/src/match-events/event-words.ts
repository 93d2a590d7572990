import { EVENT_WORDS, type MatchEventType } from 'shared-contracts/league/match-event'
import { formatMinute, type MinuteOfPlay } from 'shared-contracts/league/minute'

/** What happened, and who did it. */
interface WhoDid {
  readonly type: MatchEventType
  readonly player: { readonly name: string } | null
  readonly related: { readonly name: string } | null
}

/** Names the players of an event, of a substitution who came on and who went off; empty if unknown. */
export function whoText({ type, player, related }: WhoDid) {
  if (type === 'substitution')
    return [player && `${player.name} on`, related && `${related.name} off`]
      .filter(Boolean)
      .join(', ')
  return [player?.name, related && `pass by ${related.name}`].filter(Boolean).join(', ')
}

/** Describes an event in one line: `67′ Goal, Kwame Boateng`. */
export const eventInWords = (event: WhoDid & MinuteOfPlay) =>
  [`${formatMinute(event)}′ ${EVENT_WORDS[event.type]}`, whoText(event)].filter(Boolean).join(', ')
