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
/** A query that refuses what it does not know. */
type QuerySchema = v.StrictObjectSchema<v.ObjectEntries, string>

export interface ApiEndpointOptions {
  readonly body?: v.GenericSchema
  /** Media types of the body; JSON alone unless given. */
  readonly bodyTypes?: readonly string[]
  readonly query?: ObjectSchema | QuerySchema
  /** What a success answers; nothing unless given. */
  readonly answer?: v.GenericSchema
  /** Media type of a success that is text and no JSON. */
  readonly answerType?: string
  /** Status of the answer, 200 unless given. */
  readonly status?: number
  /** Errors that only this endpoint answers. */
  readonly errors?: readonly number[]
  /** Members that errors of a status may have besides those of every error. */
  readonly details?: Readonly<Record<number, ObjectSchema>>
  readonly isIdempotent?: boolean
  /** Whether it answers 304 to a client that has the answer already. */
  readonly isTagged?: boolean
  /** Whether browsers post it as a form as well, and are answered by pages. */
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
    ...(isIdempotent || isForm ? [422] : []),
    ...errors,
    500,
    503,
  ])
  return applyDecorators(
    ...(body
      ? [
          ApiBody({ schema: jsonSchema(body) }),
          ApiConsumes(...bodyTypes, ...(isForm ? ['application/x-www-form-urlencoded'] : [])),
        ]
      : []),
    ...Object.entries(query?.entries ?? {}).map(([name, entry]) =>
      ApiQuery({ name, required: entry.type !== 'optional', schema: jsonSchema(entry) }),
    ),
    // In the case of the controller's own parameter, or it would be described twice.
    ...(isIdempotent ? [ApiHeader({ name: 'idempotency-key', required: false })] : []),
    ApiResponse({
      status,
      ...(answer && { content: json(answer) }),
      ...(answerType && { content: { [answerType]: { schema: { type: 'string' } } } }),
    }),
    ...(isTagged ? [ApiResponse({ status: 304 })] : []),
    // The page that it leads to says what came of it.
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

/** What is sent, before it is read; what JSON Schema cannot say, such as trimming, is left out. */
function jsonSchema(schema: v.GenericSchema): OpenApiSchema {
  // OpenAPI 3.1 takes JSON Schema as it is; only the library's type is that of OpenAPI 3.0.
  return toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' }) as OpenApiSchema
}
