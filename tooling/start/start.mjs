// The first command of a fresh clone, so it needs nothing but Node: it installs what the rest runs on.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
installDependencies(root)
const child = spawn(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', 'tooling/start/run.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
