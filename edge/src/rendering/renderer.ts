import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { RenderOutcome, type RenderRequest } from 'shared-contracts/rendering'
import * as v from 'valibot'
import { LineReader } from './line-reader.ts'
import { RendererReply, type NumberedCommand, type RendererCommand } from './renderer-messages.ts'

/** How long the process may take for one command, in milliseconds: its own limit for a script, and some. */
const COMMAND_LIMIT_MS = 3_000

/** Heap of the process, and all of its memory, in bytes. Buffers lie outside of the heap. */
const HEAP_MIB = 160
const MAX_RESIDENT_BYTES = 512 * 1024 * 1024

/** How often the memory of a working process is looked at, in milliseconds. */
const MEMORY_CHECK_MS = 100

/** Longest answer, in characters: a page's markup is bounded by the runtime, its state by the answers. */
const MAX_REPLY = 16 * 1024 * 1024

/** A process is replaced after this many renders, or when this much of its heap stays in use. */
const MAX_RENDERS = 20_000
const MAX_HEAP_BYTES = 120 * 1024 * 1024

/** Renders that may wait for each other. Who comes later gets what there is. */
const MAX_WAITING = 200

/** A release, as far as it is rendered. */
export interface RenderableRelease {
  /** Name, version and digest: what has another digest is another release. */
  readonly key: string
  readonly label: string
  /** Its pages for servers. */
  readonly pages: string
}

export interface RendererOptions {
  /** The compiled program of the process. */
  readonly program: string
  /** The shell's runtime. */
  readonly runtime: string
}

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  /** `release`: its code threw, ran too long or broke the process. `busy`: too many renders wait. */
  readonly owner: 'release' | 'busy'

  constructor(owner: 'release' | 'busy', message: string) {
    super(message)
    this.owner = owner
  }
}

/** A running process, and what it holds. */
interface RenderingProcess {
  readonly child: ChildProcessByStdio<Writable, Readable, null>
  readonly loaded: Set<string>
  renders: number
  pending: {
    readonly id: number
    readonly resolve: (reply: RendererReply) => void
    readonly reject: (error: Error) => void
  } | null
}

/**
 * Renders pages of releases in a process of its own, one after the other. Code of a release that loops, throws,
 * grows or exits costs that release its page, and the process, which is started again; this program only waits.
 */
export class Renderer {
  private readonly options: RendererOptions
  private process: RenderingProcess | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private lastId = 0
  private isClosed = false
  /** How often a process was started. */
  starts = 0

  constructor(options: RendererOptions) {
    this.options = options
  }

  /**
   * @throws RenderFailure
   */
  render(release: RenderableRelease, request: RenderRequest): Promise<RenderOutcome> {
    if (this.waiting >= MAX_WAITING || this.isClosed) {
      return Promise.reject(new RenderFailure('busy', 'Too many pages are being rendered'))
    }
    this.waiting += 1
    const rendering = this.queue.then(async () => {
      try {
        return await this.renderNow(release, request)
      } finally {
        this.waiting -= 1
      }
    })
    this.queue = rendering.catch(() => undefined)
    return rendering
  }

  /** Of the running process; undefined while there is none. */
  get pid(): number | undefined {
    return this.process?.child.pid
  }

  /** Ends the process; nothing is rendered afterwards. */
  close(): void {
    this.isClosed = true
    this.stop('The edge is closing')
  }

  private async renderNow(
    release: RenderableRelease,
    request: RenderRequest,
  ): Promise<RenderOutcome> {
    const running = await this.started()
    if (!running.loaded.has(release.key)) await this.load(running, release)
    const command: RendererCommand = {
      kind: 'render',
      release: release.key,
      request: JSON.stringify(request),
    }
    let reply = await this.ask(running, command)
    if (reply.isUnknown) {
      await this.load(running, release)
      reply = await this.ask(running, command)
    }
    running.renders += 1
    if (running.renders >= MAX_RENDERS || reply.heapBytes > MAX_HEAP_BYTES) {
      this.stop('The process has grown old')
    }
    const outcome = v.safeParse(v.pipe(v.string(), v.parseJson(), RenderOutcome), reply.outcome)
    if (!outcome.success) throw this.failed(reply.error ?? 'The outcome is not one of a page')
    if (outcome.output.kind === 'failed') throw this.failed(outcome.output.reason)
    return outcome.output
  }

  /** What threw once may have left its context in any state: the next page begins in a new process. */
  private failed(reason: string): RenderFailure {
    this.stop('A page has failed')
    return new RenderFailure('release', reason)
  }

  private async load(running: RenderingProcess, release: RenderableRelease): Promise<void> {
    const { key, label, pages } = release
    const { error } = await this.ask(running, { kind: 'load', release: key, label, pages })
    if (error !== undefined) throw this.failed(error)
    running.loaded.add(key)
  }

  private async started(): Promise<RenderingProcess> {
    if (this.process) return this.process
    const { program, runtime } = this.options
    const child = spawn(process.execPath, [...isolationFlags(program), program], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const running: RenderingProcess = { child, loaded: new Set(), renders: 0, pending: null }
    this.process = running
    this.starts += 1
    const lines = new LineReader(MAX_REPLY)
    const end = (reason: string) => this.end(running, new RenderFailure('release', reason))
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => {
      try {
        for (const line of lines.read(text)) this.receive(running, line)
      } catch (error) {
        end(`The process answers what is no answer: ${String(error)}`)
      }
    })
    child.once('error', (error) => end(`The process cannot run: ${error.message}`))
    child.once('exit', (code, signal) => end(`The process has ended (${signal ?? code ?? '?'})`))
    // A process that has just ended cannot be written to; its end says so.
    child.stdin.on('error', () => undefined)
    await this.ask(running, { kind: 'runtime', source: runtime })
    return running
  }

  private receive(running: RenderingProcess, line: string): void {
    const reply = v.parse(v.pipe(v.string(), v.parseJson(), RendererReply), line)
    if (reply.id === running.pending?.id) running.pending.resolve(reply)
  }

  private async ask(running: RenderingProcess, command: RendererCommand): Promise<RendererReply> {
    const id = ++this.lastId
    const { child } = running
    const kill = (reason: string) => this.end(running, new RenderFailure('release', reason))
    const late = setTimeout(() => kill('The process does not answer'), COMMAND_LIMIT_MS)
    const memory = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > MAX_RESIDENT_BYTES) kill('The process needs too much memory')
      })
    }, MEMORY_CHECK_MS)
    try {
      return await new Promise<RendererReply>((resolve, reject) => {
        running.pending = { id, resolve, reject }
        const numbered: NumberedCommand = { ...command, id }
        child.stdin.write(`${JSON.stringify(numbered)}\n`)
      })
    } finally {
      running.pending = null
      clearTimeout(late)
      clearInterval(memory)
    }
  }

  /** The next page begins in a new process. */
  private stop(reason: string): void {
    if (this.process) this.end(this.process, new RenderFailure('busy', reason))
  }

  private end(running: RenderingProcess, failure: RenderFailure): void {
    if (this.process === running) this.process = null
    running.child.kill('SIGKILL')
    running.pending?.reject(failure)
  }
}

/** No file but the program's own, no further process, no native code; what Node calls its permission model. */
export function isolationFlags(program: string): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  return [
    permission,
    `--allow-fs-read=${dirname(program)}/*`,
    `--max-old-space-size=${HEAP_MIB}`,
    '--no-warnings',
  ]
}

/** Memory that a process holds, in bytes; 0 where the system does not tell, and a container's limit has to do. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, pages = '0'] = statm.split(' ')
  return Number(pages) * 4096
}
