import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import type { RegistryClient } from '../registry-client.ts'

/** The command was written in a way that it does not understand. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a verb did: for people, and as data for pipelines. */
export interface Outcome {
  readonly text: string
  readonly data: unknown
  /** The verb found that what was asked for should not be. */
  readonly isRefusal?: boolean
}

/** What verbs work with; opened when a verb asks for it. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly registry: () => Promise<RegistryClient>
  readonly files: () => Promise<ReleaseFiles>
  /** Tells people how far a longer work is; pipelines are told nothing. */
  readonly progress: (line: string) => void
}

export interface OptionKind {
  readonly type: 'string' | 'boolean'
}

/** What stood behind the verb. */
export interface VerbInput {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

export interface Verb {
  /** What stands behind its name: `<remote>@<version> [--reason R]`. */
  readonly usage: string
  /** One line on what it does. */
  readonly summary: string
  readonly options?: Readonly<Record<string, OptionKind>>
  readonly run: (input: VerbInput, surroundings: Surroundings) => Promise<Outcome>
}
