import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm'

/** Several times the size of a run's databases, in bytes. */
const ENOUGH = 4 * 2 ** 30

/**
 * Returns the folder for test data that need not survive a power cut: in memory if there is room, so that no commit
 * waits for a disk.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
