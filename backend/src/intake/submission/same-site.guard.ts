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
 * Refuses requests that a browser sends from a page of another site. Their preflight would fail anyway, because
 * bodies are JSON and no answer allows another origin; this refuses them early. Clients other than browsers send
 * neither header and pass.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SITE_ORIGINS'>) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>()
    const { SITE_ORIGINS } = this.config
    const { origin } = headers
    if (origin !== undefined && SITE_ORIGINS.includes(origin)) return true
    const isForeign =
      headers['sec-fetch-site'] === 'cross-site' ||
      origin === 'null' ||
      (origin !== undefined && SITE_ORIGINS.length > 0)
    if (isForeign) throw new ForbiddenException('This form belongs to another site')
    return true
  }
}
