import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { CONFIG, type Config } from '../config/config.ts'

/** Creates the OpenAPI document. Version 3.1 uses JSON Schema unchanged. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const { LEAGUE_DATA_LICENCE: licence } = app.get<Config>(CONFIG)
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Group web API')
    .setVersion('1')
    // Licence of the league's data, the only data that others may use.
    .setLicense(licence.name, licence.url)
    .addBearerAuth()
    .build()
  return SwaggerModule.createDocument(app, description)
}

/** Serves the OpenAPI document at `/api/docs-json`. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, describeApi(app), { ui: false, raw: ['json'] })
}
