import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { configOfProcess } from '../foundation/config/environment.ts'
import { erase } from '../foundation/retention/erase.ts'
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
const { messages, applications, subscriptions } = await withDatabase(
  configOfProcess(),
  (dataSource) => erase(dataSource, erasure),
)
process.stdout.write(
  `erased: ${messages} messages, ${applications} applications, ${subscriptions} subscriptions\n`,
)
