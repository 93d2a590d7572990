import { canonicalAddress } from '../releases/canonical-address.ts'
import type { DocumentPage } from './document-page.ts'
import type { ThemeDocument } from './shell-build.ts'

/** Colour scheme that a visitor chose instead of the site's default. */
export type ChosenScheme = 'light' | 'dark' | null

export const SCHEME_COOKIE = 'scheme'

/** Reads the choice from the sites' cookie; any other value counts as no choice. */
export const chosenScheme = (cookie: string | undefined): ChosenScheme =>
  cookie === 'light' || cookie === 'dark' ? cookie : null

export interface SiteIdentity {
  readonly theme: string
  readonly scheme: ChosenScheme
  readonly colours: ThemeDocument['colours']
  /** The site's default scheme; null follows the system. */
  readonly usual: ThemeDocument['usual']
}

/** Renders the icons, the manifest and the colours that browsers and home screens show for a site. */
export function identityTags({ theme, scheme, colours, usual }: SiteIdentity): string {
  return [
    `<link rel="icon" type="image/svg+xml" href="/icons/${theme}.svg">`,
    `<link rel="apple-touch-icon" href="/icons/${theme}-192.png">`,
    `<link rel="manifest" href="/icons/${theme}.webmanifest">`,
    ...(['light', 'dark'] as const).map((media) => {
      const colour = colours[scheme ?? usual ?? media]
      return `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${media})">`
    }),
  ].join('')
}

/**
 * Renders the card of a page whose address is shared. The page's own head takes precedence over its route's
 * metadata, and properties that it writes itself are not repeated.
 */
export function sharingTags(
  { loaded: { release }, route, path }: DocumentPage,
  head: string,
  publicOrigin: string,
): string {
  const { card = `/icons/card-${release.theme}.png` } = route
  const title = textIn(head, /<title[^>]*>([^<]*)</) ?? escapeAttribute(route.title)
  const description =
    textIn(head, /<meta name="description" content="([^"]*)"/) ?? escapeAttribute(route.description)
  const hasPicture = head.includes('property="og:image"')
  const properties = {
    'og:type': 'website',
    ...(release.siteName && { 'og:site_name': escapeAttribute(release.siteName) }),
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': escapeAttribute(publicOrigin + canonicalAddress(release, path)),
    ...(!hasPicture && {
      'og:image': publicOrigin + card,
      'og:image:width': '1200',
      'og:image:height': '630',
    }),
  }
  const tags = Object.entries(properties)
    .filter(([property]) => !head.includes(`property="${property}"`))
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
  // Readers of cards take the rest from the properties above.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/**
 * Completes the canonical address. A build does not know the site, so its fragments contain only the path. The host
 * knows the site, and would add a second canonical link if the head named another address.
 */
export const withCanonicalOf = (publicOrigin: string, head: string): string =>
  head.replace('<link rel="canonical" href="/', `<link rel="canonical" href="${publicOrigin}/`)

/** Reads text from the page's own head; React has escaped it for elements and attributes alike. */
const textIn = (head: string, tag: RegExp) => tag.exec(head)?.[1]

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
