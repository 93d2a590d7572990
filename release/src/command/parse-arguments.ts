import yargs, { type Argv } from 'yargs'
import { VERBS } from '../verbs/verbs.ts'
import { UsageError, type Invocation, type Outcome, type Verb } from './verb.ts'

const EPILOGUE = `Names of remotes can be written without mfe-. Exit codes: 0 done, 1 refused or failed, 2 not \
understood, 3 changed by somebody else in the meantime.`

/**
 * Parses the arguments of `pnpm release` and runs nothing yet. Help is an invocation too.
 *
 * @throws UsageError if the arguments are not understood.
 */
export async function parseArguments(args: readonly string[]): Promise<Invocation> {
  const parsed: { verb?: Invocation; printed: string; name: unknown } = { printed: '', name: '' }
  const parser = createParser((invocation) => {
    parsed.verb = invocation
  })
  try {
    await parser.parseAsync(args, {}, (_error, { _: [name] }, printed) => {
      parsed.name = name
      parsed.printed = printed
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  if (parsed.verb) return parsed.verb
  const help = helpOf(parsed.printed, parsed.name)
  return { remote: undefined, run: () => Promise.resolve(help) }
}

/** Creates a parser that knows every verb. It passes the parsed verb to `onParsed`. */
export function createParser(onParsed: (invocation: Invocation) => void): Argv {
  const parser = yargs([])
    .scriptName('pnpm release')
    .usage('$0 <verb>')
    .option('json', { type: 'boolean', describe: 'one JSON value on the output' })
    .epilogue(EPILOGUE)
    .version(false)
    // By default, yargs uses the language of the machine.
    .locale('en')
    .parserConfiguration({ 'duplicate-arguments-array': false })
    .demandCommand(1, 'name a verb')
    .strict()
    .strictCommands()
    .recommendCommands()
    .exitProcess(false)
    .fail(false)
  for (const verb of VERBS) verb.addTo(parser, onParsed)
  return parser
}

/** Returns the help of one verb, or of the whole command if no verb is named. */
function helpOf(text: string, name: unknown): Outcome {
  const described = VERBS.map(describeVerb)
  const verb = described.find((one) => one.name === name)
  return { text, data: { ...(verb ?? { verbs: described }), help: text } }
}

const describeVerb = ({ command, summary }: Verb) => ({
  name: command.split(' ')[0],
  usage: `pnpm release ${command}`,
  summary,
})
