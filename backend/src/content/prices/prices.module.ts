import { Module } from '@nestjs/common'
import { ConfiguredPriceSource } from './configured-price-source.ts'
import { PriceBook } from './feed/price-book.ts'
import { PRICE_SOURCE } from './price-source.ts'
import { PricesController } from './prices.controller.ts'
import { SamplePriceSource } from './sample-price-source.ts'

@Module({
  controllers: [PricesController],
  providers: [
    SamplePriceSource,
    PriceBook,
    { provide: PRICE_SOURCE, useClass: ConfiguredPriceSource },
  ],
})
export class PricesModule {}
