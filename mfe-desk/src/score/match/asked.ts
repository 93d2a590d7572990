import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import type { PhoneMoment } from '../clock/stretch.ts'

/** What the bottom of the screen asks. Whatever was pressed first says when it happened. */
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
