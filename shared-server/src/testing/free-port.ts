import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above the well-known ports, and below those for outgoing connections (from 32768 on Linux, from 49152 elsewhere):
 * the system assigns the port to nobody else while a program starts that is to listen on it.
 */
const FIRST = 10_000
const LAST = 32_767

/** Finds a free loopback port, for a program that is told where to listen. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
