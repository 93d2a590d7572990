import { applyDecorators, Header } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { ApiEndpoint, type ApiEndpointOptions } from '../../foundation/openapi/api-endpoint.ts'

/** Headers of what anybody may use, from any page, under the licence that is named. */
export const OPEN_DATA = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link',
  link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
} as const

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
