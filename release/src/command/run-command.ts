import { parseArgs, type ParseArgsConfig } from 'node:util'
import { RegistryClient, registryFromEnvironment } from '../registry-client.ts'
import { givenVariables, releaseStoreFromEnvironment } from '../release-store.ts'
import { VERBS } from '../verbs/verbs.ts'
import { EXIT, explain, type Failure } from './explain.ts'
import { helpOf, helpOfAll } from './help.ts'
import { UsageError, type Outcome, type Surroundings, type Verb } from './verb.ts'

/** Stands anywhere among the arguments. */
const JSON_OPTION = '--json'

/** Where a command speaks: results here, the rest there. */
export interface Speech {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

const CONSOLE: Speech = {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
}

/**
 * Runs `pnpm release <verb>`. With `--json`, exactly one JSON value stands on the output, whatever happens.
 *
 * @returns the exit code.
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: Speech = CONSOLE,
): Promise<number> {
  const [name = '', ...rest] = args.filter((arg) => arg !== JSON_OPTION)
  const isJson = args.includes(JSON_OPTION)
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  const tell = ({ data, text }: Outcome) => say(isJson ? JSON.stringify(data) : text)
  try {
    if (!verb) {
      if (name !== '' && name !== 'help' && name !== '--help') {
        throw new UsageError(`there is no verb ${name}\n\n${helpOfAll(VERBS).text}`)
      }
      tell(helpOfAll(VERBS))
      return name === '' ? EXIT.usage : EXIT.done
    }
    const { positionals, values } = parse(verb, rest)
    if (values['help']) {
      tell(helpOf(name, verb))
      return EXIT.done
    }
    const progress = isJson ? () => undefined : complain
    const outcome = await verb.run({ positionals, values }, surroundings(env, progress))
    tell(outcome)
    return outcome.isRefusal ? EXIT.failed : EXIT.done
  } catch (error) {
    const failure = explain(error)
    if (isJson) say(JSON.stringify({ error: failure }))
    else complain(describe(failure, verb && helpOf(name, verb).text))
    return failure.code
  }
}

function parse(verb: Verb, args: string[]) {
  const options: ParseArgsConfig['options'] = {
    ...verb.options,
    help: { type: 'boolean' },
  }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function surroundings(
  variables: NodeJS.ProcessEnv,
  progress: (line: string) => void,
): Surroundings {
  const env = givenVariables(variables)
  return {
    env,
    progress,
    registry: async () => new RegistryClient(await registryFromEnvironment(env)),
    files: () => releaseStoreFromEnvironment(env),
  }
}

function describe({ code, message, reasons = [] }: Failure, help = ''): string {
  const lines = [message, ...reasons.map((reason) => `  - ${reason}`)]
  return [...lines, ...(code === EXIT.usage && help ? ['', help] : [])].join('\n')
}
