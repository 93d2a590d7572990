import {
  isTimedMeasure,
  slowestOf,
  TIMED_MEASURES,
  type Slowness,
  type TimedMeasure,
} from '../canary-slowness.ts'
import { isSuspicious, LEAST_BROWSERS } from '../canary-widening.ts'
import { rankEvidence, type Arms, type BrowserFigure } from '../rank-evidence.ts'
import { factor, randomOf } from './random.ts'

const { exp, floor, sin } = Math

export interface TimedRollOut {
  /** Additional load time and largest paint of the canary, in milliseconds. */
  readonly slower: number
  /** Visits of both releases together; 20,000 by default. */
  readonly visits?: number
  /** The canary's share of browsers; a tenth by default. */
  readonly share?: number
  /** Forged slow visits of the canary, one browser each; none by default. */
  readonly forged?: { readonly networks: number; readonly ofEveryVisit: number }
}

export interface TimedOutcome {
  /** Measure that caused the rollback; null if the canary stayed. */
  readonly measure: TimedMeasure | null
  /** Number of visits, and of the canary's browsers, that had reported by then. */
  readonly visits: number
  readonly browsers: number
  /** Whether a next step would have been refused once there were enough browsers for one. */
  readonly isHeldBack: boolean
}

type Told = Record<TimedMeasure, Arms<BrowserFigure[]>>

/** Duration in an average visit, in milliseconds. */
const USUAL: Record<TimedMeasure, number> = { loads: 900, LCP: 1_900, INP: 90, softLCP: 600 }

/**
 * Simulates realistic visits. Browsers come often or once, and are consistently fast or slow. Networks differ greatly
 * in size and speed, and hours in load. A guard checks the visits again and again.
 */
export function rollOutTimed(
  seed: number,
  { slower, visits = 20_000, share = 0.1, forged }: TimedRollOut,
): TimedOutcome {
  const random = randomOf(seed)
  const told = emptyTold()
  const seen = new Set<string>()
  let looked = 0
  let isHeldBack: boolean | undefined
  const take = (
    arm: keyof Arms<unknown>,
    browser: string,
    network: string,
    times: typeof USUAL,
  ) => {
    if (seen.has(browser)) return
    seen.add(browser)
    for (const [measure, value] of Object.entries(times)) {
      if (isTimedMeasure(measure)) told[measure][arm].push({ network, value: floor(value) })
    }
  }
  for (let visit = 0; visit < visits; visit += 1) {
    // A few browsers make most of the visits.
    const browser = floor(random() ** 2 * visits * 0.5)
    const traits = randomOf(browser * 7_919 + seed * 100_000_007)
    const arm = traits() < share ? 'canary' : 'stable'
    const network = floor(traits() ** 2 * 300)
    const speed = factor(traits, 0.5) * factor(randomOf(network * 31 + seed), 0.25)
    const hour = exp(0.3 * sin((visit / visits) * 20))
    const takes = (measure: TimedMeasure, added: number) =>
      USUAL[measure] * speed * hour * factor(random, 0.35) + (arm === 'canary' ? added : 0)
    take(arm, `${browser}`, `${network}`, {
      loads: takes('loads', slower),
      LCP: takes('LCP', slower),
      INP: takes('INP', 0),
      softLCP: takes('softLCP', 0),
    })
    if (forged && random() < forged.ofEveryVisit) {
      const times = { loads: 60_000, LCP: 60_000, INP: 60_000, softLCP: 60_000 }
      take('canary', `forged ${visit}`, `forged ${visit % forged.networks}`, times)
    }
    const browsers = told.loads.canary.length
    if (browsers >= LEAST_BROWSERS) isHeldBack ??= isSuspicious(slownessOf(told))
    if (browsers < looked * 1.1 + 1) continue
    looked = browsers
    const found = slowestOf(slownessOf(told), 1)
    if (found?.isSpread) {
      const { measure } = found
      return { measure, visits: visit + 1, browsers, isHeldBack: isHeldBack ?? true }
    }
  }
  const browsers = told.loads.canary.length
  return { measure: null, visits, browsers, isHeldBack: isHeldBack ?? true }
}

function emptyTold(): Told {
  const arms = () => ({ canary: [], stable: [] })
  return { loads: arms(), LCP: arms(), INP: arms(), softLCP: arms() }
}

function slownessOf(told: Told): Slowness {
  const measures = Object.keys(TIMED_MEASURES).filter(isTimedMeasure)
  return new Map(
    measures.flatMap((measure) => {
      const evidence = rankEvidence(told[measure])
      return evidence ? [[measure, evidence]] : []
    }),
  )
}
