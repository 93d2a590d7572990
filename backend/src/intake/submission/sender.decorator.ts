import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { suspicionOf, type Suspicion } from './suspicion.ts'

/** The sender of a request. */
export interface SenderOfRequest {
  /** IP address of the visitor, according to the trusted proxies. */
  readonly address: string
  readonly suspicion: Suspicion | null
}

export const Sender = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>()
  return { address: ip, suspicion: suspicionOf(headers) } satisfies SenderOfRequest
})
