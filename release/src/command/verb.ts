import type { ArgumentsCamelCase, Argv } from 'yargs'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import type { ReleaseEnvironment } from '../environment.ts'
import type { RegistryClient } from '../registry-client.ts'

/** The command was called with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Result of a verb: for people, and as data for pipelines. */
export interface Outcome {
  readonly text: string
  readonly data: unknown
  /** Whether the verb worked but its answer is no, such as a check that found something. */
  readonly isRefusal?: boolean
}

/** What verbs work with. Registry and files are opened on demand. */
export interface CommandContext {
  readonly env: ReleaseEnvironment
  readonly registry: () => Promise<RegistryClient>
  readonly files: () => Promise<ReleaseFiles>
  /** Prints the progress of a longer task; prints nothing with `--json`. */
  readonly progress: (line: string) => void
}

/** One release, written `<remote>@<version>`. */
export interface ReleaseTarget {
  readonly name: string
  readonly version: string
}

/** Arguments that name the remote or release that a verb is about. */
interface Subject {
  readonly remote?: string | undefined
  readonly release?: ReleaseTarget | undefined
  readonly releases?: readonly { readonly name?: string | undefined }[] | undefined
  /** Other arguments, so that the arguments of a verb which names neither are typed too. */
  readonly [argument: string]: unknown
}

interface VerbDefinition<Args extends Subject> {
  /** Name and positional arguments, as yargs writes them: `promote <release>`. */
  readonly command: string
  /** One line on what it does. */
  readonly summary: string
  readonly options: (yargs: Argv) => Argv<Args>
  readonly run: (args: ArgumentsCamelCase<Args>, context: CommandContext) => Promise<Outcome>
}

/** A verb with its parsed arguments, ready to run. */
export interface Invocation {
  /** The remote that it is about, if any. */
  readonly remote: string | undefined
  readonly run: (context: CommandContext) => Promise<Outcome>
}

/** One thing that `pnpm release` does. */
export interface Verb {
  readonly command: string
  readonly summary: string
  /** Adds the verb to a parser, which passes the parsed call to `onParsed`. */
  readonly addTo: (yargs: Argv, onParsed: (invocation: Invocation) => void) => void
}

export const verb = <Args extends Subject>({
  command,
  summary,
  options,
  run,
}: VerbDefinition<Args>): Verb => ({
  command,
  summary,
  addTo(yargs, onParsed) {
    yargs.command(command, summary, options, (args) =>
      onParsed({
        remote: args.release?.name ?? args.remote ?? args.releases?.find(({ name }) => name)?.name,
        run: (context) => run(args, context),
      }),
    )
  },
})
