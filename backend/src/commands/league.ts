import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { runLeague } from '../league/command/league-command.ts'
import { withDatabase } from './with-database.ts'

/** `pnpm league import|export|adjust|replay`: seasons from and to files, decisions on points, matches played again. */
const config = configOfProcess()
process.exitCode = await runLeague(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  config,
  withDatabase: (work) => withDatabase(config, work),
})
