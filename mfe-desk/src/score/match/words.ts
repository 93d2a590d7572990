import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { MinuteOfPlay } from 'shared-contracts/league/minute'
import type { Counted, Line, Phase } from './match-now.ts'

export const EVENT_WORDS: Readonly<Record<MatchEventType, string>> = {
  goal: 'Goal',
  'own-goal': 'Own goal',
  penalty: 'Penalty goal',
  'penalty-missed': 'Missed penalty',
  'yellow-card': 'Yellow card',
  'second-yellow': 'Second yellow',
  'red-card': 'Red card',
  substitution: 'Substitution',
  'kick-off': 'Kick-off',
  'half-time': 'Half-time',
  'second-half': 'Second half',
  'full-time': 'Full time',
}

export const COUNT_WORDS: Readonly<Record<Counted, string>> = {
  shots: 'Shots',
  shotsOnTarget: 'On target',
  corners: 'Corners',
  fouls: 'Fouls',
  offsides: 'Offsides',
}

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  before: 'Not begun',
  first: 'First half',
  break: 'Half-time',
  second: 'Second half',
  over: 'Full time',
}

export const STATUS_WORDS: Readonly<Record<FixtureStatus, string>> = {
  scheduled: 'Not begun',
  postponed: 'Postponed',
  'in-play': 'On now',
  'half-time': 'Half-time',
  finished: 'Full time',
  abandoned: 'Abandoned',
  awarded: 'Awarded',
  cancelled: 'Cancelled',
}

/** Formats a minute: `45+2`. */
export const minuteText = ({ minute, added }: MinuteOfPlay) =>
  added > 0 ? `${minute}+${added}` : String(minute)

/** Names the players of an event, of a substitution who came on and who went off; empty if unknown. */
export function whoText({ type, player, related }: Pick<Line, 'type' | 'player' | 'related'>) {
  if (type === 'substitution')
    return [player && `${player.name} on`, related && `${related.name} off`]
      .filter(Boolean)
      .join(', ')
  return [player?.name, related && `pass by ${related.name}`].filter(Boolean).join(', ')
}

/** Describes an event in one line: `67′ Goal, Kwame Boateng`. */
export const lineText = (line: Line) =>
  [`${minuteText(line)}′ ${EVENT_WORDS[line.type]}`, whoText(line)].filter(Boolean).join(', ')
