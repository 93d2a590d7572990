import type { FastifyInstance } from 'fastify'
import { withoutTrailingSlash } from 'shared-contracts/select-route'
import { basePathsOf, type Release } from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'
import type { ReleaseRegistry } from '../releases/release-registry.ts'

/** `sitemap.xml` lists every page of the live releases at its canonical address; `robots.txt` points to it. */
export function serveSitemap(
  edge: FastifyInstance,
  { registry, publicOrigin }: { registry: ReleaseRegistry; publicOrigin: string },
): void {
  edge.get('/sitemap.xml', (_request, reply) => {
    const addresses = registry
      .all()
      .flatMap(({ stable, disabled }) =>
        stable && disabled === null ? pagesOf(stable.release) : [],
      )
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

/** Canonical addresses of a release's pages; those with parameters are as many as there is data. */
function pagesOf(release: Release): string[] {
  const [basePath = ''] = basePathsOf(release)
  return release.routes
    .filter(({ path }) => isStaticPattern(path))
    .map(({ path }) => withoutTrailingSlash(basePath + path))
}
