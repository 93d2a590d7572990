import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { basePathsOf } from 'shared-contracts/release'
import type { DocumentPage } from './document-page.ts'
import type { ThemeDocument } from './shell-build.ts'

/** Colours that a visitor chose in place of the system's. */
export type ChosenScheme = 'light' | 'dark' | null

export const SCHEME_COOKIE = 'scheme'

/** The choice that the sites keep in their cookie; anything else in it is no choice. */
export const chosenScheme = (cookie: string | undefined): ChosenScheme =>
  cookie === 'light' || cookie === 'dark' ? cookie : null

export interface SiteIdentity {
  readonly theme: string
  readonly scheme: ChosenScheme
  readonly colours: ThemeDocument['colours']
}

/** What browsers, home screens and their bars know a site by. */
export function identityTags({ theme, scheme, colours }: SiteIdentity): string {
  return [
    `<link rel="icon" type="image/svg+xml" href="/icons/${theme}.svg">`,
    `<link rel="apple-touch-icon" href="/icons/${theme}-192.png">`,
    `<link rel="manifest" href="/icons/${theme}.webmanifest">`,
    ...(['light', 'dark'] as const).map((media) => {
      const colour = colours[scheme ?? media]
      return `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${media})">`
    }),
  ].join('')
}

/** What a page looks like where somebody shares its address. */
export function sharingTags(
  { loaded: { release }, route, path }: DocumentPage,
  publicOrigin: string,
): string {
  const { title, description, card = `/icons/card-${release.theme}.png` } = route
  const [canonical = ''] = basePathsOf(release)
  const properties = {
    'og:type': 'website',
    ...(release.siteName && { 'og:site_name': release.siteName }),
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': publicOrigin + (withoutTrailingSlash(canonical + path) || '/'),
    'og:image': publicOrigin + card,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
  )
  // The rest of a card is read from the properties above.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
