import { Body, Controller, Get, Header, HttpCode, Put, UseGuards } from '@nestjs/common'
import { AlertKey, Following } from 'shared-contracts/league/alert'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { SameSiteGuard } from '../../intake/submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../../intake/submission/sender.decorator.ts'
import { AlertKeys } from './alert-keys.ts'
import { AlertSubscriptions } from './alert-subscriptions.ts'

/** Subscriptions to alerts about the matches of a club. */
@Controller('api/league/alerts')
export class AlertsController {
  constructor(
    private readonly keys: AlertKeys,
    private readonly subscriptions: AlertSubscriptions,
  ) {}

  @Get('key')
  @Header('cache-control', 'no-cache')
  @ApiEndpoint({ answer: AlertKey })
  async key(): Promise<AlertKey> {
    return { publicKey: await this.keys.publicKey() }
  }

  @Put()
  @UseGuards(SameSiteGuard)
  @HttpCode(204)
  @ApiEndpoint({ body: Following, status: 204, errors: [403, 429] })
  follow(
    @Body({ schema: Following }) following: Following,
    @Sender() { address }: SenderOfRequest,
  ): Promise<void> {
    return this.subscriptions.follow(following, address)
  }
}
