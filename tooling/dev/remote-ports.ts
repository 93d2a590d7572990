import { workspaceRemotes } from 'release/workspace'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** `config` of a remote's package.json. */
const RemotePackage = v.object({ config: v.object({ port: v.number() }) })

/** Returns the port of a remote's own development server, from its package.json. */
export function remotePort(name: string): number {
  const file = join(WORKSPACE_ROOT, name, 'package.json')
  return v.parse(RemotePackage, JSON.parse(readFileSync(file, 'utf8'))).config.port
}

/** Address of a remote's own development server. */
export const remoteAddress = (name: string) => `http://127.0.0.1:${remotePort(name)}`

/** Development servers by remote, in the format of the edge's REMOTE_OVERRIDES. */
export const overridesOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, remoteAddress(name)]))

/**
 * A remote by its name, with or without `mfe-`.
 *
 * @throws Error that lists the remotes.
 */
export function servedRemote(name: string): string {
  const remotes = workspaceRemotes()
  const found = remotes.find((remote) => remote === name || remote === `mfe-${name}`)
  if (found !== undefined) return found
  throw new Error(`${name} is no remote; there are ${remotes.join(', ')}`)
}
