/** Effects of a release on a page that it shares with others, as measured in a browser. */
export interface TrialMeasures {
  /** Its messages on the console, and the errors it threw. */
  readonly complaints: readonly string[]
  /** Built-in functions that were replaced, such as `Element.prototype.focus`. */
  readonly builtIns: readonly string[]
  /** New members of the global object. */
  readonly globals: readonly string[]
  /** Types of events with remaining listeners on window, document or their elements: `click`. */
  readonly listeners: readonly string[]
  /** Intervals that are still running, by their period: `100 ms`. */
  readonly intervals: readonly string[]
  /** Selectors of rules that style more than its own elements. */
  readonly selectors: readonly string[]
  /** Number of style sheets that it left in the document. */
  readonly sheets: number
  /** Growth of the heap per visit, in bytes, after garbage collection. */
  readonly heapGrowth: number
}

/** One effect of a release, with the name under which its package may allow it. */
export interface Finding {
  /** Such as `global Hls`. */
  readonly name: string
  readonly says: string
  /** Whether it harms the other remotes of the tab. */
  readonly isHarm: boolean
}

/**
 * Heap growth per visit that the trial refuses, in bytes: over forty pages a phone loses as much as a page itself
 * takes.
 */
const HEAP_HARM = 1_000_000
/** Below this, in bytes, the figures of two identical runs differ. */
const HEAP_NOISE = 150_000

/** Turns measures into findings. */
export function judgeTrial(measures: TrialMeasures): Finding[] {
  const { complaints, builtIns, globals, listeners, intervals, selectors, sheets } = measures
  const of =
    (isHarm: boolean, kind: string, says: (what: string) => string) =>
    (what: string): Finding => ({ name: `${kind} ${what}`, says: says(what), isHarm })
  return [
    ...complaints.map((text) => ({
      name: 'failure',
      says: `it failed in the browser: ${text}`,
      isHarm: true,
    })),
    ...builtIns.map(of(true, 'built-in', (name) => `it replaces ${name}, which all remotes use`)),
    ...selectors.map(
      of(true, 'selector', (name) => `its styles paint ${name} outside of its root`),
    ),
    ...listeners.map(of(true, 'listener', (type) => `it leaves a listener of ${type} behind`)),
    ...intervals.map(of(true, 'interval', (period) => `it leaves an interval of ${period} behind`)),
    ...(sheets > 0
      ? ['sheets'].map(of(true, 'style', () => `it leaves ${sheets} style sheets`))
      : []),
    ...globals.map(of(false, 'global', (name) => `it adds ${name} to the global object`)),
    ...heapFinding(measures.heapGrowth),
  ]
}

function heapFinding(growth: number): Finding[] {
  if (growth < HEAP_NOISE) return []
  const says = `the heap grows by ${Math.round(growth / 1_000)} kB with each visit`
  return [{ name: 'heap', says, isHarm: growth >= HEAP_HARM }]
}

/** Names of findings that a remote allows itself, with the reason. */
export type Allowed = Readonly<Record<string, string>>

/** Splits findings into those that forbid a publish and those that are only reported. */
export function withAllowed(findings: readonly Finding[], allowed: Allowed) {
  const lines = (wanted: (finding: Finding) => boolean) =>
    findings
      .filter(wanted)
      .map(
        ({ name, says }) =>
          `${says}${name in allowed ? ` (allowed: ${allowed[name]})` : ` [${name}]`}`,
      )
  const isRefused = ({ name, isHarm }: Finding) => isHarm && !(name in allowed)
  return { refused: lines(isRefused), told: lines((finding) => !isRefused(finding)) }
}
