import { workspaceRemotes, builtReleaseFolder } from '../workspace.ts'
import { RemoteReleaseName, Version } from 'shared-contracts/release'
import * as v from 'valibot'
import { UsageError, type OptionKind, type VerbInput } from './verb.ts'

/** Options of every verb that changes what visitors get. */
export const CHANGE_OPTIONS = {
  reason: { type: 'string' },
  revision: { type: 'string' },
} satisfies Record<string, OptionKind>

/**
 * A remote by its name, with or without `mfe-` where the workspace has it.
 *
 * @throws UsageError
 */
export function remoteName(text: string | undefined): string {
  const found = workspaceRemotes().find((name) => name === text || name === `mfe-${text}`) ?? text
  const parsed = v.safeParse(RemoteReleaseName, found)
  if (parsed.success) return parsed.output
  throw new UsageError(`name a remote, such as ${workspaceRemotes().join(', ')}`)
}

/**
 * A remote whose source is in this workspace.
 *
 * @throws UsageError
 */
export function workspaceRemote(text: string | undefined): string {
  const name = remoteName(text)
  if (workspaceRemotes().some((known) => known === name)) return name
  throw new UsageError(
    `${name} is not in this workspace; there are ${workspaceRemotes().join(', ')}`,
  )
}

/**
 * `<remote>@<version>`.
 *
 * @throws UsageError
 */
export function releaseTarget(text: string | undefined): { name: string; version: string } {
  const [name, version, ...rest] = (text ?? '').split('@')
  const parsed = v.safeParse(Version, version)
  if (!parsed.success || rest.length > 0) {
    throw new UsageError('name a release as <remote>@<version>, such as mfe-gpl@1.4.0')
  }
  return { name: remoteName(name), version: parsed.output }
}

/** @throws UsageError when the option was not given. */
export function requiredText({ values }: VerbInput, option: string, meaning: string): string {
  const value = values[option]
  if (typeof value === 'string' && value.trim()) return value.trim()
  throw new UsageError(`--${option} is needed: ${meaning}`)
}

export function text({ values }: VerbInput, option: string): string | undefined {
  const value = values[option]
  return typeof value === 'string' ? value : undefined
}

/**
 * A number within bounds, both included.
 *
 * @throws UsageError
 */
export function number(
  input: VerbInput,
  option: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const value = text(input, option)
  if (value === undefined) return undefined
  const parsed = Number(value)
  if (value.trim() && Number.isInteger(parsed) && parsed >= least && parsed <= most) return parsed
  throw new UsageError(
    `--${option} is a whole number from ${least}${Number.isFinite(most) ? ` to ${most}` : ''}`,
  )
}

/** Folder of a built release: the one that was named, or where the remote's build leaves it. */
export const releaseFolderOf = (input: VerbInput) =>
  text(input, 'folder') ?? builtReleaseFolder(workspaceRemote(input.positionals[0]))

/** Reason and revision of a change. */
export const changeOf = (input: VerbInput) => ({
  reason: text(input, 'reason'),
  revision: number(input, 'revision', [0, Infinity]),
})
