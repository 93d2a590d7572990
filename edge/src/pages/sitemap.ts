import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { acceptedEncoding } from '../releases/accepted-encoding.ts'
import { isHeld } from '../releases/is-held.ts'
import { KeptText, type EncodedText } from './kept-text.ts'
import {
  keyOf,
  mappedPages,
  mapSources,
  type MappedPage,
  type MapSource,
  type MapSourcesOptions,
} from './mapped-pages.ts'

export interface SitemapOptions extends MapSourcesOptions {
  readonly publicOrigin: string
  /** Maximum number of pages of one sitemap; the protocol's own by default. */
  readonly mostPages?: number
}

/** Query of a part of a sitemap that has more pages than one can have. */
const Part = v.object({ part: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)) })

/** Maximum number of pages of a sitemap, by its protocol. */
const MOST_PAGES = 50_000

/** Maximum age of a story in the news sitemap, in milliseconds, and maximum number of stories. */
const NEWS_MS = 2 * 24 * 3_600_000
const MOST_NEWS = 1_000

/** Time after which the news sitemap is made again, in milliseconds, because stories have become too old. */
const NEWS_KEPT_MS = 60_000

/**
 * Serves `sitemap.xml` with every page of the live releases at its canonical address, or with its parts if there are
 * more than one sitemap can have; `sitemap-news.xml` with the stories of the last two days, and `robots.txt`, which
 * points to both. A list may have 25,000 records, and anybody may ask for a sitemap, so each is made once from the same
 * releases and answers.
 */
export function serveSitemap(edge: FastifyInstance, options: SitemapOptions): void {
  const { publicOrigin, mostPages = MOST_PAGES } = options
  const whole = new KeptText()
  const parts = new Map<number, KeptText>()
  const pages = new KeptPages()
  const news = new KeptText()
  // What is kept is already compressed.
  edge.get('/sitemap.xml', { compress: false }, async (request, reply) => {
    const sources = await mapSources(options)
    const key = keyOf(sources)
    const all = pages.find(key, sources)
    const count = Math.ceil(all.length / mostPages)
    const given = v.safeParse(Part, request.query)
    if (!given.success || count <= 1) {
      const make = () => (count <= 1 ? sitemap(all, publicOrigin) : indexOf(count, publicOrigin))
      return sendMap(request, reply, whole.find(key, make))
    }
    const { part } = given.output
    if (part > count) return reply.callNotFound()
    const kept = parts.get(part) ?? new KeptText()
    parts.set(part, kept)
    const make = () => sitemap(all.slice((part - 1) * mostPages, part * mostPages), publicOrigin)
    return sendMap(request, reply, kept.find(key, make))
  })
  edge.get('/sitemap-news.xml', { compress: false }, async (request, reply) => {
    const sources = await mapSources(options)
    const now = Math.floor(Date.now() / NEWS_KEPT_MS) * NEWS_KEPT_MS
    const make = () => newsSitemap(sources, publicOrigin, now - NEWS_MS)
    return sendMap(request, reply, news.find(`${now} ${keyOf(sources)}`, make))
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

async function sendMap(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, contentIn }: EncodedText,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request)
  const tag = `"${hash}-${encoding}"`
  void reply.headers({
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  return isHeld(request, tag) ? reply.status(304).send() : reply.send(await contentIn(encoding))
}

/** All pages of the last sources. */
class KeptPages {
  private last: { readonly key: string; readonly pages: readonly MappedPage[] } | null = null

  find(key: string, sources: readonly MapSource[]): readonly MappedPage[] {
    if (this.last?.key !== key) this.last = { key, pages: mappedPages(sources) }
    return this.last.pages
  }
}

/** Returns the index of a sitemap in parts, which are numbered from 1. */
function indexOf(count: number, publicOrigin: string): string {
  const parts = Array.from(
    { length: count },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${publicOrigin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>`
}

function sitemap(pages: readonly MappedPage[], publicOrigin: string): string {
  const urls = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(publicOrigin + path)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`,
  )
  return urlSet('', urls)
}

/** @param since time of the oldest story, in milliseconds since 1970. */
function newsSitemap(sources: readonly MapSource[], publicOrigin: string, since: number): string {
  const urls = mappedPages(sources).flatMap(({ path, site, news }) => {
    if (!news || Date.parse(news.publishedAt) < since) return []
    return [
      `<url><loc>${escapeXml(publicOrigin + path)}</loc><news:news><news:publication><news:name>${escapeXml(site)}</news:name><news:language>en</news:language></news:publication><news:publication_date>${news.publishedAt}</news:publication_date><news:title>${escapeXml(news.title)}</news:title></news:news></url>`,
    ]
  })
  return urlSet(NEWS_NAMESPACE, urls.slice(0, MOST_NEWS))
}

const NEWS_NAMESPACE = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'

const urlSet = (namespace: string, urls: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>${urls.join('')}</urlset>`

/** `>` as well: a text must not contain `]]>`. */
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
