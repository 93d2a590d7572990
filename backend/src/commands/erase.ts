import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { erase } from '../foundation/retention/erase.ts'
import { formatCounts } from './format-counts.ts'
import { withDatabase } from './with-database.ts'

/** `node backend/dist/commands/erase.js --reference C-7K2Q-9XMD`, or `--email ama@visitor.example`. */
const { values } = parseArgs({
  options: { reference: { type: 'string' }, email: { type: 'string' } },
})
const { reference, email } = values
if ((reference === undefined) === (email === undefined)) {
  process.stderr.write('erase needs either --reference or --email\n')
  process.exit(2)
}
const erasure = reference === undefined ? { email: email ?? '' } : { reference }
const erased = await withDatabase(configOfProcess(), (dataSource) =>
  dataSource.transaction((manager) => erase(manager, RECORDS, erasure)),
)
process.stdout.write(`erased: ${formatCounts(erased)}\n`)
