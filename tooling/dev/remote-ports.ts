/** Ports of the remotes' own development servers. */
export const REMOTE_PORTS = {
  'mfe-group': 3101,
  'mfe-subsidiaries': 3102,
  'mfe-gpl': 3103,
  'mfe-league-company': 3104,
} as const

export type ServedRemote = keyof typeof REMOTE_PORTS

/**
 * A remote by its name, with or without `mfe-`.
 *
 * @throws Error that lists the remotes.
 */
export function servedRemote(name: string): ServedRemote {
  const found = Object.keys(REMOTE_PORTS).find(
    (remote) => remote === name || remote === `mfe-${name}`,
  )
  if (!isServedRemote(found)) {
    throw new Error(`${name} is no remote; there are ${Object.keys(REMOTE_PORTS).join(', ')}`)
  }
  return found
}

const isServedRemote = (name: string | undefined): name is ServedRemote =>
  name !== undefined && Object.hasOwn(REMOTE_PORTS, name)
