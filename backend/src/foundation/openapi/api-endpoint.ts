import { applyDecorators } from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiQuery,
  ApiResponse,
  type ApiBodyOptions,
} from '@nestjs/swagger'
import { toJsonSchema } from '@valibot/to-json-schema'
import { ErrorResponse } from 'shared-contracts/api/error'
import * as v from 'valibot'

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>
/** A query schema that rejects unknown parameters. */
type QuerySchema = v.StrictObjectSchema<v.ObjectEntries, string>

export interface ApiEndpointOptions {
  readonly body?: v.GenericSchema
  /** Media types of the body; only JSON by default. */
  readonly bodyTypes?: readonly string[]
  readonly query?: ObjectSchema | QuerySchema
  /** Schema of a successful response; empty by default. */
  readonly answer?: v.GenericSchema
  /** Media type of a successful response that is text rather than JSON. */
  readonly answerType?: string
  /** Status of a successful response, 200 by default. */
  readonly status?: number
  /** Error statuses that are specific to this endpoint. */
  readonly errors?: readonly number[]
  /** Additional fields of errors, by status. */
  readonly details?: Readonly<Record<number, ObjectSchema>>
  readonly isIdempotent?: boolean
  /** Whether it responds with 304 to a client that has the response already. */
  readonly isTagged?: boolean
  /** Whether browsers also post it as a form, and receive pages. */
  readonly isForm?: boolean
}

/** Describes an endpoint in the OpenAPI document by the schemas that check it. */
export function ApiEndpoint({
  body,
  bodyTypes = ['application/json'],
  query,
  answer,
  answerType,
  status = 200,
  errors = [],
  details = {},
  isIdempotent = false,
  isTagged = false,
  isForm = false,
}: ApiEndpointOptions): MethodDecorator {
  const failures = new Set([
    ...(body ? [400, 413, 415] : []),
    ...(query ? [400] : []),
    ...(isIdempotent || isForm ? [400, 422] : []),
    ...errors,
    500,
    503,
  ])
  return applyDecorators(
    ...(body
      ? [
          ApiBody({ schema: jsonSchema(body), required: body.type !== 'optional' }),
          ApiConsumes(...bodyTypes, ...(isForm ? ['application/x-www-form-urlencoded'] : [])),
        ]
      : []),
    ...Object.entries(query?.entries ?? {}).map(([name, entry]) =>
      ApiQuery({ name, required: entry.type !== 'optional', schema: jsonSchema(entry) }),
    ),
    // Spelt as in the controller's own parameter, or it would be described twice.
    ...(isIdempotent ? [ApiHeader({ name: 'idempotency-key', required: false })] : []),
    ApiResponse({
      status,
      ...(answer && { content: json(answer) }),
      ...(answerType && { content: { [answerType]: { schema: { type: 'string' } } } }),
    }),
    ...(isTagged ? [ApiResponse({ status: 304 })] : []),
    // The page that it redirects to shows the result.
    ...(isForm ? [ApiResponse({ status: 303 })] : []),
    ...[...failures].map((failure) =>
      ApiResponse({
        status: failure,
        content: { ...json(errorWith(details[failure])), ...(isForm && PAGE) },
      }),
    ),
  )
}

const PAGE = { 'text/html': { schema: { type: 'string' } } }

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: jsonSchema(schema) } })

const errorWith = (details: ObjectSchema | undefined): v.GenericSchema =>
  details ? v.object({ ...ErrorResponse.entries, ...v.partial(details).entries }) : ErrorResponse

type OpenApiSchema = Extract<ApiBodyOptions, { schema: unknown }>['schema']

/**
 * Returns the JSON Schema of the input before parsing. Whatever JSON Schema cannot express, such as trimming, is left
 * out.
 */
function jsonSchema(schema: v.GenericSchema): OpenApiSchema {
  // OpenAPI 3.1 uses JSON Schema unchanged; only the library's type is that of OpenAPI 3.0.
  return toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' }) as OpenApiSchema
}
