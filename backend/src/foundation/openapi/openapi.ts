import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** Answers the OpenAPI document at `/api/docs-json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Group web API')
    .setVersion('1')
    .addBearerAuth()
    .build()
  const document = SwaggerModule.createDocument(app, description)
  SwaggerModule.setup('api/docs', app, document, { ui: false, raw: ['json'] })
}
