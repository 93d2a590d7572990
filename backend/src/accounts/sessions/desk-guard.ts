import {
  applyDecorators,
  ForbiddenException,
  Inject,
  Injectable,
  SetMetadata,
  UnauthorizedException,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UNATTENDED_HEADER } from 'shared-contracts/desk/account'
import { mayUse, ROLES, type Part, type Role } from 'shared-contracts/desk/roles'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { isOwnOrigin } from '../../foundation/http/own-origin.ts'
import { readCookie } from './cookies.ts'
import { Sessions, type FoundSession } from './sessions.ts'

/** Name of the cookie that holds a session's token. */
export const SESSION_COOKIE = 'desk'

/** The caller of a guarded call. */
export interface DeskCaller {
  readonly accountId: number
  readonly sessionId: number
  /** Name of the account, which is unique. */
  readonly name: string
  readonly role: Role
  /** Where the request came from, as far as trusted proxies vouch for it. */
  readonly address: string
}

/** Who may call: an account whose role has the part, any account, or anybody. */
export type DeskRule = Part | 'any account' | 'anybody'

/** Key of the rule on a class or a method. */
export const DESK_RULE = 'desk rule'

const guarded = (rule: DeskRule) =>
  applyDecorators(SetMetadata(DESK_RULE, rule), UseGuards(DeskGuard))

/** For accounts whose role has the part. Applies to a class or a method; the method's rule takes precedence. */
export const ForPart = (part: Part) => guarded(part)
/** For any account that is signed in. */
export const ForSignedIn = () => guarded('any account')
/** For calls without a session, such as signing in. Changes from other sites are still refused. */
export const ForPublic = () => guarded('anybody')

const found = new WeakMap<FastifyRequest, FoundSession>()

/** Returns the session of a request that the guard let through. */
export function sessionOf(request: FastifyRequest): FoundSession {
  const session = found.get(request)
  if (!session) throw new TypeError('Only a call that needs a session has a caller')
  return session
}

/** Returns the caller of a request that the guard let through. */
export function callerOf(request: FastifyRequest): DeskCaller {
  const { account, session } = sessionOf(request)
  const { id, name, role } = account
  // A socket that was closed meanwhile has no address.
  return { accountId: id, sessionId: session.id, name, role, address: request.ip ?? '' }
}

/** Returns the caller in the form that the audit log takes. */
export const actorOf = (request: FastifyRequest) => {
  const { name, address } = callerOf(request)
  return { actor: name, address }
}

/** Whether a call counts as a use of its session: not what a page loads while nobody is there. */
export const isSessionUse = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' || headers[UNATTENDED_HEADER.toLowerCase()] === undefined

/**
 * Admits callers who are signed in and have the part. The browser sends the cookie only from our own pages (SameSite).
 * For changes the guard also checks the origin, because other hosts of our domain count as the same site.
 */
@Injectable()
export class DeskGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: OriginConfig & Pick<Config, 'SITE_ORIGINS'>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const rule = this.reflector.getAllAndOverride<DeskRule>(DESK_RULE, [
      context.getHandler(),
      context.getClass(),
    ])
    if (request.method !== 'GET' && request.method !== 'HEAD') this.refuseForeign(request)
    if (rule === 'anybody') return true
    const session = await this.sessionFor(request)
    if (!session) {
      const reply = context.switchToHttp().getResponse<FastifyReply>()
      void reply.header('www-authenticate', 'Session realm="desk"')
      throw new UnauthorizedException('Sign in first')
    }
    if (rule !== 'any account' && !mayUse(session.account.role, rule)) {
      throw new ForbiddenException(`This needs ${rolesWith(rule)}`)
    }
    return true
  }

  /** Whether a request comes from somebody who is signed in, whatever their role. */
  async isSignedIn(request: FastifyRequest): Promise<boolean> {
    return (await this.sessionFor(request)) !== null
  }

  /** Looks a request's session up once, and remembers it. */
  private async sessionFor(request: FastifyRequest): Promise<FoundSession | null> {
    const known = found.get(request)
    if (known) return known
    const token = readCookie(request, SESSION_COOKIE, this.config)
    const session = await this.sessions.find(token, isSessionUse(request))
    if (session) found.set(request, session)
    return session
  }

  private refuseForeign({ headers, host }: FastifyRequest): void {
    const { origin, 'sec-fetch-site': site } = headers
    const isOurs =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : isOwnOrigin(origin, host, this.config)
    if (!isOurs) throw new ForbiddenException('This came from another site')
  }
}

/** Names the roles that have a part, such as `the role office or personnel`. */
function rolesWith(part: Part): string {
  const roles = ROLES.filter((role) => mayUse(role, part))
  return `the role ${roles.join(' or ')}`
}
