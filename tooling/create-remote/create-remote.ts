import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { generateRemote } from './generate-remote.ts'
import { newRemote } from './new-remote.ts'

const USAGE = `pnpm create-remote <name> <prefix> [--theme loom|floodlight|premiership]

  makes a remote such as mfe-academy under /academy, and lists it wherever remotes are listed`

const Manager = v.object({ packageManager: v.string() })

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { theme: { type: 'string' } },
  })
  const remote = newRemote(positionals[0], positionals[1], values.theme)
  for (const file of await generateRemote(WORKSPACE_ROOT, remote)) console.log(`  ${file}`)
  const { packageManager } = v.parse(
    Manager,
    JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')),
  )
  execFileSync('npx', ['--yes', packageManager, 'install', '--reporter=append-only'], {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  console.log(`\n${remote.name} answers ${remote.prefix}: pnpm --filter ${remote.name} dev`)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
}
