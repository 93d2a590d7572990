import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'TRACE'
  readonly headers?: Record<string, string>
  readonly body?: object
  /** Loopback address that the request comes from. */
  readonly from?: string
}

/** A visitor's browser, which reuses its connections. */
export class Visitor {
  private readonly agent = new Agent({ keepAlive: true })

  constructor(readonly origin: string) {}

  async ask(
    path: string,
    { method = 'GET', headers = {}, body, from }: Call = {},
  ): Promise<Answer> {
    const sent = request(this.origin + path, {
      method,
      agent: this.agent,
      ...(from !== undefined && { localAddress: from }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    sent.end(body && JSON.stringify(body))
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.once('error', reject)
    })
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await text(response),
    }
  }

  leave(): Promise<void> {
    this.agent.destroy()
    return Promise.resolve()
  }
}
