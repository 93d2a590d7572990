import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { Transactions } from '../foundation/database/transactions.ts'
import { earliestClock } from '../foundation/retention/earliest-clock.ts'
import { purge } from '../foundation/retention/purge.ts'
import { formatCounts } from './format-counts.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/purge.js`: removes at once what the API removes within the hour. */
const config = configOfProcess()
const purged = await withDatabase(config, async (dataSource) =>
  purge(new Transactions(dataSource), RECORDS, {
    kept: config.RETENTION_DAYS,
    now: await earliestClock(dataSource),
  }),
)
process.stdout.write(`purged: ${formatCounts(purged)}\n`)
