import { parseArgs, type ParseArgsConfig } from 'node:util'
import * as v from 'valibot'
import {
  openReleaseFiles,
  ReleaseStoreEnvironment,
} from '../../../shell/server/release-files/open-release-files.ts'
import { dataDir, RegistryClient, registryFromEnvironment } from '../registry-client.ts'
import { VERBS } from '../verbs/verbs.ts'
import { EXIT, explain, type Failure } from './explain.ts'
import { table } from './table.ts'
import { UsageError, type Surroundings, type Verb } from './verb.ts'

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
  const [name = '', ...rest] = args
  const isJson = rest.includes('--json')
  const verb = VERBS[name]
  try {
    if (!verb) {
      if (name === '' || name === 'help' || name === '--help') {
        say(usage())
        return name === '' ? EXIT.usage : EXIT.done
      }
      throw new UsageError(`there is no verb ${name}\n\n${usage()}`)
    }
    const { positionals, values } = parse(verb, rest)
    if (values['help']) {
      say(usageOf(name, verb))
      return EXIT.done
    }
    const progress = isJson ? () => undefined : complain
    const outcome = await verb.run({ positionals, values }, surroundings(env, progress))
    say(isJson ? JSON.stringify(outcome.data) : outcome.text)
    return outcome.isRefusal ? EXIT.failed : EXIT.done
  } catch (error) {
    const failure = explain(error)
    if (isJson) say(JSON.stringify({ error: failure }))
    else complain(describe(failure, verb && usageOf(name, verb)))
    return failure.code
  }
}

function parse(verb: Verb, args: string[]) {
  const options: ParseArgsConfig['options'] = {
    ...verb.options,
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function surroundings(env: NodeJS.ProcessEnv, progress: (line: string) => void): Surroundings {
  return {
    env,
    progress,
    registry: async () => new RegistryClient(await registryFromEnvironment(env)),
    files: () => openReleaseFiles(v.parse(ReleaseStoreEnvironment, env), dataDir(env)),
  }
}

function describe({ code, message, reasons = [] }: Failure, help = ''): string {
  const lines = [message, ...reasons.map((reason) => `  - ${reason}`)]
  return [...lines, ...(code === EXIT.usage && help ? ['', help] : [])].join('\n')
}

const usageOf = (name: string, { usage, summary }: Verb) =>
  `pnpm release ${name} ${usage}\n  ${summary}`

function usage(): string {
  const rows = Object.entries(VERBS).map(([name, { summary }]) => [`  ${name}`, summary])
  return [
    'pnpm release <verb>',
    '',
    table(rows),
    '',
    'Every verb takes --help, which tells its options, and --json, for one JSON value on the output. It ends',
    'with 0 when it is done, 1 when it was refused or failed, 2 when it was not understood, and 3 when',
    'somebody else was quicker.',
  ].join('\n')
}
