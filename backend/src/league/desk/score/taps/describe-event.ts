import { formatMinute } from 'shared-contracts/league/minute'
import type { MatchEvent } from '../../../matches/match-event.entity.ts'
import type { TappedMatch } from './tapped-match.ts'

type Described = Pick<MatchEvent, 'type' | 'side' | 'personId' | 'minute' | 'added'>

/** Describes an event in words, such as `45+2: goal, home side, Kwame Poku`. */
export function describeEvent({ names }: TappedMatch, event: Described): string {
  const { type, side, personId } = event
  const player = names.get(personId ?? 0)
  return [
    `${formatMinute(event)}: ${type.replaceAll('-', ' ')}`,
    ...(side ? [`${side} side`] : []),
    ...(player ? [player] : []),
  ].join(', ')
}
