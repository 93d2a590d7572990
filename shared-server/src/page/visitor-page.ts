import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import { COMPANY } from 'shared-contracts/site/company'
import { html, type Html, type HtmlPart } from './html.ts'
import { inlineStyle } from './inline-style.ts'
import { VISITOR_PAGE_CSS } from './visitor-page-css.ts'

const STYLE = inlineStyle(VISITOR_PAGE_CSS)

/** Headers of a visitor page: it belongs to one visitor, and neither caches nor search engines keep it. */
export const VISITOR_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': STYLE.policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // `no-referrer` would also hide the origin of the page's own form.
  'referrer-policy': 'same-origin',
} as const

export interface VisitorPage {
  readonly heading: string
  readonly content: HtmlPart
  /** Path of this site to return to. */
  readonly returnTo?: string
}

/** Returns the group's base path as a visitor of this path has it: its links keep the prefix (requirement 1). */
export const groupPrefixOf = (path: string) =>
  path === GROUP_PREFIX || path.startsWith(`${GROUP_PREFIX}/`) ? GROUP_PREFIX : ''

/** Renders a small page in the style of the site and without scripts. */
export function visitorPage({ heading, content, returnTo = '/' }: VisitorPage): Html {
  const home = groupPrefixOf(returnTo) || '/'
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} | ${COMPANY.name}</title>
        <link rel="icon" type="image/svg+xml" href="/icons/loom.svg" />
        ${STYLE.element}
      </head>
      <body>
        <header><a href="${home}">${COMPANY.name}</a></header>
        <main>
          <h1>${heading}</h1>
          ${content}
          <p>
            <a href="${returnTo}">${returnTo === home ? 'Back to the site' : 'Back to the page'}</a>
          </p>
        </main>
      </body>
    </html>`
}
