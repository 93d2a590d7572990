import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { workspaceRemotes } from 'release/workspace'
import { buildShell } from '../build/build-shell.ts'
import { startSystem } from '../start/system.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Programs } from '../start/programs.ts'
import { serveRemote, type ServedRemote } from './remote-server.ts'
import { overridesOf, servedRemote } from './remote-ports.ts'

/**
 * `pnpm dev`: the whole system with every remote from source and hot reload. `--only <remote>`, which may
 * be repeated, takes those from source and the others from their releases, each of which a browser may
 * exchange for its own development server at `/override/<remote>`.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const served = values.only?.map(servedRemote) ?? workspaceRemotes()
const released = workspaceRemotes().filter((name) => !served.includes(name))
const shellBuild = join(WORKSPACE_ROOT, '.cache/dev/shell')

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

console.log('serving from source')
const sources: Record<string, string> = {}
const remotes: ServedRemote[] = []
for (const name of served) {
  const remote = await serveRemote(name, apiOrigin)
  remotes.push(remote)
  sources[name] = remote.address
  console.log(`  ${name.padEnd(34)} ${remote.address}`)
}
console.log(`  ${'shell'.padEnd(34)} rebuilt when it changes`)
let programs: Programs | null = null
await buildShell({
  mode: 'development',
  folder: shellBuild,
  isWatching: true,
  // Of shared-ui, what remotes run is the host's.
  onRebuilt: () => {
    console.log('  shell rebuilt: the edge starts anew, and pages load again')
    void programs?.renewEdge().then(() => remotes.forEach((remote) => remote.reload()))
  },
})

programs = await startSystem({
  mode: 'production',
  released,
  isReleaseEnough: true,
  hasOwnShell: true,
  isWatching: true,
  env: {
    ...process.env,
    NODE_ENV: 'development',
    SHELL_BUILD: shellBuild,
    REMOTE_SOURCES: JSON.stringify(sources),
    REMOTE_OVERRIDES: JSON.stringify(overridesOf(released)),
  },
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
