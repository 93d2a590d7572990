import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMariaDb, startMariaDb, type MariaDb } from 'shared-server/testing/mariadb'
import { freePort } from 'shared-server/testing/free-port'
import { median } from '../api/median.ts'
import { ApiProcess } from './api-process.ts'
import { readStored } from './stored-writes.ts'
import { faultsOf, type Faults } from './verdict.ts'
import { Writer } from './writer.ts'

export type DrillDatabase = 'sqlite' | 'mariadb'

export interface KillDrillOptions {
  readonly database: DrillDatabase
  /** Number of kills of the API, and then of the database server if there is one. */
  readonly kills: number
  readonly writers?: number
}

export interface KillDrillResult {
  readonly faults: Faults
  readonly sent: number
  readonly acknowledged: number
  /** Retries of requests that were not answered with 201 at first. */
  readonly repeats: number
  /** Writes given up after their response was lost, and the number of these that are stored nevertheless. */
  readonly givenUp: number
  readonly givenUpAndStored: number
  readonly stored: number
  readonly killsOfApi: number
  readonly killsOfServer: number
  /** Median from the kill until the API was ready again, in milliseconds. */
  readonly backMs: number
  readonly seconds: number
  /** Number of responses by status, other than 201; 0 for no response. */
  readonly refusals: Readonly<Record<number, number>>
}

const WRITERS = 16
/** Writes acknowledged between two kills, so that each kill hits at full load. */
export const BETWEEN_KILLS = 60
const PROGRESS_LIMIT_MS = 60_000

/**
 * Runs writers with idempotency keys at full speed, while the API and then the database server are killed
 * repeatedly; then compares the stored writes with the acknowledged ones.
 */
export async function killDrill(options: KillDrillOptions): Promise<KillDrillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-drill-'))
  const server = options.database === 'mariadb' ? await startServer() : undefined
  const origin = `http://127.0.0.1:${await freePort()}`
  const api = new ApiProcess(origin, {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: (await server?.createDatabase()) ?? '',
    API_PORT: new URL(origin).port,
    LOG_LEVEL: 'fatal',
    // All writers share one address, and send more than visitors would.
    INTAKE_LIMIT_PER_ADDRESS: '999999999',
  })
  try {
    await api.run('commands/migrate.js')
    await api.start()
    return await drill(api, server, options, join(folder, 'backup'))
  } finally {
    await api.kill()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function startServer(): Promise<MariaDb> {
  const program = findMariaDb()
  if (!program) throw new Error('There is no mariadbd or mysqld on the PATH')
  return startMariaDb(program, [], tmpdir())
}

async function drill(
  api: ApiProcess,
  server: MariaDb | undefined,
  { kills, writers: count = WRITERS }: KillDrillOptions,
  backup: string,
): Promise<KillDrillResult> {
  const started = performance.now()
  const writers = Array.from({ length: count }, (_, index) => new Writer(api.origin, `w${index}`))
  const sent = () => writers.flatMap(({ writes }) => writes)
  const acknowledged = () => sent().filter((write) => write.acknowledged)
  const running = Promise.all(writers.map((writer) => writer.run()))
  // An error in a writer is thrown below, after all of them have been stopped.
  running.catch(() => undefined)

  const backMs: number[] = []
  const strike = async (kill: () => Promise<void>) => {
    await untilMore(() => acknowledged().length, BETWEEN_KILLS)
    // Hit a different moment of a write each time.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
    const killed = performance.now()
    await kill()
    while (!(await api.isReady())) await new Promise((resolve) => setTimeout(resolve, 20))
    backMs.push(performance.now() - killed)
  }
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await strike(async () => {
        await api.kill()
        await api.start()
      })
    }
    for (let kill = 0; server && kill < kills; kill += 1) await strike(() => server.restart())
    await untilMore(() => acknowledged().length, BETWEEN_KILLS)
  } finally {
    for (const writer of writers) writer.stop()
  }
  await running
  const seconds = (performance.now() - started) / 1_000

  // Kill once more, so that the data read below has survived a crash.
  await api.kill()
  await server?.restart()
  await api.run('commands/backup.js', backup)
  const stored = await readStored(backup)
  const emails = new Set(stored.writes.map(({ email }) => email))
  const givenUp = sent().filter((write) => !write.acknowledged)
  const refusals: Record<number, number> = {}
  for (const writer of writers) {
    for (const [status, times] of writer.refusals) {
      refusals[status] = (refusals[status] ?? 0) + times
    }
  }
  return {
    faults: faultsOf(sent(), stored),
    sent: sent().length,
    acknowledged: acknowledged().length,
    repeats: sent().reduce((sum, { attempts }) => sum + attempts - 1, 0),
    givenUp: givenUp.length,
    givenUpAndStored: givenUp.filter(({ email }) => emails.has(email)).length,
    stored: stored.writes.length,
    killsOfApi: kills,
    killsOfServer: server ? kills : 0,
    backMs: median(backMs),
    seconds,
    refusals,
  }
}

async function untilMore(count: () => number, more: number): Promise<void> {
  const wanted = count() + more
  let seen = count()
  let progressed = performance.now()
  while (seen < wanted) {
    if (performance.now() - progressed > PROGRESS_LIMIT_MS)
      throw new Error('Nothing is acknowledged any more')
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (count() > seen) progressed = performance.now()
    seen = count()
  }
}
