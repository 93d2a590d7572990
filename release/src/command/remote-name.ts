import { closest, distance } from 'fastest-levenshtein'
import { RemoteReleaseName } from 'shared-contracts/release'
import * as v from 'valibot'
import { workspaceRemotes } from '../workspace.ts'
import { UsageError } from './verb.ts'

/** How many letters of a name may be wrong. */
const MAX_TYPOS = 2

const withoutPrefix = (name: string) => name.replace(/^mfe-/, '')

/**
 * A remote by its name, with or without `mfe-` where the workspace has it. A team may release a remote whose
 * source is somewhere else, so the workspace does not have to know it.
 *
 * @throws UsageError when no remote can have such a name.
 */
export function remoteName(text: string): string {
  const found = workspaceRemotes().find((name) => name === text || name === `mfe-${text}`) ?? text
  const parsed = v.safeParse(RemoteReleaseName, found)
  if (parsed.success) return parsed.output
  throw new UsageError(`name a remote, such as ${workspaceRemotes().join(', ')}`)
}

/**
 * A remote whose source is in this workspace.
 *
 * @throws UsageError when there is none, with the name that was probably meant.
 */
export function workspaceRemote(text: string | undefined): string {
  if (text === undefined)
    throw new UsageError(`name a remote, such as ${workspaceRemotes().join(', ')}`)
  const name = remoteName(text)
  if (workspaceRemotes().includes(name)) return name
  const hint = suggestedRemote(name) ?? `there are ${workspaceRemotes().join(', ')}`
  throw new UsageError(`${name} is not in this workspace; ${hint}`)
}

/** Asks for the remote of the workspace that was probably meant; null when the name is right or like none. */
export function suggestedRemote(text: string): string | null {
  const written = withoutPrefix(text)
  const nearest = closest(written, workspaceRemotes().map(withoutPrefix))
  const typos = distance(written, nearest)
  return typos > 0 && typos <= MAX_TYPOS ? `did you mean mfe-${nearest}?` : null
}
