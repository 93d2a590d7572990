import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PORTAL_PREFIX, LEAGUE_COMPANY_PREFIX, selectRoute } from 'shared-contracts'
import type { HostSettings } from 'shared-contracts/release'
import { renderDocument } from './document.ts'
import type { ReleaseRegistry } from './release-registry.ts'
import type { RemoteSources } from './remote-sources.ts'
import { contentSecurityPolicy, createNonce } from './security-headers.ts'
import type { ShellBuild } from './shell-build.ts'

export interface PagesOptions {
  readonly shell: ShellBuild
  readonly registry: ReleaseRegistry
  readonly sources: RemoteSources
  readonly settings: HostSettings
}

/** Answers every address that is no file and no call with the document of its page, or the not-found screen. */
export function servePages(edge: FastifyInstance, options: PagesOptions): void {
  edge.get('/*', (request, reply) => sendPage(request, reply, options))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const { shell, registry, sources, settings } = options
  const pathname = new URL(request.url, 'http://localhost').pathname
  const page = await findPage(pathname, options)
  const nonce = createNonce()
  const html = renderDocument({
    shell,
    theme: page?.loaded.release.theme ?? themeOf(pathname),
    nonce,
    versions: { ...versionsOf(registry), ...sources.versions },
    settings,
    page,
  })
  return reply
    .status(page ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, {
        connect: sources.socketOrigins,
        media: settings.liveStreamUrl ? [new URL(settings.liveStreamUrl).origin] : [],
      }),
    )
    .send(html)
}

async function findPage(pathname: string, { registry, sources }: PagesOptions) {
  const selection = selectRoute(pathname)
  if (!selection) return null
  const loaded = (await sources.find(selection.remote)) ?? registry.find(selection.remote)
  const route = loaded?.release.routes.find(({ path }) => path === selection.path)
  return loaded && route ? { loaded, route, basePath: selection.basePath } : null
}

/** The not-found screen wears the colours of the site that the visitor was looking for. */
function themeOf(pathname: string): string {
  if (pathname.startsWith(PORTAL_PREFIX)) return 'floodlight'
  if (pathname.startsWith(LEAGUE_COMPANY_PREFIX)) return 'premiership'
  return 'loom'
}

const versionsOf = (registry: ReleaseRegistry) =>
  Object.fromEntries(registry.all().map(({ release }) => [release.name, release.version]))
