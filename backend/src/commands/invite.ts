import 'reflect-metadata'
import { invite } from '../accounts/invitations/invite.ts'
import { writeAudit } from '../foundation/audit/audit-log.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/invite.js <name>`: invites an administrator when none is left to do so, and prints the
 * address. It is valid once, for seven days.
 */
const name = process.argv.slice(2).join(' ').trim() || 'Administrator'
const config = configOfProcess()
await withDatabase(config, async (dataSource) => {
  const { address } = await dataSource.transaction(async (manager) => {
    const made = await invite(manager, { name, role: 'administrator' }, 'operator', config)
    const actor = { actor: 'operator', address: 'command' }
    await writeAudit(manager, actor, 'account invited', `${name}, administrator`)
    return made
  })
  process.stdout.write(`${address}\n`)
})
