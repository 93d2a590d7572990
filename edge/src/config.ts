import { resolve } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import type { HostSettings } from 'shared-contracts/release'
import * as v from 'valibot'
import { ReleaseStoreEnvironment } from 'shared-server/release-store/open-release-files'

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number'),
)
const StreamUrl = v.message(
  v.pipe(v.string(), v.url(), v.startsWith('https://')),
  'an address such as https://media.example.org/live.m3u8',
)
/** Whether a list of proxies is one that Fastify's own parser takes. */
function isProxyList(list: string[]): boolean {
  try {
    proxyAddr.compile(list)
    return true
  } catch {
    return false
  }
}
const Url = v.pipe(v.string(), v.url('an address such as https://example.org'))

/** Every environment variable that the edge reads. One that is empty counts as not set. */
export const EdgeEnvironment = v.object({
  /** Port and interface of the site. */
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Proxies whose `X-Forwarded-For` and `-Proto` are believed: addresses, networks, or names of ranges. */
  TRUSTED_PROXIES: v.message(
    v.pipe(
      v.optional(v.string(), 'loopback'),
      v.transform((list) =>
        list
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      v.check(isProxyList),
    ),
    'a list of addresses, networks like 10.0.0.0/8, loopback or uniquelocal',
  ),
  /** Where the API answers; `/api` is passed on to it. */
  API_PORT: v.optional(Port, '3001'),
  API_ORIGIN: v.optional(Url),
  /** Folder of everything that outlives a restart. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Address under which visitors know the site, for the sitemap and canonical addresses. */
  PUBLIC_ORIGIN: v.optional(Url),
  /** How often the edge asks the registry for changes, in milliseconds. */
  RELEASE_POLL_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'milliseconds'), v.transform(Number)),
    '1000',
  ),
  ...ReleaseStoreEnvironment.entries,
  /** Folder of the shell's build, where it is not the usual one. */
  SHELL_BUILD: v.optional(v.string()),
  /** Remotes served from source by development servers: a JSON object of names and origins. */
  REMOTE_SOURCES: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), Url)), '{}'),
  /** The same for browsers that chose it at /override/<remote>; for developers, never in production. */
  REMOTE_OVERRIDES: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), Url)), '{}'),
  /** Signs preview links; the API's own. Without it, the one in DATA_DIR. */
  PREVIEW_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 visible ASCII characters')),
  ),
  /** Share of visits that report how remotes load, from 0 to 1. */
  TELEMETRY_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a number from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  /** HLS address of the operator's own stream of the live match. */
  LIVE_STREAM_URL: v.optional(StreamUrl),
  /** Base address of an OTLP/HTTP collector of traces; without it, none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Url),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export interface EdgeConfig {
  readonly host: string
  readonly port: number
  readonly trustedProxies: readonly string[]
  readonly apiOrigin: string
  readonly dataDir: string
  readonly publicOrigin: string
  readonly releasePollMs: number
  readonly releaseStore: ReleaseStoreEnvironment
  readonly shellBuild: string | undefined
  readonly remoteSources: Readonly<Record<string, string>>
  readonly remoteOverrides: Readonly<Record<string, string>>
  readonly previewSecret: string | undefined
  /** What pages are told of this configuration. */
  readonly settings: HostSettings
  /** Share of visits, 0 to 1, that report how remotes load. */
  readonly telemetryShare: number
  readonly tracesEndpoint: string | undefined
  readonly logLevel: string
}

/** @throws Error with one line for every mistake. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(EdgeEnvironment, given)
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) =>
        `${v.getDotPath(issue)} must be ${issue.message}, not ${JSON.stringify(issue.input)}`,
    )
    throw new Error(lines.join('\n'))
  }
  const env = parsed.output
  return {
    host: env.HOST,
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    dataDir: resolve(env.DATA_DIR),
    publicOrigin: env.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://${env.HOST}:${env.PORT}`,
    releasePollMs: env.RELEASE_POLL_MS,
    releaseStore: env,
    shellBuild: env.SHELL_BUILD,
    remoteSources: env.REMOTE_SOURCES,
    remoteOverrides: env.REMOTE_OVERRIDES,
    previewSecret: env.PREVIEW_SECRET,
    settings: { liveStreamUrl: env.LIVE_STREAM_URL },
    telemetryShare: env.TELEMETRY_SHARE,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
  }
}
