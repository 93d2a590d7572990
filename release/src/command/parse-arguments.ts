import yargs, { type Argv } from 'yargs'
import { VERBS } from '../verbs/verbs.ts'
import { UsageError, type Invocation, type Outcome, type Verb } from './verb.ts'

const ENDING = `Names of remotes stand with or without mfe-. The command ends with 0 when it is done, 1 when it was \
refused or failed, 2 when it was not understood, and 3 when somebody else was quicker.`

/**
 * Understands what stands behind `pnpm release`. Nothing is done yet: help is an invocation as well.
 *
 * @throws UsageError when it is not understood.
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

/** A parser of every verb; what is called is told to `onParsed`. */
export function createParser(onParsed: (invocation: Invocation) => void): Argv {
  const parser = yargs([])
    .scriptName('pnpm release')
    .usage('$0 <verb>')
    .option('json', { type: 'boolean', describe: 'one JSON value on the output' })
    .epilogue(ENDING)
    .version(false)
    // The words of this command are English, whatever the machine speaks.
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

/** Help of one verb, or of the whole command where none is named. */
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
