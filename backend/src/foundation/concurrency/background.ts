import { Injectable, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'
import { Drain } from '../http/drain.ts'

/** A stopping process waits at most so long for work that is under way, in milliseconds. */
const SETTLE_LIMIT_MS = 4_000

/**
 * What a process does besides answering requests. All of it begins to stop the moment the server drains, and is
 * awaited within a bound after the last answer and before the database closes, so that no work delays the drain.
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

  /** Aborted when the process is told to stop: nothing new is begun then. */
  get stopping(): AbortSignal {
    return this.drain.signal
  }

  /** Aborted when the process cannot wait any longer: what is under way is given up. */
  get cutOff(): AbortSignal {
    return this.cutting.signal
  }

  /** Starts work at intervals until the process is told to stop. @param work never rejects. */
  every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work(), ms).unref()
    this.stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
  }

  /** Says how to await what may be under way when the process stops. */
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
