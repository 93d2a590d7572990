import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { suspicionOf, type Suspicion } from './suspicion.ts'

/** What a request tells of who sends it. */
export interface SenderOfRequest {
  /** Address of the visitor, as the proxies that are trusted say. */
  readonly address: string
  readonly suspicion: Suspicion | null
}

export const Sender = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>()
  return { address: ip, suspicion: suspicionOf(headers) } satisfies SenderOfRequest
})
