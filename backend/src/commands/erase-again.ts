import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { Erasures } from '../foundation/erasure/erasures.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/erase-again.js`: erases what a restored database has brought back, and brings into the
 * ledger what it lacks. The API does the same before it serves.
 */
const config = configOfProcess()
const { again, written } = await withDatabase(config, async (dataSource) =>
  (await Erasures.open(dataSource, RECORDS, config)).reconcile(),
)
process.stdout.write(`erased again: ${again} erasures; written to the ledger: ${written}\n`)
