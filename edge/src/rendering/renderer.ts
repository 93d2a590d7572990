import PQueue from 'p-queue'
import { RenderOutcome, type RenderRequest } from 'shared-contracts/rendering'
import * as v from 'valibot'
import { RenderFailure } from './render-failure.ts'
import type { RendererChannel } from './renderer-channel.ts'
import type { RendererCommand } from './renderer-messages.ts'

/** A process is replaced after this many renders, or when this much of its heap stays in use. */
const MAX_RENDERS = 20_000
const MAX_HEAP_BYTES = 120 * 1024 * 1024

/** Maximum number of pages that wait, and of filtered ones. Further requests get what is available without rendering. */
const MAX_WAITING = 200

/** The part of a release that rendering needs. */
export interface RenderableRelease {
  /** Name, version and digest: another digest makes another release. */
  readonly key: string
  readonly label: string
  /** Its server script. */
  readonly pages: string
}

export interface RendererOptions {
  /** Starts a process, here or in the renderer's own container. */
  readonly open: () => RendererChannel
  /** The shell's runtime. */
  readonly runtime: string
}

/** A running process, and what it has loaded. */
interface RunningProcess {
  readonly channel: RendererChannel
  readonly loaded: Set<string>
  renders: number
}

/**
 * Renders pages of releases in a separate process, one after the other. If a release's code loops, throws, grows or
 * exits, that release loses its page, and the process is restarted; this program only waits.
 */
export class Renderer {
  private readonly options: RendererOptions
  private running: RunningProcess | null = null
  private readonly queue = new PQueue({ concurrency: 1 })
  private isClosed = false
  /** Number of processes started. */
  starts = 0

  constructor(options: RendererOptions) {
    this.options = options
  }

  /**
   * Renders a page. Filtered pages wait for all others: anybody can ask for any number of combinations, and nobody
   * shall keep the others from being renewed.
   *
   * @throws RenderFailure
   */
  async render(release: RenderableRelease, request: RenderRequest): Promise<RenderOutcome> {
    const priority = request.search === '' ? 1 : 0
    if (this.isClosed || this.queue.sizeBy({ priority }) >= MAX_WAITING) {
      throw new RenderFailure('busy', 'Too many pages are being rendered')
    }
    return this.queue.add(() => this.renderNow(release, request), { priority })
  }

  /** Id of the running process; undefined if there is none, or it is not ours. */
  get pid(): number | undefined {
    return this.running?.channel.pid
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
    let reply = await running.channel.ask(command)
    if (reply.isUnknown) {
      await this.load(running, release)
      reply = await running.channel.ask(command)
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

  /**
   * Ends the process, because an error may have left its context in any state: the next page begins in a new
   * process.
   */
  private failed(reason: string): RenderFailure {
    this.stop('A page has failed')
    return new RenderFailure('release', reason)
  }

  private async load(running: RunningProcess, release: RenderableRelease): Promise<void> {
    const { key, label, pages } = release
    const { error } = await running.channel.ask({ kind: 'load', release: key, label, pages })
    if (error !== undefined) throw this.failed(error)
    running.loaded.add(key)
  }

  private async started(): Promise<RunningProcess> {
    if (this.running && !this.running.channel.isEnded) return this.running
    if (this.isClosed) throw new RenderFailure('busy', 'The edge is closing')
    const { open, runtime } = this.options
    const running: RunningProcess = { channel: open(), loaded: new Set(), renders: 0 }
    this.running = running
    const { error } = await running.channel
      .ask({ kind: 'runtime', source: runtime })
      .catch((failure: Error) => ({ error: failure.message }))
    if (error !== undefined) {
      this.stop('There is no process')
      // No release's code has run yet.
      throw new RenderFailure('edge', error)
    }
    this.starts += 1
    return running
  }

  /** Ends the process: the next page begins in a new one. */
  private stop(reason: string): void {
    this.running?.channel.end(new RenderFailure('busy', reason))
    this.running = null
  }
}
