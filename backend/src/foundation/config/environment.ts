import { parseOrExit } from 'shared-server/environment/parse-environment'
import { parseConfig, type Config } from './config.ts'

/** The only reader of `process.env`. On invalid variables, the program exits with one line for each. */
export const configOfProcess = (): Config => parseOrExit(() => parseConfig(process.env))
