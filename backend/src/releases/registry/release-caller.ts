import { createParamDecorator, ForbiddenException, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'

/** The owner of a request's token. */
export interface ReleaseCaller {
  /** Name of the token, for the history. */
  readonly actor: string
  /** The only remote that the token is for; null for the platform team's. */
  readonly remote: string | null
  /** Client address, for the audit log. */
  readonly address: string
}

const callers = new WeakMap<FastifyRequest, ReleaseCaller>()

/** Remembers the owner of the request's token, for {@link Caller}. */
export const setCaller = (request: FastifyRequest, caller: ReleaseCaller) =>
  callers.set(request, caller)

/** Parameter decorator: the owner of the request's token, found by the guard. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const caller = callers.get(context.switchToHttp().getRequest<FastifyRequest>())
  if (!caller) throw new TypeError('Only an endpoint behind a guard of tokens has a caller')
  return caller
})

/** @throws ForbiddenException when the token is for another remote. */
export function assertMayRelease({ remote }: ReleaseCaller, name: string): void {
  if (remote !== null && remote !== name) {
    throw new ForbiddenException(`This token releases ${remote}, not ${name}`)
  }
}

/** @throws ForbiddenException when the token is a team's. */
export function assertIsPlatform({ remote }: ReleaseCaller): void {
  if (remote !== null) throw new ForbiddenException('Only the platform team may do this')
}
