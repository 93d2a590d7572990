import { Injectable, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'
import { Drain } from '../http/drain.ts'

/** Maximum time that a stopping process waits for work under way, in milliseconds. */
const SETTLE_LIMIT_MS = 4_000

/**
 * Background work of a process, besides answering requests. It begins to stop as soon as the server drains. It is
 * awaited, within a limit, after the last response and before the database closes, so that it never delays the drain.
 */
@Injectable()
export class Background implements OnModuleInit {
  private readonly settling: (() => Promise<unknown>)[] = []
  private readonly cutting = new AbortController()

  constructor(
    private readonly drain: Drain,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onClose', () => this.settle())
  }

  /** Aborted when the process is told to stop. No new work is started from then on. */
  get stopping(): AbortSignal {
    return this.drain.signal
  }

  /** Aborted when the process can wait no longer. Work under way is abandoned then. */
  get cutOff(): AbortSignal {
    return this.cutting.signal
  }

  /** Starts work at intervals until the process is told to stop. @param work never rejects. */
  every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work(), ms).unref()
    this.stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
  }

  /** Registers how to await work that may be under way when the process stops. */
  awaitAtEnd(settle: () => Promise<unknown>): void {
    this.settling.push(settle)
  }

  private async settle(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.cutting.abort()
        resolve()
      }, SETTLE_LIMIT_MS)
    })
    await Promise.race([Promise.allSettled(this.settling.map((settle) => settle())), limit])
    clearTimeout(timer)
  }
}
