import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { Erasures } from '../foundation/erasure/erasures.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/erase-again.js`: repeats the erasures that a restored database has undone, and adds to
 * the ledger those that it lacks. The API does the same before it serves requests.
 */
const config = configOfProcess()
const { again, written } = await withDatabase(config, async (dataSource) =>
  (await Erasures.open(dataSource, RECORDS, config)).reconcile(),
)
process.stdout.write(`erased again: ${again} erasures; written to the ledger: ${written}\n`)
