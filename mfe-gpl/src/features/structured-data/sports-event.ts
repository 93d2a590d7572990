import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { matchAddress } from '../../site/league-addresses.ts'
import { teamReference } from './sports-team.ts'

/** Duration of a match with stoppages and half-time, in milliseconds. */
const MATCH_MS = 120 * 60_000

/**
 * Describes a match for schema.org; not to be used for a sample season (decision 46).
 *
 * @param formerKickOff kick-off before the match was last moved; null if it was not moved.
 */
export function sportsEvent(
  fixture: FixtureResponse,
  formerKickOff: string | null,
  addressOf: (path: string) => string,
) {
  const { slug, home, away, ground, kickOff, day, competition, roundName } = fixture
  const address = addressOf(PORTAL_PREFIX + matchAddress(slug))
  // A postponed match without a new date keeps its former one, as schema.org requires.
  const start = kickOff ?? day ?? formerKickOff
  const teams = [teamReference(home, addressOf), teamReference(away, addressOf)]
  return {
    '@type': 'SportsEvent',
    '@id': `${address}#match`,
    name: `${home.name} v ${away.name}`,
    url: address,
    sport: 'Football',
    description: [competition.name, roundName].filter(Boolean).join(', '),
    ...(start !== null && { startDate: start }),
    ...(kickOff !== null && {
      endDate: new Date(Date.parse(kickOff) + MATCH_MS).toISOString(),
    }),
    eventStatus: `https://schema.org/${statusOf(fixture, formerKickOff)}`,
    ...(formerKickOff !== null && { previousStartDate: formerKickOff }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    ...(ground !== null && {
      location: {
        '@type': 'Place',
        name: ground,
        address: { '@type': 'PostalAddress', addressCountry: 'GH' },
      },
    }),
    organizer: { '@id': addressOf(`${PORTAL_PREFIX}#league`) },
  }
}

function statusOf({ status, kickOff, day }: FixtureResponse, formerKickOff: string | null): string {
  const hasDate = kickOff !== null || day !== null
  const isOff = status === 'cancelled' || status === 'abandoned'
  if (isOff || (status === 'awarded' && !hasDate)) return 'EventCancelled'
  if (status === 'postponed') return hasDate ? 'EventRescheduled' : 'EventPostponed'
  return formerKickOff !== null && hasDate ? 'EventRescheduled' : 'EventScheduled'
}
