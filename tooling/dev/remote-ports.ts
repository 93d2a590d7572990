import { REMOTE_NAMES } from 'shared-contracts'

/** Port of the first remote's own development server; the others follow. */
const FIRST_PORT = 3101

/** Port of a remote's own development server. */
export const remotePort = (name: string) => FIRST_PORT + REMOTE_NAMES.indexOf(name)

/** Address of a remote's own development server. */
export const remoteAddress = (name: string) => `http://127.0.0.1:${remotePort(name)}`

/** Development servers by remote, as the edge's REMOTE_OVERRIDES takes them. */
export const overridesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, remoteAddress(name)]))

/**
 * A remote by its name, with or without `mfe-`.
 *
 * @throws Error that lists the remotes.
 */
export function servedRemote(name: string): string {
  const found = REMOTE_NAMES.find((remote) => remote === name || remote === `mfe-${name}`)
  if (found !== undefined) return found
  throw new Error(`${name} is no remote; there are ${REMOTE_NAMES.join(', ')}`)
}
