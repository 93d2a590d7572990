import { SHARED_FILES } from 'shared-contracts/release'

export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/** Address of a remote's script. The host's own lie in the same folder. */
const ADDRESS = /\/releases\/(?!shell\/)([\w-]+)\/([\w.-]+)\//

/** What stands in the place of a version where releases share a script. */
const SHARED = SHARED_FILES.slice(0, -1)

/** Version of each remote that began last: the one that its shared scripts run for. */
const begun = new Map<string, string>()

/** Call before any script of a release runs. */
export function noteBegin({ name, version }: ReleaseName): void {
  begun.set(name, version)
}

/** The remote's release whose script stands first in an address or a stack: the one that ran when it was made. */
export function releaseAt(text: unknown): ReleaseName | null {
  const [, name, named] = (typeof text === 'string' && ADDRESS.exec(text)) || []
  const version = named === SHARED ? begun.get(name ?? '') : named
  return name !== undefined && version !== undefined ? { name, version } : null
}

/** The release that threw something. */
export const releaseThatThrew = (thrown: unknown) =>
  releaseAt(thrown instanceof Error ? thrown.stack : null)

export const nameOf = ({ name, version }: ReleaseName) => `${name}@${version}`

/** What {@link nameOf} has named. */
export function named(text: string): ReleaseName {
  const [name = '', version = ''] = text.split('@')
  return { name, version }
}
