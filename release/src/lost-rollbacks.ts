import { ReleaseDescription } from 'shared-contracts/registry'
import type { HostContract } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import * as v from 'valibot'
import type { RegistryClient } from './registry-client.ts'

/**
 * Lists the remotes that cannot be rolled back while a host is announced, because it cannot run their last good
 * release: one sentence each. They are no reason against the host, or one old release could hold it up for ever.
 */
export async function lostRollbacks(
  registry: Pick<RegistryClient, 'description' | 'map'>,
  host: HostContract,
): Promise<string[]> {
  const { remotes } = await registry.map()
  const sentences: string[] = []
  for (const { name, previous } of remotes) {
    if (!previous) continue
    const text = await registry.description(name, previous.version)
    const reasons = incompatibilities(v.parse(ReleaseDescription, text).contract, host)
    if (reasons.length === 0) continue
    sentences.push(`${name} cannot be rolled back to ${previous.version}: ${reasons.join(', ')}`)
  }
  return sentences
}
