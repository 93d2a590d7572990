import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCaller } from '../registry/release-caller.ts'
import { ReleaseTokens } from '../registry/release-tokens.ts'

/**
 * Requires a release token as password, under any user name. Browsers attach the password to requests from any
 * site, so a form must come from a page of this origin (CSRF).
 */
@Injectable()
export class OperationsGuard implements CanActivate {
  constructor(private readonly tokens: ReleaseTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const password = passwordOf(request.headers.authorization)
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    const challenge = () =>
      reply.header('www-authenticate', 'Basic realm="Operations", charset="UTF-8"')
    const caller = await this.tokens.callerOf(password, request.ip).catch((error: unknown) => {
      if (error instanceof UnauthorizedException) void challenge()
      throw error
    })
    if (!caller) {
      void challenge()
      throw new UnauthorizedException('Sign in with a release token as password')
    }
    if (request.method !== 'GET' && isForeign(request)) {
      throw new ForbiddenException('This form belongs to another site')
    }
    setCaller(request, caller)
    return true
  }
}

function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization) ?? []
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  return credentials.slice(credentials.indexOf(':') + 1)
}

/** Browsers send the form's origin; other clients attach no password by themselves. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none'
  return !URL.canParse(origin) || new URL(origin).host !== host
}
