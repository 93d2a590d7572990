import { rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnvironment, parseOrExit } from 'shared-server/environment/parse-environment'
import * as v from 'valibot'
import { LineReader, MAX_COMMAND } from './line-reader.ts'
import { RenderFailure } from './render-failure.ts'
import type { RendererChannel } from './renderer-channel.ts'
import { NumberedCommand, type RendererReply } from './renderer-messages.ts'
import { startProcess } from './start-process.ts'

/**
 * Program of a container that renders for edges in other containers. Each connection gets a rendering process with
 * its first command; process and connection end together.
 */

/**
 * Maximum number of connections, and so of processes. Further ones are closed, and those edges serve the builds'
 * pages.
 */
const MAX_CONNECTIONS = 8

/** Every environment variable that the service reads. */
const Environment = v.object({ RENDERER_SOCKET: v.pipe(v.string(), v.minLength(1)) })

const { RENDERER_SOCKET: path } = parseOrExit(() => parseEnvironment(Environment, process.env))
const program = join(dirname(fileURLToPath(import.meta.url)), 'renderer-process.js')

/**
 * Returns the result of a command. A release that breaks its process is reported like one that threw.
 *
 * @throws faults that are not the release's.
 */
async function outcomeOf(
  channel: RendererChannel,
  command: Parameters<RendererChannel['ask']>[0],
): Promise<Omit<RendererReply, 'id'>> {
  try {
    return await channel.ask(command)
  } catch (error) {
    if (!(error instanceof RenderFailure) || error.owner !== 'release') throw error
    return { error: error.message, heapBytes: 0 }
  }
}

function serve(connection: Socket): void {
  const lines = new LineReader(MAX_COMMAND)
  let channel: RendererChannel | null = null
  let work: Promise<unknown> = Promise.resolve()
  const obey = async (line: string): Promise<void> => {
    const { id, ...command } = v.parse(v.pipe(v.string(), v.parseJson(), NumberedCommand), line)
    if (connection.destroyed) return
    channel ??= startProcess(program)
    const outcome = await outcomeOf(channel, command)
    connection.write(`${JSON.stringify({ ...outcome, id })}\n`)
  }
  connection.setEncoding('utf8')
  connection.on('data', (text: string) => {
    try {
      for (const line of lines.read(text)) {
        work = work.then(() => obey(line)).catch(() => connection.destroy())
      }
    } catch {
      connection.destroy()
    }
  })
  connection.on('error', () => undefined)
  connection.once('close', () => channel?.end(new RenderFailure('edge', 'The edge has gone')))
}

const server = createServer(serve)
server.maxConnections = MAX_CONNECTIONS
// A killed service leaves its socket behind.
await rm(path, { force: true })
// Edges run as another user. The folder's permissions decide who can connect.
server.listen({ path, readableAll: true, writableAll: true })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // Edges reconnect, and visitors lose nothing that is being rendered. Processes end with their input.
  process.once(signal, () => process.exit(0))
}
