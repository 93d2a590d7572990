import { applyDecorators } from '@nestjs/common'
import { ApiBody, ApiHeader, ApiResponse, type ApiBodyOptions } from '@nestjs/swagger'
import { toJsonSchema } from '@valibot/to-json-schema'
import { ErrorResponse } from 'shared-contracts/api/error'
import type { GenericSchema } from 'valibot'

export interface ApiEndpointOptions {
  readonly body?: GenericSchema
  /** What a success answers; nothing unless given. */
  readonly answer?: GenericSchema
  /** Status of the answer, 200 unless given. */
  readonly status?: number
  /** Errors that only this endpoint answers. */
  readonly errors?: readonly number[]
  readonly isIdempotent?: boolean
}

/** Describes an endpoint in the OpenAPI document by the schemas that check it. */
export function ApiEndpoint({
  body,
  answer,
  status = 200,
  errors = [],
  isIdempotent = false,
}: ApiEndpointOptions): MethodDecorator {
  const failures = [
    ...(body ? [400, 413, 415] : []),
    ...(isIdempotent ? [422] : []),
    ...errors,
    503,
  ]
  return applyDecorators(
    ...(body ? [ApiBody({ schema: jsonSchema(body) })] : []),
    // In the case of the controller's own parameter, or it would be described twice.
    ...(isIdempotent ? [ApiHeader({ name: 'idempotency-key', required: false })] : []),
    ApiResponse({ status, ...(answer && { schema: jsonSchema(answer) }) }),
    ...failures.map((failure) =>
      ApiResponse({ status: failure, schema: jsonSchema(ErrorResponse) }),
    ),
  )
}

type OpenApiSchema = Extract<ApiBodyOptions, { schema: unknown }>['schema']

/** What JSON Schema cannot say, such as trimming, is left out. */
function jsonSchema(schema: GenericSchema): OpenApiSchema {
  // The target makes it an OpenAPI schema; only the library's type is that of JSON Schema at large.
  return toJsonSchema(schema, { target: 'openapi-3.0', errorMode: 'ignore' }) as OpenApiSchema
}
