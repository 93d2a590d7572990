import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AnnouncedShell, ReleasePointer, RemoteChannels } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { RENDERING_REPORTS_PATH, RenderingReport } from 'shared-contracts/rendering-report'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import * as v from 'valibot'
import { readConfig } from '../config.ts'
import { sendGiven, type GivenAnswer } from './answers.ts'
import { createEdge } from '../edge.ts'
import { release, writeRelease, type ReleaseContent } from './make-release.ts'
import { writeShell, writeShellRelease } from './write-shell.ts'

export const channelsOf = (
  { name, version, digest }: ReleasePointer & { readonly name: string },
  others: Partial<RemoteChannels> = {},
): RemoteChannels => ({
  name,
  stable: { version, digest },
  canary: null,
  previous: null,
  disabled: null,
  ...others,
})

/** The compiled program: a child process cannot run the sources. */
const RENDERER = join(import.meta.dirname, '../../dist/rendering/renderer-process.js')

export interface SiteAnswer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  readonly headers: OutgoingHttpHeaders
}

/** An edge with its own folders, and a real HTTP server in place of the API that answers as a test wants. */
export class Site {
  edge!: FastifyInstance
  answer = { status: 200, body: '' }
  /** Other responses of the API, by path; by default it echoes the request. */
  readonly answers = new Map<string, GivenAnswer>()
  /** Number of polls of the registry. */
  polls = 0
  /** Headers of the last poll. */
  pollHeaders: IncomingHttpHeaders = {}
  /** Further headers of the API's responses. */
  apiHeaders: Record<string, string> = {}
  /** The edge's reports about rendered pages, newest last, and the secret that it sent with them. */
  readonly reports: { readonly report: RenderingReport; readonly secret: unknown }[] = []
  /** The registry's revision, raised by each {@link say} and {@link announce}. */
  revision = 0
  private folder = ''
  private api!: Server

  static async open(): Promise<Site> {
    const site = new Site()
    site.folder = await mkdtemp(join(tmpdir(), 'edge-'))
    await writeShell(join(site.folder, 'shell'))
    for (const path of ['public/media', 'public/icons', 'data/releases']) {
      await mkdir(join(site.folder, path), { recursive: true })
    }
    await site.startApi()
    site.say()
    return site
  }

  async start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const { port } = this.api.address() as AddressInfo
    const config = readConfig({
      API_ORIGIN: `http://127.0.0.1:${port}`,
      DATA_DIR: join(this.folder, 'data'),
      RELEASE_POLL_MS: '20',
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: 'https://example.org',
      ...environment,
    })
    this.edge = await createEdge(config, {
      shellBuild: join(this.folder, 'shell'),
      public: join(this.folder, 'public'),
      renderer: RENDERER,
    })
    await this.edge.ready()
  }

  /** File in which the edge keeps the last good map. */
  get keptMap(): string {
    return join(this.folder, 'data/edge/releases.json')
  }

  /** Sets the registry's answer from now on. */
  say(...remotes: RemoteChannels[]): void {
    this.revision += 1
    this.answer = { status: 200, body: JSON.stringify({ revision: this.revision, remotes }) }
  }

  /** Makes the registry announce hosts, with the same releases as before. */
  announce(...shells: AnnouncedShell[]): void {
    const map = JSON.parse(this.answer.body) as object
    this.revision += 1
    const { revision } = this
    this.answer = { status: 200, body: JSON.stringify({ ...map, revision, shells }) }
  }

  /** Puts a build of the host into the folder for announced ones. */
  publishShell(version: string, files: Readonly<Record<string, string>>) {
    return writeShellRelease(join(this.folder, 'data/releases'), version, files)
  }

  /** Makes the registry close preview links, with the same releases as before. */
  closePreviews(...closedPreviews: string[]): void {
    const map = JSON.parse(this.answer.body) as object
    this.answer = { status: 200, body: JSON.stringify({ ...map, closedPreviews }) }
  }

  publish(overrides: Partial<Release> = {}, content: ReleaseContent = {}) {
    return writeRelease(join(this.folder, 'data/releases'), release(overrides), content)
  }

  /** Writes a file into the shell's folder; with an integrity, the build's manifest lists it. */
  async writeShellFile(file: string, content: string, integrity?: string): Promise<void> {
    const shell = join(this.folder, 'shell')
    await writeFile(join(shell, 'browser', file), content)
    if (integrity === undefined) return
    const description = join(shell, 'document.json')
    const document = JSON.parse(await readFile(description, 'utf8')) as { files: object }
    document.files = { ...document.files, [file]: integrity }
    await writeFile(description, JSON.stringify(document))
  }

  /** @param from address that the request comes from. */
  async get(
    url: string,
    headers: Record<string, string> = {},
    from = '127.0.0.1',
  ): Promise<SiteAnswer> {
    const response = await this.edge.inject({
      url,
      remoteAddress: from,
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    const { statusCode: status, body, cookies } = response
    return { status, body, cookies, headers: response.headers }
  }

  /** Sends a request over a connection, for addresses that {@link get} would change. */
  async request(path: string): Promise<Omit<SiteAnswer, 'cookies'>> {
    if (!this.edge.server.listening) await this.edge.listen({ host: '127.0.0.1', port: 0 })
    const { port } = this.edge.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
          reject,
        )
      }).once('error', reject)
    })
  }

  async loseApi(): Promise<void> {
    this.api.closeAllConnections()
    await new Promise((resolve) => this.api.close(resolve))
  }

  async close(): Promise<void> {
    await this.edge.close()
    if (this.api.listening) await this.loseApi()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const report = v.parse(v.strictObject(RenderingReport.entries), JSON.parse(await text(request)))
    this.reports.push({ report, secret: request.headers[PROXY_SECRET_HEADER] })
    response.writeHead(204).end()
  }

  private async startApi(): Promise<void> {
    this.api = createServer((request, response) => {
      if (request.url === RENDERING_REPORTS_PATH) return void this.receive(request, response)
      const given = this.answers.get(request.url ?? '')
      if (given) return sendGiven(request, response, given)
      const isMap = request.url === '/api/releases'
      if (isMap) {
        this.polls += 1
        this.pollHeaders = request.headers
      }
      response.writeHead(isMap ? this.answer.status : 200, {
        'content-type': 'application/json',
        ...this.apiHeaders,
      })
      const { 'x-request-id': id, ...headers } = request.headers
      const echo = { path: request.url, id, headers }
      response.end(isMap ? this.answer.body : JSON.stringify(echo))
    })
    await new Promise<void>((resolve) => this.api.listen(0, '127.0.0.1', resolve))
  }
}
