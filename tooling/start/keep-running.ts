import type { ChildProcess } from 'node:child_process'

/** Ends within this time count together, in milliseconds. */
const WINDOW_MS = 60_000
/** A program that ends more often within that time is broken. */
const MOST_ENDS = 5
/** The wait before it is started again, in milliseconds. */
const PAUSE_MS = 500

export interface KeptProgramOptions {
  readonly start: () => ChildProcess
  /** Hears of each end that nobody asked for: its exit code or signal. */
  readonly onEnd: (how: string) => void
  /** It ends again and again, and is not started any more. */
  readonly onBroken: () => void
  readonly pauseMs?: number
}

export interface KeptProgram {
  /** Ends it for good. */
  readonly end: () => void
  /** Ends it, to start it anew at once: what it read at its start has changed. */
  readonly renew: () => void
}

/**
 * Starts a running program again whenever it ends by itself.
 *
 * @param first the program as it runs now.
 */
export function keepRunning(
  first: ChildProcess,
  { start, onEnd, onBroken, pauseMs = PAUSE_MS }: KeptProgramOptions,
): KeptProgram {
  let child = first
  let isStopped = false
  let isRenewed = false
  let timer: NodeJS.Timeout | undefined
  const ends: number[] = []

  const keep = () => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', ended)
  }
  const ended = () => {
    if (isStopped) return
    if (isRenewed) {
      isRenewed = false
      return startAgain()
    }
    onEnd(String(child.signalCode ?? child.exitCode))
    const now = performance.now()
    ends.push(now)
    if (ends.filter((end) => now - end < WINDOW_MS).length > MOST_ENDS) return onBroken()
    timer = setTimeout(startAgain, pauseMs)
  }
  const startAgain = () => {
    child = start()
    keep()
  }
  keep()
  return {
    end: () => {
      isStopped = true
      clearTimeout(timer)
      child.kill('SIGTERM')
    },
    renew: () => {
      isRenewed = child.kill('SIGTERM')
    },
  }
}
