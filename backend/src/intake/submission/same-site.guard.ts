import {
  ForbiddenException,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { isOwnOrigin } from '../../foundation/http/own-origin.ts'
import { postedFieldsOf } from './posted-form.ts'

/**
 * Refuses requests that a browser sends from a page of another site. That is a page of another origin than those
 * configured or, if none is, of another host than the requested one, as far as trusted proxies vouch for it. A form
 * that a browser posts by itself needs no preflight, so for forms, a neighbour below the same domain counts as another
 * site too. Clients other than browsers send neither header and pass.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SITE_ORIGINS'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign = postedFieldsOf(request) === null ? ['cross-site'] : ['cross-site', 'same-site']
    const isOurs =
      origin === undefined
        ? !foreign.includes(site ?? '')
        : isOwnOrigin(origin, request.host, this.config)
    if (!isOurs) throw new ForbiddenException('This form belongs to another site')
    return true
  }
}
