import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { normalUsername } from 'shared-contracts/desk/account'
import { makeRenewal } from '../accounts/renewals/make-renewal.ts'
import { User } from '../accounts/users/user.entity.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { withDatabase } from './with-database.ts'

/**
 * `node backend/dist/commands/renew.js <username> [--end-second-factor]`: prints an address at which the owner of an
 * account chooses a new password, for when no administrator is left. It is valid once, for a day.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'end-second-factor': { type: 'boolean', default: false } },
})
const [username] = positionals
if (username === undefined || positionals.length > 1) {
  process.stderr.write('renew needs a username, and takes --end-second-factor\n')
  process.exit(2)
}
const config = configOfProcess()
const address = await withDatabase(config, (dataSource) =>
  dataSource.transaction(async (manager) => {
    const named = { username: normalUsername(username), state: 'active' as const }
    const account = await manager.findOneBy(User, named)
    if (!account) return null
    const caller = { actor: 'operator', address: 'command' }
    const ends = values['end-second-factor']
    return (await makeRenewal(manager, account, ends, caller, config)).address
  }),
)
if (address === null) {
  process.stderr.write(`no active account has the username ${username}\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${address}\n`)
}
