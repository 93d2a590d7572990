import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { purge } from '../foundation/retention/purge.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/purge.js`, once a day: removes what has been kept long enough. */
const config = configOfProcess()
const purged = await withDatabase(config, (dataSource) => purge(dataSource, config))
const parts = Object.entries(purged).map(([kind, count]) => `${count} ${kind}`)
process.stdout.write(`purged: ${parts.join(', ')}\n`)
