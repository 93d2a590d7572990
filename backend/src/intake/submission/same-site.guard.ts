import {
  ForbiddenException,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { postedFieldsOf } from './posted-form.ts'

/**
 * Refuses requests that a browser sends from a page of another site. A form that a browser posts by itself needs no
 * preflight, so there a neighbour below the same domain is another site as well, and an origin that nobody listed
 * has to be the host that was asked. Clients other than browsers send neither header and pass.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SITE_ORIGINS'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const { origin, 'sec-fetch-site': site } = request.headers
    const { SITE_ORIGINS } = this.config
    if (origin !== undefined && SITE_ORIGINS.includes(origin)) return true
    const isForeign =
      site === 'cross-site' ||
      origin === 'null' ||
      (origin !== undefined && SITE_ORIGINS.length > 0) ||
      (postedFieldsOf(request) !== null && !isOwn(request))
    if (isForeign) throw new ForbiddenException('This form belongs to another site')
    return true
  }
}

function isOwn({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host
}
