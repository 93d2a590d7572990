import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReleaseEvent, ReleaseMap } from 'shared-contracts/registry'
import * as v from 'valibot'
import { startMariaDb } from 'shared-server/testing/mariadb'
import { startRedis } from 'shared-server/testing/redis-server'
import { freePort } from 'shared-server/testing/free-port'
import { release, writeRelease } from 'edge/testing/make-release'
import { eventually } from 'shared-server/testing/eventually'
import { writeShell } from 'edge/testing/write-shell'
import { configureNginx, startNginx } from './nginx.ts'
import {
  migrate,
  playAgain,
  startProgram,
  type PlayedMatch,
  type RunningProgram,
} from './running-program.ts'
import { Visitor } from './visitor.ts'

const TOKEN = 'a-token-for-this-suite'
const PROXY_SECRET = 'a-secret-of-edge-and-api'
/** Header that a proxy sends with each call. */
export const PROXY_HEADERS = { 'x-proxy-secret': PROXY_SECRET }
const AUTHORIZATION = { authorization: `Bearer ${TOKEN}` }

export interface SitePrograms {
  readonly nginx: string
  readonly mariadbd: string
  readonly 'redis-server': string
}

export interface PostOptions {
  readonly headers?: Record<string, string>
  /** The visitor's address. */
  readonly from?: string
}

/** Two edges and two APIs over one database and one Redis, behind nginx, on loopback. */
export class SiteBehindNginx {
  readonly apis: RunningProgram[] = []
  readonly edges: RunningProgram[] = []
  /** Functions that stop everything that was started. */
  private readonly ends: (() => Promise<void>)[] = []
  private apiVariables: Record<string, string> = {}

  private constructor(
    private readonly folder: string,
    readonly visitor: Visitor,
    /** Origin at which the edges reach the APIs. */
    readonly apisOrigin: string,
  ) {
    this.ends.push(() => visitor.leave())
  }

  /**
   * Starts everything and promotes mfe-gpl 1.0.0; the programs must be compiled.
   *
   * @param apiVariables added to the environment of both APIs.
   */
  static async start(
    programs: SitePrograms,
    apiVariables: Readonly<Record<string, string>>,
  ): Promise<SiteBehindNginx> {
    const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
    // nginx's workers run as another user.
    await chmod(folder, 0o755)
    const [port, apiPort, ...edgePorts] = await freePorts(4)
    const visitor = new Visitor(`http://127.0.0.1:${port}`)
    const site = new SiteBehindNginx(folder, visitor, `http://127.0.0.1:${apiPort}`)
    await site.startApis(programs, apiVariables)
    await writeShell(join(folder, 'shell'))
    const file = await configureNginx({
      LISTEN: `127.0.0.1:${port}`,
      API_LISTEN: `127.0.0.1:${apiPort}`,
      EDGE_1: `127.0.0.1:${edgePorts[0]}`,
      EDGE_2: `127.0.0.1:${edgePorts[1]}`,
      API_1: `127.0.0.1:${site.apis[0]?.port}`,
      API_2: `127.0.0.1:${site.apis[1]?.port}`,
      PROXY_SECRET,
      STATE_DIR: join(folder, 'nginx'),
    })
    site.ends.push(await startNginx(programs.nginx, file, `http://127.0.0.1:${port}`))
    await site.startEdges(edgePorts)
    await site.promote(await site.publish('1.0.0'))
    await eventually(async () => {
      const ready = await Promise.all(site.edges.map(({ origin }) => fetch(`${origin}/readyz`)))
      return ready.every(({ ok }) => ok)
    }, 10_000)
    // nginx found nothing on their ports before, and retries only after a while.
    await eventually(async () => (await site.visitor.ask('/gpl')).status === 200, 10_000)
    return site
  }

  async stop(): Promise<void> {
    await Promise.all(this.ends.map((end) => end()))
    await rm(this.folder, { recursive: true, force: true })
  }

  post(path: string, body: object, { headers = {}, from }: PostOptions = {}) {
    return this.visitor.ask(path, {
      method: 'POST',
      body,
      headers,
      ...(from !== undefined && { from }),
    })
  }

  /** Returns the stable version of mfe-gpl that each API reports. */
  async stableVersions(): Promise<(string | undefined)[]> {
    return Promise.all(
      this.apis.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/api/releases`, { headers: PROXY_HEADERS })
        return v.parse(ReleaseMap, await answer.json()).remotes[0]?.stable?.version
      }),
    )
  }

  /** Publishes into the folders of both edges, as a bucket or a shared volume would, and into the registry. */
  async publish(version: string): Promise<ReleaseEvent> {
    const described = release({ version })
    await writeRelease(join(this.folder, 'edge-0/releases'), described)
    const written = await writeRelease(join(this.folder, 'edge-1/releases'), described)
    const description = await readFile(join(written.folder, 'release.json'), 'utf8')
    const prefix = { prefix: '/gpl', remote: described.name }
    await this.post('/api/release-prefixes', prefix, { headers: AUTHORIZATION })
    const answer = await this.post('/api/releases', { description }, { headers: AUTHORIZATION })
    return v.parse(ReleaseEvent, JSON.parse(answer.body))
  }

  /** Replays a finished match of the sample, with a scorer's calls through nginx. */
  playAgain(match: string, speed: number): Promise<PlayedMatch> {
    return playAgain(match, speed, this.visitor.origin, this.apiVariables)
  }

  /** Stops an edge as an orchestrator does, and starts it again. */
  async restartEdge(index: number): Promise<void> {
    const edge = this.edges[index]
    if (!edge) throw new RangeError(`There is no edge ${index}`)
    await edge.stop()
    this.edges[index] = await this.startEdge(edge.port, index)
  }

  /** Promotes at the revision of the publish. @throws Error if it is refused. */
  async promote({ version, revision }: ReleaseEvent): Promise<void> {
    const body = { version, revision }
    const path = '/api/releases/mfe-gpl/promote'
    const { status } = await this.post(path, body, { headers: AUTHORIZATION })
    if (status >= 300) throw new Error(`The promotion was answered ${status}`)
  }

  private async startApis(
    programs: SitePrograms,
    variables: Readonly<Record<string, string>>,
  ): Promise<void> {
    const database = await startMariaDb(programs.mariadbd)
    this.ends.push(() => database.stop())
    const redis = await startRedis(programs['redis-server'])
    this.ends.push(() => redis.stop())
    const env = {
      DATABASE_URL: await database.createDatabase(),
      REDIS_URL: redis.url,
      DATA_DIR: join(this.folder, 'api'),
      RELEASES_TOKEN: TOKEN,
      PREVIEW_SECRET: 'a-secret-for-this-suite',
      PROXY_SECRET,
      TRUSTED_PROXIES: '127.0.0.1',
      ...variables,
    }
    this.apiVariables = env
    await migrate(env)
    this.apis.push(...(await Promise.all([this.startOwn('api', env), this.startOwn('api', env)])))
  }

  private async startEdges(ports: readonly number[]): Promise<void> {
    this.edges.push(...(await Promise.all(ports.map((port, index) => this.startEdge(port, index)))))
  }

  private startEdge(port: number, index: number): Promise<RunningProgram> {
    const env = {
      PORT: String(port),
      API_ORIGIN: this.apisOrigin,
      PROXY_SECRET,
      DATA_DIR: join(this.folder, `edge-${index}`),
      SHELL_BUILD: join(this.folder, 'shell'),
      TRUSTED_PROXIES: '127.0.0.1',
    }
    return this.startOwn('edge', env, '/healthz')
  }

  private async startOwn(...args: Parameters<typeof startProgram>): Promise<RunningProgram> {
    const program = await startProgram(...args)
    this.ends.push(() => program.kill())
    return program
  }
}

/** Finds ports one after the other, so that none is found twice. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
