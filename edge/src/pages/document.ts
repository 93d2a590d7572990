import {
  DOCUMENT_DATA_ID,
  LoadableRelease,
  CLOSED_MESSAGE,
  HOME_ADDRESS,
  fileAddress,
  scriptIntegrity,
  sharedFolders,
  type DocumentData,
  type Fragment,
  type Release,
  type ReleaseRoute,
} from 'shared-contracts/release'
import { STATE_ID, styleNames } from 'shared-contracts/rendering'
import * as v from 'valibot'
import type { ChoiceBadge } from './choice-badge.ts'
import { identityTags, sharingTags, withCanonicalOf, type ChosenScheme } from './head-metadata.ts'
import type { DocumentPage } from './document-page.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import { withPostFields } from './post-fields.ts'
import type { RenderedPage } from '../rendering/rendered-page.ts'
import { sourceOf, type InlineContent } from './security-headers.ts'
import type { ShellBuild, ThemeDocument } from './shell-build.ts'
import { VISIT_MARKS } from './visit-values.ts'

export interface DocumentOptions extends Omit<
  DocumentData,
  'release' | 'isForeign' | 'rendered' | 'nonce' | 'ticket'
> {
  /** Whether its visits are reported, each with a ticket. */
  readonly hasTicket: boolean
  readonly shell: ShellBuild
  /** Theme that the document is painted in. */
  readonly theme: string
  /** Colours that the visitor chose; null follows the system. */
  readonly scheme: ChosenScheme
  /** Address under which visitors know the site. */
  readonly publicOrigin: string
  /** Page that answers; null for the edge's own screens. */
  readonly page: DocumentPage | null
  /** Whether the page is a preview, whose calls carry its token. */
  readonly isPreviewed: boolean
  /** The page rendered with its data; null to use the build's fragment. */
  readonly rendered: RenderedPage | null
  /** Why a page that is served from source could not be rendered, shown to its developer. */
  readonly fault: string | null
  /** Badge that names the releases this browser chose; null if it chose none. */
  readonly badge: ChoiceBadge | null
  /** Target of the home link on the edge's own screens. */
  readonly home: string
  /** Message of a remote that is switched off; without one, addresses without a page are not found. */
  readonly closed: string | null
}

/** A document, with marks in place of the values of each visit. */
export interface RenderedDocument {
  readonly html: string
  /** Inline content that the policy allows. */
  readonly inline: InlineContent
}

/**
 * Renders the HTML document of a page: metadata and styles first, then the preloads, then the page itself. Except
 * for the addresses, all its text comes from releases and the shell, which escape what the API answers.
 */
export function renderDocument(options: DocumentOptions): RenderedDocument {
  const {
    shell,
    theme,
    scheme,
    addresses,
    versions,
    fallbacks,
    digests,
    settings,
    telemetryShare,
    hasTicket,
    badge,
    page,
    isPreviewed,
    rendered,
    fault,
    closed,
    home,
  } = options
  const paint = shell.themes[theme]
  if (!paint) throw new Error(`The shell was built without the theme ${theme}`)
  const content = rendered?.read()
  const fragment = page
    ? (content?.fragment ?? fragmentOf(page, options.publicOrigin))
    : ownScreen(paint, closed, home)
  const data: DocumentData = {
    addresses,
    versions,
    fallbacks,
    digests,
    release: page && v.parse(LoadableRelease, page.loaded.release),
    ...(page && !rendered && isForeign(page.loaded, shell) && { isForeign: true }),
    rendered: rendered && { search: rendered.search, isWhole: rendered.isWhole },
    settings,
    telemetryShare,
    nonce: VISIT_MARKS.nonce,
    ticket: hasTicket ? VISIT_MARKS.ticket : null,
  }
  const map = page && importMap(page.loaded)
  const html = [
    `<!doctype html><html lang="en" data-theme="${theme}"${scheme ? ` data-scheme="${scheme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    fragment.head,
    page ? sharingTags(page, fragment.head, options.publicOrigin) : '',
    identityTags({ theme, scheme, colours: paint.colours, usual: paint.usual }),
    `<style>${paint.styles}</style>`,
    badge ? `<style>${badge.styles}</style>` : '',
    `<style data-emotion="css" data-names="${namelessStyles(fragment).join(' ')}">${fragment.styles}</style>`,
    ...paint.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    // Before any module: a script with altered bytes does not run.
    map === null ? '' : `<script type="importmap">${map}</script>`,
    `<script type="module" fetchpriority="low" src="${shell.script.href}"${integrity(shell.script.integrity)}></script>`,
    ...(page ? preloads(page.loaded, page.route, isPreviewed || rendered?.isWhole === true) : []),
    content ? `<script type="application/json" id="${STATE_ID}">${content.state}</script>` : '',
    `</head><body>${fault === null ? '' : faultNote(fault)}<div id="slot"><div${page && fragment.html ? ' data-fragment' : ''}>${page ? withPostFields(fragment.html, page.basePath + page.path, VISIT_MARKS) : fragment.html}</div></div>`,
    `<div id="overlay"></div>${badge?.html ?? ''}`,
    // Last, because the values of each visit cannot be compressed, and separate the text before from the text
    // after.
    `<script type="application/json" id="${DOCUMENT_DATA_ID}">${inlineJson(data)}</script></body></html>`,
  ].join('')
  const styles = [paint.styles, fragment.styles, ...(badge ? [badge.styles] : [])].map(sourceOf)
  return { html, inline: { styles, scripts: map === null ? [] : [sourceOf(map)] } }
}

/** Whether the build's fragment was made with another React and design system than the browser will run. */
const isForeign = ({ release }: LoadedRelease, { runtime }: ShellBuild) =>
  release.runtime !== runtime?.integrity

/** Finds styles whose names the host cannot read from their text, such as those of the whole page. */
const namelessStyles = ({ styleIds, styles }: Fragment) => {
  const named = new Set(styleNames(styles))
  return styleIds.filter((id) => !named.has(id))
}

const faultNote = (fault: string) =>
  `<pre role="alert">The server could not render this page, so the browser drew it:\n${escapeText(fault)}</pre>`

const importMap = (loaded: LoadedRelease) => {
  const { release } = loaded
  return inlineJson({
    ...(release.hasSharedFiles && { imports: sharedFolders(release) }),
    integrity: scriptIntegrity({ ...release, files: namedFiles(loaded) }),
  })
}

/** Files of a release with the integrity used in documents. */
const namedFiles = ({ release: { files }, shortIntegrities }: LoadedRelease): Release['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { ...file, integrity: shortIntegrities?.get(name) ?? file.integrity },
    ]),
  )

function ownScreen(
  { notFound, closed }: ThemeDocument,
  message: string | null,
  home: string,
): Fragment {
  const { html, ...screen } = message === null ? notFound : closed
  const text = escapeText(message ?? '')
  // The site's other pages are below its home, so a path may follow the mark.
  const below = home === '/' ? home : `${home}/`
  return {
    ...screen,
    html: html
      .replaceAll(`${HOME_ADDRESS}/`, below)
      .replaceAll(HOME_ADDRESS, home)
      .replace(CLOSED_MESSAGE, () => text),
  }
}

function fragmentOf({ loaded, route, basePath }: DocumentPage, publicOrigin: string): Fragment {
  const built = loaded.fragments.get(route.fragments[basePath] ?? '')
  if (built) return { ...built, head: withCanonicalOf(publicOrigin, built.head) }
  // A remote that is served from source has no fragments: the browser draws the whole page.
  const head = `<title>${escapeText(route.title)}</title>`
  return { head, html: '', styles: '', styleIds: [] }
}

function preloads(
  loaded: LoadedRelease,
  { scripts, data }: ReleaseRoute,
  isWithoutCalls: boolean,
): string[] {
  const { release } = loaded
  const files = namedFiles(loaded)
  return [
    ...[release.entry, ...scripts].map(
      (file) =>
        `<link rel="modulepreload" fetchpriority="low" href="${fileAddress(release, file)}"${integrity(files[file]?.integrity)}>`,
    ),
    // Data in the document is not fetched again, and a preview makes other calls than its route names.
    ...(isWithoutCalls ? [] : data).map(
      (path) => `<link rel="preload" as="fetch" href="${path}" crossorigin="use-credentials">`,
    ),
  ]
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const integrity = (value: string | null | undefined) => (value ? ` integrity="${value}"` : '')

/** JSON inside a script element must not close it. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
