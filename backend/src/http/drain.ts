import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'

/** How often connections that have fallen idle are closed while draining, in milliseconds. */
const SWEEP_MS = 100

/**
 * Knows whether the process is on its way out. From then on, answers carry `connection: close` and
 * connections that fall idle are closed, so that keep-alive clients do not hold the process up.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  #isDraining = false

  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  get isDraining(): boolean {
    return this.#isDraining
  }

  beforeApplicationShutdown(): void {
    this.#isDraining = true
    const { server } = this.host.httpAdapter.getInstance()
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.once('close', () => clearInterval(sweep))
    if (!server.listening) clearInterval(sweep)
  }
}
