import { resolve } from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import * as v from 'valibot'

const PORT = 'must be a port from 0 to 65535'

/** A port of this machine; 0 takes any free one. */
export const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT),
  v.transform(Number),
  v.maxValue(65_535, PORT),
)

export const Url = v.pipe(v.string(), v.url('must be an address such as https://example.org'))

/** An http origin without a path, such as `https://example.org`; a trailing slash is allowed. */
export const Origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && isOrigin(text.replace(/\/$/, '')),
    'must be an address such as https://example.org',
  ),
  v.transform((text) => text.replace(/\/$/, '')),
)

/** Placeholder for secrets in `.env.example`, which is public. */
const PLACEHOLDER = /change-?me/i

/** A text that is or contains a secret, but not the example's. */
export const NoPlaceholder = v.pipe(
  v.string(),
  v.check((text) => !PLACEHOLDER.test(text), 'must not hold the secret of the example'),
)

/** A key or token of this platform. */
export const Secret = v.pipe(
  NoPlaceholder,
  v.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 visible ASCII characters'),
)

/** A secret that also appears in a proxy's configuration, where other characters would be special. */
export const ProxySecret = v.pipe(
  Secret,
  v.regex(/^[\w+/=.-]+$/, 'must hold letters, digits and +/=._- only'),
)

/** Folder of everything that outlives a restart; relative to the working directory. */
export const DataFolder = v.pipe(
  v.optional(v.string(), '.data'),
  v.transform((folder) => resolve(folder)),
)

/** Proxies whose forwarded headers are trusted: addresses, networks, or names of ranges, as Fastify takes them. */
export const ProxyList = v.pipe(
  v.string(),
  v.transform(listOf),
  v.check(
    isProxyList,
    'must list addresses, networks like 10.0.0.0/8, loopback, linklocal or uniquelocal',
  ),
)

/**
 * Returns the check of a hop of a forwarded request that Fastify needs: whether it is one of the proxies.
 *
 * @param proxies as of {@link ProxyList}.
 */
export function trustIn(
  proxies: readonly string[],
): (address: string | undefined, hop: number) => boolean {
  const isListed = proxyAddr.compile([...proxies])
  return (address, hop) => address !== undefined && isListed(withoutPort(address), hop)
}

/** Removes the port with which some proxies name an address: `203.0.113.7:49152`, `[2001:db8::1]:443`. */
export const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/(\.\d+):\d+$/, '$1')

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const LogLevel = v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)

/** Splits a comma-separated list. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Whether a text is an origin, as browsers write it. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

function isProxyList(list: string[]): boolean {
  try {
    proxyAddr.compile(list)
    return true
  } catch {
    return false
  }
}
