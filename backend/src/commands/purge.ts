import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { purge } from '../foundation/retention/purge.ts'
import { formatCounts } from './format-counts.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/purge.js`, once a day: removes what has been kept long enough. */
const config = configOfProcess()
const purged = await withDatabase(config, (dataSource) => purge(dataSource, RECORDS, config))
process.stdout.write(`purged: ${formatCounts(purged)}\n`)
