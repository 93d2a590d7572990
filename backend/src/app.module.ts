import { Module, type DynamicModule } from '@nestjs/common'
import { CareersModule } from './careers/careers.module.ts'
import type { Config } from './config/config.ts'
import { ConfigModule } from './config/config.module.ts'
import { ContactModule } from './contact/contact.module.ts'
import { DatabaseModule } from './database/database.module.ts'
import { HealthModule } from './health/health.module.ts'
import { HttpModule } from './http/http.module.ts'
import { MetricsModule } from './metrics/metrics.module.ts'
import { NewsModule } from './news/news.module.ts'
import { NewsletterModule } from './newsletter/newsletter.module.ts'
import { OperationsModule } from './operations/operations.module.ts'
import { PricesModule } from './prices/prices.module.ts'
import { RedisModule } from './redis/redis.module.ts'
import { ReleasesModule } from './releases/releases.module.ts'
import { SubsidiariesModule } from './subsidiaries/subsidiaries.module.ts'
import { TelemetryModule } from './telemetry/telemetry.module.ts'

/** The whole API. */
@Module({
  imports: [
    DatabaseModule,
    HttpModule,
    RedisModule,
    HealthModule,
    MetricsModule,
    SubsidiariesModule,
    NewsModule,
    ContactModule,
    CareersModule,
    NewsletterModule,
    PricesModule,
    ReleasesModule,
    TelemetryModule,
    OperationsModule,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(config)] }
  }
}
