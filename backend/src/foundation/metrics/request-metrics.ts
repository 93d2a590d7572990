import { Injectable, type OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'
import { Histogram } from 'prom-client'
import { isStream } from 'shared-server/event-stream/stream-headers'
import { Metrics } from './metrics.ts'

/** Measures requests by route; with paths, anybody could add any number of labels. */
@Injectable()
export class RequestMetrics implements OnModuleInit {
  private readonly durations: Histogram<'method' | 'route' | 'status'>

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    metrics: Metrics,
  ) {
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until a request was answered.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3, 10],
      registers: [metrics.registry],
    })
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      // The duration of a stream is not a response time.
      if (isStream(reply.raw.getHeader('content-type'))) return done()
      this.durations.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.raw.statusCode,
        },
        reply.elapsedTime / 1_000,
      )
      done()
    })
  }
}
