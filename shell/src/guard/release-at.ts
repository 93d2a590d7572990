export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/** Address of a remote's script. The host's own lie in the same folder. */
const ADDRESS = /\/releases\/(?!shell\/)([\w-]+)\/([\w.-]+)\//

/** The remote's release whose script stands first in an address or a stack: the one that ran when it was made. */
export function releaseAt(text: unknown): ReleaseName | null {
  const [, name, version] = (typeof text === 'string' && ADDRESS.exec(text)) || []
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
