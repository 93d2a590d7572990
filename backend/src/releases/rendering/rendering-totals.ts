import type { ReleaseRendering, RenderingReport } from 'shared-contracts/rendering-report'

/** Totals of all edges about the pages that they render. */
export interface RenderingTotals {
  /** Number of running edges. */
  readonly edges: number
  readonly starts: number
  readonly heldPages: number
  readonly heldBytes: number
  /** Sums by name and version, with the newest failure and the greatest age of data. */
  readonly releases: readonly ReleaseRendering[]
}

export interface ToldReport {
  readonly report: RenderingReport
  /** Whether the edge is running. The counts of a stopped one are included, but not what it held. */
  readonly isRunning: boolean
}

/** Adds up the reports of several edges. */
export function addUp(told: readonly ToldReport[]): RenderingTotals {
  const running = told.flatMap(({ report, isRunning }) => (isRunning ? [report] : []))
  const releases = new Map<string, ReleaseRendering>()
  for (const { report, isRunning } of told) {
    for (const one of report.releases) {
      const key = `${one.remote}@${one.version}`
      const known = releases.get(key)
      const counted = isRunning ? one : { ...one, dataAgeMs: null }
      releases.set(key, known ? addRenderings(known, counted) : counted)
    }
  }
  return {
    edges: running.length,
    starts: sumOf(running, ({ starts }) => starts),
    heldPages: sumOf(running, ({ heldPages }) => heldPages),
    heldBytes: sumOf(running, ({ heldBytes }) => heldBytes),
    releases: [...releases.values()],
  }
}

function addRenderings(a: ReleaseRendering, b: ReleaseRendering): ReleaseRendering {
  const ages = [a.dataAgeMs, b.dataAgeMs].filter((age) => age !== null)
  return {
    remote: a.remote,
    version: a.version,
    renders: a.renders + b.renders,
    renderMs: a.renderMs + b.renderMs,
    faults: a.faults + b.faults,
    failures: sumsOf(a.failures, b.failures),
    lastFailure:
      (a.lastFailure?.at ?? '') > (b.lastFailure?.at ?? '') ? a.lastFailure : b.lastFailure,
    documents: sumsOf(a.documents, b.documents),
    dataAgeMs: ages.length > 0 ? Math.max(...ages) : null,
  }
}

/** Adds two records with the same keys. */
function sumsOf<Name extends string>(
  a: Readonly<Record<Name, number>>,
  b: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const sums: Record<Name, number> = { ...a }
  for (const name in sums) sums[name] = a[name] + b[name]
  return sums
}

const sumOf = <Item>(items: readonly Item[], valueOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + valueOf(item), 0)
