import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  basePathOf,
  selectRoute,
  withoutTrailingSlash,
  type RouteSelection,
} from 'shared-contracts/select-route'
import type { ReleaseAddresses } from 'shared-contracts/addresses'
import {
  addressesOf,
  basePathsOf,
  type DocumentData,
  type HostSettings,
  type Release,
} from 'shared-contracts/release'
import { findRoute } from 'shared-contracts/routes'
import type { DocumentPage } from './document-page.ts'
import { renderDocument } from './document.ts'
import { chosenScheme, SCHEME_COOKIE } from './head-metadata.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import { isFromSource } from '../releases/remote-sources.ts'
import type { RegistryPoller } from '../releases/registry-poller.ts'
import { KeptDocuments, type DocumentPlace } from './kept-documents.ts'
import { acceptedEncoding } from '../releases/accepted-encoding.ts'
import { hasNeedlessEscapes, pathOf } from '../proxy/routable-url.ts'
import { isPreview } from '../rendering/page-address.ts'
import type { RenderedPages } from '../rendering/rendered-pages.ts'
import { contentSecurityPolicy, createNonce, REPORTING_ENDPOINTS } from './security-headers.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import type { ShellBuild } from './shell-build.ts'
import {
  overrideOf,
  type ReleaseOverride,
  type ReleaseOverrideOptions,
} from '../visit/release-override.ts'
import { readCookie } from '../visit/cookies.ts'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import { visitTicket } from 'shared-server/visit-ticket'
import { followRevision } from '../visit/followed-revision.ts'
import { forgetVisitor, releaseFor, visitorOf } from '../visit/visitor.ts'
import { choiceBadge } from './choice-badge.ts'
import { visitValues } from './visit-values.ts'

export interface PagesOptions extends ReleaseOverrideOptions {
  readonly shell: ShellBuild
  readonly poller: Pick<RegistryPoller, 'catchUp' | 'freshRevision'>
  readonly settings: HostSettings
  readonly telemetryShare: number
  readonly publicOrigin: string
  /** Origins besides our own that pictures may be loaded from. */
  readonly pictureOrigins: readonly string[]
  readonly rendering: Pick<RenderedPages, 'find'>
  /** Memory for cached documents, in bytes. */
  readonly documentBytes: number
}

/** Keeps unpublished pages out of search engines. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' }
const PREVIEW = { ...UNLISTED, 'X-Frame-Options': 'SAMEORIGIN' }

/** Theme of screens that belong to no site. */
const DEFAULT_THEME = 'loom'

/** Releases for one visitor: one for each remote that is switched on, and its fallback. */
type Offer = ReadonlyMap<string, { loaded: LoadedRelease; fallback: LoadedRelease | null }>

/** Answers every address that is neither a file nor a call with the document of its page, or the not-found screen. */
export function servePages(edge: FastifyInstance, options: PagesOptions): void {
  const kept = new KeptDocuments(options.documentBytes)
  edge.get('/*', (request, reply) => sendPage(request, reply, options, kept))
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  kept: KeptDocuments,
) {
  const { served, sources, settings, telemetryShare, rendering } = options
  await followRevision(request, reply, options.poller)
  const override = await overrideOf(request, options)
  // Visitors who chose releases are not in the canary sample: they get stable releases of the other remotes, and
  // are not counted.
  const visitor = served.hasCanary && !override ? visitorOf(request, reply) : null
  if (served.isWithoutCanary) forgetVisitor(request, reply)
  const offer = await offerTo(visitor, override, options)
  const isForAll = !override && Object.keys(sources.versions).length === 0
  const signature = isForAll ? signatureOf(offer, served) : null
  const place = kept.place(signature, pathOf(request.url), (pathname) =>
    placeOf(pathname, offer, served),
  )
  const caching = override ? 'no-store' : 'private, no-cache'
  if (place.page && hasNeedlessEscapes(request.originalUrl)) {
    return reply.header('Cache-Control', caching).redirect(request.url, 301)
  }
  const found = place.page && (await rendering.find(place.page, request.url))
  if (place.page && found?.kind === 'moved') {
    const address = withoutTrailingSlash(place.page.basePath + found.path)
    // A browser would otherwise keep a permanent redirect, even after the record has its former name again.
    return reply.header('Cache-Control', caching).redirect(address + queryOf(request.url), 301)
  }
  // A visitor who objects is not counted (Global Privacy Control).
  const isReported = request.headers['sec-gpc'] !== '1' && !override
  const share = isReported ? telemetryShare : 0
  const secret = share > 0 ? await options.secret() : null
  const visit = visitValues(createNonce(), secret === null ? null : visitTicket(secret, visitor))
  const scheme = chosenScheme(readCookie(request, SCHEME_COOKIE))
  const isPreviewed = place.page !== null && isPreview(request.url)
  const page = found?.kind === 'page' ? place.page : null
  const rendered = found?.kind === 'page' ? found.page : null
  if (page && isFromSource(page.loaded)) await sources.compiled(page.loaded.release)
  const fault = page && isFromSource(page.loaded) && found?.kind === 'page' ? found.fault : null
  const told = offerToldBy(page, offer)
  const document = kept.find(
    {
      // Short signature of all inputs of the document.
      key: signature === null ? null : `${scheme} ${share} ${visit.ticket.length} ${signature}`,
      // There are countless addresses without a page, but only few screens for them.
      name: page
        ? page.basePath + page.path + (isPreviewed ? '?preview' : (rendered?.search ?? ''))
        : JSON.stringify([place.theme, place.home, place.closed]),
      rendered,
    },
    () => ({
      ...renderDocument({
        ...place,
        page,
        isPreviewed,
        rendered,
        fault,
        scheme,
        settings,
        telemetryShare: share,
        hasTicket: secret !== null,
        badge: override && choiceBadge(override),
        shell: options.shell,
        publicOrigin: options.publicOrigin,
        versions: mapOffer(told, ({ loaded }) => loaded),
        fallbacks: mapOffer(told, ({ fallback }) => fallback),
        digests: digestsOf(told, page),
      }),
      status: statusOf(page, place.closed),
    }),
  )
  const { content, isCompressed } = kept.bodyOf(document, visit, acceptedEncoding(request) === 'br')
  return reply
    .status(document.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', caching)
    .headers(override ? UNLISTED : {})
    .headers(page && found?.kind === 'page' ? originOf(page, found.how) : {})
    .headers(isPreviewed ? PREVIEW : {})
    .headers(isReported ? { 'Reporting-Endpoints': REPORTING_ENDPOINTS } : {})
    .headers(isCompressed ? { 'Content-Encoding': 'br', Vary: 'accept-encoding' } : {})
    .header(
      'Content-Security-Policy',
      contentSecurityPolicy(visit.nonce, {
        ...document.inline,
        connect: sources.socketOrigins,
        pictures: options.pictureOrigins,
        isFramed: isPreviewed,
        isReported,
        media: settings.liveStreamUrl ? [new URL(settings.liveStreamUrl).origin] : [],
      }),
    )
    .send(content)
}

/** Finds what an offer has at a path: a page, or the screen that says why there is none. */
export function placeOf(pathname: string, offer: Offer, served: ServedReleases): DocumentPlace {
  const releases = releasesFor(offer, served)
  const table = releases.map(addressesOf)
  const selection = selectRoute(pathname, table)
  const page = selection && pageOf(selection, offer)
  const basePath = basePathOf(pathname, table)
  return {
    page,
    closed: page ? null : closedAt(pathname, { selection, basePath, served }),
    theme: page?.loaded.release.theme ?? themeAt(basePath, releases),
    home: homeAt(basePath, offer),
    addresses: addressesForHost(
      releases.filter((release) => isToldBy(page, release)).map(addressesOf),
    ),
  }
}

interface Unanswered {
  readonly selection: RouteSelection | null
  /** The longest matching base path of those that are served. */
  readonly basePath: string | null
  readonly served: ServedReleases
}

/** Message for visitors if a page exists but is not shown now; null if there is no such page. */
function closedAt(pathname: string, { selection, basePath, served }: Unanswered): string | null {
  if (selection) return served.find(selection.remote)?.disabled ?? null
  const awaited = basePathOf(pathname, served.awaited())
  const isAwaited = awaited !== null && awaited.length > (basePath?.length ?? -1)
  return isAwaited ? 'This part of the site is not here yet. Please try again in a minute.' : null
}

/** Visitors of other pages do not pay for a remote that nothing links to. */
const isToldBy = (page: DocumentPage | null, { name, isUnlisted }: Release): boolean =>
  isUnlisted !== true || name === page?.loaded.release.name

const offerToldBy = (page: DocumentPage | null, offer: Offer): Offer =>
  new Map([...offer].filter(([, { loaded }]) => isToldBy(page, loaded.release)))

/** Returns the query of an address with its question mark, or an empty string. */
function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

/** Headers that name the release, and the part of the edge that made its page. */
const originOf = ({ loaded: { release } }: DocumentPage, how: string) => ({
  'X-Release': `${release.name}@${release.version}`,
  'Server-Timing': `fragment;desc=${how}`,
})

/** Identifies an offer, and what is switched off: the content of a version never changes. */
function signatureOf(offer: Offer, served: ServedReleases): string {
  let signature = ''
  for (const [name, { loaded, fallback }] of offer) {
    signature += `${name}@${loaded.release.version}/${fallback?.release.version ?? ''} `
  }
  for (const { name, stable, disabled } of served.all()) {
    if (disabled !== null) signature += `${name}@${stable?.release.version ?? ''}: ${disabled} `
  }
  for (const { remote } of served.awaited()) signature += `${remote} awaited `
  return signature
}

/** Selects a release of each remote that is switched on. */
export async function offerTo(
  visitor: string | null,
  override: ReleaseOverride | null,
  { served, sources }: Pick<PagesOptions, 'served' | 'sources'>,
): Promise<Offer> {
  const offer = new Map<string, { loaded: LoadedRelease; fallback: LoadedRelease | null }>()
  for (const remote of served.all()) {
    const released = remote.disabled === null ? releaseFor(remote, visitor) : null
    if (released) offer.set(remote.name, released)
  }
  for (const name of Object.keys(sources.versions)) {
    const loaded = await sources.find(name)
    if (loaded) offer.set(name, { loaded, fallback: null })
  }
  for (const loaded of override?.loaded ?? []) {
    offer.set(loaded.release.name, { loaded, fallback: null })
  }
  return offer
}

function pageOf({ remote, path, basePath }: RouteSelection, offer: Offer): DocumentPage | null {
  const loaded = offer.get(remote)?.loaded
  const route = loaded && findRoute(loaded.release.routes, path)
  return loaded && route ? { loaded, route, basePath, path } : null
}

/** Maps each remote of an offer to a version. */
export function mapOffer(
  offer: Offer,
  pick: (released: {
    loaded: LoadedRelease
    fallback: LoadedRelease | null
  }) => LoadedRelease | null,
): Record<string, string> {
  const versions = [...offer].map(([name, released]) => [name, pick(released)?.release.version])
  return Object.fromEntries(versions.filter(([, version]) => version !== undefined)) as Record<
    string,
    string
  >
}

/**
 * Digests of the releases that the browser may fetch. The document contains its own release, and releases served
 * from source have no digest.
 */
export function digestsOf(offer: Offer, page: DocumentPage | null): DocumentData['digests'] {
  const digests: DocumentData['digests'] = {}
  for (const [name, { loaded, fallback }] of offer) {
    for (const fetched of [loaded, fallback]) {
      if (!fetched || isFromSource(fetched) || fetched === page?.loaded) continue
      const digest = fetched.shortIntegrities?.get(DESCRIPTION_FILE) ?? fetched.digest
      digests[name] = { ...digests[name], [fetched.release.version]: digest }
    }
  }
  return digests
}

function statusOf(page: DocumentPage | null, closed: string | null): number {
  if (page) return 200
  return closed === null ? 404 : 503
}

/** Releases whose addresses this visitor may request: those offered, and those switched off. */
function releasesFor(offer: Offer, served: ServedReleases): Release[] {
  const offered = [...offer.values()].map(({ loaded }) => loaded.release)
  const closed = served
    .all()
    .flatMap(({ name, stable }) => (stable && !offer.has(name) ? [stable.release] : []))
  return [...offered, ...closed]
}

/** Reduces the table to what the host needs: patterns matter only if remotes share a base path. */
function addressesForHost(table: readonly ReleaseAddresses[]): DocumentData['addresses'] {
  const users = new Map<string, number>()
  for (const basePath of table.flatMap(({ basePaths }) => basePaths)) {
    users.set(basePath, (users.get(basePath) ?? 0) + 1)
  }
  return table.map(({ remote, basePaths, patterns }) => {
    const isSharing = basePaths.some((basePath) => users.get(basePath) !== 1)
    return { remote, basePaths: [...basePaths], ...(isSharing && { patterns: [...patterns] }) }
  })
}

/** Theme for the edge's own screens: that of the site that the visitor was looking for. */
function themeAt(basePath: string | null, releases: readonly Release[]): string {
  const site = releases.find((release) => basePathsOf(release).includes(basePath ?? ''))
  return site?.theme ?? DEFAULT_THEME
}

/** Home of the site that the visitor was looking for, if it is open. */
function homeAt(basePath: string | null, offer: Offer): string {
  const isOpen = [...offer.values()].some(({ loaded: { release } }) =>
    basePathsOf(release).includes(basePath ?? ''),
  )
  return (isOpen && basePath) || '/'
}
