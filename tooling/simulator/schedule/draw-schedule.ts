import { REMOTES, type Remote } from '../world/builds.ts'
import { Random } from '../world/random.ts'
import type { AnswerFate, Schedule, Step } from './steps.ts'

type Kind = Step['kind']

/** Relative frequency of each kind of step. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  publish: 8,
  promote: 8,
  canary: 5,
  rollback: 5,
  disable: 1,
  enable: 1,
  prune: 1,
  visit: 16,
  navigate: 8,
  'end-edge': 4,
  'cut-registry': 3,
  'cut-store': 3,
  'fail-disk': 2,
  'stop-api': 2,
  damage: 4,
  'set-clock': 1,
  clean: 1,
}

/** Kinds that a schedule may leave out, so that the remaining faults also combine in pairs and threes. */
const OPTIONAL: readonly Kind[] = [
  'visit',
  'navigate',
  'canary',
  'disable',
  'prune',
  'end-edge',
  'cut-registry',
  'cut-store',
  'fail-disk',
  'stop-api',
  'damage',
  'set-clock',
  'clean',
]

/** Steps after the beginning: a minimum, because most faults need few, and a limit for the rest. */
const FEWEST_STEPS = 5
const MORE_STEPS = 10
const LONGEST_GAP_MS = 1_300

const RELOADS = 8
/** Longer than the time between two polls of an edge. */
const RELOADS_MS = 1_600

/** Draws a schedule from its seed. It begins with a live release of each remote. */
export function drawSchedule(seed: number): Schedule {
  const random = new Random(seed)
  const left = new Set<Kind>(OPTIONAL.filter(() => random.happens(0.45)))
  const kinds = (Object.keys(WEIGHTS) as Kind[]).filter((kind) => !left.has(kind))
  const total = kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0)
  const draw = (): Kind => {
    let rest = random.next() * total
    return kinds.find((kind) => (rest -= WEIGHTS[kind]) < 0) ?? 'promote'
  }
  // With a single remote, the same number of steps goes deeper.
  const remotes: [Remote, ...Remote[]] = random.happens(0.5) ? [random.pick(REMOTES)] : [...REMOTES]
  const isLineBad = random.happens(0.3)
  const steps: Step[] = REMOTES.flatMap((remote, index): Step[] => [
    { at: 10 + index, kind: 'publish', remote, build: 'good', killAt: null },
    { at: 400 + index * 200, ...change(random, 'promote', remote), answer: 'told', delay: 1 },
  ])
  let at = 1_500
  const count = FEWEST_STEPS + random.below(MORE_STEPS)
  for (let index = 0; index < count; index += 1) {
    // Half of the steps follow closely upon the one before.
    at += random.happens(0.5) ? random.below(60) : random.below(LONGEST_GAP_MS)
    const step = { at, ...drawStep(random, draw(), remotes) }
    steps.push(step)
    if (step.kind === 'publish' && step.build !== 'good' && random.happens(0.5)) {
      // Promote a release that no edge can serve.
      at += random.below(600)
      const promoted = change(random, 'promote', step.remote)
      steps.push({ at, ...promoted, pick: 0, delay: 1 })
    }
    if (step.kind === 'promote' && random.happens(0.4)) {
      steps.push(...reloads(random, at, step.remote))
      at += RELOADS_MS
    }
    if (step.kind === 'end-edge' && random.happens(0.4)) {
      at += 1
      steps.push({ at, kind: 'stop-api', ms: step.downMs + 2 * RELOADS_MS })
      at += step.downMs
      steps.push(...reloads(random, at, random.pick(remotes)))
      at += RELOADS_MS
    }
  }
  return {
    seed,
    hasStore: random.happens(0.6),
    isSigned: random.happens(0.05),
    apis: random.pick([1, 2]),
    badLine: isLineBad ? 0.15 : 0,
    latencyMs: random.pick([3, 40, 400]),
    steps,
  }
}

/**
 * Reloads a page repeatedly, at whichever edge answers: while a release arrives, and while an edge starts
 * without the registry.
 */
function reloads(random: Random, from: number, remote: Remote): Step[] {
  const visitor = random.below(3)
  return Array.from({ length: RELOADS }, (_, index) => ({
    at: from + ((index + 1) * RELOADS_MS) / RELOADS,
    kind: 'visit',
    visitor,
    remote,
  }))
}

type Drawn = Step extends infer One ? (One extends Step ? Omit<One, 'at'> : never) : never

function drawStep(random: Random, kind: Kind, remotes: readonly [Remote, ...Remote[]]): Drawn {
  const remote = random.pick(remotes)
  const edge = random.below(2)
  switch (kind) {
    case 'publish':
      return {
        kind,
        remote,
        build: random.happens(0.8) ? 'good' : random.pick(['foreign', 'unfit']),
        killAt: random.happens(0.15) ? random.below(30) : null,
      }
    case 'promote':
    case 'canary':
    case 'rollback':
    case 'disable':
    case 'enable':
    case 'prune':
      return change(random, kind, remote)
    case 'visit':
    case 'navigate':
      return { kind, visitor: random.below(3), remote }
    case 'end-edge':
      return {
        kind,
        edge,
        calls: random.happens(0.4) ? 0 : random.below(40),
        downMs: random.below(3_000),
      }
    case 'cut-registry':
    case 'cut-store':
    case 'fail-disk':
      return { kind, edge, ms: random.below(6_000) }
    case 'stop-api':
      return { kind, ms: random.below(5_000) }
    case 'damage':
      return {
        kind,
        place: random.pick(['edge-0', 'edge-1', 'store']),
        how: random.pick(['flip', 'tear', 'remove']),
        pick: random.below(1_000),
      }
    case 'set-clock':
      return { kind, ms: random.pick([-3_600_000, -5_000, 5_000, 86_400_000]) }
    case 'clean':
      return { kind, edge }
  }
}

function change<Verb extends 'promote' | 'canary' | 'rollback' | 'disable' | 'enable' | 'prune'>(
  random: Random,
  kind: Verb,
  remote: Remote,
) {
  return {
    kind,
    remote,
    pick: random.happens(0.7) ? 0 : random.below(4),
    percent: random.pick([1, 20, 50, 99]),
    again: random.happens(0.5),
    delay: random.happens(0.7) ? 1 : random.below(900),
    answer: random.happens(0.85) ? ('told' as const) : random.pick<AnswerFate>(['lost', 'ended']),
  }
}
