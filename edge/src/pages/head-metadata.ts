import { canonicalAddress } from '../releases/canonical-address.ts'
import type { DocumentPage } from './document-page.ts'
import type { ThemeDocument } from './shell-build.ts'

/** Colours that a visitor chose in place of the site's usual ones. */
export type ChosenScheme = 'light' | 'dark' | null

export const SCHEME_COOKIE = 'scheme'

/** The choice that the sites keep in their cookie; anything else in it is no choice. */
export const chosenScheme = (cookie: string | undefined): ChosenScheme =>
  cookie === 'light' || cookie === 'dark' ? cookie : null

export interface SiteIdentity {
  readonly theme: string
  readonly scheme: ChosenScheme
  readonly colours: ThemeDocument['colours']
  /** What the site wears where nobody chose; null where the system says it. */
  readonly usual: ThemeDocument['usual']
}

/** What browsers, home screens and their bars know a site by. */
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
 * What a page looks like where somebody shares its address. What it writes into its head itself counts, before what its
 * route says of it; the properties that it writes stand alone.
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
  // The rest of a card is read from the properties above.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

/**
 * A build knows no site, so that its fragments give the path alone as their canonical address. The host knows it, and
 * would add another one beside a head that says anything else.
 */
export const withCanonicalOf = (publicOrigin: string, head: string): string =>
  head.replace('<link rel="canonical" href="/', `<link rel="canonical" href="${publicOrigin}/`)

/** What a page wrote into its head; React has escaped it for elements and attributes alike. */
const textIn = (head: string, tag: RegExp) => tag.exec(head)?.[1]

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
