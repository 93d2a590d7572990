/** Grace period for open requests once a program is told to stop, in milliseconds. */
const DRAIN_LIMIT_MS = 10_000

/** The part of a process that is needed here. */
export type StoppableProcess = Pick<NodeJS.Process, 'once' | 'exit'>

/**
 * Ends the process on SIGTERM or SIGINT, once everything is closed. If that fails or takes too long, it ends with
 * status 1.
 *
 * @param close resolves when no request is open any more.
 * @param onFailure called with the reason, for the log, before such an end.
 */
export function stopOnSignal(
  close: () => Promise<unknown>,
  onFailure: (reason: string, error?: unknown) => void,
  program: StoppableProcess = process,
): void {
  const fail = (reason: string, error?: unknown) => {
    onFailure(reason, error)
    program.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    program.once(signal, () => {
      const reason = `requests were open ${DRAIN_LIMIT_MS / 1_000} s after ${signal}, and are cut off`
      setTimeout(fail, DRAIN_LIMIT_MS, reason).unref()
      close().then(
        () => program.exit(0),
        (error: unknown) => fail('could not be closed', error),
      )
    })
  }
}
