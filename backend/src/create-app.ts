import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DeskGuard } from './accounts/sessions/desk-guard.ts'
import { AppModule } from './app.module.ts'
import type { Config } from './foundation/config/config.ts'
import { ErrorFilter } from './foundation/http/error.filter.ts'
import { createFastifyAdapter, limitAnonymousBodies } from './foundation/http/fastify-adapter.ts'
import { schemaPipe } from './foundation/http/invalid-body.exception.ts'
import { NestLogger } from './foundation/http/nest-logger.ts'
import { serveOpenApi } from './foundation/openapi/openapi.ts'

/** Creates the API, which does not listen yet. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = createFastifyAdapter(config)
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    // Loaded on demand, so that it costs nothing without a collector.
    const { traceRequests } = await import('shared-server/tracing')
    traceRequests(adapter.getInstance(), {
      service: 'api',
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
      isContinued: true,
    })
  }
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    // Fastify's own parser rejects bodies that are not JSON.
    bodyParser: false,
    logger: new NestLogger(adapter.getInstance().log),
    abortOnError: false,
  })
  const guard = app.get(DeskGuard)
  limitAnonymousBodies(adapter.getInstance(), (request) => guard.isSignedIn(request))
  app.useGlobalFilters(new ErrorFilter())
  app.useGlobalPipes(schemaPipe())
  if (config.API_DOCS) serveOpenApi(app)
  return app
}
