import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'

/** The OpenAPI document. Version 3.1 takes JSON Schema as it is. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Group web API')
    .setVersion('1')
    .addBearerAuth()
    .build()
  return SwaggerModule.createDocument(app, description)
}

/** Answers the OpenAPI document at `/api/docs-json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, describeApi(app), { ui: false, raw: ['json'] })
}
