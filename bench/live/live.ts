import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import * as v from 'valibot'
import { startLiveSite, type LiveSite } from './live-site.ts'
import { Scorer } from './scorer.ts'

/**
 * `pnpm bench:live [--listeners 10000] [--goals 30]`: listeners to one match, through an edge and an API over
 * a real database. A scorer taps goals; each is timed from the tap to every listener. Other requests are
 * measured meanwhile.
 */
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '10000' },
    goals: { type: 'string', default: '30' },
  },
})
const listeners = Number(values.listeners)
const goals = Number(values.goals)
if (!(listeners > 0) || !(goals > 0)) {
  console.error('usage: pnpm bench:live [--listeners 10000] [--goals 30]')
  process.exit(2)
}

/** Pause between two goals, in milliseconds. */
const APART_MS = 4_000
/** Most listeners of one process: with more, the measurement would be of the process itself. */
const PER_PROCESS = 5_000

const Report = v.object({
  lost: v.number(),
  arrivals: v.array(v.object({ id: v.number(), at: v.array(v.number()), bytes: v.number() })),
})

const load = () => `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

function spread(name: string, figures: readonly number[]): void {
  const sorted = figures.toSorted((a, b) => a - b)
  const [p50, p95, p99, most] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), sorted.at(-1)]
  const words = [p50, p95, p99, most ?? NaN].map((ms) => `${ms.toFixed(1).padStart(8)}`)
  console.log(`  ${name.padEnd(44)}${words.join('')}   (${sorted.length})`)
}

/** Sends other requests until stopped. @returns the duration of each, in milliseconds. */
function probe(address: string): () => Promise<number[]> {
  const took: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(address)).text()
      took.push(performance.now() - begun)
      await pause(20)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return took
  }
}

async function measure(site: LiveSite): Promise<void> {
  const { edge, match, apis } = site
  const path = `/api/league/matches/${match}/stream`
  const scorer = await Scorer.signIn(apis[0].origin, site)
  scorer.event('kick-off')
  await scorer.sent()

  const others = { page: `${edge.origin}/healthz`, call: `${edge.origin}/api/league/live` }
  const quiet = [probe(others.page), probe(others.call)]
  await pause(5_000)
  const [quietPage = [], quietCall = []] = await Promise.all(quiet.map((end) => end()))

  const empty = { edge: await edge.memory(), api: await apis[0].memory() }
  const begun = performance.now()
  const children = []
  for (let first = 0; first < listeners; first += PER_PROCESS) {
    const count = String(Math.min(PER_PROCESS, listeners - first))
    const port = new URL(edge.origin).port
    const child = fork(join(import.meta.dirname, 'listeners.ts'), [
      port,
      path,
      count,
      String(first),
    ])
    children.push(child)
    await once(child, 'message')
  }
  const seconds = (performance.now() - begun) / 1_000
  console.log(`${listeners} listen after ${seconds.toFixed(1)} s; load of the machine ${load()}`)
  await pause(5_000)
  const full = { edge: await edge.memory(), api: await apis[0].memory() }

  const busy = [probe(others.page), probe(others.call)]
  const before = { edge: await edge.computed(), api: await apis[0].computed() }
  const tapped: number[] = []
  for (let goal = 0; goal < goals; goal += 1) {
    tapped.push(performance.timeOrigin + performance.now())
    scorer.event('goal', goal % 2 === 0 ? 'home' : 'away')
    await Promise.all([scorer.sent(), pause(APART_MS)])
  }
  const after = { edge: await edge.computed(), api: await apis[0].computed() }
  const [busyPage = [], busyCall = []] = await Promise.all(busy.map((end) => end()))

  const reports: v.InferOutput<typeof Report>[] = []
  for (const child of children) {
    child.send('report')
    const [report] = (await once(child, 'message')) as unknown[]
    reports.push(v.parse(Report, report))
    child.kill()
  }
  // The first event is the kick-off.
  const late = tapped.flatMap((moment, index) =>
    reports.flatMap(({ arrivals }) =>
      (arrivals.find(({ id }) => id === index + 2)?.at ?? []).map((arrived) => arrived - moment),
    ),
  )
  const bytes = reports.flatMap(({ arrivals }) => arrivals.map((arrival) => arrival.bytes))
  const lost = reports.reduce((sum, report) => sum + report.lost, 0)
  console.log(`ms${' '.repeat(49)}50th    95th    99th    most`)
  spread('goal tapped to listener', late)
  spread('edge, no listeners', quietPage)
  spread('edge, meanwhile', busyPage)
  spread('live matches of the API, no listeners', quietCall)
  spread('live matches of the API, meanwhile', busyCall)
  const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length
  console.log(
    `bytes of a message: ${mean.toFixed(0)} on the average, ${Math.max(...bytes)} at most`,
  )
  const each = (part: 'edge' | 'api') => ((full[part] - empty[part]) / listeners / 1_024).toFixed(1)
  console.log(`memory of a listener: ${each('edge')} kB at the edge, ${each('api')} kB at the API`)
  const cpu = (part: 'edge' | 'api') => ((after[part] - before[part]) / goals).toFixed(0)
  console.log(
    `computed for a goal, all else included: edge ${cpu('edge')} ms, API ${cpu('api')} ms`,
  )
  const missed = listeners * goals - late.length
  console.log(`messages that did not come: ${missed}; lines that were lost: ${lost}`)
  if (missed > 0 || lost > 0) process.exitCode = 1
}

await runStep(programsStep)
const site = await startLiveSite(listeners)
try {
  await measure(site)
} finally {
  await site.stop()
}
