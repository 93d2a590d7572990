import { readFile } from 'node:fs/promises'

/** Reads the current memory of a process, in MiB; NaN if the system does not report it. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
