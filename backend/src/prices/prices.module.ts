import { Module } from '@nestjs/common'
import { PRICE_SOURCE } from './price-source.ts'
import { PricesController } from './prices.controller.ts'
import { SamplePriceSource } from './sample-price-source.ts'

@Module({
  controllers: [PricesController],
  providers: [{ provide: PRICE_SOURCE, useClass: SamplePriceSource }],
})
export class PricesModule {}
