import { setTimeout as pause } from 'node:timers/promises'
import { lateness } from 'shared-contracts/edge-serving'
import type { ReleaseEvent } from 'shared-contracts/registry'
import type { RegistryClient } from './registry-client.ts'

/** How often the registry is asked what edges serve, in milliseconds. */
const ASK_EVERY_MS = 300

/** How long edges may take to serve a change unless said otherwise, in seconds. */
export const DEFAULT_WAIT_S = 15

/** What became of a change at the edges. */
export interface EdgesOutcome {
  /** Edges that serve what the registry says. */
  readonly serving: number
  /** What each of the others says, as a sentence. */
  readonly others: readonly string[]
}

/**
 * Waits until every edge that runs serves what the registry says of the remote.
 *
 * @param seconds how long; 0 looks once.
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

/** The outcome in words that follow those of a change. */
export function describeEdges({ serving, others }: EdgesOutcome): string {
  if (others.length > 0) {
    return ['not every edge serves it:', ...others.map((sentence) => `  - ${sentence}`)].join('\n')
  }
  if (serving === 0) return 'no edge has told that it runs, so nobody is served by it yet'
  return serving === 1 ? 'the edge serves it' : `${serving} edges serve it`
}
