import type { Config } from './config.ts'

/** Origin of the site when none is configured. */
const LOCAL_ORIGIN = 'http://127.0.0.1:3000'

export type OriginConfig = Pick<Config, 'PUBLIC_ORIGIN' | 'SITE_ORIGINS'>

/** Returns the base of links in mails and invitations. */
export const publicOrigin = ({ PUBLIC_ORIGIN, SITE_ORIGINS }: OriginConfig): string =>
  PUBLIC_ORIGIN ?? SITE_ORIGINS[0] ?? LOCAL_ORIGIN
