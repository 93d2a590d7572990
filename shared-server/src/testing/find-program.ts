import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of an installed program, including those for administrators; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
