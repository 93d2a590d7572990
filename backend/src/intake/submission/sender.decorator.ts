import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { POST_FIELDS, submissionKey } from 'shared-contracts/api/form'
import type { PostedFields } from 'shared-server/page/form-page'
import { postedFieldsOf } from './posted-form.ts'
import { suspicionOf, type Suspicion } from './suspicion.ts'

/** The sender of a request. */
export interface SenderOfRequest {
  /** IP address of the visitor, according to the trusted proxies. */
  readonly address: string
  readonly suspicion: Suspicion | null
  /** Returns the idempotency key of a body, if it has one. */
  readonly keyFor: (body: object) => string | undefined
}

export const Sender = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>()
  const posted = postedFieldsOf(request)
  return {
    address: request.ip,
    ...(posted ? ofForm(posted) : ofScript(request)),
  } satisfies SenderOfRequest
})

/** Reads from a script's headers what a form has as fields. */
function ofScript({ headers }: FastifyRequest): Omit<SenderOfRequest, 'address'> {
  const { 'x-form-trap': trap, 'x-form-age': age, 'idempotency-key': key } = headers
  return {
    suspicion: suspicionOf({ isTrapped: Boolean(trap), ageMs: milliseconds(age) }),
    keyFor: () => (Array.isArray(key) ? key.join() : key),
  }
}

function ofForm(posted: PostedFields): Omit<SenderOfRequest, 'address'> {
  const { [POST_FIELDS.key]: key, [POST_FIELDS.shownAt]: shownAt } = posted
  return {
    suspicion: suspicionOf({
      isTrapped: Boolean(posted[POST_FIELDS.trap]),
      ageMs: Date.now() - milliseconds(shownAt),
    }),
    keyFor: (body) => (key ? submissionKey(key, body) : undefined),
  }
}

const milliseconds = (text: string | string[] | undefined): number =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : NaN
