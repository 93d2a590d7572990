import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import {
  addressesOf,
  DOCUMENT_DATA_ID,
  releaseFolder,
  SHARED_FILES,
  type Release,
} from 'shared-contracts/release'
import type { DocumentData } from 'shared-contracts/release'
import * as v from 'valibot'

/** A built release and its folder. */
export interface BuiltRelease {
  readonly release: Release
  readonly folder: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const Document = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ script: v.object({ href: v.string() }) }),
)

/**
 * Serves a built host and built releases from their folders to one browser. Its document shows no page: the browser
 * opens each by a link. The API answers every call with not found, so that pages show their state for that.
 *
 * @throws Error if the host is not built.
 */
export async function startTrialSite(shellFolder: string, built: readonly BuiltRelease[]) {
  const { script } = v.parse(Document, await readFile(join(shellFolder, 'document.json'), 'utf8'))
  const page = documentOf(
    script.href,
    built.map(({ release }) => release),
  )
  const folders = [
    ...built.map(({ release, folder }) => [`${releaseFolder(release)}/`, folder] as const),
    ...built.map(
      ({ release, folder }) =>
        [`/releases/${release.name}/${SHARED_FILES}`, join(folder, SHARED_FILES)] as const,
    ),
    [script.href.slice(0, script.href.lastIndexOf('/') + 1), join(shellFolder, 'browser')] as const,
    ['/', join(shellFolder, 'browser')] as const,
  ]
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://trial').pathname)
    const answer = async () => {
      if (path.startsWith('/api/')) return null
      if (extname(path) === '') return page
      const [prefix = '/', folder = ''] = folders.find(([start]) => path.startsWith(start)) ?? []
      return readFile(join(folder, path.slice(prefix.length))).catch(() => null)
    }
    void answer().then((body) => {
      const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream'
      response.writeHead(body === null ? 404 : 200, {
        'content-type': path.startsWith('/api/') ? 'application/json' : type,
      })
      response.end(body ?? '{"statusCode":404,"message":"There is nothing"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function documentOf(script: string, releases: readonly Release[]): string {
  const data: DocumentData = {
    addresses: releases.map((release) => {
      const { remote, basePaths, patterns } = addressesOf(release)
      return { remote, basePaths: [...basePaths], patterns: [...patterns] }
    }),
    versions: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    fallbacks: {},
    digests: {},
    release: null,
    settings: {},
    telemetryShare: 0,
    nonce: 'trial',
    ticket: null,
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return [
    '<!doctype html><html lang="en" data-theme="loom"><head><meta charset="utf-8"><title>Trial</title>',
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="${DOCUMENT_DATA_ID}">${json}</script>`,
    `<script type="module" src="${script}"></script></head>`,
    '<body><div id="slot"><div></div></div><div id="overlay"></div></body></html>',
  ].join('')
}
