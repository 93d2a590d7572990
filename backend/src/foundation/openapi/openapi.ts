import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { CONFIG, type Config } from '../config/config.ts'

/** The OpenAPI document. Version 3.1 takes JSON Schema as it is. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const { LEAGUE_DATA_LICENCE: licence } = app.get<Config>(CONFIG)
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Group web API')
    .setVersion('1')
    // Of the league's data, which are the only ones that others may use.
    .setLicense(licence.name, licence.url)
    .addBearerAuth()
    .build()
  return SwaggerModule.createDocument(app, description)
}

/** Answers the OpenAPI document at `/api/docs-json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, describeApi(app), { ui: false, raw: ['json'] })
}
