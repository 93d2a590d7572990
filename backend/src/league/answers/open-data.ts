import { applyDecorators, Header, Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyAdapter } from '@nestjs/platform-fastify'
import { ApiResponse } from '@nestjs/swagger'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { ApiEndpoint, type ApiEndpointOptions } from '../../foundation/openapi/api-endpoint.ts'

/** Headers of what anybody may use, from any page. */
export const OPEN_DATA = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link',
} as const

/** Names the licence of the league's data wherever they are given away. */
@Injectable()
export class OpenData {
  /** Headers of an answer that is prepared. */
  readonly headers: Readonly<Record<keyof typeof OPEN_DATA | 'link', string>>
  /** What people call the licence. */
  readonly licence: string

  constructor(
    @Inject(CONFIG) { LEAGUE_DATA_LICENCE: { name, url } }: Config,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    const link = `<${url}>; rel="license"`
    this.headers = { ...OPEN_DATA, link }
    this.licence = name
    // Prepared answers have it already; errors and redirects get it here, before any route is made.
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
  /** Whether it answers 301 to an address that a record had before. */
  readonly isRenamed?: boolean
}): MethodDecorator {
  return applyDecorators(
    ApiEndpoint({ isTagged: true, ...options }),
    ...(isRenamed ? [ApiResponse({ status: 301 })] : []),
    // Prepared answers have them already; errors and redirects get them here.
    ...Object.entries(OPEN_DATA).map(([name, value]) => Header(name, value)),
  )
}
