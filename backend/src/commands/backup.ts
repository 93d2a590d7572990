import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { writeBackup } from '../foundation/backup/write-backup.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/backup.js <file>`: everything in the database, while the API goes on. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('backup needs the name of a file\n')
  process.exit(2)
}
const rows = await withDatabase(configOfProcess(), (dataSource) => writeBackup(dataSource, file))
process.stdout.write(`backup: ${rows} rows in ${file}\n`)
