import { Controller, Header, HttpCode, Options } from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import { OPEN_DATA } from './open-data.ts'

/**
 * Answers CORS preflights. Browsers ask whether a page of another site may send headers such as `If-None-Match`, with
 * which it polls the league cheaply. Such a page may only read; only our own pages may write to the league.
 */
@Controller('api/league')
export class PreflightController {
  @Options('*')
  @ApiExcludeEndpoint()
  @HttpCode(204)
  @Header('access-control-allow-origin', OPEN_DATA['access-control-allow-origin'])
  @Header('access-control-allow-methods', 'GET, HEAD')
  @Header('access-control-allow-headers', 'if-none-match, last-event-id')
  @Header('access-control-max-age', '86400')
  @Header('cache-control', 'public, max-age=86400')
  allow(): void {
    // The headers are the whole answer.
  }
}
