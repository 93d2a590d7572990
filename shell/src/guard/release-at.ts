import { SHARED_FILES } from 'shared-contracts/release'

export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/** Address of a remote's script. The host's own are in the same folder. */
const ADDRESS = /\/releases\/(?!shell\/)([\w-]+)\/([\w.-]+)\//

/** Path segment that replaces the version of a script shared by releases. */
const SHARED = SHARED_FILES.slice(0, -1)

/** Version of each remote that began last: its shared scripts run for this one. */
const begun = new Map<string, string>()

/** Call before any script of a release runs. */
export function noteBegin({ name, version }: ReleaseName): void {
  begun.set(name, version)
}

/** Returns the remote's release whose script comes first in an address or a stack: the one that was running then. */
export function releaseAt(text: unknown): ReleaseName | null {
  const [, name, named] = (typeof text === 'string' && ADDRESS.exec(text)) || []
  const version = named === SHARED ? begun.get(name ?? '') : named
  return name !== undefined && version !== undefined ? { name, version } : null
}

/** Returns the release that threw something. */
export const releaseThatThrew = (thrown: unknown) =>
  releaseAt(thrown instanceof Error ? thrown.stack : null)

export const nameOf = ({ name, version }: ReleaseName) => `${name}@${version}`

/** Parses the result of {@link nameOf}. */
export function named(text: string): ReleaseName {
  const [name = '', version = ''] = text.split('@')
  return { name, version }
}
