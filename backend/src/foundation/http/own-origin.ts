import type { Config } from '../config/config.ts'

/**
 * Whether a page of the site may have sent a request: the origin must be a configured one or, without configuration,
 * that of the requested host, as far as trusted proxies vouch for it.
 */
export function isOwnOrigin(
  origin: string,
  host: string,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
): boolean {
  if (SITE_ORIGINS.length > 0) return SITE_ORIGINS.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}
