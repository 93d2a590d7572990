import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Named, Side } from 'shared-contracts/league/name'
import type { PhoneMoment } from '../clock/stretch.ts'

/** The question at the bottom of the screen. The first press sets the moment of the event. */
export type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'more'; readonly side: Side; readonly moment: PhoneMoment }
  | { readonly kind: 'card'; readonly side: Side; readonly moment: PhoneMoment }
  | {
      readonly kind: 'player'
      readonly type: MatchEventType
      readonly side: Side
      readonly moment: PhoneMoment
    }
  /** The player has a yellow card, and gets another one. */
  | {
      readonly kind: 'booked'
      readonly side: Side
      readonly player: Named
      readonly moment: PhoneMoment
    }
  | { readonly kind: 'off'; readonly side: Side; readonly moment: PhoneMoment }
  | {
      readonly kind: 'on'
      readonly side: Side
      readonly off: string | null
      readonly moment: PhoneMoment
    }
  | { readonly kind: 'added-time' }
  | { readonly kind: 'counts' }
  | { readonly kind: 'line-up'; readonly side: Side; readonly next: Side | null }
  | { readonly kind: 'correction'; readonly id: string }
