import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { COMPANY } from 'shared-contracts/site/company'
import { RETENTION_DAYS } from 'shared-contracts/site/retention'
import {
  EnvironmentError,
  parseEnvironment,
  type Environment,
} from 'shared-server/environment/parse-environment'
import {
  DataFolder,
  isOrigin,
  listOf,
  LogLevel,
  NoPlaceholder,
  Origin,
  Port,
  ProxyList,
  ProxySecret,
  Secret,
  Url,
} from 'shared-server/environment/values'
import { BucketAddress } from 'shared-server/release-store/open-bucket'
import { ReleaseKeysVariable } from 'shared-server/signature/release-keys'
import * as v from 'valibot'
import { FeedConfigs } from '../../content/prices/feed/feed-config.ts'

const count = (byDefault: string) =>
  v.pipe(
    v.optional(v.string(), byDefault),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
  )

/** Schema of a retention period in days. Less than one day would remove records that have just arrived. */
const days = (promised: number) => {
  const message = `must be from 1 to ${promised} days, the most that the privacy policy says`
  return v.optional(
    v.pipe(
      v.number(message),
      v.integer(message),
      v.minValue(1, message),
      v.maxValue(promised, message),
    ),
    promised,
  )
}

const PERCENT_SIGN = 'must have %25 for the percent sign of a name or password'

/** Push services of Chromium browsers, Firefox, Safari, and Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** Environment variables of the API. */
export const Config = v.object({
  /**
   * `mysql://user:password@host:3306/name`, also `mariadb://`, with a password's `/` and other signs of an address
   * percent-encoded; without it, SQLite in DATA_DIR. Parameters are rejected: one such as `ssl-mode` would be ignored,
   * but look like encryption.
   */
  DATABASE_URL: v.optional(
    v.pipe(
      NoPlaceholder,
      v.regex(/^[^?#]*$/, 'must end with the name; TLS is asked for by DATABASE_CA'),
      v.regex(
        /^(mysql|mariadb):\/\/[^/]+\/[^/]+$/,
        'must read like mysql://user:password@host:3306/name',
      ),
      v.url('must read like mysql://user:password@host:3306/name'),
      v.check(isDecodable, PERCENT_SIGN),
    ),
  ),
  /** File of the certificate authority of MySQL's certificate, or `system`; without it, no TLS. */
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
  DATA_DIR: DataFolder,
  /** 0 picks any free port. */
  API_PORT: v.optional(Port, '3001'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The platform team's bearer token for the release registry; without it, one is generated and kept in DATA_DIR. */
  RELEASES_TOKEN: v.optional(Secret),
  /**
   * Key that signs preview links and visits, shared with the edge; without it, one is generated and kept in DATA_DIR.
   */
  PREVIEW_SECRET: v.optional(Secret),
  /** Key that encrypts the desk's authenticator secrets; without it, one is generated and kept in DATA_DIR. */
  DESK_KEY: v.optional(Secret),
  /** The previous DESK_KEY: secrets encrypted with it are encrypted anew at the next start. */
  DESK_KEY_BEFORE: v.optional(Secret),
  /** Address of the organisation's OpenID Connect provider, through which people may sign in at the desk. */
  OIDC_ISSUER: v.optional(
    v.pipe(
      Url,
      v.check(
        (address) => new URL(address).protocol === 'https:' || isLoopback(new URL(address)),
        'must be an address of https',
      ),
    ),
  ),
  /** Client id of the desk at the provider. */
  OIDC_CLIENT_ID: v.optional(v.pipe(NoPlaceholder, v.minLength(1, 'must not be empty'))),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(NoPlaceholder, v.minLength(1, 'must not be empty'))),
  /** Name of the provider on the sign-in button. */
  OIDC_LABEL: v.pipe(
    v.optional(v.string(), 'your organisation'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(60, 'must have 60 characters at most'),
  ),
  /** Secret that edge and proxy send with each call; without it, calls from anybody are answered. */
  PROXY_SECRET: v.optional(ProxySecret),
  /**
   * Public keys that releases are signed with, by remote: JSON, or a file of it; without it, no signature is checked.
   */
  RELEASE_KEYS: v.optional(ReleaseKeysVariable),
  /** Licence of the league's data: its name, then its address. */
  LEAGUE_DATA_LICENCE: v.pipe(
    v.optional(v.string(), 'CC BY 4.0 https://creativecommons.org/licenses/by/4.0/'),
    v.regex(
      /^[\x21-\x7E](?:[\x20-\x7E]{0,58}[\x21-\x7E])? https?:\/\/[^\s<>"]{1,200}$/,
      'must be a name and an address, such as CC BY 4.0 https://creativecommons.org/licenses/by/4.0/',
    ),
    v.transform((text) => {
      const at = text.lastIndexOf(' ')
      return { name: text.slice(0, at), url: text.slice(at + 1) }
    }),
  ),
  /** Whether `/api/docs-json` serves the OpenAPI document. */
  API_DOCS: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((flag) => flag === 'true'),
  ),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or names of ranges. */
  TRUSTED_PROXIES: v.optional(ProxyList, 'loopback'),
  /** Origins of the site's pages; by default, the host of the request. A form from another origin is refused. */
  SITE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(listOf),
    v.array(
      v.pipe(v.string(), v.check(isOrigin, 'must list origins like https://www.example.com')),
    ),
  ),
  /** Public address of the site; without it, the first of SITE_ORIGINS, or this machine's own. */
  PUBLIC_ORIGIN: v.optional(Origin),
  /** Submissions accepted from one address in ten minutes; 0 for no limit. Many visitors share a carrier's address. */
  INTAKE_LIMIT_PER_ADDRESS: count('120'),
  /** The same for one e-mail address. */
  INTAKE_LIMIT_PER_EMAIL: count('60'),
  /** `smtp://user:password@host:587`, or smtps; without it, mails wait in the database. */
  SMTP_URL: v.optional(
    v.pipe(
      NoPlaceholder,
      v.regex(/^smtps?:\/\/[^/]+\/?$/, 'must read like smtp://user:password@host:587'),
      v.url('must read like smtp://user:password@host:587'),
      v.check(isDecodable, PERCENT_SIGN),
    ),
  ),
  /** Sender of all mails. */
  MAIL_FROM: v.pipe(v.optional(v.string(), COMPANY.email), v.email('must be an e-mail address')),
  /** Recipient of notifications about messages and applications. */
  NOTIFY_TO: v.pipe(v.optional(v.string(), COMPANY.email), v.email('must be an e-mail address')),
  /**
   * Push services that alerts may be sent to: hosts, or `*.` for all below one; by default those of the browsers. For
   * one on this machine, an origin is allowed, which needs no TLS.
   */
  PUSH_SERVICES: v.pipe(
    v.optional(v.string(), PUSH_SERVICES.join()),
    v.transform(listOf),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (service) =>
            /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(service) ||
            (isOrigin(service) && isLoopback(new URL(service))),
          'must list hosts like push.example.org or *.push.example.org',
        ),
      ),
    ),
  ),
  /** JSON: days by kind of record, where they are fewer than the privacy policy promises. */
  RETENTION_DAYS: v.pipe(
    v.optional(v.string(), '{}'),
    v.parseJson(undefined, 'must be JSON'),
    v.strictObject(
      {
        messages: days(RETENTION_DAYS.messages),
        applications: days(RETENTION_DAYS.applications),
        unconfirmed: days(RETENTION_DAYS.unconfirmed),
        mails: days(RETENTION_DAYS.mails),
        repeats: days(RETENTION_DAYS.repeats),
        requests: days(RETENTION_DAYS.requests),
        erasures: days(RETENTION_DAYS.erasures),
        alerts: days(RETENTION_DAYS.alerts),
        telemetry: days(RETENTION_DAYS.telemetry),
      },
      'must name days by kind, such as {"messages":365}',
    ),
  ),
  /**
   * Ledger of erasures: an existing folder that outlives the database, or `s3://bucket/prefix`, the same for all APIs.
   * Without it, the folder `erased` in DATA_DIR.
   */
  ERASURE_LEDGER: v.optional(
    v.union([
      BucketAddress,
      v.pipe(
        v.string(),
        v.regex(/^(?!\w+:\/\/)/, 'must be a folder, or an address such as s3://bucket/erased'),
        v.transform((folder) => resolve(folder)),
      ),
    ]),
  ),
  /** Endpoint of the bucket's store, if it is not Amazon's own. */
  ERASURE_LEDGER_ENDPOINT: v.optional(Url),
  /** Key that conceals the ledger's subjects; keep it as long as the ledger. Generated in DATA_DIR if missing. */
  ERASURE_KEY: v.optional(Secret),
  /** Storage for the desk's pictures: `s3://bucket/prefix`; without it, the folder `media` in DATA_DIR. */
  MEDIA_STORE: v.optional(BucketAddress),
  /** Endpoint of that bucket's store, if it is not Amazon's own. */
  MEDIA_STORE_ENDPOINT: v.optional(Url),
  /** JSON: real price sources; a list without one shows samples, marked as such. */
  PRICE_SOURCES: v.pipe(
    v.optional(v.string(), '{}'),
    v.parseJson(undefined, 'must be JSON'),
    FeedConfigs,
  ),
  /** `redis://user:password@host:6379`, also `rediss://`; without it, each process counts its own limits by address. */
  REDIS_URL: v.optional(
    v.pipe(
      NoPlaceholder,
      v.regex(/^rediss?:\/\/[^/]+(\/\d+)?$/, 'must read like redis://user:password@host:6379'),
      v.url('must read like redis://user:password@host:6379'),
      v.check(isDecodable, PERCENT_SIGN),
    ),
  ),
  /** Maximum clients that listen to streams of this process at once; others are asked to come back. */
  LIVE_LISTENERS: count('20000'),
  /** Base address of an OTLP/HTTP collector of traces; without it, no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Url),
  LOG_LEVEL: v.optional(LogLevel, 'info'),
})
export type Config = v.InferOutput<typeof Config>

/** Injection token of {@link Config}. */
export const CONFIG = Symbol('config')

/**
 * Reads the configuration once, at start.
 *
 * @throws EnvironmentError that names every wrong variable in a line of its own, without its value.
 */
export function parseConfig(environment: Environment): Config {
  const config = parseEnvironment(Config, environment)
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = config
  const given = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter(Boolean).length
  if (given !== 0 && given !== 3) {
    throw new EnvironmentError('OIDC_ISSUER goes with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET')
  }
  return config
}

/** Whether every percent sign of an address begins the code of a character. */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

/** Whether an address is on this machine, such as a provider in tests and development; it needs no TLS. */
function isLoopback({ hostname }: URL): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}
