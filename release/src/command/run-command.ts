import { RegistryClient, registryFromEnvironment } from '../registry-client.ts'
import { givenVariables, releaseStoreFromEnvironment } from '../release-store.ts'
import { COMPLETION_FLAG, completions } from './completions.ts'
import { EXIT, explain, type Failure } from './explain.ts'
import { parseArguments } from './parse-arguments.ts'
import type { CommandContext, Invocation } from './verb.ts'

/** Where the command writes: results to stdout, progress and mistakes to stderr. */
export interface Output {
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

const CONSOLE: Output = {
  stdout: (text) => console.log(text),
  stderr: (text) => console.error(text),
}

/**
 * Runs `pnpm release <verb>`. With `--json`, exactly one JSON value stands on stdout, whatever happens.
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
    return EXIT.done
  }
  // Read before the rest, so that also a command that is not understood is answered in JSON.
  const isJson = args.includes('--json')
  const isEmpty = args.every((arg) => arg === '--json')
  let invocation: Invocation | undefined
  try {
    invocation = await parseArguments(isEmpty ? ['--help'] : args)
    const context = commandContext(env, isJson ? () => undefined : stderr)
    const { data, text, isRefusal } = await invocation.run(context)
    stdout(isJson ? JSON.stringify(data) : text)
    if (isEmpty) return EXIT.usage
    return isRefusal ? EXIT.failed : EXIT.done
  } catch (error) {
    const failure = explain(error, invocation?.remote)
    if (isJson) stdout(JSON.stringify({ error: failure }))
    else stderr(describe(failure))
    return failure.code
  }
}

function commandContext(
  variables: NodeJS.ProcessEnv,
  progress: (line: string) => void,
): CommandContext {
  const env = givenVariables(variables)
  return {
    env,
    progress,
    registry: async () => new RegistryClient(await registryFromEnvironment(env)),
    files: () => releaseStoreFromEnvironment(env),
  }
}

const describe = ({ code, message, reasons = [] }: Failure) =>
  [
    message,
    ...reasons.map((reason) => `  - ${reason}`),
    ...(code === EXIT.usage ? ['', 'pnpm release [<verb>] --help tells how it is written'] : []),
  ].join('\n')
