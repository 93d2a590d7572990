import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { EntityManager } from 'typeorm'
import type { Fixture } from '../../matches/fixture.entity.ts'
import { liveFacts, scoredLive, type LiveFacts } from '../../matches/scored-live.ts'
import type { FieldFault } from '../field-fault.ts'

/** Why nothing of a match is entered by hand while it is scored. */
export const SCORED_LIVE = 'This match is being scored at the touchline: enter it there'

/** What the league may decide of a match that is on, whatever its scorer taps. */
const DECISIONS: readonly FixtureStatus[] = ['abandoned', 'awarded']

/** What is wrong with a result that is entered by hand while a match is scored. */
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
