import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { freePort } from '../../testing/free-port.ts'

/** How long the server may take until it answers, in milliseconds. */
const START_LIMIT_MS = 10_000

export interface RedisServer {
  /** Its REDIS_URL. */
  readonly url: string
  /** Ends the server as `kill -9` does. */
  kill(): Promise<void>
  /** Starts a killed server again, empty; resolves when it answers. */
  restart(): Promise<void>
  /** Stops the server in its tracks: connections stand, and nothing answers. */
  freeze(): void
  thaw(): void
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/** Starts a server of its own on loopback, for one suite; it keeps nothing. */
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
  const start = () => spawn(program, args, { stdio: 'ignore' })
  let server = start()
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  await untilItAnswers(url)
  return {
    url,
    kill,
    restart: async () => {
      await kill()
      server = start()
      await untilItAnswers(url)
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (attempts) => (attempts * 50 > START_LIMIT_MS ? false : 50) },
  })
  // The client needs a listener; failed attempts do not matter, only the outcome.
  client.on('error', () => undefined)
  await client.connect()
  client.destroy()
}
