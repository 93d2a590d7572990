import type { IncomingMessage, Server } from 'node:http'
import { mayBeSignedIn } from './session-cookie.ts'

/**
 * Maximum time for the body of a picture or of another file: 20 MB at 22 kB/s. Servers use it as their
 * `requestTimeout`, which is the same for all requests.
 */
export const LONGEST_REQUEST_MS = 15 * 60_000

/** Minimum progress of such a body, in bytes per interval; a slower sender has gone, or only pretends to send. */
const PACE_BYTES = 32 * 1024
const PACE_MS = 10_000

/**
 * Disconnects clients that send a body too slowly, with 408. A picture, a season's file or a file of prices for
 * the desk may take longer while it makes progress, because connections can be slow; any other body is short.
 *
 * @param wholeMs timeout for any other body, in milliseconds.
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
        // Same as the server's own timeouts.
        const error = Object.assign(new Error('Request timeout'), { code: TOO_SLOW })
        if (!server.emit('clientError', error, socket)) socket.destroy()
      },
      isFile ? PACE_MS : wholeMs,
    )
    request.once('close', () => clearInterval(timer))
  })
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Only for clients that may be signed in: bodies of others are not read. */
const isFileForDesk = ({ method, url, headers }: IncomingMessage) =>
  method === 'POST' && FILES.test(url ?? '') && mayBeSignedIn(headers)

const FILES =
  /^\/api\/desk\/(?:media|league\/import(?:\/check)?|prices\/[^/?]+\/(?:check|upload))(?:\?|$)/
