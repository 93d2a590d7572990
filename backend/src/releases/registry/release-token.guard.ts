import {
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { assertMayRelease, setCaller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTokens } from './release-tokens.ts'

const NamedRemote = v.object({ name: v.string() })

/** Requires `Authorization: Bearer <token>` with a token for the remote in the address. */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(private readonly tokens: ReleaseTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const caller = await this.callerOf(request)
    if (!caller) throw new UnauthorizedException('A valid release token is needed')
    if (v.is(NamedRemote, request.params)) assertMayRelease(caller, request.params.name)
    setCaller(request, caller)
    return true
  }

  /** Whether the request has a token for the remote. The token is optional on this route. */
  async mayRead(request: FastifyRequest, remote: string): Promise<boolean> {
    const caller = await this.callerOf(request)
    return caller !== null && (caller.remote === null || caller.remote === remote)
  }

  private callerOf({ headers, ip }: FastifyRequest): Promise<ReleaseCaller | null> {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
    return this.tokens.callerOf(token, ip)
  }
}
