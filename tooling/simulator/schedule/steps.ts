import type { BuildKind, Remote } from '../world/builds.ts'

/** Fate of the registry's response to a change: delivered, lost on its way, or never sent because the API ended. */
export type AnswerFate = 'told' | 'lost' | 'ended'

/** A step of a schedule, `at` milliseconds after its beginning. */
export type Step = { readonly at: number } & (
  | {
      readonly kind: 'publish'
      readonly remote: Remote
      readonly build: BuildKind
      /** The command is killed at its nth disk call; null if it is not. */
      readonly killAt: number | null
    }
  | {
      readonly kind: 'promote' | 'canary' | 'rollback' | 'disable' | 'enable' | 'prune'
      readonly remote: Remote
      /** Index of the published version, counted from the newest. */
      readonly pick: number
      readonly percent: number
      readonly again: boolean
      /** From reading the registry's revision to sending the change, in milliseconds. */
      readonly delay: number
      readonly answer: AnswerFate
    }
  | { readonly kind: 'visit'; readonly visitor: number; readonly remote: Remote }
  | { readonly kind: 'navigate'; readonly visitor: number; readonly remote: Remote }
  | {
      readonly kind: 'end-edge'
      readonly edge: number
      /** Ends at its nth disk call from now; 0 for at once. */
      readonly calls: number
      readonly downMs: number
    }
  | {
      readonly kind: 'cut-registry' | 'cut-store' | 'fail-disk'
      readonly edge: number
      readonly ms: number
    }
  | { readonly kind: 'stop-api'; readonly ms: number }
  | {
      readonly kind: 'damage'
      /** The machine with the disk. */
      readonly place: 'edge-0' | 'edge-1' | 'store'
      readonly how: 'flip' | 'tear' | 'remove'
      readonly pick: number
    }
  | { readonly kind: 'set-clock'; readonly ms: number }
  | { readonly kind: 'clean'; readonly edge: number }
)

/** All inputs of a run: the same schedule gives the same run. */
export interface Schedule {
  readonly seed: number
  /** Whether edges fetch releases from a store, or read the folder that the command writes. */
  readonly hasStore: boolean
  readonly isSigned: boolean
  /** Number of API processes behind one address, which notice each other's changes within a second. */
  readonly apis: 1 | 2
  /** Share of the requests on a bad line that are lost, fail or come back changed, from 0 to 1. */
  readonly badLine: number
  /** Longest latency of a message, in milliseconds. */
  readonly latencyMs: number
  readonly steps: readonly Step[]
}

/** Formats a schedule for people, with a line for each step. */
export function describeSchedule({ steps, ...conditions }: Schedule): string {
  const lines = steps.map(
    ({ at, ...step }) => `  ${String(at).padStart(6)} ms  ${JSON.stringify(step)}`,
  )
  return [JSON.stringify(conditions), ...lines].join('\n')
}
