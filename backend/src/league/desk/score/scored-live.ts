import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { EntityManager } from 'typeorm'
import type { Fixture } from '../../matches/fixture.entity.ts'
import { liveFacts, scoredLive, type LiveFacts } from '../../matches/scored-live.ts'
import type { FieldFault } from '../field-fault.ts'

/** Reason for refusing manual entries while a match is being scored. */
export const SCORED_LIVE = 'This match is being scored at the touchline: enter it there'

/** Statuses that the league may enter during a match, whatever its scorer taps. */
const DECISIONS: readonly FixtureStatus[] = ['abandoned', 'awarded']

/** Returns what is wrong with a result that is entered by hand while its match is being scored. */
export async function resultFaults(
  manager: EntityManager,
  known: Fixture,
  facts: LiveFacts,
): Promise<FieldFault[]> {
  const isSame = JSON.stringify(liveFacts(facts)) === JSON.stringify(liveFacts(known))
  if (isSame || DECISIONS.includes(facts.status)) return []
  if (!(await scoredLive(manager, [known])).has(known.id)) return []
  return [{ path: ['status'], message: `${SCORED_LIVE}. Here it is abandoned or awarded alone` }]
}
