import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  PORTAL_PREFIX,
  LEAGUE_COMPANY_PREFIX,
  groupPrefixOf,
  selectRoute,
  type RouteSelection,
} from 'shared-contracts'
import type { HostSettings } from 'shared-contracts/release'
import { choiceOf, type ChoiceOptions } from '../visit/choice.ts'
import { renderDocument, type DocumentPage } from './document.ts'
import { chosenScheme, SCHEME_COOKIE } from './head-metadata.ts'
import type { LoadedRelease } from '../releases/release-store.ts'
import { pathOf } from '../proxy/routable-url.ts'
import { contentSecurityPolicy, createNonce } from './security-headers.ts'
import type { ShellBuild } from './shell-build.ts'
import { releaseFor, visitorOf } from '../visit/visitor.ts'

export interface PagesOptions extends ChoiceOptions {
  readonly shell: ShellBuild
  readonly settings: HostSettings
  readonly telemetryShare: number
  readonly publicOrigin: string
}

/** What one visitor gets: of each remote that is switched on, a release and what to fall back to. */
type Offer = ReadonlyMap<string, { loaded: LoadedRelease; fallback: LoadedRelease | null }>

/** Answers every address that is no file and no call with the document of its page, or the not-found screen. */
export function servePages(edge: FastifyInstance, options: PagesOptions): void {
  edge.get('/*', (request, reply) => sendPage(request, reply, options))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const { shell, registry, sources, settings, telemetryShare, publicOrigin } = options
  const pathname = pathOf(request.url)
  const choice = await choiceOf(request, options)
  const visitor = registry.hasCanary ? visitorOf(request, reply) : null
  const offer = await offerTo(visitor, choice, options)
  const selection = selectRoute(pathname)
  const page = selection && pageOf(selection, offer)
  const closed = selection && !page ? registry.find(selection.remote)?.disabled : null
  const nonce = createNonce()
  const html = renderDocument({
    shell,
    theme: page?.loaded.release.theme ?? themeOf(pathname),
    scheme: chosenScheme(request.cookies[SCHEME_COOKIE]),
    publicOrigin,
    nonce,
    versions: mapOffer(offer, ({ loaded }) => loaded),
    fallbacks: mapOffer(offer, ({ fallback }) => fallback),
    // A visitor who objects is not counted (Global Privacy Control).
    telemetryShare: request.headers['sec-gpc'] === '1' ? 0 : telemetryShare,
    settings,
    chosen: choice?.chosen ?? null,
    page,
    closed: closed ?? null,
    home: groupPrefixOf(pathname) || '/',
  })
  return reply
    .status(statusOf(page, closed))
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-cache')
    .header(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, {
        connect: sources.socketOrigins,
        media: settings.liveStreamUrl ? [new URL(settings.liveStreamUrl).origin] : [],
      }),
    )
    .send(html)
}

async function offerTo(
  visitor: string | null,
  choice: Awaited<ReturnType<typeof choiceOf>>,
  { registry, sources }: PagesOptions,
): Promise<Offer> {
  const offer = new Map<string, { loaded: LoadedRelease; fallback: LoadedRelease | null }>()
  for (const remote of registry.all()) {
    const released = remote.disabled === null ? releaseFor(remote, visitor) : null
    if (released) offer.set(remote.name, released)
  }
  for (const name of Object.keys(sources.versions)) {
    const loaded = await sources.find(name)
    if (loaded) offer.set(name, { loaded, fallback: null })
  }
  if (choice) offer.set(choice.chosen.remote, { loaded: choice.loaded, fallback: null })
  return offer
}

function pageOf({ remote, path, basePath }: RouteSelection, offer: Offer): DocumentPage | null {
  const loaded = offer.get(remote)?.loaded
  const route = loaded?.release.routes.find((known) => known.path === path)
  return loaded && route ? { loaded, route, basePath } : null
}

function mapOffer(
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

function statusOf(page: DocumentPage | null, closed: string | null | undefined): number {
  if (page) return 200
  return typeof closed === 'string' ? 503 : 404
}

/** The not-found screen wears the colours of the site that the visitor was looking for. */
function themeOf(pathname: string): string {
  if (pathname.startsWith(PORTAL_PREFIX)) return 'floodlight'
  if (pathname.startsWith(LEAGUE_COMPANY_PREFIX)) return 'premiership'
  return 'loom'
}
