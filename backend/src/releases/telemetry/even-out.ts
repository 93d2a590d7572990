/** Browsers of one network that got a release, and those of them in which it failed. */
export interface NetworkCount {
  readonly visits: number
  readonly failures: number
}

/** No network has more than one part in so many of an arm's visits, nor of its failures. */
const LEAST_NETWORKS = 10

/** An arm of the comparison, as far as it counts. */
export interface Arm {
  readonly visits: number
  readonly failures: number
  /** Networks with failures. */
  readonly networks: number
}

/**
 * Adds networks up so that none weighs more than a tenth: a proxy that breaks everything, or somebody who
 * forges reports, is one network among many. Where there are fewer than ten, each counts once.
 */
export function evenOut(networks: readonly NetworkCount[]): Arm {
  const failures = cappedSum(networks.map((network) => network.failures))
  return {
    // Both are capped apart; there are never more failures than visits.
    visits: Math.max(failures, cappedSum(networks.map((network) => network.visits))),
    failures,
    networks: networks.filter((network) => network.failures > 0).length,
  }
}

/** The plain sum, for an arm that nothing is done about. */
export function addUp(networks: readonly NetworkCount[]): Arm {
  const sum = (of: (network: NetworkCount) => number) =>
    networks.reduce((total, network) => total + of(network), 0)
  return {
    visits: sum(({ visits }) => visits),
    failures: sum(({ failures }) => failures),
    networks: networks.filter(({ failures }) => failures > 0).length,
  }
}

/** Networks that are enough where the release failed in every browser there is. */
const LEAST_OF_ALL_FAILED = 5

/** Whether so many networks have failures that none of them decides alone. */
export const isSpread = ({ visits, failures, networks }: Arm): boolean =>
  networks >= (failures === visits ? LEAST_OF_ALL_FAILED : LEAST_NETWORKS)

function cappedSum(counts: readonly number[]): number {
  return sumUnder(capOf(counts), counts)
}

const sumUnder = (cap: number, counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + Math.min(count, cap), 0)

/** The highest cap under which no summand is more than its part of the sum; 1 at least. */
export function capOf(counts: readonly number[]): number {
  let low = 1
  let high = counts.reduce((most, count) => Math.max(most, count), 1)
  // Each further step of the cap adds less to the sum, so that the caps that are low enough come first.
  while (low < high) {
    const cap = Math.ceil((low + high) / 2)
    if (cap * LEAST_NETWORKS <= sumUnder(cap, counts)) low = cap
    else high = cap - 1
  }
  return low
}
