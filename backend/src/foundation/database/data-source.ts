import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { Config } from '../config/config.ts'
import { readOnlyCommitted } from './committed-reads.ts'
import { Initial1763683200000 } from './migrations/1763683200000-initial.ts'
import { Newsletter1763700000000 } from './migrations/1763700000000-newsletter.ts'
import { Intake1763710000000 } from './migrations/1763710000000-intake.ts'
import { Mail1763720000000 } from './migrations/1763720000000-mail.ts'
import { Prices1763730000000 } from './migrations/1763730000000-prices.ts'
import { IndependentReleases1763740000000 } from './migrations/1763740000000-independent-releases.ts'
import { ReleasePrefixes1763750000000 } from './migrations/1763750000000-release-prefixes.ts'
import { NewsletterLists1763800000000 } from './migrations/1763800000000-newsletter-lists.ts'
import { Retention1763810000000 } from './migrations/1763810000000-retention.ts'
import { DataRequests1763810010000 } from './migrations/1763810010000-data-requests.ts'
import { SharedQuota1763820000000 } from './migrations/1763820000000-shared-quota.ts'
import { DefaultMoments1763820010000 } from './migrations/1763820010000-default-moments.ts'
import { Seeds1763820020000 } from './migrations/1763820020000-seeds.ts'
import { resumable } from './migrations/resumable.ts'
import { CanaryVisits1763840000000 } from './migrations/1763840000000-canary-visits.ts'
import { AccountableRegistry1763840100000 } from './migrations/1763840100000-accountable-registry.ts'
import { SignedReleases1763850000000 } from './migrations/1763850000000-signed-releases.ts'
import { Erasures1763900000001 } from './migrations/1763900000001-erasures.ts'
import { EdgeReports1763900000011 } from './migrations/1763900000011-edge-reports.ts'
import { DeskAccounts1764000000000 } from './migrations/1764000000000-desk-accounts.ts'
import { DeskInvitations1764000000001 } from './migrations/1764000000001-desk-invitations.ts'
import { DeskSecondFactors1764000000002 } from './migrations/1764000000002-desk-second-factors.ts'
import { Inbox1764000000010 } from './migrations/1764000000010-inbox.ts'
import { Content1764000000100 } from './migrations/1764000000100-content.ts'
import { ContentRevisions1764000000101 } from './migrations/1764000000101-content-revisions.ts'
import { Pictures1764000000102 } from './migrations/1764000000102-pictures.ts'
import { AnnouncedShells1764050000000 } from './migrations/1764050000000-announced-shells.ts'
import { DeskRenewals1764100000000 } from './migrations/1764100000000-desk-renewals.ts'
import { SealedAuthenticators1764100000001 } from './migrations/1764100000001-sealed-authenticators.ts'
import { PriceFaults1764100000002 } from './migrations/1764100000002-price-faults.ts'
import { PictureDigests1764100000020 } from './migrations/1764100000020-picture-digests.ts'
import { SampleStories1764100000030 } from './migrations/1764100000030-sample-stories.ts'
import { LeagueSeasons1764100000050 } from './migrations/1764100000050-league-seasons.ts'
import { LeagueMatches1764100000051 } from './migrations/1764100000051-league-matches.ts'
import { LeagueStories1764100000052 } from './migrations/1764100000052-league-stories.ts'
import { LeagueChanges1764100000053 } from './migrations/1764100000053-league-changes.ts'
import { LeagueDesk1764200000000 } from './migrations/1764200000000-league-desk.ts'
import { LeagueReports1764200000020 } from './migrations/1764200000020-league-reports.ts'
import { LeagueArticlePictures1764300000000 } from './migrations/1764300000000-league-article-pictures.ts'
import { LeagueRevisions1764300000001 } from './migrations/1764300000001-league-revisions.ts'
import { Touchline1764410000000 } from './migrations/1764410000000-touchline.ts'
import { LeagueAlerts1764420000000 } from './migrations/1764420000000-league-alerts.ts'
import { CanaryTimes1764510000000 } from './migrations/1764510000000-canary-times.ts'
import { ReleaseTags1764600000000 } from './migrations/1764600000000-release-tags.ts'
import { IndexesOfReads1764700000000 } from './migrations/1764700000000-indexes-of-reads.ts'
import { SourcesOfEvents1764800000000 } from './migrations/1764800000000-sources-of-events.ts'
import { EndsOfRetention1764900000000 } from './migrations/1764900000000-ends-of-retention.ts'
import { SamplePictures1764910000000 } from './migrations/1764910000000-sample-pictures.ts'
import { RoleSpellings1764920000000 } from './migrations/1764920000000-role-spellings.ts'
import { QuietLogger } from './quiet-logger.ts'
import type { ModuleRecords } from './records.ts'
import { limitWaiting } from './time-limits.ts'
import { sqliteDriver } from './sqlite-driver.ts'
import { mapUtcNowForSqlite } from './utc-now.ts'

/** In the order of execution. */
const MIGRATIONS = [
  Initial1763683200000,
  Newsletter1763700000000,
  Intake1763710000000,
  Mail1763720000000,
  Prices1763730000000,
  IndependentReleases1763740000000,
  ReleasePrefixes1763750000000,
  NewsletterLists1763800000000,
  Retention1763810000000,
  DataRequests1763810010000,
  SharedQuota1763820000000,
  DefaultMoments1763820010000,
  Seeds1763820020000,
  CanaryVisits1763840000000,
  AccountableRegistry1763840100000,
  SignedReleases1763850000000,
  Erasures1763900000001,
  EdgeReports1763900000011,
  DeskAccounts1764000000000,
  DeskInvitations1764000000001,
  DeskSecondFactors1764000000002,
  Inbox1764000000010,
  Content1764000000100,
  ContentRevisions1764000000101,
  Pictures1764000000102,
  AnnouncedShells1764050000000,
  DeskRenewals1764100000000,
  SealedAuthenticators1764100000001,
  PriceFaults1764100000002,
  PictureDigests1764100000020,
  SampleStories1764100000030,
  LeagueSeasons1764100000050,
  LeagueMatches1764100000051,
  LeagueStories1764100000052,
  LeagueChanges1764100000053,
  LeagueDesk1764200000000,
  LeagueReports1764200000020,
  LeagueArticlePictures1764300000000,
  LeagueRevisions1764300000001,
  Touchline1764410000000,
  LeagueAlerts1764420000000,
  CanaryTimes1764510000000,
  ReleaseTags1764600000000,
  IndexesOfReads1764700000000,
  SourcesOfEvents1764800000000,
  EndsOfRetention1764900000000,
  SamplePictures1764910000000,
  RoleSpellings1764920000000,
]

/** Query timeout, in milliseconds. A frozen database must not hold a request longer. */
const QUERY_LIMIT_MS = 3_000

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_CA' | 'DATA_DIR'>

/**
 * Returns the options of the configured database: MySQL or MariaDB if DATABASE_URL is set, otherwise the SQLite file
 * in DATA_DIR.
 *
 * @param hasQueryLimit false for migrations, which may take as long as they need.
 */
export function dataSourceOptions(
  config: DatabaseConfig,
  records: readonly ModuleRecords[],
  { hasQueryLimit = true } = {},
): DataSourceOptions {
  return {
    entities: records.flatMap(({ entities }) => entities),
    migrations: MIGRATIONS.map(resumable),
    synchronize: false,
    logging: false,
    logger: new QuietLogger(),
    ...(config.DATABASE_URL
      ? mysql(new URL(config.DATABASE_URL), config.DATABASE_CA, hasQueryLimit)
      : sqlite(join(config.DATA_DIR, 'backend.sqlite'))),
  }
}

/** Creates the data source, not connected yet. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const dataSource = new DataSource(options)
  if (options.type === 'better-sqlite3') {
    // SQLite accepts any type name, and one that contains TEXT stores text; only TypeORM's list lacks it.
    dataSource.driver.supportedDataTypes.push('mediumtext')
    mapUtcNowForSqlite(dataSource.driver)
  }
  readOnlyCommitted(dataSource.driver)
  if (options.maxQueryExecutionTime) {
    limitWaiting(dataSource.driver, options.maxQueryExecutionTime)
  }
  return dataSource
}

/** Uses a write-ahead log, and flushes every commit to disk before it is acknowledged. */
function sqlite(file: string): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: file,
    enableWAL: true,
    prepareDatabase: (database: SqliteDatabase) => {
      database.pragma('synchronous = FULL')
      // What is deleted is overwritten: an erased person is not to be read in the file.
      database.pragma('secure_delete = ON')
      // SQLite's own function knows only ASCII letters, so that a search would not find `Ɛyɛ` by `ɛyɛ`.
      database.function('LOWER', { deterministic: true }, (text: unknown) =>
        typeof text === 'string' ? text.toLowerCase() : text,
      )
    },
  }
}

/** The part of better-sqlite3's connection that is used here. */
interface SqliteDatabase {
  pragma(source: string): unknown
  function(
    name: string,
    options: { readonly deterministic: boolean },
    work: (value: unknown) => unknown,
  ): unknown
}

function mysql(url: URL, ca: string | undefined, hasQueryLimit: boolean): DataSourceOptions {
  return {
    // The two return column defaults in different notations, and TypeORM must know which to parse.
    type: url.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    // An IPv6 address has brackets in a URL only.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: 10,
    connectTimeout: QUERY_LIMIT_MS,
    // Once this many callers wait, the next one fails at once.
    extra: { queueLimit: 500 },
    ...(ca && { ssl: tls(ca) }),
    ...(hasQueryLimit && { enableQueryTimeout: true, maxQueryExecutionTime: QUERY_LIMIT_MS }),
  }
}

/** Verifies the certificate and the host name, so that nobody can impersonate the database. */
function tls(ca: string) {
  return {
    ...(ca !== 'system' && { ca: readFileSync(ca, 'utf8') }),
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
    verifyIdentity: true,
  }
}
