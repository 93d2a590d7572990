import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRemotes } from 'release/workspace'
import { apiAddress } from '../start/site-address.ts'
import { startSystem } from '../start/system.ts'
import { SOURCES_ENV, WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { overridesOf, remoteAddress, servedRemote } from './remote-ports.ts'

/**
 * `pnpm dev`: runs the whole system with every remote from source and hot reload.
 * `--only <remote>`, which may be repeated, serves those remotes from source and the others from
 * their releases; a browser can replace each of these with its own development server at
 * `/override/<remote>`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const served = values.only?.map(servedRemote) ?? workspaceRemotes()
const released = workspaceRemotes().filter((name) => !served.includes(name))
const shellBuild = join(WORKSPACE_ROOT, '.cache/dev/shell')

console.log('serving from source')
const compilers = fork(
  join(import.meta.dirname, 'compilers.ts'),
  [shellBuild, apiAddress(process.env), ...served],
  { env: SOURCES_ENV },
)
compilers.once('exit', (code) => process.exit(code ?? 1))
for (const name of served) console.log(`  ${name.padEnd(34)} ${remoteAddress(name)}`)
console.log(`  ${'shell'.padEnd(34)} rebuilt when it changes`)

const programs = await startSystem({
  mode: 'production',
  released,
  isReleaseEnough: true,
  ownShell: once(compilers, 'message'),
  isWatching: true,
  env: {
    ...process.env,
    NODE_ENV: 'development',
    SHELL_BUILD: shellBuild,
    REMOTE_SOURCES: JSON.stringify(overridesOf(served)),
    REMOTE_OVERRIDES: JSON.stringify(overridesOf(released)),
  },
})
// The error is on the screen; exit, or the compilers would keep the ports.
if (!programs) process.exit()
compilers.on('message', () => {
  console.log('  shell rebuilt: the edge starts anew, and pages load again')
  // Remotes run the host's shared-ui, so their pages have to reload.
  programs.renewEdge().then(
    () => compilers.send('reload'),
    (error: unknown) => console.error(error),
  )
})
const compiler = spawn(
  process.execPath,
  [
    join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc'),
    '-b',
    '--watch',
    '--preserveWatchOutput',
    'backend',
    'edge',
  ],
  { cwd: WORKSPACE_ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
)
process.once('exit', () => compiler.kill())

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
