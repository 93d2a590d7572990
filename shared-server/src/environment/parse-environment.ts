import * as v from 'valibot'

export type Environment = Readonly<Record<string, string | undefined>>

/** One line for every mistake in the environment, never with a value: it may be a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Reads the variables that a schema describes. An empty variable counts as not set. A message of the schema
 * follows the variable's name, as in `must be a port`.
 *
 * @throws EnvironmentError
 */
export function parseEnvironment<const Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given, { message: withoutValue })
  if (result.success) return result.output
  throw new EnvironmentError([...new Set(result.issues.map(lineOf))].join('\n'))
}

/** Reads the configuration at a program's start. Ends the program on mistakes, with one line for each. */
export function parseOrExit<Config>(parse: () => Config): Config {
  try {
    return parse()
  } catch (error) {
    return exitFor(error)
  }
}

/** Ends the program with the lines of a mistake in its environment. @throws any other error unchanged. */
export function exitFor(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Avoids the library's own messages, which repeat the value. */
const withoutValue = ({ expected }: v.BaseIssue<unknown>) =>
  expected === null ? 'is not valid' : `must be ${expected}`

/** Reports a mistake in an item of a list as one of the whole variable. */
const lineOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? 'environment'} ${issue.message}`
