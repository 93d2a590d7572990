import type { IncomingMessage, Server } from 'node:http'
import { mayBeSignedIn } from './session-cookie.ts'

/**
 * Longest that the body of a picture or of a season's file takes: 20 MB at 22 kB/s. Servers have it as their `requestTimeout`, which knows no
 * difference between requests.
 */
export const LONGEST_REQUEST_MS = 15 * 60_000

/** So much of such a body, in bytes, comes in each of these times, or its sender has gone or only pretends. */
const PACE_BYTES = 32 * 1024
const PACE_MS = 10_000

/**
 * Disconnects who sends a body too slowly, with 408. A picture or a season's file for the desk may take as long as it
 * makes progress, because lines are slow; anything else is short.
 *
 * @param wholeMs how long any other body may take, in milliseconds.
 */
export function limitBodies(server: Server, wholeMs: number): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request
    if (!headers['content-length'] && !headers['transfer-encoding']) return
    const isFile = isFileForDesk(request)
    let before = socket.bytesRead
    const timer = setInterval(
      () => {
        if (request.complete) return clearInterval(timer)
        if (isFile && socket.bytesRead - before >= PACE_BYTES) {
          before = socket.bytesRead
          return
        }
        clearInterval(timer)
        // As the server itself does at its own limits.
        const error = Object.assign(new Error('Request timeout'), { code: TOO_SLOW })
        if (!server.emit('clientError', error, socket)) socket.destroy()
      },
      isFile ? PACE_MS : wholeMs,
    )
    request.once('close', () => clearInterval(timer))
  })
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Of who may be signed in: nobody else's is read. */
const isFileForDesk = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' && FILES.test(url ?? '') && mayBeSignedIn(headers)

const FILES = /^\/api\/desk\/(?:media|league\/import(?:\/check)?)(?:\?|$)/
