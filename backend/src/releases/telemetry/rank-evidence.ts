import { capOf } from './even-out.ts'

/** The one figure of a measure that a browser gives. */
export interface BrowserFigure {
  /** What counts as one sender. */
  readonly network: string
  /** The higher, the worse; any unit. */
  readonly value: number
}

export interface Arms<Of> {
  readonly canary: Of
  readonly stable: Of
}

/** What the figures of two releases say about which has the higher ones. */
export interface RankEvidence {
  /**
   * How many times better "the canary's are higher" explains what was seen than "no difference" does. With equal
   * releases it ever reaches x with probability 1/x at most, however often one looks. 0 while the canary's are lower.
   */
  readonly evidence: number
  /** The same without the networks that say it loudest: what a few of them cannot make up. */
  readonly spreadEvidence: number
  /** Medians of the figures that counted. */
  readonly medians: Arms<number>
  /** How many counted. */
  readonly browsers: Arms<number>
}

/** Figures of either arm below which nothing is said: the test leans on sums being normal. */
const LEAST_FIGURES = 20

/** Networks that are left out of what a canary may be taken away for: those that say loudest that it is worse. */
const LOUDEST_NETWORKS = 4

/**
 * Variance of the differences that the test expects, as drifts of the rank sum. A canary whose figure is higher than
 * stable's in 56 of 100 pairs has a drift of 0.7; it is a guess that only decides how soon a difference is found.
 */
const EXPECTED_VARIANCE = 0.5

/**
 * Compares two releases by the ranks of their figures, whose distributions are skewed and have no bound (Wilcoxon).
 * Which release a browser got is drawn by lot, so that with equal releases the canary's ranks are a draw as well;
 * its rank sum then moves like a Brownian motion in its variance, and the mixture of likelihood ratios over normal
 * drifts (Robbins 1970; mixture sequential probability ratio test) is a bound that holds at all looks together.
 * No network has more than a tenth of an arm.
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
  const quiet = sums.slice(0, Math.max(0, sums.length - LOUDEST_NETWORKS))
  return {
    evidence: mixtureRatio(sums.reduce(add, 0), variance),
    spreadEvidence: mixtureRatio(quiet.reduce(add, 0), variance),
    medians: { canary: medianOf(arms.canary), stable: medianOf(arms.stable) },
    browsers: { canary: drawn, stable: others },
  }
}

/** The likelihood ratio of drifts around 0 to none, after a motion of known variance. */
function mixtureRatio(sum: number, variance: number): number {
  if (sum <= 0) return 0
  const widened = 1 + EXPECTED_VARIANCE * variance
  return Math.exp((EXPECTED_VARIANCE * sum ** 2) / (2 * widened)) / Math.sqrt(widened)
}

/** The figures that came first, as many of each network as none may have more of. */
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

/** Ranks from 1, equal values sharing theirs, and how much of the variance equal values leave. */
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
