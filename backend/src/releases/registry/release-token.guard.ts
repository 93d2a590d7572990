import {
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { assertMayRelease, setCaller } from './release-caller.ts'
import { ReleaseTokens } from './release-tokens.ts'

const NamedRemote = v.object({ name: v.string() })

/** Requires `Authorization: Bearer <token>` with a token for the remote in the address. */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(private readonly tokens: ReleaseTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const { authorization = '' } = request.headers
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    const caller = await this.tokens.callerOf(token, request.ip)
    if (!caller) throw new UnauthorizedException('A valid release token is needed')
    if (v.is(NamedRemote, request.params)) assertMayRelease(caller, request.params.name)
    setCaller(request, caller)
    return true
  }
}
