import type { Readable, Writable } from 'node:stream'
import type { RenderingOwner } from 'shared-contracts/rendering-report'
import * as v from 'valibot'
import { LineReader } from './line-reader.ts'
import { RenderFailure } from './render-failure.ts'
import { RendererReply, type RendererCommand } from './renderer-messages.ts'

/** Longest answer, in characters: a page's markup is bounded by the runtime, its state by the answers. */
const MAX_REPLY = 16 * 1024 * 1024

export interface RendererChannelOptions {
  readonly replies: Readable
  readonly commands: Writable
  /** How long an answer may take, in milliseconds. */
  readonly limitMs: number
  /** Who has to act when the other end is late, or answers what is no answer. */
  readonly owner: RenderingOwner
  /** Of the process at the other end; undefined where it is not ours. */
  readonly pid?: number | undefined
  /** Ends what is at the other end. Called once. */
  readonly onEnd: () => void
}

/** Commands to a rendering process and its replies, a line each, one after the other. */
export class RendererChannel {
  private readonly options: RendererChannelOptions
  private readonly lines = new LineReader(MAX_REPLY)
  private lastId = 0
  private ended: RenderFailure | null = null
  private pending: {
    readonly id: number
    readonly resolve: (reply: RendererReply) => void
    readonly reject: (error: Error) => void
  } | null = null

  constructor(options: RendererChannelOptions) {
    this.options = options
    const { replies, commands } = options
    replies.setEncoding('utf8')
    replies.on('data', (text: string) => this.receive(text))
    // What has just ended cannot be written to; its end says so.
    commands.on('error', () => undefined)
  }

  get pid(): number | undefined {
    return this.options.pid
  }

  /** Whether an answer is awaited. */
  get isBusy(): boolean {
    return this.pending !== null
  }

  get isEnded(): boolean {
    return this.ended !== null
  }

  /**
   * The answer to one command; the one before it must have been answered.
   *
   * @throws RenderFailure when the channel ends before.
   */
  async ask(command: RendererCommand): Promise<RendererReply> {
    if (this.ended) throw this.ended
    const id = ++this.lastId
    const { commands, limitMs, owner } = this.options
    const late = setTimeout(
      () => this.end(new RenderFailure(owner, 'The process does not answer')),
      limitMs,
    )
    try {
      return await new Promise<RendererReply>((resolve, reject) => {
        this.pending = { id, resolve, reject }
        commands.write(`${JSON.stringify({ ...command, id })}\n`)
      })
    } finally {
      this.pending = null
      clearTimeout(late)
    }
  }

  /** @param failure of what is awaited. */
  end(failure: RenderFailure): void {
    if (this.ended) return
    this.ended = failure
    this.options.onEnd()
    this.pending?.reject(failure)
  }

  private receive(text: string): void {
    try {
      for (const line of this.lines.read(text)) {
        const reply = v.parse(v.pipe(v.string(), v.parseJson(), RendererReply), line)
        if (reply.id === this.pending?.id) this.pending.resolve(reply)
      }
    } catch (error) {
      const reason = `The process answers what is no answer: ${String(error)}`
      this.end(new RenderFailure(this.options.owner, reason))
    }
  }
}
