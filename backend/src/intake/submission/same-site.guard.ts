import {
  ForbiddenException,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../foundation/config/config.ts'

/**
 * Refuses requests that a browser sends from a page of another site: of another origin than those configured or,
 * where none is, of another host than the one asked for, as far as trusted proxies vouch for it. Clients other than
 * browsers send no origin and pass.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SITE_ORIGINS'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<FastifyRequest>()
    const { SITE_ORIGINS } = this.config
    const { origin } = headers
    const isOurs =
      origin === undefined
        ? headers['sec-fetch-site'] !== 'cross-site'
        : SITE_ORIGINS.length > 0
          ? SITE_ORIGINS.includes(origin)
          : URL.canParse(origin) && new URL(origin).host === host
    if (!isOurs) throw new ForbiddenException('This form belongs to another site')
    return true
  }
}
