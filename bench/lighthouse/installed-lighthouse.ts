import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gte } from 'semver'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

const LIGHTHOUSE = '13.5.0'
/** The oldest Node that Lighthouse runs on, and the one to download if the current one is older. */
const OLDEST_NODE = '22.19.0'
const FETCHED_NODE = '24.9.0'

export interface InstalledLighthouse {
  /** Path of a recent enough Node. */
  readonly node: string
  /** Path of Lighthouse's command. */
  readonly command: string
}

/**
 * Returns Lighthouse, installing it on first use: it takes 370 MB with its own Node, and no other
 * command needs it.
 */
export async function installedLighthouse(): Promise<InstalledLighthouse> {
  const isNewEnough = gte(process.versions.node, OLDEST_NODE)
  const folder = join(WORKSPACE_ROOT, '.cache/lighthouse', LIGHTHOUSE)
  const command = join(folder, 'node_modules/lighthouse/cli/index.js')
  const node = isNewEnough ? process.execPath : join(folder, 'node_modules/node/bin/node')
  if (!existsSync(command) || !existsSync(node)) {
    console.log(`installing Lighthouse ${LIGHTHOUSE} into ${folder}`)
    await mkdir(folder, { recursive: true })
    const packages = [`lighthouse@${LIGHTHOUSE}`, ...(isNewEnough ? [] : [`node@${FETCHED_NODE}`])]
    const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
    execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' })
  }
  return { node, command }
}
