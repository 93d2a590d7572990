import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseMap } from 'shared-contracts/registry'
import * as v from 'valibot'
import { DRILL_SITE } from '../playwright.config.ts'

/** Responses of a broken registry; null if none is listening. */
export const REGISTRIES = {
  down: null,
  garbage: '<html>not what you asked for</html>',
  empty: JSON.stringify({ revision: 0, remotes: [] }),
} as const

export interface LonelyEdge {
  readonly origin: string
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 20_000

const kept = (name: string) => join(DRILL_SITE.dataDir, name)

/** Version of a remote that an edge of the drill starts with while its registry is unavailable. */
export async function keptVersion(remote: string): Promise<string | undefined> {
  const { remotes } = v.parse(
    ReleaseMap,
    JSON.parse(await readFile(kept('edge/releases.json'), 'utf8')),
  )
  return remotes.find(({ name }) => name === remote)?.stable?.version
}

/** Starts a new edge on the drill's releases, with a broken registry from the start, as after a power cut. */
export async function startLonelyEdge(answer: string | null): Promise<LonelyEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'lonely-edge-'))
  await symlink(kept('releases'), join(folder, 'releases'))
  await mkdir(join(folder, 'edge'))
  await writeFile(join(folder, 'edge/releases.json'), await readFile(kept('edge/releases.json')))

  const registry = createServer((_request, response) => void response.end(answer))
  const port = await listen(registry)
  if (answer === null) registry.close()
  // Find a free port for the edge.
  const vacated = createServer()
  const edgePort = await listen(vacated)
  vacated.close()

  const edge = spawn(process.execPath, [join(ROOT, 'edge/dist/main.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(edgePort),
      API_ORIGIN: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${edgePort}`
  const stop = async () => {
    if (edge.exitCode === null) {
      edge.kill('SIGKILL')
      await once(edge, 'exit')
    }
    registry.close()
    await rm(folder, { recursive: true })
  }
  const until = Date.now() + START_LIMIT_MS
  while (!(await isReady(origin))) {
    if (Date.now() > until || edge.exitCode !== null) {
      await stop()
      throw new Error('The edge does not start without its registry')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
