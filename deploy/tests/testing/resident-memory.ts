import { readFile } from 'node:fs/promises'

/** Memory that a process holds now, in MiB; NaN where the system does not tell. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
