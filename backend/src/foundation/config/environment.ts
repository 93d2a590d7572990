import { ConfigError, parseConfig, type Config } from './config.ts'

/** The one place that reads `process.env`. A mistake ends the program with one line for each. */
export function configOfProcess(): Config {
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
