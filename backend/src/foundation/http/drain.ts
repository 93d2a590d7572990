import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'

/**
 * How long a stopping process keeps answering, in milliseconds: enough for clients to receive `connection: close`, and
 * for a load balancer that probes every half second to see that it is not ready.
 */
const GRACE_MS = 1_000

/** Interval at which idle connections are closed after that, in milliseconds. */
const SWEEP_MS = 100

/**
 * Drains the server when the process stops. Responses carry `connection: close`, so that no keep-alive client sends
 * into a closing connection; then the server stops listening.
 */
@Injectable()
export class Drain implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly draining = new AbortController()

  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  get isDraining(): boolean {
    return this.draining.signal.aborted
  }

  /** Aborted when the process is told to stop. */
  get signal(): AbortSignal {
    return this.draining.signal
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onSend', (_request, reply, _payload, done) => {
      if (this.isDraining) void reply.header('connection', 'close')
      done()
    })
  }

  /** Runs before everything else: no module may wait for anything in this hook. */
  onModuleDestroy(): void {
    this.draining.abort()
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this.host.httpAdapter.getInstance()
    if (!server.listening) return
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.once('close', () => clearInterval(sweep))
  }
}
