import { formatMinute, type MinuteOfPlay } from 'shared-contracts/league/minute'
import type { ScoredMatch } from 'shared-contracts/league/score'
import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import { whoText } from '../../match-events/event-words.ts'
import type { KeptTap } from '../taps/kept-tap.ts'
import { minuteOf, namesOf, type Line } from './match-now.ts'
import { COUNT_WORDS } from './words.ts'

type Described = Pick<Line, 'type' | 'side' | 'player' | 'related'>

/**
 * Describes a tap so that its scorer can write it down: `67′ Goal, Hearts of Oak, Kwame Boateng`.
 *
 * @param lines the events that count.
 */
export function tapText(
  { draft, at }: KeptTap,
  match: ScoredMatch,
  lines: readonly Line[],
): string {
  const { fixture, events } = match
  const nameOf = namesOf(match)
  const text = ({ type, side, player, related }: Described, when: MinuteOfPlay | null) =>
    [
      `${when ? `${formatMinute(when)}′ ` : ''}${EVENT_WORDS[type]}`,
      side && fixture[side].name,
      whoText({ type, player, related }),
    ]
      .filter(Boolean)
      .join(', ')
  const named = (event: { player: string | null; related: string | null }) => ({
    player: nameOf(event.player),
    related: nameOf(event.related),
  })
  switch (draft.kind) {
    case 'event':
      return text(
        { ...draft, ...named(draft) },
        at === null ? null : minuteOf(lines, Date.parse(at)),
      )
    case 'correction': {
      const wrong = events.find(({ id }) => id === draft.corrects)
      if (!wrong) return 'The correction'
      const { right } = draft
      if (!right) return `Taking back ${text(wrong, wrong)}`
      const { minute = wrong.minute, added = wrong.added } = right
      return `${text(wrong, wrong)}, put right to ${text({ ...right, ...named(right) }, { minute, added })}`
    }
    case 'added-time':
      return `Added time, ${draft.minutes} min`
    case 'count':
      return `${COUNT_WORDS[draft.what]}, ${fixture[draft.side].name}, ${draft.by === 1 ? '+1' : '−1'}`
    case 'line-up':
      return `Line-up, ${fixture[draft.side].name}`
  }
}
