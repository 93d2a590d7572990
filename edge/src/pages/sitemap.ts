import type { FastifyInstance } from 'fastify'
import type { Release } from 'shared-contracts/release'
import type { ApiAnswers } from '../data/api-answers.ts'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import { listOf, listedPaths } from '../rendering/page-address.ts'

export interface SitemapOptions {
  readonly served: ServedReleases
  readonly answers: Pick<ApiAnswers, 'read'>
  readonly publicOrigin: string
}

/** `sitemap.xml` lists every page of the live releases at its canonical address; `robots.txt` points to it. */
export function serveSitemap(
  edge: FastifyInstance,
  { served, answers, publicOrigin }: SitemapOptions,
): void {
  edge.get('/sitemap.xml', async (_request, reply) => {
    const releases = served
      .all()
      .flatMap(({ stable, disabled }) => (stable && disabled === null ? [stable.release] : []))
    const addresses = await Promise.all(
      releases.map(async (release) => [
        ...canonicalAddresses(release),
        ...(await addressesOfRecords(release, answers)),
      ]),
    )
    const urls = addresses
      .flat()
      .map((path) => `<url><loc>${escapeXml(publicOrigin + path)}</loc></url>`)
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

/** Pages with parameters, as many as the API lists records for them. */
async function addressesOfRecords(
  release: Release,
  answers: SitemapOptions['answers'],
): Promise<string[]> {
  const paths = await Promise.all(
    release.routes.map(async (route) => {
      const list = listOf(route)
      const answer = list === null ? null : await answers.read(list)
      return answer?.status === 200 ? listedPaths(route, answer.body) : []
    }),
  )
  return paths.flat().map((path) => canonicalAddress(release, path))
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
