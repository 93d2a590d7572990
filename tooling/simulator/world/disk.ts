/** A file's content, and the time of its last change by the wall clock. */
export interface DiskFile {
  readonly content: Buffer
  readonly mtimeMs: number
}

/** An error of the operating system. */
export class DiskError extends Error {
  readonly code: string

  constructor(code: string, path: string) {
    super(`${code}: ${path}`)
    this.code = code
  }
}

interface Caller {
  readonly process: string
  readonly machine: string
  /** The path without the process. */
  readonly place: string
}

/** Returns the actual path, without the process that uses it. */
export const placeOf = (path: string) => path.replace(/^(\/[^/~]+)~\d+/, '$1')

/** Result of a call by a process that has ended: it never settles. */
const never = () => new Promise<never>(() => undefined)

/**
 * The disks of all machines. A path begins with its machine and, after `~`, the process that uses it:
 * `/edge-1~3/…` is `/edge-1/…` for the third process of the machine `edge-1`. So a process can be ended between
 * two of its calls, or in the middle of a write, and the next one finds what it left.
 */
export class Disk {
  readonly files = new Map<string, DiskFile>()
  private readonly folders = new Set<string>()
  private readonly ended = new Set<string>()
  private readonly callsLeft = new Map<string, { calls: number; onEnd: () => void }>()
  private readonly callers = new Map<string, Caller>()
  /** Machines whose disk fails every call. */
  readonly failing = new Set<string>()

  /** Ends a process at its nth call from now. */
  endProcess(process: string, calls: number, onEnd: () => void): void {
    this.callsLeft.set(process, { calls, onEnd })
    if (calls === 0) this.end(process)
  }

  /** Cancels all pending ends of processes. */
  spareAll(): void {
    this.callsLeft.clear()
  }

  hasEnded(process: string): boolean {
    return this.ended.has(process)
  }

  /**
   * Executes a call for the path's process.
   *
   * @param torn applies the partial effect of a write during which the process ends.
   */
  async call<T>(
    path: string,
    work: (place: string) => T,
    torn?: (place: string) => void,
  ): Promise<T> {
    const { process, machine, place } = this.who(path)
    await Promise.resolve()
    if (this.ended.has(process)) return never()
    const left = this.callsLeft.get(process)
    if (left && --left.calls < 0) {
      torn?.(place)
      this.end(process)
      return never()
    }
    if (this.failing.has(machine)) throw new DiskError('EIO', path)
    return work(place)
  }

  private who(path: string): Caller {
    const known = this.callers.get(path)
    if (known) return known
    const process = path.split('/', 2)[1] ?? ''
    const [machine = ''] = process.split('~')
    const caller = { process, machine, place: placeOf(path) }
    this.callers.set(path, caller)
    return caller
  }

  private end(process: string): void {
    const left = this.callsLeft.get(process)
    this.callsLeft.delete(process)
    this.ended.add(process)
    left?.onEnd()
  }

  file(place: string): DiskFile {
    const file = this.files.get(place)
    if (!file) throw new DiskError(this.isFolder(place) ? 'EISDIR' : 'ENOENT', place)
    return file
  }

  write(place: string, content: Buffer | string): void {
    this.files.set(place, { content: Buffer.from(content), mtimeMs: Date.now() })
  }

  makeFolder(place: string): void {
    this.folders.add(place)
  }

  isFolder(place: string): boolean {
    if (this.folders.has(place)) return true
    for (const path of this.files.keys()) if (path.startsWith(`${place}/`)) return true
    return false
  }

  /** Paths of the files below a folder. */
  below(place: string): string[] {
    return [...this.files.keys()].filter((path) => path.startsWith(`${place}/`))
  }

  remove(place: string): void {
    for (const path of [place, ...this.below(place)]) this.files.delete(path)
    for (const folder of this.folders) {
      if (folder === place || folder.startsWith(`${place}/`)) this.folders.delete(folder)
    }
  }

  move(from: string, to: string): void {
    if (!this.files.has(from) && !this.isFolder(from)) throw new DiskError('ENOENT', from)
    for (const path of [from, ...this.below(from)]) {
      const file = this.files.get(path)
      if (!file) continue
      this.files.delete(path)
      this.files.set(to + path.slice(from.length), file)
    }
    this.remove(from)
  }
}

let disk = new Disk()

/** Sets the disks that programs use from now on. */
export function useDisk(used: Disk): void {
  disk = used
}

export const currentDisk = (): Disk => disk
