import type { HostSettings } from 'shared-contracts/release'
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
  Origin,
  Port,
  ProxyList,
  ProxySecret,
  Secret,
  Url,
} from 'shared-server/environment/values'
import { ReleaseStoreEnvironment } from 'shared-server/release-store/open-release-files'
import { ReleaseKeysVariable, type ReleaseKeys } from 'shared-server/signature/release-keys'
import * as v from 'valibot'

const StreamUrl = v.message(
  v.pipe(v.string(), v.url(), v.startsWith('https://')),
  'must be an address such as https://media.example.org/live.m3u8',
)

/** https origins, separated by commas. */
const OriginList = v.pipe(
  v.string(),
  v.transform(listOf),
  v.array(
    v.pipe(
      v.string(),
      v.check(isHttpsOrigin, 'must list origins such as https://pictures.example.org'),
    ),
  ),
)

/** Contact for vulnerability reports: the address of a page, a mailbox or a telephone. */
const Contact = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/|mailto:|tel:)[\x21-\x7e]+$/,
    'must be an address such as mailto:security@example.org',
  ),
)

/** An instant in the future. */
const ExpiryTime = v.pipe(
  v.string(),
  v.isoTimestamp('must be an instant such as 2027-01-31T00:00:00Z'),
  v.check((at) => Date.parse(at) > Date.now(), 'must be an instant that is to come'),
)

/** Remotes and the origins of their development servers, as a JSON object. */
const Origins = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.record(v.string(), Url, 'must be a JSON object of names and origins'),
  v.transform((origins): ReadonlyMap<string, string> => new Map(Object.entries(origins))),
)

const MIB = 1024 * 1024

/** Every environment variable that the edge reads. */
export const EdgeEnvironment = v.object({
  /** Whether pages are rendered with their data; `off` serves the prebuilt ones. */
  RENDER_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Memory for cached pages and documents, in MiB; the least recently used are evicted when it is full. */
  PAGE_MEMORY_MIB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, 'must be mebibytes, 1 at least'),
      v.transform(Number),
    ),
    '128',
  ),
  /** Port and interface of the site. */
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Proxies whose `X-Forwarded-For` and `-Proto` are trusted: addresses, networks, or names of ranges. */
  TRUSTED_PROXIES: v.optional(ProxyList, 'loopback'),
  /** Address of the API, to which `/api` is forwarded. */
  API_PORT: v.optional(Port, '3001'),
  API_ORIGIN: v.optional(Origin),
  /** Secret that the API requires from its proxies. */
  PROXY_SECRET: v.optional(ProxySecret),
  /** Folder of everything that outlives a restart. */
  DATA_DIR: DataFolder,
  /**
   * Address under which visitors know the site, for the sitemap, canonical addresses, cards and structured data. It
   * cannot be derived from a request, so production has no default.
   */
  PUBLIC_ORIGIN: v.optional(Origin),
  NODE_ENV: v.optional(v.string()),
  /** Interval at which the edge polls the registry for changes, in milliseconds. */
  RELEASE_POLL_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^0*[1-9]\d*$/, 'must be milliseconds, 1 at least'),
      v.transform(Number),
    ),
    '1000',
  ),
  ...ReleaseStoreEnvironment.entries,
  /**
   * Public keys that releases are signed with, by remote: JSON, or a file of it; without it, signatures are not
   * checked.
   */
  RELEASE_KEYS: v.optional(ReleaseKeysVariable),
  /** Folder of the shell's build, if it is not the usual one. */
  SHELL_BUILD: v.optional(v.string()),
  /** Socket of the renderer in a container of its own. Without it, the edge starts a process. */
  RENDERER_SOCKET: v.optional(v.string()),
  /** Remotes that everybody gets from a development server. */
  REMOTE_SOURCES: v.optional(Origins, '{}'),
  /** The same, only for browsers that chose it at /override/<remote>. Never in production. */
  REMOTE_OVERRIDES: v.optional(Origins, '{}'),
  /** Signs preview links and visits; the same as the API's. Defaults to the one in DATA_DIR. */
  PREVIEW_SECRET: v.optional(Secret),
  /** Share of visits that report how remotes load, from 0 to 1. */
  TELEMETRY_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  /** HLS address of the operator's own stream of the live match. */
  LIVE_STREAM_URL: v.optional(StreamUrl),
  /** Origins of pictures that the operator's content shows, besides the site's own. */
  PICTURE_ORIGINS: v.optional(OriginList, ''),
  /** Contact for vulnerability reports, and when that expires; without both there is no security.txt. */
  SECURITY_CONTACT: v.optional(Contact),
  SECURITY_EXPIRES: v.optional(ExpiryTime),
  /** Maximum number of clients that listen to streams at once; others are asked to retry. */
  LIVE_LISTENERS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number)),
    '20000',
  ),
  /** Base address of an OTLP/HTTP trace collector; without it, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Url),
  LOG_LEVEL: v.optional(LogLevel, 'info'),
})

type EdgeEnvironment = v.InferOutput<typeof EdgeEnvironment>

export interface EdgeConfig {
  readonly host: string
  readonly port: number
  readonly trustedProxies: readonly string[]
  readonly apiOrigin: string
  /** Sent with each call to the API, and to nobody else. */
  readonly proxySecret: string | undefined
  readonly dataDir: string
  readonly publicOrigin: string
  readonly isRendering: boolean
  /** Memory for cached pages, and for documents made from them, in bytes. */
  readonly pageMemory: number
  readonly documentMemory: number
  readonly releasePollMs: number
  readonly releaseStore: ReleaseStoreEnvironment
  readonly releaseKeys: ReleaseKeys | undefined
  readonly shellBuild: string | undefined
  readonly rendererSocket: string | undefined
  readonly remoteSources: ReadonlyMap<string, string>
  readonly remoteOverrides: ReadonlyMap<string, string>
  readonly previewSecret: string | undefined
  /** Part of this configuration that pages receive. */
  readonly settings: HostSettings
  /** Share of visits, 0 to 1, that report how remotes load. */
  readonly telemetryShare: number
  readonly pictureOrigins: readonly string[]
  /** For `security.txt`; null if there is no contact. */
  readonly security: { readonly contact: string; readonly expires: string } | null
  readonly liveListeners: number
  readonly tracesEndpoint: string | undefined
  readonly logLevel: string
}

/** Reads the edge's configuration. @throws EnvironmentError with one line for every mistake. */
export function readConfig(environment: Environment): EdgeConfig {
  const env = parseEnvironment(EdgeEnvironment, environment)
  if (env.NODE_ENV === 'production' && env.PUBLIC_ORIGIN === undefined) {
    throw new EnvironmentError('PUBLIC_ORIGIN must be set in production')
  }
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://${host}:${env.PORT}`
  return {
    host: env.HOST,
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    proxySecret: env.PROXY_SECRET,
    dataDir: env.DATA_DIR,
    publicOrigin,
    isRendering: env.RENDER_PAGES === 'on',
    // Making a document from a page takes only a millisecond or two, so only popular documents need caching.
    pageMemory: env.PAGE_MEMORY_MIB * MIB * 0.75,
    documentMemory: env.PAGE_MEMORY_MIB * MIB * 0.25,
    releasePollMs: env.RELEASE_POLL_MS,
    releaseStore: env,
    releaseKeys: env.RELEASE_KEYS,
    shellBuild: env.SHELL_BUILD,
    rendererSocket: env.RENDERER_SOCKET,
    remoteSources: env.REMOTE_SOURCES,
    remoteOverrides: env.REMOTE_OVERRIDES,
    previewSecret: env.PREVIEW_SECRET,
    settings: { liveStreamUrl: env.LIVE_STREAM_URL, publicOrigin },
    telemetryShare: env.TELEMETRY_SHARE,
    pictureOrigins: env.PICTURE_ORIGINS,
    security: securityOf(env),
    liveListeners: env.LIVE_LISTENERS,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: env.LOG_LEVEL,
  }
}

function securityOf({ SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires }: EdgeEnvironment) {
  if (contact !== undefined && expires !== undefined) return { contact, expires }
  if (contact === undefined && expires === undefined) return null
  throw new EnvironmentError('SECURITY_CONTACT and SECURITY_EXPIRES must be set together')
}

function isHttpsOrigin(text: string): boolean {
  return text.startsWith('https://') && isOrigin(text)
}
