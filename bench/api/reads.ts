import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { median } from './median.ts'

const ROUNDS = 5
const RAW = 'http://127.0.0.1:3803'

/** Limits of a cached read, as ratios to a bare server. */
export interface ReadLimits {
  readonly minThroughput: number
  /** 99th percentile of the latency. */
  readonly maxP99: number
}

const headers = { 'accept-encoding': 'br' }
const load = (url: string) =>
  autocannon({ url, headers, connections: 32, duration: 4, pipelining: 1, excludeErrorStats: true })

/** Measures cached reads and a bare `node:http` server that writes the same bytes, in turn. */
export async function benchReads(
  origin: string,
  paths: readonly string[],
  { minThroughput, maxP99 }: ReadLimits,
): Promise<boolean> {
  console.log(`cached reads, 32 connections, median of ${ROUNDS} rounds of 4 s`)
  let isWithinLimits = true
  for (const path of paths) {
    const raw = fork(join(WORKSPACE_ROOT, 'bench/api/raw-server.ts'), {
      execArgv: ['--import', 'tsx'],
    })
    raw.send(await answerOf(origin + path))
    await once(raw, 'message')
    const rounds: { ours: autocannon.Result; raw: autocannon.Result }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const result = { ours: await load(origin + path), raw: await load(RAW + path) }
      // The first round warms both up.
      if (round > 0) rounds.push(result)
    }
    raw.kill()
    const figure = (of: (result: autocannon.Result) => number) => {
      const ours = median(rounds.map((round) => of(round.ours)))
      const theirs = median(rounds.map((round) => of(round.raw)))
      const ratio = median(rounds.map((round) => of(round.ours) / (of(round.raw) || 1)))
      return { ratio, text: `${Math.round(ours)} / ${Math.round(theirs)} = ${ratio.toFixed(2)}` }
    }
    const throughput = figure(({ requests }) => requests.average)
    const p99 = figure(({ latency }) => latency.p99)
    const errors = rounds.reduce((sum, round) => sum + round.ours.errors + round.ours.non2xx, 0)
    const isWithin = throughput.ratio >= minThroughput && p99.ratio <= maxP99 && errors === 0
    isWithinLimits &&= isWithin
    console.log(
      `${path.padEnd(24)} requests/s ${throughput.text.padEnd(26)} p99 ms ${p99.text.padEnd(16)}` +
        ` errors ${errors}${isWithin ? '' : '  BEYOND THE LIMIT'}`,
    )
  }
  console.log(`limits: throughput at least ${minThroughput}, 99th percentile at most ${maxP99}`)
  return isWithinLimits
}

/** Returns the response as it is transferred: compressed, with its own headers. */
async function answerOf(
  url: string,
): Promise<{ body: string; headers: IncomingMessage['headers'] }> {
  const asked = request(url, { headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { body: (await buffer(response)).toString('base64'), headers: response.headers }
}
