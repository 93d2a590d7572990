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
  /** What the canary adds to load time and largest paint, in milliseconds. */
  readonly slower: number
  /** Visits of both releases together; 20,000 unless given. */
  readonly visits?: number
  /** The canary's share of browsers; a tenth unless given. */
  readonly share?: number
  /** Slow visits of the canary that somebody forges, a browser each; none unless given. */
  readonly forged?: { readonly networks: number; readonly ofEveryVisit: number }
}

export interface TimedOutcome {
  /** What the canary was taken away for; null when it stayed. */
  readonly measure: TimedMeasure | null
  /** How many visits, and how many of the canary's browsers, had told their times by then. */
  readonly visits: number
  readonly browsers: number
  /** Whether a next step would have been refused once there were enough browsers for one. */
  readonly isHeldBack: boolean
}

type Told = Record<TimedMeasure, Arms<BrowserFigure[]>>

/** What a middling visit takes, in milliseconds. */
const USUAL: Record<TimedMeasure, number> = { loads: 900, LCP: 1_900, INP: 90, softLCP: 600 }

/**
 * Lets visits come as they do: of browsers that come often or once and are fast or slow for good, from networks of very
 * different size and speed, at hours that are busier and slower than others. A guard looks at them again and again.
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
    // Few of the browsers make most visits.
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
