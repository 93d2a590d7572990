import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { backedUpPictures } from '../content/media/backed-up-pictures.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { Erasures } from '../foundation/erasure/erasures.ts'
import { endPasses } from '../foundation/backup/end-passes.ts'
import { RestoreError, restoreBackup } from '../foundation/backup/restore-backup.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/restore.js <file>`: replaces all content of a migrated database, puts the backup's
 * pictures into the configured store, ends the sessions, links and invitations of that time, and repeats the erasures
 * made since the file was written.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('restore needs the name of a file\n')
  process.exit(2)
}
const config = configOfProcess()
try {
  await withDatabase(config, async (dataSource) => {
    const erasures = await Erasures.open(dataSource, RECORDS, config)
    // Recent erasures may not be in the ledger yet, and the restore deletes their notes.
    await erasures.reconcile()
    const rows = await restoreBackup(dataSource, file, await backedUpPictures(config))
    await endPasses(dataSource, RECORDS, file)
    const { again } = await erasures.reconcile()
    process.stdout.write(`restored: ${rows} rows from ${file}; erased again: ${again} erasures\n`)
  })
} catch (error) {
  if (!(error instanceof RestoreError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
