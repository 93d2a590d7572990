import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRemotes } from 'release/workspace'
import { addressesOf, Release } from 'shared-contracts/release'
import * as v from 'valibot'
import yargs from 'yargs'
import { describeSource } from '../dev/dev-release.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { generateRemote } from './generate-remote.ts'
import { newRemote, refuseTakenPrefix } from './new-remote.ts'

const Manager = v.object({ packageManager: v.string() })

await yargs(process.argv.slice(2))
  .scriptName('pnpm create-remote')
  .version(false)
  .locale('en')
  .strict()
  .command(
    '$0 <name> <prefix>',
    'makes a remote of one page, and lists it wherever remotes are listed',
    (command) =>
      command
        .positional('name', {
          type: 'string',
          demandOption: true,
          describe: 'such as academy, for the folder mfe-academy',
        })
        .positional('prefix', {
          type: 'string',
          demandOption: true,
          describe: 'where it answers, such as /academy',
        })
        .option('theme', { choices: Release.entries.theme.options, default: 'loom' as const }),
    async ({ name, prefix, theme }) => {
      const remote = newRemote(name, prefix, theme)
      const others = await Promise.all(workspaceRemotes().map(describeSource))
      refuseTakenPrefix(remote.prefix, others.map(addressesOf))
      for (const file of await generateRemote(WORKSPACE_ROOT, remote)) console.log(`  ${file}`)
      install()
      console.log(`\n${remote.name} answers ${remote.prefix}: pnpm --filter ${remote.name} dev`)
    },
  )
  .fail((message, error) => {
    console.error(
      `${message ?? error.message}\n\npnpm create-remote --help tells how it is written`,
    )
    process.exit(2)
  })
  .parseAsync()

/** Installs the packages of the new remote with the version of pnpm that the repository names. */
function install(): void {
  const { packageManager } = v.parse(
    Manager,
    JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')),
  )
  // A pipeline's install would refuse a lockfile that does not know the new remote.
  const flags = ['--no-frozen-lockfile', '--reporter=append-only']
  execFileSync('npx', ['--yes', packageManager, 'install', ...flags], {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
