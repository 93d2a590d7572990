import type { Config } from '../config/config.ts'

/**
 * Whether a page of the site may have sent this: of an origin that is configured or, where none is, of the host that
 * was asked for, as far as trusted proxies vouch for it.
 */
export function isOwnOrigin(
  origin: string,
  host: string,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
): boolean {
  if (SITE_ORIGINS.length > 0) return SITE_ORIGINS.includes(origin)
  return URL.canParse(origin) && new URL(origin).host === host
}
