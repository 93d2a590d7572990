import { isDeepStrictEqual } from 'node:util'
import { HttpError } from 'shared-contracts/http-error'
import type { ReleaseEvent, RemoteReleases } from 'shared-contracts/registry'
import type { ChangeBasis, RegistryClient } from './registry-client.ts'

/** How often a change is tried while other remotes change the registry. */
const MAX_ATTEMPTS = 10

/** Somebody else changed the remote since the change was decided on. */
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

export interface ChannelChange {
  readonly name: string
  /** Revision that the change was decided on; the current one if undefined. */
  readonly revision: number | undefined
  readonly reason?: string | undefined
}

/**
 * Changes which release visitors get of one remote. If a revision is given, the change is made only while
 * the registry is at it. If none is given, the change is tried again as long as only other remotes changed.
 *
 * @throws ConflictError when somebody else changed the remote first.
 */
export async function changeChannel(
  registry: RegistryClient,
  { name, revision, reason = '' }: ChannelChange,
  send: (basis: ChangeBasis) => Promise<ReleaseEvent>,
): Promise<ReleaseEvent> {
  let seen = await registry.releases(name)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send({ revision: revision ?? seen.revision, reason })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      const before = seen
      seen = await registry.releases(name)
      const isUntouched = isDeepStrictEqual(seen.channels, before.channels)
      if (revision !== undefined || !isUntouched || attempt === MAX_ATTEMPTS) {
        throw new ConflictError(name, seen, (await registry.history(name))[0])
      }
    }
  }
}
