import { AccountsModule } from './accounts/accounts.module.ts'
import { Module, type DynamicModule } from '@nestjs/common'
import { CareersModule } from './intake/careers/careers.module.ts'
import type { Config } from './foundation/config/config.ts'
import { CompanyModule } from './content/company/company.module.ts'
import { ConfigModule } from './foundation/config/config.module.ts'
import { ContactModule } from './intake/contact/contact.module.ts'
import { DatabaseModule } from './foundation/database/database.module.ts'
import { recordsOf } from './foundation/database/records.ts'
import { DataRequestsModule } from './intake/data-requests/data-requests.module.ts'
import { HealthModule } from './foundation/health/health.module.ts'
import { HttpModule } from './foundation/http/http.module.ts'
import { LeagueAlertsModule } from './league/alerts/league-alerts.module.ts'
import { LeagueDeskModule } from './league/desk/league-desk.module.ts'
import { LeagueModule } from './league/league.module.ts'
import { MediaModule } from './content/media/media.module.ts'
import { MetricsModule } from './foundation/metrics/metrics.module.ts'
import { InboxModule } from './intake/inbox/inbox.module.ts'
import { NewsModule } from './content/news/news.module.ts'
import { NewsletterModule } from './intake/newsletter/newsletter.module.ts'
import { OperationsModule } from './releases/operations/operations.module.ts'
import { OpeningsModule } from './content/openings/openings.module.ts'
import { PeopleModule } from './content/people/people.module.ts'
import { PricesModule } from './content/prices/prices.module.ts'
import { RedisModule } from './foundation/redis/redis.module.ts'
import { ReleasesModule } from './releases/registry/releases.module.ts'
import { RetentionModule } from './foundation/retention/retention.module.ts'
import { SubsidiariesModule } from './content/subsidiaries/subsidiaries.module.ts'
import { TelemetryModule } from './releases/telemetry/telemetry.module.ts'

/** The whole API. */
@Module({
  imports: [
    HttpModule,
    RedisModule,
    HealthModule,
    MetricsModule,
    RetentionModule,
    AccountsModule,
    SubsidiariesModule,
    NewsModule,
    OpeningsModule,
    PeopleModule,
    CompanyModule,
    MediaModule,
    LeagueModule,
    LeagueDeskModule,
    LeagueAlertsModule,
    ContactModule,
    CareersModule,
    NewsletterModule,
    DataRequestsModule,
    InboxModule,
    PricesModule,
    ReleasesModule,
    TelemetryModule,
    OperationsModule,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.with(config), DatabaseModule.with(RECORDS)],
    }
  }
}

/** The records of the whole API. */
export const RECORDS = [...recordsOf(DatabaseModule), ...recordsOf(AppModule)]
