import { parseOrExit } from 'shared-server/environment/parse-environment'
import { parseConfig, type Config } from './config.ts'

/** The one place that reads `process.env`. A mistake ends the program with one line for each. */
export const configOfProcess = (): Config => parseOrExit(() => parseConfig(process.env))
