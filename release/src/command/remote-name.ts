import { closest, distance } from 'fastest-levenshtein'
import { RemoteReleaseName } from 'shared-contracts/release'
import * as v from 'valibot'
import { workspaceRemotes } from '../workspace.ts'
import { UsageError } from './verb.ts'

/** Maximum number of wrong letters in a name for a suggestion. */
const MAX_TYPOS = 2

const withoutPrefix = (name: string) => name.replace(/^mfe-/, '')

/**
 * Adds `mfe-` to the name of a remote if the workspace has such a remote. Other names are accepted as they are,
 * because a team may keep the source of its remote somewhere else.
 *
 * @throws UsageError if no remote can have this name.
 */
export function remoteName(text: string): string {
  const found = workspaceRemotes().find((name) => name === text || name === `mfe-${text}`) ?? text
  const parsed = v.safeParse(RemoteReleaseName, found)
  if (parsed.success) return parsed.output
  throw new UsageError(`name a remote, such as ${workspaceRemotes().join(', ')}`)
}

/**
 * Returns the name of a remote whose source is in this workspace.
 *
 * @throws UsageError if there is no such remote, with the likely name.
 */
export function workspaceRemote(text: string | undefined): string {
  if (text === undefined)
    throw new UsageError(`name a remote, such as ${workspaceRemotes().join(', ')}`)
  const name = remoteName(text)
  if (workspaceRemotes().includes(name)) return name
  const hint = suggestedRemote(name) ?? `there are ${workspaceRemotes().join(', ')}`
  throw new UsageError(`${name} is not in this workspace; ${hint}`)
}

/** Suggests the likely name of a mistyped remote; null if the name is right or unlike all others. */
export function suggestedRemote(text: string): string | null {
  const written = withoutPrefix(text)
  const nearest = closest(written, workspaceRemotes().map(withoutPrefix))
  const typos = distance(written, nearest)
  return typos > 0 && typos <= MAX_TYPOS ? `did you mean mfe-${nearest}?` : null
}
