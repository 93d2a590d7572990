import type { FastifyInstance } from 'fastify'
import type { Release, ReleaseRoute } from 'shared-contracts/release'
import type { ApiAnswer, ApiAnswers } from '../data/api-answers.ts'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import { listedPages, listOf, type ListedPage } from '../rendering/page-address.ts'

export interface SitemapOptions {
  readonly served: ServedReleases
  readonly answers: Pick<ApiAnswers, 'read'>
  readonly publicOrigin: string
}

/** Maximum number of pages of a sitemap, by its protocol. */
const MOST_PAGES = 50_000

/** Maximum age of a story in the news sitemap, in milliseconds, and maximum number of stories. */
const NEWS_MS = 2 * 24 * 3_600_000
const MOST_NEWS = 1_000

/** A page of a live release at its canonical address. */
interface MappedPage extends ListedPage {
  /** Name of the site for visitors. */
  readonly site: string
}

/**
 * Serves `sitemap.xml` with every page of the live releases at its canonical address, `sitemap-news.xml` with the
 * stories of the last two days, and `robots.txt`, which points to both.
 */
export function serveSitemap(edge: FastifyInstance, options: SitemapOptions): void {
  const { publicOrigin } = options
  edge.get('/sitemap.xml', async (_request, reply) => {
    const pages = (await mappedPages(options)).slice(0, MOST_PAGES)
    const urls = pages.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(publicOrigin + path)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`,
    )
    return reply.type(XML).send(urlSet('', urls))
  })

  edge.get('/sitemap-news.xml', async (_request, reply) => {
    const since = Date.now() - NEWS_MS
    const urls = (await mappedPages(options)).flatMap(({ path, site, news }) => {
      if (!news || Date.parse(news.publishedAt) < since) return []
      return [
        `<url><loc>${escapeXml(publicOrigin + path)}</loc><news:news><news:publication><news:name>${escapeXml(site)}</news:name><news:language>en</news:language></news:publication><news:publication_date>${news.publishedAt}</news:publication_date><news:title>${escapeXml(news.title)}</news:title></news:news></url>`,
      ]
    })
    return reply.type(XML).send(urlSet(NEWS_NAMESPACE, urls.slice(0, MOST_NEWS)))
  })

  edge.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        'Disallow: /api/',
        // Feeds and calendars are meant for programs.
        'Allow: /api/*.atom$',
        'Allow: /api/*.ics$',
        '',
        `Sitemap: ${publicOrigin}/sitemap.xml`,
        `Sitemap: ${publicOrigin}/sitemap-news.xml`,
        '',
      ].join('\n'),
    ),
  )
}

const XML = 'application/xml; charset=utf-8'
const NEWS_NAMESPACE = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'

const urlSet = (namespace: string, urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>${urls.join('')}</urlset>`

async function mappedPages({ served, answers }: SitemapOptions): Promise<MappedPage[]> {
  const releases = served
    .all()
    .flatMap(({ stable, disabled }) => (stable && disabled === null ? [stable.release] : []))
  const pages = await Promise.all(
    releases.map(async (release) => {
      const site = release.siteName ?? release.name
      const fixed = canonicalAddresses(release).map((path) => ({
        ...{ path, site, changedAt: null, news: null },
      }))
      return [
        ...fixed,
        ...(await pagesOfRecords(release, answers)).map((page) => ({ ...page, site })),
      ]
    }),
  )
  return pages.flat()
}

/** Lists the pages of routes with parameters: one for each record that the API lists. */
async function pagesOfRecords(
  release: Release,
  answers: SitemapOptions['answers'],
): Promise<ListedPage[]> {
  const pages = await Promise.all(
    release.routes.map(async (route) => {
      const list = listOf(route)
      const answer = list === null ? null : await answers.read(list)
      return answer?.status === 200 ? pagesOfAnswer(release, route, answer) : []
    }),
  )
  return pages.flat()
}

/** Pages of the last answer of each route. A list may have 25,000 records, and anybody may ask for a sitemap. */
const lastPages = new WeakMap<
  ReleaseRoute,
  { readonly tag: string; readonly pages: ListedPage[] }
>()

function pagesOfAnswer(
  release: Release,
  route: ReleaseRoute,
  { tag, body }: Pick<ApiAnswer, 'tag' | 'body'>,
): ListedPage[] {
  const last = lastPages.get(route)
  if (last?.tag === tag) return last.pages
  const pages = listedPages(route, body).map((page) => ({
    ...page,
    path: canonicalAddress(release, page.path),
  }))
  lastPages.set(route, { tag, pages })
  return pages
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
