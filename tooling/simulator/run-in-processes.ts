import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Totals of some schedules. */
export interface Counts {
  readonly schedules: number
  readonly documents: number
  readonly skewed: number
}

const PROGRAM = fileURLToPath(new URL('simulate.ts', import.meta.url))

/**
 * Runs schedules in several processes, each with its own part of the seeds. When one fails, all are stopped.
 *
 * @returns the totals, and the first status other than 0; otherwise 0.
 */
export async function runInProcesses(
  count: number,
  { schedules, seed }: { readonly schedules: number; readonly seed: number },
): Promise<{ counts: Counts; status: number }> {
  const counts = { schedules: 0, documents: 0, skewed: 0 }
  let status = 0
  const bounds = Array.from({ length: count + 1 }, (_, at) => Math.round((at * schedules) / count))
  const parts = bounds.slice(1).map((end, index) => {
    const start = bounds[index] ?? 0
    return fork(PROGRAM, ['--schedules', `${end - start}`, '--seed', `${seed + start}`])
  })
  const ended = parts.map(async (part) => {
    part.on('message', (message) => {
      const told = message as Counts
      counts.schedules += told.schedules
      counts.documents += told.documents
      counts.skewed += told.skewed
    })
    const [code] = (await once(part, 'exit')) as [number | null]
    if (code === 0) return
    status ||= code ?? 1
    for (const other of parts) other.kill()
  })
  await Promise.all(ended)
  return { counts, status }
}
