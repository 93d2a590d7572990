import { describe, expect, it } from '@jest/globals'
import { fastify } from 'fastify'
import type { ServedReleases } from '../releases/served-releases.ts'
import { release } from '../testing/make-release.ts'
import { serveSitemap } from './sitemap.ts'

const LIST = '/api/stories'
const [page] = release().routes
if (!page) throw new Error('The release has no page')
const stories = {
  ...page,
  path: '/stories',
  searchFrom: { page: { list: `${LIST}-pages`, members: ['page'] } },
}
const story = { ...page, path: '/stories/:story', record: `${LIST}/:story` }

/** Serves the map of a release whose API answers these lists. */
function serve(lists: Readonly<Record<string, readonly object[]>>, mostPages?: number) {
  const edge = fastify()
  const stable = { release: release({ routes: [stories, story] }), digest: 'd' }
  serveSitemap(edge, {
    publicOrigin: 'https://example.org',
    served: { all: () => [{ stable, disabled: null }] } as unknown as ServedReleases,
    answers: {
      read: (path) => {
        const body = JSON.stringify(lists[path])
        const answer = { path, status: 200, body, location: null, at: 0, tag: body }
        return Promise.resolve(lists[path] ? answer : null)
      },
    },
    ...(mostPages !== undefined && { mostPages }),
  })
  const get = (url: string) => edge.inject(url)
  const addresses = async (url = '/sitemap.xml') =>
    [...(await get(url)).body.matchAll(/<loc>([^<]*)/g)].map(([, address]) =>
      address?.replace('https://example.org', ''),
    )
  return { get, addresses }
}

const slugs = (...all: string[]) => all.map((slug) => ({ slug }))

describe('the sitemap', () => {
  it('names the stories of every page of their list', async () => {
    const { addresses } = serve({
      [LIST]: slugs('new'),
      [`${LIST}-pages`]: [{ page: '2' }, { page: '3' }],
      [`${LIST}?page=2`]: slugs('older'),
      [`${LIST}?page=3`]: slugs('old', 'oldest'),
    })
    expect((await addresses()).slice(1)).toEqual(
      ['new', 'older', 'old', 'oldest'].map((slug) => `/gpl/stories/${slug}`),
    )
  })

  it('names those of the first one while the API does not tell the others', async () => {
    const { addresses } = serve({ [LIST]: slugs('new') })
    expect((await addresses()).slice(1)).toEqual(['/gpl/stories/new'])
  })

  it('is an index of parts when it has more pages than one map can have', async () => {
    const { get, addresses } = serve({ [LIST]: slugs('a', 'b', 'c', 'd') }, 2)
    expect((await get('/sitemap.xml')).body).toContain('<sitemapindex ')
    const parts = await addresses()
    expect(parts).toEqual([1, 2, 3].map((part) => `/sitemap.xml?part=${part}`))
    const all = await Promise.all(parts.map((part) => addresses(part)))
    expect(all.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(all.flat().slice(1)).toEqual(['a', 'b', 'c', 'd'].map((slug) => `/gpl/stories/${slug}`))
    expect((await get('/sitemap.xml?part=4')).statusCode).toBe(404)
    expect(await addresses('/sitemap.xml?part=x')).toEqual(parts)
  })

  it('is one map otherwise, whatever part is asked for', async () => {
    const { addresses } = serve({ [LIST]: slugs('a') })
    expect(await addresses('/sitemap.xml?part=2')).toEqual(await addresses())
  })
})

it('titles of news are text, whatever they contain', async () => {
  const publishedAt = new Date().toISOString()
  const title = 'Score < 5 & <i>tags</i> ]]> end'
  const { get } = serve({ [LIST]: [{ slug: 'odd', title, publishedAt, isSample: false }] })
  expect((await get('/sitemap-news.xml')).body).toContain(
    '<news:title>Score &lt; 5 &amp; &lt;i&gt;tags&lt;/i&gt; ]]&gt; end</news:title>',
  )
})
