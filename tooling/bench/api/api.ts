import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import autocannon from 'autocannon'
import { startPrograms } from '../../start/programs.ts'
import { runStep } from '../../workspace/build-step.ts'
import { buildSteps } from '../../workspace/builds.ts'
import { WORKSPACE_ROOT } from '../../workspace/workspace.ts'

/**
 * `pnpm bench:api`: cached reads of the API beside a bare `node:http` server that writes the very same bytes,
 * in turn, in one run. Prints requests a second and the 99th percentile of both, and their ratio.
 */
const ROUNDS = 5
const PATHS = ['/api/subsidiaries', '/api/news', '/api/metals-prices']
const API = 'http://127.0.0.1:3805'
const RAW = 'http://127.0.0.1:3803'

const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-api')
rmSync(DATA_DIR, { recursive: true, force: true })
const [programsStep] = buildSteps('production')
if (programsStep) await runStep(programsStep)
const programs = startPrograms({
  env: { ...process.env, API_PORT: '3805', DATA_DIR, LOG_LEVEL: 'error' },
})
await programs.migrate()
await programs.startApi()

const headers = { 'accept-encoding': 'br' }
const load = (url: string) =>
  autocannon({ url, headers, connections: 32, duration: 4, pipelining: 1, excludeErrorStats: true })

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The answer as it travels: compressed, with its own headers. */
async function answerOf(
  path: string,
): Promise<{ body: string; headers: IncomingMessage['headers'] }> {
  const asked = request(API + path, { headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { body: (await buffer(response)).toString('base64'), headers: response.headers }
}

console.log(`cached reads, 32 connections, median of ${ROUNDS} rounds of 4 s`)
for (const path of PATHS) {
  const raw = fork(join(WORKSPACE_ROOT, 'tooling/bench/api/raw-server.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  raw.send(await answerOf(path))
  await once(raw, 'message')
  const rounds: { api: autocannon.Result; raw: autocannon.Result }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const result = { api: await load(API + path), raw: await load(RAW + path) }
    // The first round warms both up.
    if (round > 0) rounds.push(result)
  }
  raw.kill()
  const figure = (of: (result: autocannon.Result) => number) => {
    const ours = median(rounds.map(({ api }) => of(api)))
    const theirs = median(rounds.map((round) => of(round.raw)))
    const ratio = median(rounds.map((round) => of(round.api) / (of(round.raw) || 1)))
    return `${Math.round(ours)} / ${Math.round(theirs)} = ${ratio.toFixed(2)}`
  }
  const errors = rounds.reduce((sum, { api }) => sum + api.errors + api.non2xx, 0)
  console.log(
    `${path.padEnd(24)} requests/s ${figure(({ requests }) => requests.average).padEnd(26)}` +
      ` p99 ms ${figure(({ latency }) => latency.p99).padEnd(16)} errors ${errors}`,
  )
}
programs.stop()
