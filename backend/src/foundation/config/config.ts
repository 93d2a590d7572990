import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { COMPANY } from 'shared-contracts/site/company'
import * as v from 'valibot'
import { FeedConfigs } from '../../content/prices/feed/feed-config.ts'
import { isNetwork, isOrigin, listOf } from './values.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const count = (byDefault: string) =>
  v.pipe(
    v.optional(v.string(), byDefault),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
  )

/** Environment of the API. A variable that is empty counts as not set. */
export const Config = v.object({
  /** `mysql://user:password@host:3306/name`, also `mariadb://`; without it, SQLite in DATA_DIR. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mysql|mariadb):\/\/[^/]+\/[^/?]+/,
        'must read like mysql://user:password@host:3306/name',
      ),
      v.url('must read like mysql://user:password@host:3306/name'),
    ),
  ),
  /** File of the authority that signed MySQL's certificate, or `system`; without it, no TLS. */
  DATABASE_CA: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (file) => file === 'system' || existsSync(file),
        'must be an existing file, or system',
      ),
    ),
  ),
  /** Folder of the database file, the release token and the preview secret; relative to the working directory. */
  DATA_DIR: v.pipe(
    v.optional(v.string(), '.data'),
    v.transform((folder) => resolve(folder)),
  ),
  /** 0 takes any free port. */
  API_PORT: v.pipe(
    v.optional(v.string(), '3001'),
    v.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port from 0 to 65535'),
  ),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The platform team's bearer token for the release registry; without it, one is made and kept in DATA_DIR. */
  RELEASES_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 visible ASCII characters'),
    ),
  ),
  /** Signs preview links, and the edge checks them by it; without it, one is made and kept in DATA_DIR. */
  PREVIEW_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 visible ASCII characters'),
    ),
  ),
  /** Whether `/api/docs-json` answers the OpenAPI document. */
  API_DOCS: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((flag) => flag === 'true'),
  ),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or names of ranges. */
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), 'loopback'),
    v.transform(listOf),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          isNetwork,
          'must list addresses, networks like 10.0.0.0/8, loopback or uniquelocal',
        ),
      ),
    ),
  ),
  /** Origins of the site's pages; with any, a form that a browser sends from elsewhere is refused. */
  SITE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listOf),
    v.array(
      v.pipe(v.string(), v.check(isOrigin, 'must list origins like https://www.example.com')),
    ),
  ),
  /** What is accepted from one address in ten minutes: many visitors share a carrier's. 0 for no limit. */
  INTAKE_LIMIT_PER_ADDRESS: count('120'),
  /** The same for one e-mail address. */
  INTAKE_LIMIT_PER_EMAIL: count('60'),
  /** `smtp://user:password@host:587`, or smtps; without it, mails wait in the database. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/[^/]+\/?$/, 'must read like smtp://user:password@host:587'),
      v.url('must read like smtp://user:password@host:587'),
    ),
  ),
  /** Sender of all mails. */
  MAIL_FROM: v.pipe(v.optional(v.string(), COMPANY.email), v.email('must be an e-mail address')),
  /** Who is told of messages and applications. */
  NOTIFY_TO: v.pipe(v.optional(v.string(), COMPANY.email), v.email('must be an e-mail address')),
  /** Messages and applications go after so many days. */
  RETENTION_DAYS: count('730'),
  /** JSON: real sources of prices; a list without one shows samples that say so. */
  PRICE_SOURCES: v.pipe(
    v.optional(v.string(), '{}'),
    v.parseJson(undefined, 'must be JSON'),
    FeedConfigs,
  ),
  /** `redis://user:password@host:6379`, also `rediss://`; without it, limits by address count in each process. */
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^rediss?:\/\/[^/]+(\/\d+)?$/, 'must read like redis://user:password@host:6379'),
      v.url('must read like redis://user:password@host:6379'),
    ),
  ),
  /** Base address of an OTLP/HTTP collector of traces; without it, none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('must be an address such as http://127.0.0.1:4318')),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})
export type Config = v.InferOutput<typeof Config>

/** Injection token of {@link Config}. */
export const CONFIG = Symbol('config')

/** One line for every mistake in the environment. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration once, at start.
 *
 * @throws {ConfigError} that names every wrong variable in a line of its own, without its value.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(Config, given)
  if (result.success) return result.output
  throw new ConfigError(
    result.issues
      .map(
        (issue) =>
          `${v.getDotPath(issue)?.replace(/\.\d+$/, '') ?? 'environment'} ${issue.message}`,
      )
      .join('\n'),
  )
}
