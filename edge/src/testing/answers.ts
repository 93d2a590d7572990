import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server's response for one path. */
export interface GivenAnswer {
  readonly status?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly delayMs?: number
}

/** Sends the response that a test set, or 304 if the client already has it. */
export function sendGiven(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status = 200, body = '[]', headers = {}, delayMs = 0 }: GivenAnswer,
): void {
  setTimeout(() => {
    const isKnown = headers['etag'] !== undefined && asked['if-none-match'] === headers['etag']
    response.writeHead(isKnown ? 304 : status, { 'content-type': 'application/json', ...headers })
    response.end(isKnown ? undefined : body)
  }, delayMs)
}

/** A real HTTP server that answers as a test wants, by path; 404 elsewhere. */
export class AnsweringServer {
  readonly answers = new Map<string, GivenAnswer>()
  /** Requested paths, in order, and the headers of the last request. */
  readonly asked: string[] = []
  lastHeaders: IncomingHttpHeaders = {}
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    this.asked.push(path)
    this.lastHeaders = request.headers
    sendGiven(request, response, this.answers.get(path) ?? { status: 404, body: '{}' })
  })

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
