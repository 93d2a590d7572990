import { openReleaseFiles } from 'shared-server/release-store/open-release-files'
import { readEnvironment } from '../environment.ts'
import { RegistryClient, registryFromEnvironment } from '../registry-client.ts'
import { COMPLETION_FLAG, completions } from './completions.ts'
import { describeError, EXIT_CODE, type Failure } from './failure.ts'
import { parseArguments } from './parse-arguments.ts'
import type { CommandContext, Invocation } from './verb.ts'

/** Where the command writes: results to stdout, progress and failures to stderr. */
export interface Output {
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

const CONSOLE: Output = {
  stdout: (text) => console.log(text),
  stderr: (text) => console.error(text),
}

/**
 * Runs `pnpm release <verb>`. With `--json`, it writes exactly one JSON value to stdout, whatever happens.
 *
 * @returns the exit code.
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { stdout, stderr }: Output = CONSOLE,
): Promise<number> {
  if (args[0] === COMPLETION_FLAG) {
    stdout((await completions(args.slice(1))).join('\n'))
    return EXIT_CODE.done
  }
  // Read before parsing, so that invalid arguments also get an answer in JSON.
  const isJson = args.some(isJsonFlag)
  const isEmpty = args.every(isJsonFlag)
  let invocation: Invocation | undefined
  try {
    invocation = await parseArguments(isEmpty ? ['--help'] : args)
    const context = commandContext(env, isJson ? () => undefined : stderr)
    const { data, text, isRefusal } = await invocation.run(context)
    stdout(isJson ? JSON.stringify(data) : text)
    if (isEmpty) return EXIT_CODE.usage
    return isRefusal ? EXIT_CODE.failed : EXIT_CODE.done
  } catch (error) {
    const failure = describeError(error, invocation?.remote)
    if (isJson) stdout(JSON.stringify({ error: failure }))
    else stderr(format(failure))
    return failure.code
  }
}

const isJsonFlag = (arg: string) => arg === '--json' || arg === '--json=true'

function commandContext(
  variables: NodeJS.ProcessEnv,
  progress: (line: string) => void,
): CommandContext {
  const env = readEnvironment(variables)
  return {
    env,
    progress,
    registry: async () => new RegistryClient(await registryFromEnvironment(env)),
    files: () => openReleaseFiles(env, env.DATA_DIR),
  }
}

const format = ({ code, message, reasons = [] }: Failure) =>
  [
    message,
    ...reasons.map((reason) => `  - ${reason}`),
    ...(code === EXIT_CODE.usage
      ? ['', 'pnpm release [<verb>] --help tells how it is written']
      : []),
  ].join('\n')
