import { Controller, Get, Inject, NotFoundException, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts/api/prices'
import { PRICE_LISTS } from 'shared-contracts/desk/prices'
import * as v from 'valibot'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { Withheld } from '../../foundation/http/withheld.exception.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { PRICE_SOURCE, type PriceSource } from './price-source.ts'

/** Prices are cached for 5 s, far less than the 30 s for which clients treat them as fresh (requirement 9). */
const FRESHNESS = { maxAgeMs: 5_000, cacheControl: 'public, max-age=5' } as const
/** Within a minute only the last point of a history changes, which no sparkline shows. */
const HISTORY_FRESHNESS = { maxAgeMs: 60_000, cacheControl: 'public, max-age=60' } as const

const MAY_BE_WITHHELD = { isTagged: true, details: { 503: Withheld } } as const

@Controller('api')
export class PricesController {
  private readonly metals: CachedAnswer
  private readonly commodities: CachedAnswer
  private readonly ghanaMarket: CachedAnswer
  private readonly histories: ReadonlyMap<string, CachedAnswer>

  constructor(@Inject(PRICE_SOURCE) source: PriceSource, answers: CachedAnswers) {
    const cached = (name: string, load: () => Promise<unknown>) =>
      answers.create({ name, load, ...FRESHNESS })
    this.metals = cached('metal prices', () => source.metals(new Date()))
    this.commodities = cached('commodity prices', () => source.commodities(new Date()))
    this.ghanaMarket = cached('Ghana market', () => source.ghanaMarket(new Date()))
    this.histories = new Map(
      PRICE_LISTS.map((list) => [
        list,
        answers.create({
          name: `history of ${list}`,
          load: () => source.history(list, new Date()),
          ...HISTORY_FRESHNESS,
        }),
      ]),
    )
  }

  @Get('metals-prices')
  @ApiEndpoint({ ...MAY_BE_WITHHELD, answer: v.array(MetalPriceResponse) })
  metalPrices(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.metals.send(request, reply)
  }

  @Get('commodities-prices')
  @ApiEndpoint({ ...MAY_BE_WITHHELD, answer: v.array(CommodityPriceResponse) })
  commodityPrices(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.commodities.send(request, reply)
  }

  @Get('ghana-market-data')
  @ApiEndpoint({ ...MAY_BE_WITHHELD, answer: v.array(GhanaMarketPriceResponse) })
  ghanaMarketPrices(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.ghanaMarket.send(request, reply)
  }

  /** Returns the price history of `metals`, `commodities` or `ghana`, for sparklines. */
  @Get('price-history/:list')
  @ApiEndpoint({ answer: v.array(PriceHistoryResponse), errors: [404], isTagged: true })
  priceHistory(
    @Param('list') list: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const history = this.histories.get(list)
    if (!history) throw new NotFoundException('There is no such list of prices')
    return history.send(request, reply)
  }
}
