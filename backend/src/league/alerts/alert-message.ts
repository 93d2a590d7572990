import type { MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import type { Alert } from './alert.entity.ts'

/** Content of an alert besides its own figures. */
export interface AlertFacts {
  readonly alert: Pick<Alert, 'kind' | 'homeGoals' | 'awayGoals'>
  readonly match: string
  readonly home: string
  readonly away: string
  /** The last goal; null if its scorer was not entered. */
  readonly scored: {
    readonly type: MatchEventType
    readonly side: Side | null
    /** `45+2`. */
    readonly minute: string
    readonly player: string | null
  } | null
  /** New date of a postponed match, in words; null if it is not fixed. */
  readonly newDate: string | null
  readonly origin: string
}

/**
 * A declarative push message (W3C Push API). Browsers that support it show it themselves, others by our service worker.
 */
export interface AlertMessage {
  readonly web_push: 8030
  readonly notification: {
    readonly title: string
    readonly body: string
    /** Address that opens when the notification is pressed. */
    readonly navigate: string
    /** The same for all alerts of a match, so that a later one replaces an earlier one. */
    readonly tag: string
    readonly lang: 'en'
    readonly icon: string
    /** Whether the notification rings again although it replaces another one. */
    readonly renotify: boolean
    readonly silent: boolean
  }
}

/** Composes the message of an alert. */
export function alertMessage(facts: AlertFacts): AlertMessage {
  const { alert, match, home, away, origin } = facts
  const isQuiet = alert.kind === 'corrected'
  const hasScore = alert.kind !== 'postponed' && alert.kind !== 'kick-off'
  const between = hasScore ? `${alert.homeGoals ?? 0} - ${alert.awayGoals ?? 0}` : 'v'
  return {
    web_push: 8030,
    notification: {
      title: `${home} ${between} ${away}`,
      body: bodyOf(facts),
      navigate: new URL(`${PORTAL_PREFIX}/matches/${match}`, origin).href,
      tag: `match-${match}`,
      lang: 'en',
      icon: new URL('/icons/floodlight-192.png', origin).href,
      renotify: !isQuiet,
      silent: isQuiet,
    },
  }
}

const HOW: Partial<Record<MatchEventType, string>> = {
  penalty: ', penalty',
  'own-goal': ', own goal',
}

function bodyOf({ alert: { kind }, home, away, scored, newDate }: AlertFacts): string {
  switch (kind) {
    case 'kick-off':
      return 'Kick-off'
    case 'full-time':
      return 'Full time'
    case 'corrected':
      return 'The score was corrected'
    case 'postponed':
      return newDate === null ? 'Postponed. The new date is not fixed.' : `Postponed to ${newDate}`
    case 'goal': {
      if (scored === null) return 'Goal'
      const club = scored.side === 'away' ? away : home
      const player = scored.player === null ? '' : `: ${scored.player}`
      return `Goal for ${club}, ${scored.minute}'${player}${HOW[scored.type] ?? ''}`
    }
    default:
      return kind satisfies never
  }
}
