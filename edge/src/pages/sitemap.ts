import type { FastifyInstance } from 'fastify'
import { canonicalAddresses } from '../releases/canonical-address.ts'
import type { ServedReleases } from '../releases/served-releases.ts'

/** `sitemap.xml` lists every page of the live releases at its canonical address; `robots.txt` points to it. */
export function serveSitemap(
  edge: FastifyInstance,
  { served, publicOrigin }: { served: ServedReleases; publicOrigin: string },
): void {
  edge.get('/sitemap.xml', (_request, reply) => {
    const addresses = served
      .all()
      .flatMap(({ stable, disabled }) =>
        stable && disabled === null ? canonicalAddresses(stable.release) : [],
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
