import { chmod, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { freePort } from 'shared-server/testing/free-port'
import { configureNginx, startNginx, withCertificate } from './nginx.ts'
import { selfSigned } from './self-signed.ts'

/** Offset of the expiry time (seconds since 1970) in a cached file: it follows the version of the file format. */
const OFFSET_OF_END = 8

/**
 * Answer of the edge's stand-in; null breaks the connection off, `never` leaves it open, as a stream does after it
 * began.
 */
export type EdgeAnswer =
  { readonly headers: Record<string, string>; readonly status?: number } | 'never' | 'stream' | null

export interface RawAnswer {
  readonly status: number
  /** Every value that was sent, by name in lower case. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: string
}

/** nginx alone, over https: there is no API, and instead of the edges a server that answers as a test wants. */
export class NginxAlone {
  /** Paths that nginx requested from the edge. */
  readonly asked: string[] = []
  /** Headers of the last of these requests. */
  heard: IncomingHttpHeaders = {}
  /** Path of its configuration. */
  file = ''
  answer: (path: string) => EdgeAnswer = () => ({ headers: {} })
  private readonly edge: Server
  private stopNginx = () => Promise.resolve()

  private constructor(
    private readonly folder: string,
    readonly port: number,
    readonly httpPort: number,
    readonly apiPort: number,
  ) {
    this.edge = createServer(({ url = '', headers }, response) => {
      this.asked.push(url)
      this.heard = headers
      const answer = this.answer(url)
      if (answer === 'never') return
      if (answer === 'stream') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data:begun\n\n')
        return
      }
      if (answer === null) response.destroy()
      else response.writeHead(answer.status ?? 200, answer.headers).end(url)
    })
  }

  /** @param change applies what an operator would change by hand. */
  static async start(nginx: string, change = (file: string) => file): Promise<NginxAlone> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    // nginx's workers run as another user.
    await chmod(folder, 0o755)
    const alone = new NginxAlone(folder, await freePort(), await freePort(), await freePort())
    const { edge, port, httpPort, apiPort } = alone
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
    const behind = `127.0.0.1:${(edge.address() as AddressInfo).port}`
    const nobody = `127.0.0.1:${await freePort()}`
    const variables = {
      LISTEN: `127.0.0.1:${port}`,
      API_LISTEN: `127.0.0.1:${apiPort}`,
      EDGE_1: behind,
      EDGE_2: behind,
      API_1: nobody,
      API_2: nobody,
      PROXY_SECRET: 'a-secret-of-the-apis',
      STATE_DIR: join(folder, 'state'),
    }
    const certificate = {
      listen: variables.LISTEN,
      redirect: `127.0.0.1:${httpPort}`,
      ...(await selfSigned(folder)),
    }
    alone.file = await configureNginx(variables, (template) =>
      change(withCertificate(template, certificate))
        .replace('/dev/stdout', join(folder, 'access.log'))
        .replace('error_log stderr', `error_log ${join(folder, 'error.log')}`),
    )
    alone.stopNginx = await startNginx(nginx, alone.file, `http://127.0.0.1:${apiPort}`)
    return alone
  }

  async stop(): Promise<void> {
    this.edge.closeAllConnections()
    this.edge.close()
    await this.stopNginx()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** @param options of the connection, as `node:tls` takes them. @throws Error when it is refused. */
  connect(options: ConnectionOptions & { localAddress?: string } = {}): Promise<TLSSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect(
        { host: '127.0.0.1', port: this.port, rejectUnauthorized: false, ...options },
        () => resolve(socket),
      )
      socket.once('error', reject)
    })
  }

  /** Sends a request exactly as written, plus a `Connection: close` header. */
  async send(request: string, options: { localAddress?: string } = {}): Promise<RawAnswer> {
    const socket = await this.connect(options)
    socket.write(`${request.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n`)
    return readAnswer(await wholeAnswer(socket))
  }

  get(address: string, headers = ''): Promise<RawAnswer> {
    return this.send(`GET ${address} HTTP/1.1\nHost: www.example.com${headers && `\n${headers}`}`)
  }

  /** Expires every cached file: nginx reads the expiry time from the file. */
  async endKeeping(): Promise<void> {
    const cache = join(this.folder, 'state/cache')
    const entries = await readdir(cache, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const kept = await open(join(entry.parentPath, entry.name), 'r+')
      await kept.write(new Uint8Array(BigInt64Array.of(1n).buffer), 0, 8, OFFSET_OF_END)
      await kept.close()
    }
  }

  /** Reads both logs. */
  async logs(): Promise<{ readonly access: string; readonly error: string }> {
    const [access, error] = await Promise.all(
      ['access.log', 'error.log'].map((name) => readFile(join(this.folder, name), 'utf8')),
    )
    return { access: access ?? '', error: error ?? '' }
  }
}

/** Reads up to the end of the response: nginx keeps a connection open for a while if it did not read the request. */
async function wholeAnswer(socket: TLSSocket): Promise<string> {
  let answer = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    answer += String(chunk)
    const { headers, body } = readAnswer(answer)
    if (body.length === Number(headers.get('content-length')?.[0] ?? NaN)) break
  }
  return answer
}

function readAnswer(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ')
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), value.join(': ')])
  }
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
