import { setTimeout as pause } from 'node:timers/promises'
import { lateness } from 'shared-contracts/edge-serving'
import type { ReleaseEvent } from 'shared-contracts/registry'
import type { RegistryClient } from './registry-client.ts'

/** Interval at which the registry is asked what edges serve, in milliseconds. */
const ASK_EVERY_MS = 300

/** Default time for edges to serve a change, in seconds. */
export const DEFAULT_WAIT_S = 15

/** Result of a change at the edges. */
export interface EdgesOutcome {
  /** Number of edges that serve what the registry says. */
  readonly serving: number
  /** One sentence for each of the other edges. */
  readonly others: readonly string[]
}

/**
 * Waits until every running edge serves what the registry says about the remote.
 *
 * @param seconds maximum time to wait; 0 checks once.
 */
export async function awaitEdges(
  registry: Pick<RegistryClient, 'edges' | 'releases'>,
  { remote, revision }: Pick<ReleaseEvent, 'remote' | 'revision'>,
  seconds: number,
): Promise<EdgesOutcome> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const [edges, { channels }] = await Promise.all([registry.edges(), registry.releases(remote)])
    const said = edges.map((edge) => lateness(edge, channels, revision))
    const others = said.filter((sentence) => sentence !== null)
    if (others.length === 0 || performance.now() >= end) {
      return { serving: edges.length - others.length, others }
    }
    await pause(ASK_EVERY_MS)
  }
}

/** Describes the result in words that follow those about the change. */
export function describeEdges({ serving, others }: EdgesOutcome): string {
  if (others.length > 0) {
    return ['not every edge serves it:', ...others.map((sentence) => `  - ${sentence}`)].join('\n')
  }
  if (serving === 0) return 'no edge has told that it runs, so nobody is served by it yet'
  return serving === 1 ? 'the edge serves it' : `${serving} edges serve it`
}
