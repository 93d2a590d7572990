import 'reflect-metadata'
import { backedUpPictures } from '../content/media/backed-up-pictures.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { writeBackup } from '../foundation/backup/write-backup.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/backup.js <file>`: backs up the database, and the pictures in DATA_DIR, while the API
 * keeps running.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('backup needs the name of a file\n')
  process.exit(2)
}
const config = configOfProcess()
const pictures = await backedUpPictures(config)
const rows = await withDatabase(config, (dataSource) => writeBackup(dataSource, file, pictures))
process.stdout.write(`backup: ${rows} rows in ${file}\n`)
const { MEDIA_STORE } = config
if (MEDIA_STORE !== undefined) {
  process.stdout.write(`pictures are not in it: ${MEDIA_STORE} needs a backup of its own\n`)
}
