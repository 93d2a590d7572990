import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { compressFolder } from 'tooling/build/compress'
import { createFront, type Origins } from './front.ts'
import { installedNext } from './installed-next.ts'
import { writeNextPages } from './next-pages.ts'
import { CACHE_STATE } from './warm.ts'
import type { Yardstick } from './yardstick.ts'

const REMOTES = ['mfe-group', 'mfe-subsidiaries', 'mfe-gpl', 'mfe-league-company']

/** Timeout for Next's first response, in milliseconds. */
const START_MS = 60_000

/**
 * Builds the platform's pages as a Next application from the same sources, with data from the running API, and
 * serves it: documents and data by Next's own server, all in brotli.
 */
export async function serveNext(port: number, origins: Origins): Promise<Yardstick> {
  const folder = await installedNext()
  await writeNextPages(folder, REMOTES)
  const next = (...args: string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        // Next must not inherit the options that resolve the workspace's sources.
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        API_ORIGIN: origins.api,
      },
    })
  const [code] = (await once(next('build', '--webpack'), 'exit')) as [number | null]
  if (code !== 0) throw new Error('Next could not build the pages')
  const files = { folder: join(folder, '.next/static'), prefix: '/_next/static/' }
  await compressFolder(files.folder)

  const nextPort = port + 1
  const nextOrigin = `http://127.0.0.1:${nextPort}`
  const server = next('start', '--hostname', '127.0.0.1', '--port', String(nextPort))
  // Stop Next however this program ends.
  process.once('exit', () => server.kill())
  await answered(nextOrigin)
  const front = await createFront(files, origins)
  const compressed = new CompressedDocuments()
  front.get('/*', async ({ url }, reply) => {
    const answer = await fetch(nextOrigin + url, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return reply
      .code(answer.status)
      .headers({
        'content-type': type,
        'content-encoding': 'br',
        [CACHE_STATE]: answer.headers.get(CACHE_STATE) ?? 'HIT',
      })
      .send(await compressed.of(url, body))
  })
  await front.listen({ port, host: '127.0.0.1' })
  return {
    close: async () => {
      server.kill()
      await front.close()
    },
  }
}

/** Compresses each document once at the highest level, as the edge does for documents that are requested again. */
class CompressedDocuments {
  private readonly kept = new Map<string, { readonly body: Buffer; readonly brotli: Buffer }>()

  async of(url: string, body: Buffer): Promise<Buffer> {
    const kept = this.kept.get(url)
    if (kept?.body.equals(body)) return kept.brotli
    const brotli = await promisify(brotliCompress)(body)
    this.kept.set(url, { body, brotli })
    return brotli
  }
}

async function answered(origin: string): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    const answer = await fetch(origin).catch(() => null)
    if (answer) return
    await setTimeout(100)
  }
  throw new Error(`Next did not start within ${START_MS / 1_000} s`)
}
