import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from 'backend/config/config'
import { startTestApp } from 'backend/database/testing/test-app'
import type { EdgeServing } from 'shared-contracts/edge-serving'
import { basePathsOf } from 'shared-contracts/release'
import { RENDERING_REPORTS_PATH, type RenderingReport } from 'shared-contracts/rendering-report'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import type { ReleaseKey } from 'shared-server/testing/release-key'
import { runCommand } from '../command/run-command.ts'
import { RegistryClient } from '../registry-client.ts'
import { writeRelease } from './write-release.ts'

const EDGE = '6f1f0d3c-5f6f-4d38-9d58-0d6f3a1c9a10'
const TOKEN = 'a-token-for-this-suite'
const PROXY_SECRET = 'a-secret-of-this-suite'
const HOST = { version: '1.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }
const SHELL = { name: 'shell', version: '1.0.0-b0', contract: HOST, files: {} }

/**
 * Starts a registry and a store for the release command alone.
 *
 * @param key signs the announced host if the settings name keys.
 */
export async function startReleaseTestbed(settings: NodeJS.ProcessEnv = {}, key?: ReleaseKey) {
  const folder = await mkdtemp(join(tmpdir(), 'release-command-'))
  const variables = {
    DATA_DIR: folder,
    RELEASES_TOKEN: TOKEN,
    PROXY_SECRET,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
  }
  const api = await startTestApp(parseConfig({ ...variables, ...settings }))
  await api.app.listen(0, '127.0.0.1')
  const { port } = api.app.getHttpServer().address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const registry = new RegistryClient({ origin, token: TOKEN, proxySecret: PROXY_SECRET })
  const description = JSON.stringify(SHELL)
  const signature = key?.sign(SHELL.name, SHELL.version, description)
  await registry.announceShell({ description, ...(signature !== undefined && { signature }) })

  /** Runs the command with some variables changed. */
  async function releaseWith(changes: NodeJS.ProcessEnv, ...args: string[]) {
    const out: string[] = []
    const err: string[] = []
    const output = {
      stdout: (text: string) => out.push(text),
      stderr: (text: string) => err.push(text),
    }
    const code = await runCommand(args, { ...variables, API_ORIGIN: origin, ...changes }, output)
    return { code, out: out.join('\n'), err: err.join('\n') }
  }

  /** Publishes a small release of a remote with some variables changed. */
  async function publishWith(
    changes: NodeJS.ProcessEnv,
    name: string,
    version: string,
    files: Record<string, string> = {},
  ) {
    const built = join(folder, 'built', name, version)
    const release = await writeRelease(built, { name, version, files })
    for (const prefix of basePathsOf(release)) {
      await registry.givePrefix({ prefix, remote: name, isShared: false })
    }
    return releaseWith(changes, 'publish', '--folder', built)
  }

  /** Reports what an edge serves; without it, that the edge stops. */
  async function reportEdge(serving: EdgeServing | undefined): Promise<void> {
    const report: RenderingReport = {
      edge: EDGE,
      starts: 0,
      heldPages: 0,
      heldBytes: 0,
      releases: [],
      ...(serving && { serving }),
    }
    const { status } = await fetch(origin + RENDERING_REPORTS_PATH, {
      method: 'POST',
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/json', [PROXY_SECRET_HEADER]: PROXY_SECRET },
    })
    if (status !== 204) throw new Error(`the report was answered with ${status}`)
  }

  return {
    folder,
    registry,
    reportEdge,
    releaseWith,
    publishWith,
    release: (...args: string[]) => releaseWith({}, ...args),
    publish: (name: string, version: string, files?: Record<string, string>) =>
      publishWith({}, name, version, files),
    async stop() {
      await api.app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type ReleaseTestbed = Awaited<ReturnType<typeof startReleaseTestbed>>
