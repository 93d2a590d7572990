import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { CareerApplication } from '../../intake/careers/career-application.entity.ts'
import type { Config } from '../config/config.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { RateLimit } from '../../intake/submission/rate-limit.entity.ts'
import { IdempotencyKey } from '../../intake/idempotency/idempotency-key.entity.ts'
import { News } from '../../content/news/news.entity.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import { PricePoint } from '../../content/prices/feed/price-point.entity.ts'
import { PriceSnapshot } from '../../content/prices/feed/price-snapshot.entity.ts'
import { ReleaseChannel } from '../../releases/registry/release-channel.entity.ts'
import { ReleaseHistory } from '../../releases/registry/release-history.entity.ts'
import { ReleaseRegistry } from '../../releases/registry/release-registry.entity.ts'
import { ReleaseToken } from '../../releases/registry/release-token.entity.ts'
import { StoredRelease } from '../../releases/registry/stored-release.entity.ts'
import { Subsidiary } from '../../content/subsidiaries/subsidiary.entity.ts'
import { CanaryWatch } from '../../releases/telemetry/canary-watch.entity.ts'
import { TelemetryHour, TelemetryTotal } from '../../releases/telemetry/telemetry-count.entity.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { Initial1763683200000 } from './migrations/1763683200000-initial.ts'
import { Newsletter1763700000000 } from './migrations/1763700000000-newsletter.ts'
import { Intake1763710000000 } from './migrations/1763710000000-intake.ts'
import { Mail1763720000000 } from './migrations/1763720000000-mail.ts'
import { Prices1763730000000 } from './migrations/1763730000000-prices.ts'
import { IndependentReleases1763740000000 } from './migrations/1763740000000-independent-releases.ts'
import { QuietLogger } from './quiet-logger.ts'
import { limitWaiting } from './time-limits.ts'

const ENTITIES = [
  CanaryWatch,
  CareerApplication,
  Contact,
  IdempotencyKey,
  News,
  NewsletterSubscriber,
  OutboxEntry,
  PricePoint,
  PriceSnapshot,
  RateLimit,
  ReleaseChannel,
  ReleaseHistory,
  ReleaseRegistry,
  ReleaseToken,
  StoredRelease,
  Subsidiary,
  TelemetryHour,
  TelemetryTotal,
  User,
]

/** In the order in which they run. */
const MIGRATIONS = [
  Initial1763683200000,
  Newsletter1763700000000,
  Intake1763710000000,
  Mail1763720000000,
  Prices1763730000000,
  IndependentReleases1763740000000,
]

/** A frozen database must not hold a request longer than this, in milliseconds. */
const QUERY_LIMIT_MS = 3_000

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_CA' | 'DATA_DIR'>

/**
 * Which database the configuration means: MySQL or MariaDB by DATABASE_URL, otherwise the SQLite file in
 * DATA_DIR.
 *
 * @param hasQueryLimit false for migrations, which may take as long as they need.
 */
export function dataSourceOptions(
  config: DatabaseConfig,
  { hasQueryLimit = true } = {},
): DataSourceOptions {
  return {
    entities: ENTITIES,
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false,
    logger: new QuietLogger(),
    ...(config.DATABASE_URL
      ? mysql(new URL(config.DATABASE_URL), config.DATABASE_CA, hasQueryLimit)
      : sqlite(join(config.DATA_DIR, 'backend.sqlite'))),
  }
}

/** The database, not connected yet. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const dataSource = new DataSource(options)
  if (options.type === 'better-sqlite3') {
    // SQLite takes any type name, and one that contains TEXT stores text; only TypeORM's own list lacks it.
    dataSource.driver.supportedDataTypes.push('mediumtext')
  }
  if (options.maxQueryExecutionTime) {
    limitWaiting(dataSource.driver, options.maxQueryExecutionTime)
  }
  return dataSource
}

/** Write-ahead log, and every commit on the disk before it is acknowledged. */
function sqlite(file: string): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: file,
    enableWAL: true,
    prepareDatabase: (database: { pragma(source: string): unknown }) => {
      database.pragma('synchronous = FULL')
    },
  }
}

function mysql(url: URL, ca: string | undefined, hasQueryLimit: boolean): DataSourceOptions {
  return {
    // TypeORM reads a MariaDB's defaults of columns otherwise than a MySQL's.
    type: url.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: url.hostname,
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: QUERY_LIMIT_MS,
    // Beyond so many who wait, the next hears at once that there is no room.
    extra: { queueLimit: 500 },
    ...(ca && { ssl: tls(ca) }),
    ...(hasQueryLimit && { enableQueryTimeout: true, maxQueryExecutionTime: QUERY_LIMIT_MS }),
  }
}

/** Neither another server nor anybody on the way can pass for the database. */
function tls(ca: string) {
  return {
    ...(ca !== 'system' && { ca: readFileSync(ca, 'utf8') }),
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
    verifyIdentity: true,
  }
}
