import type { FastifyInstance } from 'fastify'
import type { ReleaseRegistry } from '../releases/release-registry.ts'

/** `sitemap.xml` lists every page of the live releases at its canonical address; `robots.txt` points to it. */
export function serveSitemap(
  edge: FastifyInstance,
  { registry, publicOrigin }: { registry: ReleaseRegistry; publicOrigin: string },
): void {
  edge.get('/sitemap.xml', (_request, reply) => {
    const addresses = registry
      .all()
      .flatMap(({ stable, disabled }) => (stable && disabled === null ? stable.release.routes : []))
      .map((route) => canonical(route))
    const urls = addresses.map((path) => `<url><loc>${publicOrigin}${path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      )
  })

  edge.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  )
}

/** The first base path of a release's fragments is the canonical one. */
function canonical({
  path,
  fragments,
}: {
  path: string
  fragments: Record<string, string>
}): string {
  const basePath = Object.keys(fragments)[0] ?? ''
  return path === '/' ? basePath || '/' : basePath + path
}
