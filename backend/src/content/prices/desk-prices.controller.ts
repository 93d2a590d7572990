import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { DeskPrices, PriceFileAnswer, PriceFileRequest } from 'shared-contracts/desk/prices'
import type * as v from 'valibot'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, ForPart } from '../../accounts/sessions/desk-guard.ts'
import { PriceDesk } from './price-desk.ts'

type PriceFile = v.InferOutput<typeof PriceFileRequest>

/** Prices at the desk. */
@ForPart('prices')
@Controller('api/desk/prices')
export class DeskPricesController {
  constructor(private readonly prices: PriceDesk) {}

  @Get()
  @DeskEndpoint({ answer: DeskPrices })
  overview(): Promise<DeskPrices> {
    return this.prices.overview(new Date())
  }

  @Post(':list/check')
  @HttpCode(200)
  @DeskEndpoint({ body: PriceFileRequest, answer: PriceFileAnswer, errors: [404, 409] })
  check(
    @Param('list') list: string,
    @Body({ schema: PriceFileRequest }) { text }: PriceFile,
  ): Promise<PriceFileAnswer> {
    return this.prices.check(list, text, new Date())
  }

  @Post(':list/upload')
  @HttpCode(200)
  @DeskEndpoint({ body: PriceFileRequest, answer: PriceFileAnswer, errors: [404, 409] })
  upload(
    @Param('list') list: string,
    @Body({ schema: PriceFileRequest }) { text }: PriceFile,
    @Req() request: FastifyRequest,
  ): Promise<PriceFileAnswer> {
    return this.prices.upload(list, text, new Date(), actorOf(request))
  }
}
