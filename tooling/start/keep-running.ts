import type { ChildProcess } from 'node:child_process'

/** Time window in which ends are counted, in milliseconds. */
const WINDOW_MS = 60_000
/** Most ends within the time window; a program with more of them is broken. */
const MOST_ENDS = 5
/** Pause before a restart, in milliseconds. */
const PAUSE_MS = 500

export interface KeptProgramOptions {
  readonly start: () => ChildProcess
  /** Called after each unrequested end, with the exit code or the signal. */
  readonly onEnd: (how: string) => void
  /** Called when the program has ended too often; it is not restarted any more. */
  readonly onBroken: () => void
  readonly pauseMs?: number
}

export interface KeptProgram {
  /** Ends it for good. */
  readonly end: () => void
  /**
   * Ends it and restarts it at once, because something that it reads at its start has changed. Resolves once the new
   * process is started; it may not serve yet.
   */
  readonly renew: () => Promise<void>
}

/**
 * Restarts a running program whenever it ends by itself.
 *
 * @param first current process of the program.
 */
export function keepRunning(
  first: ChildProcess,
  { start, onEnd, onBroken, pauseMs = PAUSE_MS }: KeptProgramOptions,
): KeptProgram {
  let child = first
  let isStopped = false
  let isRenewed = false
  let timer: NodeJS.Timeout | undefined
  let onStart: (() => void)[] = []
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
    for (const told of onStart) told()
    onStart = []
    keep()
  }
  keep()
  return {
    end: () => {
      isStopped = true
      clearTimeout(timer)
      child.kill('SIGTERM')
    },
    renew: () =>
      new Promise((resolve) => {
        onStart.push(resolve)
        // A process that has just ended by itself is started again anyway.
        isRenewed = child.kill('SIGTERM')
      }),
  }
}
