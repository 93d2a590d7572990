import type { Readable, Writable } from 'node:stream'
import type { RenderingOwner } from 'shared-contracts/rendering-report'
import * as v from 'valibot'
import { LineReader } from './line-reader.ts'
import { RenderFailure } from './render-failure.ts'
import { RendererReply, type RendererCommand } from './renderer-messages.ts'

/** Maximum length of a reply, in characters: the runtime limits a page's markup, and the answers limit its state. */
const MAX_REPLY = 16 * 1024 * 1024

export interface RendererChannelOptions {
  readonly replies: Readable
  readonly commands: Writable
  /** Timeout for a reply, in milliseconds. */
  readonly limitMs: number
  /** Who is responsible if the other end is late, or sends an invalid reply. */
  readonly owner: RenderingOwner
  /** Id of the process at the other end; undefined if it is not ours. */
  readonly pid?: number | undefined
  /** Ends the other end. Called once. */
  readonly onEnd: () => void
}

/** Sends commands to a rendering process and reads its replies, one line each, one after the other. */
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
    // Writing to an ended process fails; the end is reported elsewhere.
    commands.on('error', () => undefined)
  }

  get pid(): number | undefined {
    return this.options.pid
  }

  /** Whether a reply is pending. */
  get isBusy(): boolean {
    return this.pending !== null
  }

  get isEnded(): boolean {
    return this.ended !== null
  }

  /**
   * Sends one command and returns its reply; the one before it must have been answered.
   *
   * @throws RenderFailure if the channel ends first.
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

  /** Ends the channel. @param failure for the pending command. */
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
