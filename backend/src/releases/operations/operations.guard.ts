import {
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../accounts/sessions/cookies.ts'
import { SESSION_COOKIE } from '../../accounts/sessions/desk-guard.ts'
import { Sessions } from '../../accounts/sessions/sessions.ts'
import { CONFIG } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { setCaller } from '../registry/release-caller.ts'
import { ReleaseTokens } from '../registry/release-tokens.ts'

/**
 * Requires a release token as password, under any user name, or an administrator's session at the desk. Browsers
 * attach the password to requests from any site, so a form must come from a page of this origin (CSRF).
 */
@Injectable()
export class OperationsGuard implements CanActivate {
  constructor(
    private readonly tokens: ReleaseTokens,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (request.headers.authorization === undefined && (await this.isAdministrator(request))) {
      refuseForeign(request)
      return true
    }
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
    refuseForeign(request)
    setCaller(request, caller)
    return true
  }

  /** Lets an administrator of the desk act for the platform team, under their own name. */
  private async isAdministrator(request: FastifyRequest): Promise<boolean> {
    const found = await this.sessions.find(readCookie(request, SESSION_COOKIE, this.config), true)
    if (found?.account.role !== 'administrator') return false
    setCaller(request, { actor: found.account.name, remote: null, address: request.ip })
    return true
  }
}

/** Refuses forms of other sites. @throws ForbiddenException */
function refuseForeign(request: FastifyRequest): void {
  if (request.method !== 'GET' && isForeign(request)) {
    throw new ForbiddenException('This form belongs to another site')
  }
}

function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization) ?? []
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  return credentials.slice(credentials.indexOf(':') + 1)
}

/** Whether a form comes from another site. Browsers send its origin; other clients attach no password on their own. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none'
  return !URL.canParse(origin) || new URL(origin).host !== host
}
