import { isDeepStrictEqual, parseArgs } from 'node:util'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import type { Side } from 'shared-contracts/league/name'
import type { LiveState } from 'shared-contracts/league/match-stream'
import { BadLine } from './bad-line.ts'
import { Follower } from './follower.ts'
import { startLiveSite, type LiveSite } from './live-site.ts'
import { Scorer } from './scorer.ts'

/**
 * `pnpm drill:live [--kills 40] [--followers 60] [--cut 60]`: kills the APIs and Redis during a match,
 * while a scorer taps and followers listen over bad connections, with one cut of the given seconds. Exits
 * with 1 if a tap is not stored exactly once, or a follower misses or repeats an event or ends in another
 * state than the others.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    followers: { type: 'string', default: '60' },
    cut: { type: 'string', default: '60' },
  },
})
const [kills, followerCount, cutSeconds] = [values.kills, values.followers, values.cut].map(Number)
if (!kills || !followerCount || cutSeconds === undefined || Number.isNaN(cutSeconds)) {
  console.error('usage: pnpm drill:live [--kills 40] [--followers 60] [--cut 60]')
  process.exit(2)
}

const SCORERS_LINE = { delayMs: 150, loss: 0.05, cuts: 0.05 }
const FOLLOWERS_LINE = { delayMs: 250, loss: 0.05, cuts: 0.02 }
/** Number of connections that followers share. */
const LINES = 4
const TAP_EVERY_MS = 400
/** Taps for each kill, so that the match is not longer on a slow machine. */
const TAPS_A_KILL = 8
/** Longest pause between two kills, in milliseconds. */
const BETWEEN_MS = 1_000
/** Time after the last tap within which everybody must know it, in milliseconds. */
const SETTLE_MS = 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const portOf = (origin: string) => Number(new URL(origin).port)

/** Taps a goal, a card, or a correction of an earlier tap. */
function tapSomething(scorer: Scorer, tapped: string[]): void {
  const side: Side = Math.random() < 0.5 ? 'home' : 'away'
  const chance = Math.random()
  const last = tapped.at(-1)
  if (last !== undefined && chance < 0.2) {
    tapped.pop()
    const right = {
      type: 'own-goal' as const,
      ...{ side, player: null, related: null },
    }
    scorer.tap({
      ...{ kind: 'correction', corrects: last, reason: 'Seen from the other side' },
      right: chance < 0.1 ? null : right,
    })
  } else tapped.push(scorer.event(chance < 0.6 ? 'goal' : 'yellow-card', side))
}

async function drill(site: LiveSite): Promise<readonly string[]> {
  const { edge, apis, redis, match } = site
  const path = `/api/league/matches/${match}/stream`
  const scorersLine = new BadLine({ to: portOf(apis[1].origin), ...SCORERS_LINE })
  const through = await scorersLine.start()
  const scorer = await Scorer.signIn(apis[0].origin, { ...site, through })
  const lines = Array.from(
    { length: LINES },
    () => new BadLine({ to: portOf(edge.origin), ...FOLLOWERS_LINE }),
  )
  const origins = await Promise.all(lines.map((line) => line.start()))
  const followers = Array.from(
    { length: followerCount ?? 0 },
    (_, index) => new Follower(`${origins[index % LINES]}${path}`),
  )
  const following = followers.map((follower) => follower.follow())

  scorer.event('kick-off')
  const tapped: string[] = []
  let struck = 0
  const tapping = setInterval(() => {
    if (scorer.tapped.length < TAPS_A_KILL * (struck + 1)) tapSomething(scorer, tapped)
  }, TAP_EVERY_MS)
  const cutting = (async () => {
    await pause(10_000)
    for (const line of [scorersLine, lines[0]]) line?.cut()
    await pause((cutSeconds ?? 0) * 1_000)
    for (const line of [scorersLine, lines[0]]) line?.mend()
  })()
  const killed = { 'first API': 0, 'second API': 0, Redis: 0 }
  for (let kill = 0; kill < (kills ?? 0); kill += 1) {
    struck = kill
    await pause(Math.random() * BETWEEN_MS)
    if (kill % 3 === 2 && redis) {
      await redis.kill()
      killed.Redis += 1
      await pause(Math.random() * BETWEEN_MS)
      await redis.restart()
    } else {
      const isFirst = kill % 2 === 0
      const api = apis[isFirst ? 0 : 1]
      await api.kill()
      killed[isFirst ? 'first API' : 'second API'] += 1
      await api.start()
    }
  }
  await cutting
  clearInterval(tapping)
  scorer.event('half-time')
  await scorer.sent()

  const known = await scorer.known()
  const isThere = ({ state }: Follower) => state?.sequence === known.sequence
  const deadline = performance.now() + SETTLE_MS
  while (!followers.every(isThere) && performance.now() < deadline) await pause(100)
  const fresh = new Follower(`${apis[0].origin}${path}`)
  void fresh.follow()
  while (fresh.state === null && performance.now() < deadline) await pause(20)
  for (const follower of [...followers, fresh]) follower.stop()
  for (const line of [scorersLine, ...lines]) line.stop()
  await Promise.all(following)

  const sum = (of: (follower: Follower) => number) =>
    followers.reduce((all, follower) => all + of(follower), 0)
  const rows: [string, string | number][] = [
    [
      'kill -9',
      Object.entries(killed)
        .map(([what, count]) => `${what} ${count}`)
        .join(', '),
    ],
    ['taps, and calls that were made again', `${scorer.tapped.length}, ${scorer.repeats}`],
    ['events stored', known.sequence],
    [
      'followers, and how often they came back',
      `${followers.length}, ${sum(({ comebacks }) => comebacks)}`,
    ],
    ['whole states that they were sent', sum(({ states }) => states)],
  ]
  for (const [name, value] of rows) console.log(`  ${name.padEnd(42)} ${value}`)
  return [...tapFaults(scorer, known), ...followerFaults(followers, fresh.state)]
}

function tapFaults(scorer: Scorer, known: Awaited<ReturnType<Scorer['known']>>): string[] {
  const stored = known.events.map(({ id }) => id)
  const times = (id: string) => stored.filter((one) => one === id).length
  return [
    ...scorer.tapped
      .filter((id) => scorer.outcomes.get(id) !== 'taken' || times(id) !== 1)
      .map((id) => `tap ${id} is ${scorer.outcomes.get(id)}, and stored ${times(id)} times`),
    ...known.events
      .filter(({ sequence }, index) => sequence !== index + 1)
      .map(({ sequence }) => `sequence ${sequence} is out of its order`),
    ...(stored.length === scorer.tapped.length ? [] : [`${stored.length} events are stored`]),
  ]
}

function followerFaults(followers: readonly Follower[], truth: LiveState | null): string[] {
  const plain = (state: LiveState | null) => state && { ...state, now: '' }
  return followers.flatMap(({ state, faults }, index) => [
    ...faults.map((fault) => `follower ${index}: ${fault}`),
    ...(isDeepStrictEqual(plain(state), plain(truth))
      ? []
      : [`follower ${index} ends at ${state?.sequence} with ${state?.score?.join('-')}`]),
  ])
}

await runStep(programsStep)
const site = await startLiveSite(followerCount)
try {
  const faults = await drill(site)
  console.log(`  ${'faults'.padEnd(42)} ${faults.length}`)
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await site.stop()
}
