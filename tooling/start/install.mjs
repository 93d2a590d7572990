import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Oldest Node that everything here runs on. */
const NODE_MAJOR = 20
const NODE_MINOR = 19

/** Of these pnpm installs what this Node can run, and is silent about one that it could not compile. */
const SQLITE_DRIVERS = ['better-sqlite3', 'better-sqlite3-12']

/**
 * Installs the dependencies of the workspace as the lockfile says, unless they are installed already. After a change of
 * Node it installs everything anew: pnpm would neither compile again nor add what the Node before could not run.
 *
 * @param {string} root folder of the workspace
 */
export function installDependencies(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NODE_MAJOR || (major === NODE_MAJOR && minor < NODE_MINOR)) {
    console.error(
      `Node ${NODE_MAJOR}.${NODE_MINOR} or later is needed; this is ${process.versions.node}.`,
    )
    process.exit(1)
  }
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const wanted = `${digest} ${process.versions.modules}`
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.installed-lockfile')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (installed === wanted) return
  const isOfAnotherNode =
    installed !== undefined && !installed.endsWith(` ${process.versions.modules}`)
  if (isOfAnotherNode) rmSync(modules, { recursive: true })
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('installing dependencies (the first time takes a minute or two)')
  const quiet = ['install', '--frozen-lockfile', '--reporter=append-only']
  execFileSync('npx', ['--yes', packageManager, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (!SQLITE_DRIVERS.some((name) => existsSync(join(root, 'backend/node_modules', name)))) {
    console.error(
      "SQLite's driver could not be compiled. Node 22.14 and later need not compile it; earlier ones need Python 3, make, a C++ compiler and, once, Node's headers from nodejs.org.",
    )
    process.exit(1)
  }
  mkdirSync(modules, { recursive: true })
  writeFileSync(stamp, wanted)
}
