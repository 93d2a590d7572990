import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { PricePoint } from './feed/price-point.entity.ts'
import { PriceSnapshot } from './feed/price-snapshot.entity.ts'
import { MetricsModule } from '../../foundation/metrics/metrics.module.ts'
import { PriceMetrics } from './price-metrics.ts'
import { DeskPricesController } from './desk-prices.controller.ts'
import { PriceDesk } from './price-desk.ts'
import { ConfiguredPriceSource } from './configured-price-source.ts'
import { HISTORY_DAYS, PriceRepository } from './feed/price-repository.ts'
import { PRICE_SOURCE } from './price-source.ts'
import { PricesController } from './prices.controller.ts'
import { SamplePriceSource } from './sample-price-source.ts'

@Records({
  entities: [PricePoint, PriceSnapshot],
  expiries: [{ kind: 'prices', entity: PricePoint, moment: 'at', days: () => HISTORY_DAYS }],
})
@Module({
  imports: [MetricsModule],
  controllers: [PricesController, DeskPricesController],
  providers: [
    SamplePriceSource,
    PriceDesk,
    PriceRepository,
    PriceMetrics,
    { provide: PRICE_SOURCE, useClass: ConfiguredPriceSource },
  ],
})
export class PricesModule {}
