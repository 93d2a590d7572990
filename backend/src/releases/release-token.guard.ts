import { createHash, timingSafeEqual } from 'node:crypto'
import {
  Inject,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { RELEASE_TOKEN } from './release-token.ts'

/** Lets through who sends `Authorization: Bearer <release token>`; compares in constant time. */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  private readonly expected: Buffer

  constructor(@Inject(RELEASE_TOKEN) token: string) {
    this.expected = sha256(token)
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    if (timingSafeEqual(sha256(given), this.expected)) return true
    throw new UnauthorizedException('A valid release token is needed')
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
