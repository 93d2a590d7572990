import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeShell } from 'edge/testing/write-shell'
import { findProgram } from 'shared-server/testing/find-program'
import { freePort } from 'shared-server/testing/free-port'
import { findMariaDb, startMariaDb } from 'shared-server/testing/mariadb'
import { startRedis, type RedisServer } from 'shared-server/testing/redis-server'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** Timeout for a program's start, in milliseconds. */
const START_LIMIT_MS = 60_000
const POLL_MS = 20

/** A program of the site, which can be killed and restarted. */
export class SiteProgram {
  private child: ChildProcess | undefined

  constructor(
    readonly origin: string,
    private readonly script: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly probe: string,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(WORKSPACE_ROOT, this.script)], {
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    this.child = child
    const deadline = performance.now() + START_LIMIT_MS
    for (;;) {
      const answer = await fetch(this.origin + this.probe).catch(() => null)
      if (answer?.ok) return
      if (child.exitCode !== null) throw new Error(`${this.script} ended with ${child.exitCode}`)
      if (performance.now() > deadline) throw new Error(`${this.script} did not get ready`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  /** Kills the process with `kill -9`. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** CPU time of the process in milliseconds, user and system. */
  async computed(): Promise<number> {
    const stat = await readFile(`/proc/${this.pid}/stat`, 'utf8')
    // Fields after the name; times in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }

  /** Current memory of the process, in bytes. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  }
}

/** An edge, two APIs, a MariaDB and, where it is installed, a Redis: all on loopback, with one match of today. */
export interface LiveSite {
  readonly edge: SiteProgram
  /** The edge is connected to the first; scorers may call either. */
  readonly apis: readonly [SiteProgram, SiteProgram]
  /** Null if Redis is not installed. */
  readonly redis: RedisServer | null
  /** Slug of the match. */
  readonly match: string
  /** Folder with the first administrator's invitation. */
  readonly folder: string
  stop(): Promise<void>
}

const HOME = 'Hearts of Oak'
const AWAY = 'Asante Kotoko'

/** Starts the site. @param listeners number of listeners that each program must accept. */
export async function startLiveSite(listeners: number): Promise<LiveSite> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'))
  const program = findMariaDb()
  if (!program) throw new Error('There is no mariadbd or mysqld on the PATH')
  const database = await startMariaDb(program, [], tmpdir())
  const redisProgram = findProgram('redis-server')
  const redis = redisProgram ? await startRedis(redisProgram) : null
  const common = {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'error',
    // All of them come from one address, which may take a tenth of the places.
    LIVE_LISTENERS: String(10 * listeners + 100),
    DATABASE_URL: await database.createDatabase(),
    ...(redis && { REDIS_URL: redis.url }),
  }
  const [first, second, site] = [await freePort(), await freePort(), await freePort()]
  const api = async (port: number) => {
    const data = join(folder, `api-${port}`)
    await mkdir(data, { recursive: true, mode: 0o700 })
    const env = { ...common, DATA_DIR: data, API_PORT: String(port) }
    const origin = `http://127.0.0.1:${port}`
    return { env, data, program: new SiteProgram(origin, 'backend/dist/main.js', env, '/readyz') }
  }
  const [one, other] = [await api(first), await api(second)]
  await runProgram('backend/dist/commands/migrate.js', [], one.env)
  const today = new Date().toISOString().slice(0, 10)
  const file = join(folder, 'season.csv')
  await writeFile(
    file,
    `round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note\n` +
      `1,${today},15:00,${HOME},${AWAY},,,,,,,\n`,
  )
  const season = `${today.slice(0, 4)}-live`
  const asked = ['--competition', 'gpl', '--season', season]
  await runProgram('backend/dist/commands/league.js', ['import', file, ...asked], one.env)
  await one.program.start()
  await other.program.start()
  const shell = join(folder, 'shell')
  await writeShell(shell)
  const edge = new SiteProgram(
    `http://127.0.0.1:${site}`,
    'edge/dist/main.js',
    {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'error',
      LIVE_LISTENERS: common.LIVE_LISTENERS,
      DATA_DIR: join(folder, 'edge'),
      PORT: String(site),
      API_ORIGIN: one.program.origin,
      SHELL_BUILD: shell,
      RENDER_PAGES: 'off',
    },
    '/healthz',
  )
  await edge.start()
  return {
    edge,
    apis: [one.program, other.program],
    redis,
    match: `${today}-hearts-of-oak-asante-kotoko`,
    folder: one.data,
    stop: async () => {
      await edge.kill()
      await Promise.all([one.program.kill(), other.program.kill()])
      await redis?.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function runProgram(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  await promisify(execFile)(process.execPath, [join(WORKSPACE_ROOT, script), ...args], { env })
}
