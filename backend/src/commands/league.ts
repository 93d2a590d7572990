import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { runLeague } from '../league/command/league-command.ts'
import { withDatabase } from './with-database.ts'

/**
 * `pnpm league` with the verb `import`, `export`, `adjust` or `replay`: imports and exports seasons, adjusts points, and
 * replays matches.
 */
const config = configOfProcess()
process.exitCode = await runLeague(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  config,
  withDatabase: (work) => withDatabase(config, work),
})
