import { applyDecorators, HttpCode, Post, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { ReleaseEvent, ReleaseRefusal, RevisionConflict } from 'shared-contracts/registry'
import type { GenericSchema } from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

/** Endpoint `POST :name/<verb>`, which changes a remote with a token for it, and returns the event. */
export function ChangeEndpoint(verb: string, body: GenericSchema): MethodDecorator {
  return applyDecorators(
    Post(`:name/${verb}`),
    HttpCode(200),
    UseGuards(ReleaseTokenGuard),
    ApiBearerAuth(),
    ApiEndpoint({
      body,
      answer: ReleaseEvent,
      errors: [401, 403, 404, 409, 422, 429],
      details: { 409: RevisionConflict, 422: ReleaseRefusal },
    }),
  )
}
