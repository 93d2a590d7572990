import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the folder that the suites of a run share, which is removed with the run; undefined for a suite without
 * one.
 */
export function runFolder(): string | undefined {
  return process.env['TEST_RUN_FOLDER']
}

/**
 * Returns a file of the run's folder, made by the first suite that needs it. Suites that need it at the same time
 * each make it, and must make the same content.
 *
 * @param make writes the file under the given name.
 * @returns its path.
 */
export async function onceARun(
  folder: string,
  name: string,
  make: (made: string) => Promise<void>,
): Promise<string> {
  const file = join(folder, name)
  if (existsSync(file)) return file
  const made = `${file}.${randomUUID()}`
  await make(made)
  await rename(made, file)
  return file
}
