import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { findMariaDb, startMariaDb } from 'shared-server/testing/mariadb'
import { freePort } from 'shared-server/testing/free-port'
import { ApiProcess } from '../kill-drill/api-process.ts'
import { median } from './median.ts'
import { insertsOfMysql, insertsOfSqlite } from './single-inserts.ts'

const ROUNDS = 3
const ROUND_S = 4

/**
 * Compares contact messages acknowledged per second with the rows per second that the database inserts one by
 * one. Each message has a key, two rate limits to count, a notification to the office and one commit.
 */
export async function benchWrites(): Promise<void> {
  console.log(`\nwrites, 32 connections, median of ${ROUNDS} rounds of ${ROUND_S} s`)
  await withFolder((folder) => bench('SQLite', folder, '', () => insertsOfSqlite(folder)))
  const program = findMariaDb()
  if (!program) {
    console.log('MariaDB                  not measured: there is no mariadbd or mysqld on the PATH')
    return
  }
  const server = await startMariaDb(program, ['--innodb-log-file-size=96M'], tmpdir())
  try {
    const url = await server.createDatabase()
    await withFolder((folder) => bench('MariaDB', folder, url, () => insertsOfMysql(url)))
  } finally {
    await server.stop()
  }
}

async function bench(
  name: string,
  folder: string,
  databaseUrl: string,
  singleInserts: () => Promise<number> | number,
): Promise<void> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const api = new ApiProcess(origin, {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    API_PORT: new URL(origin).port,
    LOG_LEVEL: 'error',
    INTAKE_LIMIT_PER_ADDRESS: '999999999',
    INTAKE_LIMIT_PER_EMAIL: '999999999',
  })
  try {
    await api.run('commands/migrate.js')
    await api.start()
    await post(origin)
    const rounds: { writes: autocannon.Result; inserts: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ writes: await post(origin), inserts: await singleInserts() })
    }
    const writes = median(rounds.map((round) => round.writes.requests.average))
    const inserts = median(rounds.map((round) => round.inserts))
    const p99 = median(rounds.map((round) => round.writes.latency.p99))
    const errors = rounds.reduce((sum, round) => sum + round.writes.errors + round.writes.non2xx, 0)
    console.log(
      `${name.padEnd(24)} writes/s ${Math.round(writes)}, single-row inserts/s ${Math.round(inserts)},` +
        ` ratio ${(writes / inserts).toFixed(2)}, p99 ms ${p99}, errors ${errors}`,
    )
  } finally {
    await api.kill()
  }
}

function post(origin: string): Promise<autocannon.Result> {
  let sent = 0
  return autocannon({
    url: `${origin}/api/contact`,
    connections: 32,
    duration: ROUND_S,
    excludeErrorStats: true,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify({
            firstName: 'Ama',
            lastName: 'Ofori',
            // A different sender for each message, as with real visitors.
            email: `visitor-${(sent += 1)}@bench.example`,
            subsidiary: 'general',
            message: 'x'.repeat(200),
          }),
        }),
      },
    ],
  })
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-api-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
