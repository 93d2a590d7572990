import { capOf } from './even-out.ts'

/** The single figure of a browser for a measure. */
export interface BrowserFigure {
  /** Identifies the sender. */
  readonly network: string
  /** Higher is worse; in any unit. */
  readonly value: number
}

export interface Arms<Of> {
  readonly canary: Of
  readonly stable: Of
}

/** Result of comparing the figures of two releases. */
export interface RankEvidence {
  /**
   * How many times better "the canary's are higher" explains the figures than "no difference". With equal releases,
   * the probability that it ever reaches x is at most 1/x, however often it is checked. 0 while the canary's are
   * lower.
   */
  readonly evidence: number
  /** The same without the networks with the strongest evidence: a few networks cannot forge it. */
  readonly trimmedEvidence: number
  /** Medians of the counted figures. */
  readonly medians: Arms<number>
  /** Numbers of counted figures. */
  readonly browsers: Arms<number>
}

/** Minimum figures per arm for a result: the test relies on sums being normally distributed. */
const LEAST_FIGURES = 20

/** Number of networks left out of the evidence for a rollback: those with the strongest signs of a worse canary. */
const TRIMMED_NETWORKS = 4

/**
 * Variance of the differences that the test expects, as drifts of the rank sum. A canary whose figure is higher than
 * stable's in 56 of 100 pairs has a drift of 0.7. The value is a guess, and only affects how soon a difference is
 * found.
 */
const EXPECTED_VARIANCE = 0.5

/**
 * Compares two releases by the ranks of their figures, whose distributions are skewed and unbounded (Wilcoxon). The
 * release of each browser is drawn by lot, so with equal releases the canary's ranks are a random draw as well. Its
 * rank sum then moves like a Brownian motion in its variance. The mixture of likelihood ratios over normal drifts
 * (Robbins 1970; mixture sequential probability ratio test) is a bound that holds over all looks together. No network
 * has more than a tenth of an arm.
 *
 * @returns null while there are too few figures.
 */
export function rankEvidence(figures: Arms<readonly BrowserFigure[]>): RankEvidence | null {
  const arms = { canary: evened(figures.canary), stable: evened(figures.stable) }
  const [drawn, others] = [arms.canary.length, arms.stable.length]
  if (Math.min(drawn, others) < LEAST_FIGURES) return null
  const total = drawn + others
  const ranks = ranksOf([...arms.canary, ...arms.stable].map(({ value }) => value))
  const variance = (ranks.untied * drawn * others * (total + 1)) / (12 * total ** 2)
  const networks = new Map<string, number>()
  arms.canary.forEach(({ network }, index) => {
    const above = ((ranks.of[index] ?? 0) - (total + 1) / 2) / total
    networks.set(network, (networks.get(network) ?? 0) + above)
  })
  const sums = [...networks.values()].sort((a, b) => a - b)
  const quiet = sums.slice(0, -TRIMMED_NETWORKS)
  return {
    evidence: mixtureRatio(sums.reduce(add, 0), variance),
    trimmedEvidence: mixtureRatio(quiet.reduce(add, 0), variance),
    medians: { canary: medianOf(arms.canary), stable: medianOf(arms.stable) },
    browsers: { canary: drawn, stable: others },
  }
}

/** Returns the likelihood ratio of drifts around 0 to no drift, after a motion of known variance. */
function mixtureRatio(sum: number, variance: number): number {
  if (sum <= 0) return 0
  const widened = 1 + EXPECTED_VARIANCE * variance
  return Math.exp((EXPECTED_VARIANCE * sum ** 2) / (2 * widened)) / Math.sqrt(widened)
}

/** Returns the first figures of each network, up to the cap per network. */
function evened(figures: readonly BrowserFigure[]): BrowserFigure[] {
  const counts = new Map<string, number>()
  for (const { network } of figures) counts.set(network, (counts.get(network) ?? 0) + 1)
  const cap = capOf([...counts.values()])
  const taken = new Map<string, number>()
  return figures.filter(({ network }) => {
    const count = (taken.get(network) ?? 0) + 1
    taken.set(network, count)
    return count <= cap
  })
}

/** Returns ranks from 1, shared by equal values, and the share of the variance that remains despite ties. */
function ranksOf(values: readonly number[]): { of: readonly number[]; untied: number } {
  const order = values.map((_, index) => index)
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = Array<number>(values.length).fill(0)
  let tied = 0
  for (let start = 0; start < order.length;) {
    const value = values[order[start] ?? 0]
    let end = start + 1
    while (end < order.length && values[order[end] ?? 0] === value) end += 1
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    tied += (end - start) ** 3 - (end - start)
    start = end
  }
  const { length } = values
  return { of: ranks, untied: 1 - tied / (length ** 3 - length) }
}

function medianOf(figures: readonly BrowserFigure[]): number {
  const values = figures.map(({ value }) => value).sort((a, b) => a - b)
  const middle = values.length / 2
  return ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle) - 1] ?? 0)) / 2
}

const add = (a: number, b: number) => a + b
