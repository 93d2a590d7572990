import yargs from 'yargs'
import { readPackage } from '../workspace/workspace.ts'
import { checkContracts } from './check-contracts.ts'
import { currentDeclarations } from './declarations.ts'
import { keepContracts } from './released-contracts.ts'

/** Prints the version that the contracts need. @returns whether theirs is high enough. */
async function check(): Promise<boolean> {
  const { text, isHighEnough } = await checkContracts()
  console.log(text)
  process.exitCode = isHighEnough ? 0 : 1
  return isHighEnough
}

async function release(): Promise<void> {
  if (!(await check())) return
  const { version } = readPackage('shared-contracts')
  await keepContracts(version, currentDeclarations())
  console.log(
    `kept as shared-contracts/released/${version}: commit it with the release of the shell`,
  )
}

await yargs(process.argv.slice(2))
  .scriptName('pnpm contracts')
  .version(false)
  .locale('en')
  .command(
    'check',
    'names the version that shared-contracts needs, and every reason for it',
    {},
    async () => {
      await check()
    },
  )
  .command('release', 'keeps the current types as the last released ones', {}, release)
  .demandCommand(1, 'name a verb')
  .strict()
  .recommendCommands()
  .fail((message, error) => {
    // An error thrown by a command is a bug of the tool: show its stack.
    if (error) throw error
    console.error(`${message}\n\npnpm contracts --help tells what there is`)
    process.exit(2)
  })
  .parseAsync()
