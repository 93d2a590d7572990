import {
  DOCUMENT_DATA_ID,
  LoadableRelease,
  releaseFolder,
  type DocumentData,
  type Fragment,
  type ReleaseRoute,
} from 'shared-contracts/release'
import * as v from 'valibot'
import type { LoadedRelease } from './release-store.ts'
import type { ShellBuild } from './shell-build.ts'

export interface DocumentOptions {
  readonly shell: ShellBuild
  /** Theme that the document is painted in. */
  readonly theme: string
  readonly nonce: string
  /** Version that this visitor gets of each remote. */
  readonly versions: DocumentData['versions']
  readonly settings: DocumentData['settings']
  /** The release and the page that answer; null on the not-found screen. */
  readonly page: {
    readonly loaded: LoadedRelease
    readonly route: ReleaseRoute
    readonly basePath: string
  } | null
}

/**
 * The one HTML document of a visit: metadata and styles first, then what the page will ask for, then the
 * page itself. Everything of it that is text was made by our own builds, except the addresses.
 */
export function renderDocument(options: DocumentOptions): string {
  const { shell, theme, nonce, versions, settings, page } = options
  const paint = shell.themes[theme]
  if (!paint) throw new Error(`The shell was built without the theme ${theme}`)
  const fragment = page ? fragmentOf(page) : paint.notFound
  const data: DocumentData = {
    versions,
    release: page && v.parse(LoadableRelease, page.loaded.release),
    settings,
  }
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    fragment.head,
    `<link rel="icon" type="image/svg+xml" href="/icons/${theme}.svg">`,
    `<style nonce="${nonce}">${paint.styles}</style>`,
    `<style nonce="${nonce}" data-emotion="css ${fragment.styleIds.join(' ')}">${fragment.styles}</style>`,
    ...paint.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<script type="module" src="${shell.script.href}"${integrity(shell.script.integrity)}></script>`,
    ...(page ? preloads(page.loaded, page.route) : []),
    `<script type="application/json" id="${DOCUMENT_DATA_ID}">${inlineJson(data)}</script>`,
    `</head><body><div id="slot"><div${page && fragment.html ? ' data-fragment' : ''}>${fragment.html}</div></div>`,
    '<div id="overlay"></div></body></html>',
  ].join('')
}

function fragmentOf({ loaded, route, basePath }: NonNullable<DocumentOptions['page']>): Fragment {
  // A remote that is served from source has no fragments: the browser draws the whole page.
  const head = `<title>${escapeText(route.title)}</title>`
  return (
    loaded.fragments.get(route.fragments[basePath] ?? '') ?? {
      head,
      html: '',
      styles: '',
      styleIds: [],
    }
  )
}

function preloads({ release }: LoadedRelease, { scripts, data }: ReleaseRoute): string[] {
  const folder = releaseFolder(release)
  return [
    ...[release.entry, ...scripts].map(
      (file) =>
        `<link rel="modulepreload" href="${folder}/${file}"${integrity(release.integrity[file])}>`,
    ),
    ...data.map(
      (path) => `<link rel="preload" as="fetch" href="${path}" crossorigin="use-credentials">`,
    ),
  ]
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const integrity = (value: string | null | undefined) => (value ? ` integrity="${value}"` : '')

/** JSON inside a script element must not close it. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
