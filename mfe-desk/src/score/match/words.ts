import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Counted, Phase } from './match-now.ts'

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
