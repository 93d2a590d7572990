import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { freePort } from './free-port.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/** Timeout for the server to start, in milliseconds. */
const START_LIMIT_MS = 10_000

export interface RedisServer extends ServerProcess {
  /** Its REDIS_URL. */
  readonly url: string
}

/** Starts a separate server on loopback, for one suite; it stores nothing on disk. */
export async function startRedis(program: string): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const server = await startServerProcess({
    program,
    args,
    folder,
    untilItAnswers: () => untilItAnswers(url),
  })
  return { url, ...server }
}

async function untilItAnswers(url: string): Promise<void> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (attempts) => (attempts * 50 > START_LIMIT_MS ? false : 50) },
  })
  // The client needs a listener; only the outcome matters, not failed attempts.
  client.on('error', () => undefined)
  await client.connect()
  client.destroy()
}
