import { applyDecorators, Header, Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'
import { ApiResponse } from '@nestjs/swagger'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { ApiEndpoint, type ApiEndpointOptions } from '../../foundation/openapi/api-endpoint.ts'

/** Headers of answers that anybody may use, from any page. */
export const OPEN_DATA = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link',
} as const

/** Names the licence of the league's data wherever they are given away. */
@Injectable()
export class OpenData {
  /** Headers of a prepared answer. */
  readonly headers: Readonly<Record<keyof typeof OPEN_DATA | 'link', string>>
  /** Name of the licence. */
  readonly licence: string

  constructor(
    @Inject(CONFIG) { LEAGUE_DATA_LICENCE: { name, url } }: Config,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    const link = `<${url}>; rel="license"`
    this.headers = { ...OPEN_DATA, link }
    this.licence = name
    // Prepared answers have it already; this adds it to errors and redirects. Runs before any route is registered.
    httpAdapter.getInstance().addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/league/')) void reply.header('link', link)
      done()
    })
  }
}

/** Describes a call of the league that anybody may make from any page. */
export function OpenEndpoint({
  isRenamed = false,
  ...options
}: ApiEndpointOptions & {
  /** Whether it redirects (301) from a former address of a record. */
  readonly isRenamed?: boolean
}): MethodDecorator {
  return applyDecorators(
    ApiEndpoint({ isTagged: true, ...options }),
    ...(isRenamed ? [ApiResponse({ status: 301 })] : []),
    // Prepared answers have them already; this adds them to errors and redirects.
    ...Object.entries(OPEN_DATA).map(([name, value]) => Header(name, value)),
  )
}
