// `npm test`: installs the dependencies of the checks, then runs them all.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installDependencies } from '../start/install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
installDependencies(root)
const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', 'tooling/check/run.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
