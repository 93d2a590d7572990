import 'reflect-metadata'
import { configOfProcess } from '../foundation/config/environment.ts'
import { restoreBackup } from '../foundation/backup/restore-backup.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/restore.js <file>`: replaces everything in a migrated database. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('restore needs the name of a file\n')
  process.exit(2)
}
const rows = await withDatabase(configOfProcess(), (dataSource) => restoreBackup(dataSource, file))
process.stdout.write(`restored: ${rows} rows from ${file}\n`)
