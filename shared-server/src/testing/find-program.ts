import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a program that the system has, also among those for administrators; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
