import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux has a file system in memory. */
const IN_MEMORY = '/dev/shm'

/** What the files of a run's databases take, several times over, in bytes. */
const ENOUGH = 4 * 2 ** 30

/**
 * Folder for what a test writes and nobody reads after a power cut: in memory where there is room, so that no commit
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
