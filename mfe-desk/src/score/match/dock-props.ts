import type { ScoredMatch } from 'shared-contracts/league/score'
import type { PhoneClock } from '../clock/phone-clock.ts'
import type { KeptTap } from '../taps/kept-tap.ts'
import type { Asked } from './asked.ts'
import type { MatchNow } from './match-now.ts'
import type { useTapping } from './use-tapping.ts'

export interface MatchDockProps {
  readonly match: ScoredMatch
  readonly shown: MatchNow
  readonly waiting: readonly KeptTap[]
  readonly asked: Asked
  readonly tapping: ReturnType<typeof useTapping>
  readonly clock: PhoneClock
  /** The server's clock. */
  readonly now: number
  readonly onAsk: (asked: Asked) => void
}
