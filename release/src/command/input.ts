import { readPreviewTarget } from 'shared-contracts/preview'
import { Version } from 'shared-contracts/release'
import { ReleaseTagName } from 'shared-contracts/release-tag'
import * as v from 'valibot'
import type { Options } from 'yargs'
import { DEFAULT_WAIT_S } from '../await-edges.ts'
import { builtReleaseFolder, workspaceRemotes } from '../workspace.ts'
import { remoteName, workspaceRemote } from './remote-name.ts'
import { UsageError, type ReleaseTarget } from './verb.ts'

/** The remote that a verb is about. */
export const REMOTE = {
  type: 'string',
  demandOption: true,
  coerce: remoteName,
  describe: 'its name, with or without mfe-',
} as const satisfies Options

/** The release that a verb is about. */
export const RELEASE = {
  type: 'string',
  demandOption: true,
  coerce: releaseTarget,
  describe: '<remote>@<version>, such as mfe-gpl@1.4.0',
} as const satisfies Options

/** Parser option for verbs that take several values of a kind; by default the parser keeps the last one. */
export const SEVERAL = { 'duplicate-arguments-array': true } as const

/** Version of a release to build. */
export const VERSION = {
  type: 'string',
  requiresArg: true,
  describe: 'in place of the one in its package.json',
} as const satisfies Options

/** Folder of a built release. */
export const FOLDER = {
  type: 'string',
  requiresArg: true,
  describe: 'folder of a built release, in place of the remote’s dist/release',
} as const satisfies Options

/** Option of verbs that give visitors a release. */
export const AGAIN = {
  type: 'boolean',
  default: false,
  describe: 'also one that a roll back took away',
} as const satisfies Options

/** Options of every verb that changes a remote. */
export const BASIS_OPTIONS = {
  reason: { type: 'string', requiresArg: true, describe: 'why, for the history' },
  revision: {
    ...wholeNumber('revision', 0, Infinity),
    describe:
      'revision that the change was decided on; no later change of the remote is overwritten',
  },
} as const satisfies Record<string, Options>

/** Options of every verb that changes what visitors get. */
export const CHANGE_OPTIONS = {
  ...BASIS_OPTIONS,
  wait: {
    ...wholeNumber('wait', 0, 300),
    default: DEFAULT_WAIT_S,
    describe: 'seconds that the edges may take to serve it',
  },
} as const satisfies Record<string, Options>

/** An option for a whole number within bounds, both included. */
export function wholeNumber(name: string, least: number, most: number) {
  const bounds = Number.isFinite(most) ? `${least} to ${most}` : `${least}`
  return {
    // As a number, yargs would read an empty text as zero.
    type: 'string',
    requiresArg: true,
    coerce(text: unknown): number {
      const value = /^\d+$/.test(String(text)) ? Number(text) : NaN
      if (Number.isSafeInteger(value) && value >= least && value <= most) return value
      throw new UsageError(`--${name} is a whole number from ${bounds}`)
    },
  } as const satisfies Options
}

/** An option for a required text. */
export function requiredText(name: string, describe: string) {
  return {
    type: 'string',
    demandOption: true,
    requiresArg: true,
    describe,
    coerce(value: string): string {
      if (value.trim()) return value.trim()
      throw new UsageError(`--${name} is empty: ${describe}`)
    },
  } as const satisfies Options
}

/** Parses a release. @throws UsageError if the text is not `<remote>@<version>`. */
export function releaseTarget(text: string): ReleaseTarget {
  const [name = '', version, ...rest] = text.split('@')
  const parsed = v.safeParse(Version, version)
  if (!parsed.success || rest.length > 0) {
    throw new UsageError('name a release as <remote>@<version>, such as mfe-gpl@1.4.0')
  }
  return { name: remoteName(name), version: parsed.output }
}

/** Target of a preview, and the remote that it names, if any. */
export interface PreviewedTarget {
  /** `mfe-gpl@1.4.0`, `mfe-gpl@checkout` or `checkout`. */
  readonly text: string
  readonly name: string | undefined
}

/** Parses the target of a preview. @throws UsageError if it is neither a release nor a tag. */
export function previewTarget(text: string): PreviewedTarget {
  const [first = '', ...rest] = text.split('@')
  const name = rest.length > 0 ? remoteName(first) : undefined
  const written = [name ?? first, ...rest].join('@')
  const isRemote = workspaceRemotes().some((remote) => [first, `mfe-${first}`].includes(remote))
  const isWritten = readPreviewTarget(written) !== null && (name !== undefined || !isRemote)
  if (isWritten) return { text: written, name }
  throw new UsageError(
    `${text} is no release and no tag: write <remote>@<version> or <remote>@<tag>, such as mfe-gpl@1.4.0, or a tag`,
  )
}

/** Parses a tag. @throws UsageError if the text cannot be a tag. */
export function tagName(text: string): string {
  const parsed = v.safeParse(ReleaseTagName, text)
  if (parsed.success) return parsed.output
  throw new UsageError(`name ${parsed.issues[0].message.replace(/^A tag/, 'a tag')}`)
}

/**
 * Returns the folder of a built release: the given one, or the output folder of the remote's build.
 *
 * @throws UsageError if neither is given, or the remote is not in this workspace.
 */
export const releaseFolderOf = (named: {
  readonly remote?: string | undefined
  readonly folder?: string | undefined
}) => named.folder ?? builtReleaseFolder(workspaceRemote(named.remote))
