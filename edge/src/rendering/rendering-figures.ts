import { LRUCache } from 'lru-cache'
import {
  MAX_REPORTED_RELEASES,
  type DocumentOrigin,
  type ReleaseRendering,
  type RenderingOwner,
} from 'shared-contracts/rendering-report'

/** Window for the maximum age, in milliseconds: the reported maximum covers one to two windows. */
const AGE_WINDOW_MS = 60_000

/** Maximum length of a reported reason, in characters. */
const MAX_REASON = 300

type Counted = Omit<ReleaseRendering, 'remote' | 'version' | 'dataAgeMs'>

interface ReleaseFigures {
  readonly remote: string
  readonly version: string
  counted: Counted
  /** Maximum ages in this window and in the one before, in milliseconds. */
  ages: { readonly startedAt: number; readonly current: number; readonly before: number }
}

/** Figures for operators about the pages of each release, since this edge was started. */
export class RenderingFigures {
  private readonly releases = new LRUCache<string, ReleaseFigures>({ max: MAX_REPORTED_RELEASES })

  rendered(release: ReleaseName, durationMs: number, newFaults: number): void {
    const { renders, renderMs, faults } = this.of(release).counted
    this.change(release, {
      renders: renders + 1,
      renderMs: renderMs + durationMs,
      faults: faults + newFaults,
    })
  }

  failed(release: ReleaseName, owner: RenderingOwner, reason: string): void {
    const { failures } = this.of(release).counted
    this.change(release, {
      failures: { ...failures, [owner]: failures[owner] + 1 },
      lastFailure: {
        owner,
        reason: reason.slice(0, MAX_REASON),
        at: new Date().toISOString(),
      },
    })
  }

  /** @param dataAgeMs since the API last confirmed the oldest of the page's answers; null if it uses none. */
  served(release: ReleaseName, origin: DocumentOrigin, dataAgeMs: number | null): void {
    const figures = this.of(release)
    const { documents } = figures.counted
    this.change(release, { documents: { ...documents, [origin]: documents[origin] + 1 } })
    if (dataAgeMs === null) return
    const { startedAt, current, before } = turned(figures)
    figures.ages = { startedAt, current: Math.max(current, dataAgeMs), before }
  }

  /** Returns the figures of the most recently requested releases. */
  all(): ReleaseRendering[] {
    return [...this.releases.values()].map((figures) => {
      const { remote, version, counted } = figures
      const { current, before } = turned(figures)
      const age = Math.max(current, before)
      return { remote, version, ...counted, dataAgeMs: age < 0 ? null : age }
    })
  }

  private change(release: ReleaseName, counted: Partial<Counted>): void {
    const figures = this.of(release)
    figures.counted = { ...figures.counted, ...counted }
  }

  private of({ name: remote, version }: ReleaseName): ReleaseFigures {
    const known = this.releases.get(`${remote}@${version}`)
    if (known) return known
    const figures: ReleaseFigures = { remote, version, counted: NOTHING, ages: NO_AGES }
    this.releases.set(`${remote}@${version}`, figures)
    return figures
  }
}

interface ReleaseName {
  readonly name: string
  readonly version: string
}

const NOTHING: Counted = {
  renders: 0,
  renderMs: 0,
  faults: 0,
  failures: { release: 0, busy: 0, edge: 0 },
  lastFailure: null,
  documents: {
    rendered: 0,
    kept: 0,
    'no-renderer': 0,
    'no-server-build': 0,
    paused: 0,
    busy: 0,
    late: 0,
    failed: 0,
  },
}

const NO_AGES = { startedAt: -Infinity, current: -1, before: -1 }

/** Returns the windows as of now. */
function turned({ ages }: ReleaseFigures): ReleaseFigures['ages'] {
  const now = performance.now()
  const windows = Math.floor((now - ages.startedAt) / AGE_WINDOW_MS)
  if (windows < 1) return ages
  return { startedAt: now, current: -1, before: windows === 1 ? ages.current : -1 }
}
