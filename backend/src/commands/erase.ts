import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { Erasures } from '../foundation/erasure/erasures.ts'
import { subjectOf } from '../intake/submission/subject-of.ts'
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
const subject = subjectOf(reference === undefined ? { email: email ?? '' } : { reference })
const config = configOfProcess()
await withDatabase(config, async (dataSource) => {
  const erasures = await Erasures.open(dataSource, RECORDS, config)
  const erased = await dataSource.transaction((manager) => erasures.erase(manager, subject))
  process.stdout.write(`erased: ${formatCounts(erased)}\n`)
  await erasures.reconcile().catch((error: unknown) => {
    process.stderr.write(
      `erased, but the ledger cannot be written (${error instanceof Error ? error.message : String(error)}): a backup that is restored would ` +
        'bring it back. Run erase-again.js once it can\n',
    )
    process.exitCode = 1
  })
})
