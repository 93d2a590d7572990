import { table } from './table.ts'
import type { Outcome, Verb } from './verb.ts'

/** How a verb is called, and what it does. */
export const helpOf = (name: string, verb: Verb): Outcome => ({
  data: described([name, verb]),
  text: `pnpm release ${name} ${verb.usage}\n  ${verb.summary}`,
})

/** What the command can do. */
export function helpOfAll(verbs: Readonly<Record<string, Verb>>): Outcome {
  const all = Object.entries(verbs)
  return {
    data: { verbs: all.map(described) },
    text: [
      'pnpm release <verb>',
      '',
      table(all.map(([name, { summary }]) => [`  ${name}`, summary])),
      '',
      'Every verb takes --help, which tells its options, and --json, for one JSON value on the output. It ends',
      'with 0 when it is done, 1 when it was refused or failed, 2 when it was not understood, and 3 when',
      'somebody else was quicker.',
    ].join('\n'),
  }
}

const described = ([name, { usage, summary }]: readonly [string, Verb]) => ({
  name,
  usage,
  summary,
})
