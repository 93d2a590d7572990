import { setTimeout as pause } from 'node:timers/promises'
import { lateness } from 'shared-contracts/edge-serving'
import { HttpError } from 'shared-contracts/http-error'
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

type EdgesRegistry = Pick<RegistryClient, 'edges' | 'releases'>

/**
 * Waits until every running edge serves what the registry says about the remote. A registry that does not answer,
 * such as one that is being restarted, is asked again.
 *
 * @param seconds maximum time to wait; 0 checks once.
 * @throws the last failure of a registry that does not answer at the end, or at once its refusal.
 */
export async function awaitEdges(
  registry: EdgesRegistry,
  change: Pick<ReleaseEvent, 'remote' | 'revision'>,
  seconds: number,
): Promise<EdgesOutcome> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    try {
      const outcome = await askEdges(registry, change)
      if (outcome.others.length === 0 || performance.now() >= end) return outcome
    } catch (error) {
      if (isRefusal(error) || performance.now() >= end) throw error
    }
    await pause(ASK_EVERY_MS)
  }
}

async function askEdges(
  registry: EdgesRegistry,
  { remote, revision }: Pick<ReleaseEvent, 'remote' | 'revision'>,
): Promise<EdgesOutcome> {
  const [edges, { channels }] = await Promise.all([registry.edges(), registry.releases(remote)])
  const said = edges.map((edge) => lateness(edge, channels, revision))
  const others = said.filter((sentence) => sentence !== null)
  return { serving: edges.length - others.length, others }
}

const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500

/** Describes the result in words that follow those about the change. */
export function describeEdges({ serving, others }: EdgesOutcome): string {
  if (others.length > 0) {
    return ['not every edge serves it:', ...others.map((sentence) => `  - ${sentence}`)].join('\n')
  }
  if (serving === 0) return 'no edge has told that it runs, so nobody is served by it yet'
  return serving === 1 ? 'the edge serves it' : `${serving} edges serve it`
}
