import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRILL_SITE } from '../playwright.config.ts'

/** What a broken registry answers; null for none that listens. */
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
const PORT = 3930
const START_LIMIT_MS = 20_000

/** A new edge over the drill's releases whose registry is broken from the start, as after a power cut. */
export async function startLonelyEdge(answer: string | null): Promise<LonelyEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'lonely-edge-'))
  const kept = (name: string) => join(DRILL_SITE.dataDir, name)
  await symlink(kept('releases'), join(folder, 'releases'))
  await mkdir(join(folder, 'edge'))
  await cp(kept('edge/releases.json'), join(folder, 'edge/releases.json'))

  const registry = createServer((_request, response) => void response.end(answer))
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  if (answer === null) registry.close()

  const edge = spawn(process.execPath, [join(ROOT, 'shell/dist/server/main.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(PORT),
      API_ORIGIN: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${PORT}`
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
    if (Date.now() > until) {
      await stop()
      throw new Error('The edge does not start without its registry')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
