import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { configureNginx, startNginx } from 'deploy/testing/nginx'
import { startProgram, type RunningProgram } from 'deploy/testing/running-program'
import { announceShell } from 'release/announce-shell'
import { readEnvironment } from 'release/environment'
import { RegistryClient, registryFromEnvironment } from 'release/registry-client'
import { builtShellFolder, workspaceRemotes } from 'release/workspace'
import { findProgram } from 'shared-server/testing/find-program'
import { freePort } from 'shared-server/testing/free-port'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'
import { startPrograms } from 'tooling/start/programs'
import { releaseWorkspace } from 'tooling/start/release-workspace'

/** Two edges behind nginx, with an API, the built host and the built remotes. */
export interface RollingSite {
  /** Origin that visitors use. */
  readonly origin: string
  /** Stops an edge as an orchestrator does, and restarts it with another host. */
  replace(edge: 0 | 1, host: string): Promise<void>
  /** Announces a host to the registry, and stores its files where every edge finds them. */
  announce(host: string): Promise<void>
  stop(): Promise<void>
}

/** @throws Error where nginx is not installed. */
export async function startRollingSite(): Promise<RollingSite> {
  const nginx = findProgram('nginx')
  if (nginx === undefined) throw new Error('There is no nginx on the PATH')
  const folder = await mkdtemp(join(tmpdir(), 'rolling-'))
  // The workers of nginx run as another user.
  await chmod(folder, 0o755)
  const [port, apiListen, apiPort, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const origin = `http://127.0.0.1:${port}`
  const apiData = join(folder, 'api')
  const variables = {
    PATH: process.env['PATH'],
    API_PORT: String(apiPort),
    DATA_DIR: apiData,
    LOG_LEVEL: 'error',
    PUBLIC_ORIGIN: origin,
  }
  const programs = startPrograms({ env: variables })
  await programs.migrate()
  await programs.startApi()
  await releaseWorkspace(workspaceRemotes(), 'production', variables)

  const edgePorts = [first, second] as const
  const startEdge = async (edge: 0 | 1, host: string): Promise<RunningProgram> => {
    const data = join(folder, `edge-${edge}`)
    await mkdir(data, { recursive: true, mode: 0o700 })
    // All edges share one store, like a bucket or a shared volume.
    await symlink(join(apiData, 'releases'), join(data, 'releases')).catch(() => undefined)
    return startProgram('edge', {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      PORT: String(edgePorts[edge]),
      API_ORIGIN: `http://127.0.0.1:${apiListen}`,
      DATA_DIR: data,
      SHELL_BUILD: host,
    })
  }
  const file = await configureNginx(
    {
      LISTEN: `127.0.0.1:${port}`,
      API_LISTEN: `127.0.0.1:${apiListen}`,
      EDGE_1: `127.0.0.1:${first}`,
      EDGE_2: `127.0.0.1:${second}`,
      API_1: `127.0.0.1:${apiPort}`,
      API_2: `127.0.0.1:${apiPort}`,
      PROXY_SECRET: '',
      STATE_DIR: join(folder, 'nginx'),
    },
    (text) => text.replace('/dev/stdout', join(folder, 'access.log')),
  )
  const stopNginx = await startNginx(nginx, file, origin)
  const host = builtShellFolder()
  const edges = [await startEdge(0, host), await startEdge(1, host)]
  await untilAnswered(origin)

  return {
    origin,
    async replace(edge, next) {
      await edges[edge]?.stop()
      edges[edge] = await startEdge(edge, next)
    },
    async announce(next) {
      const env = readEnvironment(variables)
      const registry = new RegistryClient(await registryFromEnvironment(env))
      const files = await openReleaseFiles(env, env.DATA_DIR)
      await announceShell(next, { registry, files, key: null })
    },
    async stop() {
      await Promise.all(edges.map((edge) => edge.kill()))
      await stopNginx()
      programs.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until nginx sends visitors to an edge: it was asked before there was one, and rests for a while then. */
async function untilAnswered(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { ok } = await fetch(origin)
    if (ok) return
    await pause(500)
  }
  throw new Error(`${origin} does not answer`)
}
