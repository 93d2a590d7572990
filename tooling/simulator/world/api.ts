import { RegistryInMemory, type RegistryChange } from 'backend/registry/testing/registry-in-memory'
import { TablesInMemory } from 'backend/registry/testing/tables-in-memory'
import type { ReleaseEvent } from 'shared-contracts/registry'
import type { ReleaseKeys } from 'shared-server/signature/release-keys'
import type { Clock } from './clock.ts'

/** Time for which a process serves its cached map without noticing another's changes, in milliseconds. */
const MAX_AGE_MS = 1_000

interface Process {
  readonly registry: RegistryInMemory
  held: { readonly text: string; readonly until: number; readonly writes: number } | null
}

/** The API: one or two processes with one database, each with a map that it caches for a second. */
export class Api {
  isUp = true
  readonly tables = new TablesInMemory()
  private readonly processes: readonly Process[]
  private readonly clock: Clock

  constructor(clock: Clock, keys: ReleaseKeys | undefined, count: number) {
    this.clock = clock
    this.processes = Array.from({ length: count }, () => {
      const onChanged = () => {
        process.held = null
      }
      const options = { tables: this.tables, onChanged }
      const process: Process = { registry: new RegistryInMemory(keys, options), held: null }
      return process
    })
  }

  /** The actual state, whatever a process has cached. */
  get registry(): RegistryInMemory {
    return this.process(0).registry
  }

  change(process: number, remote: string, change: RegistryChange): Promise<ReleaseEvent> {
    return this.process(process).registry.change(remote, change)
  }

  /** `GET /api/releases`, by one of the processes. */
  async map(process: number, knownTag: string | undefined): Promise<Response> {
    const answering = this.process(process)
    const { clock } = this
    const { held } = answering
    if (!held || held.until <= clock.now) {
      const { writes } = this.tables
      const isSame = held?.writes === writes
      const text = isSame ? held.text : JSON.stringify(await answering.registry.map())
      answering.held = { text, until: clock.now + MAX_AGE_MS, writes }
    }
    const { text } = answering.held ?? { text: '' }
    // The map itself serves as its ETag.
    return answerOf(knownTag === text ? 304 : 200, text, text)
  }

  private process(index: number): Process {
    const found = this.processes[index % this.processes.length]
    if (!found) throw new TypeError('An API has a process')
    return found
  }
}

/** The part of a response that programs read; a real one would cost more than the rest of a poll. */
export function answerOf(status: number, text: string, etag: string | null = null): Response {
  const isOk = status >= 200 && status < 300
  return {
    status,
    ok: isOk,
    statusText: '',
    headers: { get: (name: string) => (name.toLowerCase() === 'etag' ? etag : null) },
    text: () => Promise.resolve(text),
    json: async () => {
      await Promise.resolve()
      return JSON.parse(text) as unknown
    },
  } as unknown as Response
}
