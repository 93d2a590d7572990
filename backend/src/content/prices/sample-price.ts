import { roundToCents } from './round-to-cents.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Periods of the waves that a sample price is made of, with their share of its swing. */
const WAVES = [
  { periodMs: 31 * DAY_MS, share: 0.6 },
  { periodMs: 5.3 * DAY_MS, share: 0.25 },
  { periodMs: 19 * HOUR_MS, share: 0.12 },
  { periodMs: 1.7 * HOUR_MS, share: 0.03 },
] as const

export interface SampleQuote {
  /** Two decimals. */
  readonly price: number
  /** Against the same minute of the day before, two decimals. */
  readonly change: number
  /** The same in percent, two decimals. */
  readonly changePercent: number
}

/**
 * Returns a sample price. It is the same on every machine at a given moment, and moves in long and short waves. It
 * never differs from its base by more than `swing` (0.04 means 4 %).
 *
 * @param seed makes the waves of one price differ from those of another.
 */
export function sampleQuote(seed: string, base: number, swing: number, at: Date): SampleQuote {
  const price = priceAt(seed, base, swing, at.getTime())
  const before = priceAt(seed, base, swing, at.getTime() - DAY_MS)
  return {
    price,
    change: roundToCents(price - before),
    changePercent: roundToCents(((price - before) / before) * 100),
  }
}

/** Returns the whole units traded on the day of `at`: the same all day, between 0.5 and 1.5 times `base`. */
export function sampleVolume(seed: string, base: number, at: Date): number {
  const day = Math.floor(at.getTime() / DAY_MS)
  return Math.round(base * (0.5 + fraction(`${seed} ${day}`)))
}

function priceAt(seed: string, base: number, swing: number, time: number): number {
  const phases = phasesOf(seed)
  const deviation = WAVES.reduce((sum, { periodMs, share }, index) => {
    const phase = phases[index] ?? 0
    // Every price has its own periods, so that no two curves are alike.
    const period = periodMs * (0.7 + 0.6 * ((phase * 7.3) % 1))
    return sum + share * Math.sin(2 * Math.PI * (time / period + phase))
  }, 0)
  return roundToCents(base * (1 + swing * deviation))
}

/** Cache by seed, because a history needs the same phases hundreds of times. */
const knownPhases = new Map<string, readonly number[]>()

/** Returns the phase of each wave of a price. */
function phasesOf(seed: string): readonly number[] {
  const phases = knownPhases.get(seed) ?? WAVES.map((_wave, index) => fraction(`${seed} ${index}`))
  knownPhases.set(seed, phases)
  return phases
}

/** Returns a number from 0 up to 1 that depends on every character of the text (FNV-1a with a final mix). */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
