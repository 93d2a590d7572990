/** Browsers of one network that got a release, and how many of them it failed in. */
export interface NetworkCount {
  readonly visits: number
  readonly failures: number
}

/**
 * Least number of networks with failures for a rollback. None may have more than one part in this many of an arm's
 * visits, nor of its failures.
 */
const LEAST_NETWORKS = 10

/** One arm of the comparison, as counted. */
export interface Arm {
  readonly visits: number
  readonly failures: number
  /** Networks with failures. */
  readonly networks: number
}

/**
 * Adds up networks so that none weighs more than a tenth: a proxy that breaks everything, or somebody who forges
 * reports, is one network among many. With fewer than ten networks, each counts once.
 */
export function evenOut(networks: readonly NetworkCount[]): Arm {
  const failures = cappedSum(networks.map((network) => network.failures))
  return {
    // The two are capped separately, but there must not be more failures than visits.
    visits: Math.max(failures, cappedSum(networks.map((network) => network.visits))),
    failures,
    networks: networks.filter((network) => network.failures > 0).length,
  }
}

/** Returns plain sums, for an arm that does not lead to a rollback. */
export function addUp(networks: readonly NetworkCount[]): Arm {
  const sum = (of: (network: NetworkCount) => number) =>
    networks.reduce((total, network) => total + of(network), 0)
  return {
    visits: sum(({ visits }) => visits),
    failures: sum(({ failures }) => failures),
    networks: networks.filter(({ failures }) => failures > 0).length,
  }
}

/** Minimum networks if the release failed in every browser. */
const LEAST_OF_ALL_FAILED = 5

/** Whether enough networks have failures that none is decisive on its own. */
export const isSpread = ({ visits, failures, networks }: Arm): boolean =>
  networks >= (failures === visits ? LEAST_OF_ALL_FAILED : LEAST_NETWORKS)

function cappedSum(counts: readonly number[]): number {
  return sumUnder(capOf(counts), counts)
}

const sumUnder = (cap: number, counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + Math.min(count, cap), 0)

/** Returns the highest cap under which no summand exceeds its part of the sum; at least 1. */
export function capOf(counts: readonly number[]): number {
  let low = 1
  let high = counts.reduce((most, count) => Math.max(most, count), 1)
  // Each increase of the cap adds less to the sum, so all valid caps are below the invalid ones.
  while (low < high) {
    const cap = Math.ceil((low + high) / 2)
    if (cap * LEAST_NETWORKS <= sumUnder(cap, counts)) low = cap
    else high = cap - 1
  }
  return low
}
