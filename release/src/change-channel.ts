import { HttpError } from 'shared-contracts/http-error'
import { RevisionConflict, type ReleaseEvent, type RemoteReleases } from 'shared-contracts/registry'
import * as v from 'valibot'
import { awaitEdges, describeEdges } from './await-edges.ts'
import type { Outcome } from './command/verb.ts'
import type { ChangeBasis, RegistryClient } from './registry-client.ts'

/** Somebody else changed the remote after this change was decided on. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
  readonly revision: number

  constructor(name: string, { revision }: RemoteReleases, latest: ReleaseEvent | undefined) {
    const change = latest
      ? `: ${latest.kind} of ${latest.version} by ${latest.actor} (revision ${latest.revision})`
      : ''
    super(
      `${name} was changed by somebody else${change}. The registry's revision is ${revision} now. ` +
        `Look with "pnpm release status", then run the command again if the change is still wanted.`,
    )
    this.revision = revision
  }
}

/** A change was made, but the registry did not tell what edges serve, for the reason in `cause`. */
export class UnconfirmedChange extends Error {
  override readonly name = 'UnconfirmedChange'
  readonly revision: number

  constructor({ kind, remote, revision }: ReleaseEvent, cause: unknown) {
    super(
      `the change is made (${kind} of ${remote}, revision ${revision}), but whether edges serve it is not known`,
      { cause },
    )
    this.revision = revision
  }
}

export interface RemoteChange {
  readonly name: string
  /** Revision that the change was decided on; the current one if undefined. */
  readonly revision: number | undefined
  readonly reason?: string | undefined
}

/**
 * Changes one remote. Changes of other remotes are no conflict.
 *
 * @throws ConflictError if somebody else changed the remote first.
 */
export async function changeRemote(
  registry: Pick<RegistryClient, 'history' | 'releases'>,
  { name, revision, reason = '' }: RemoteChange,
  send: (basis: ChangeBasis) => Promise<ReleaseEvent>,
): Promise<ReleaseEvent> {
  const basis = revision ?? (await registry.releases(name)).revision
  try {
    return await send({ revision: basis, reason })
  } catch (error) {
    if (!isConflict(error)) throw error
    throw new ConflictError(name, await registry.releases(name), (await registry.history(name))[0])
  }
}

export interface ChannelChange extends RemoteChange {
  /** Maximum time for edges to serve it, in seconds. */
  readonly wait: number
}

/**
 * Changes which release visitors get of one remote, and waits until the edges serve it.
 *
 * @param describe says what was done, from what is served now.
 * @returns a refusal with each edge's state if not all of them serve it in time; the change remains in effect.
 * @throws UnconfirmedChange if the registry goes away meanwhile; otherwise as {@link changeRemote} does.
 */
export async function changeChannel(
  registry: Pick<RegistryClient, 'edges' | 'history' | 'releases'>,
  { wait, ...change }: ChannelChange,
  send: (basis: ChangeBasis) => Promise<ReleaseEvent>,
  describe: (event: ReleaseEvent, stable: string | null) => string,
): Promise<Outcome> {
  const { name } = change
  const event = await changeRemote(registry, change, send)
  try {
    const edges = await awaitEdges(registry, event, wait)
    const stable = (await registry.releases(name)).channels.stable?.version ?? null
    return {
      data: { ...event, stable, edges },
      text: `${describe(event, stable)} (revision ${event.revision}); ${describeEdges(edges)}`,
      isRefusal: edges.others.length > 0,
    }
  } catch (error) {
    throw new UnconfirmedChange(event, error)
  }
}

const Conflict = v.pipe(v.string(), v.parseJson(), RevisionConflict)

const isConflict = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && v.is(Conflict, error.body)
