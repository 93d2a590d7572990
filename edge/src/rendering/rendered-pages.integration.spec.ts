import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { release } from '../testing/make-release.ts'
import { channelsOf, Site, type SiteAnswer } from '../testing/site.ts'

const NEWS = '/api/news'

/** A page that shows the API's news, with the state that it was made from. */
const NEWS_PAGE = `pages = ({ ask, search }) => {
  const answer = ask(${JSON.stringify(NEWS)})
  return {
    html: '<main><h1>' + (answer ? answer.body : 'Loading') + search + '</h1></main>',
    isWhole: answer !== null,
    state: answer ? [[[${JSON.stringify(NEWS)}], answer.at, answer.body]] : [],
  }
}`

let site: Site
beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

async function serve(
  pages: string,
  overrides: Parameters<typeof release>[0] = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  site.say(channelsOf(await site.publish(overrides, { pages })))
  await site.start(environment)
  await eventually(async () => (await site.get('/readyz')).status === 200)
}

const madeBy = ({ headers }: SiteAnswer) => headers['server-timing']
const shows = (text: string) => async () => (await site.get('/gpl')).body.includes(text)

/** The page as it is for a visitor who comes after nobody asked for it for some time. */
async function bodyAfter(ms: number): Promise<string> {
  const now = performance.now.bind(performance)
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  try {
    return (await site.get('/gpl')).body
  } finally {
    clock.mockRestore()
  }
}

const stateOf = ({ body }: SiteAnswer): unknown =>
  JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? 'null',
  )

describe('a page of a record', () => {
  const [page] = release().routes
  const story = page ? [{ ...page, path: '/:slug', record: '/api/news/:slug' }] : []
  const STORY_PAGE = `pages = () => ({
    html: '<main><h1>Well</h1></main>',
    head: '<title>A well &amp; more</title><meta name="description" content="Water"/><meta property="og:image" content="https://example.org/well.webp"/>',
    isWhole: true,
    state: [],
  })`

  it('describes itself to those with whom its address is shared', async () => {
    site.answers.set('/api/news/well', { body: '{}' })
    await serve(STORY_PAGE, { routes: story })
    const { body } = await site.get('/gpl/well')
    expect(body).toContain('<meta property="og:title" content="A well &amp; more">')
    expect(body).toContain('<meta property="og:description" content="Water">')
    expect(body.match(/property="og:image/g)).toHaveLength(1)
  })

  it('is not rendered for a preview, nor indexed, and is there before its record is', async () => {
    site.answers.set('/api/news/well', { status: 404 })
    await serve(STORY_PAGE, { routes: story })
    expect((await site.get('/gpl/well')).status).toBe(404)
    const preview = await site.get('/gpl/well?preview=t0ken')
    expect(preview.status).toBe(200)
    expect(madeBy(preview)).toBe('fragment;desc=built')
    expect(preview.headers['x-robots-tag']).toBe('noindex')
    expect(preview.body).not.toContain('<h1>Well</h1>')
  })

  it('preloads nothing for a preview, whose calls carry its token', async () => {
    site.answers.set('/api/news/well', { body: '{}' })
    await serve(STORY_PAGE, { routes: story }, { RENDER_PAGES: 'off' })
    const preload = '<link rel="preload" as="fetch" href="/api/news"'
    expect((await site.get('/gpl/well')).body).toContain(preload)
    expect((await site.get('/gpl/well?preview=t0ken')).body).not.toContain(preload)
    expect((await site.get('/gpl/well')).body).toContain(preload)
  })

  it('is framed by nobody, and as a preview by pages of this site', async () => {
    site.answers.set('/api/news/well', { body: '{}' })
    await serve(STORY_PAGE, { routes: story })
    const framing = async (path: string) => {
      const { headers } = await site.get(path)
      const policy = String(headers['content-security-policy'])
      return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers['x-frame-options']]
    }
    expect(await framing('/gpl/well')).toEqual(["frame-ancestors 'none'", 'DENY'])
    expect(await framing('/gpl/well?previews=1')).toEqual(["frame-ancestors 'none'", 'DENY'])
    // Not a page of this release.
    expect(await framing('/gpl?preview=t0ken')).toEqual(["frame-ancestors 'none'", 'DENY'])
    expect(await framing('/gpl/well?preview=t0ken')).toEqual([
      "frame-ancestors 'self'",
      'SAMEORIGIN',
    ])
  })

  it('stands in the sitemap as long as the API lists it', async () => {
    site.answers.set(NEWS, { body: '[{"slug":"well"},{"title":"elsewhere"}]' })
    await serve(STORY_PAGE, { routes: story })
    const mapped = async () => {
      const { body } = await site.get('/sitemap.xml')
      return [...body.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)
    }
    expect(await mapped()).toEqual(['https://example.org/gpl/well'])
    site.answers.set(NEWS, { body: '[{"slug":"mine"},{"slug":"road"}]' })
    await eventually(async () => (await mapped())[0] !== 'https://example.org/gpl/well')
    expect(await mapped()).toEqual(['https://example.org/gpl/mine', 'https://example.org/gpl/road'])
  })

  it.each(['/sitemap.xml', '/sitemap-news.xml'])(
    'has not to be sent again in %s as long as nothing changes',
    async (map) => {
      const publishedAt = new Date().toISOString()
      const list = (slug: string) => JSON.stringify([{ slug, title: 'Water', publishedAt }])
      site.answers.set(NEWS, { body: list('well') })
      await serve(STORY_PAGE, { routes: story })
      const br = { 'accept-encoding': 'br' }
      const { headers } = await site.get(map, br)
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
      })
      const known = { ...br, 'if-none-match': String(headers['etag']) }
      const { status, body } = await site.get(map, known)
      expect([status, body]).toEqual([304, ''])
      expect((await site.get(map, { 'if-none-match': known['if-none-match'] })).status).toBe(200)
      site.answers.set(NEWS, { body: list('mine') })
      await eventually(async () => (await site.get(map, known)).status === 200)
    },
  )

  it('stands there with the day of its change, and in the news map for two days', async () => {
    const now = new Date().toISOString()
    const old = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
    const stories = [
      { slug: 'a', title: 'Now & then', publishedAt: now, changedAt: now },
      { slug: 'b', title: 'Old', publishedAt: old },
      { slug: 'c', title: 'Sample', publishedAt: now, isSample: true },
    ]
    site.answers.set(NEWS, { body: JSON.stringify(stories) })
    await serve(STORY_PAGE, { routes: story })
    const { body } = await site.get('/sitemap.xml')
    expect(body).toContain(
      `<url><loc>https://example.org/gpl/a</loc><lastmod>${now}</lastmod></url>`,
    )
    expect(body).toContain('<url><loc>https://example.org/gpl/b</loc></url>')
    const news = (await site.get('/sitemap-news.xml')).body
    expect([...news.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      'https://example.org/gpl/a',
    ])
    expect(news).toContain('<news:title>Now &amp; then</news:title>')
    expect(news).toContain(`<news:publication_date>${now}</news:publication_date>`)
    const robots = (await site.get('/robots.txt')).body
    expect(robots).toContain('Sitemap: https://example.org/sitemap-news.xml')
    expect(robots).toContain('Allow: /api/*.atom$')
  })
})

describe('a page with data', () => {
  it('stands in the first document with the state that it was made from, and is kept', async () => {
    site.answers.set(NEWS, { body: 'first <news>' })
    await serve(NEWS_PAGE)
    const before = Date.now()
    const first = await site.get('/gpl')
    expect(first.body).toContain('<h1>first <news></h1>')
    expect(stateOf(first)).toEqual([[[NEWS], expect.any(Number), 'first <news>']])
    expect((stateOf(first) as [[unknown, number]])[0][1]).toBeGreaterThanOrEqual(before)
    expect(first.body).toContain('"rendered":{"search":"","isWhole":true}')
    // The document contains what it would otherwise preload.
    expect(first.body).not.toContain('as="fetch"')
    expect(madeBy(first)).toMatch(/^fragment;desc=(?:rendered|kept)$/)
    expect(first.headers['x-release']).toBe('mfe-gpl@1.0.0')
    expect(madeBy(await site.get('/gpl'))).toBe('fragment;desc=kept')
  })

  it('never lets an answer end the element that holds the state', async () => {
    site.answers.set(NEWS, { body: '</script><script>alert(1)</script>' })
    await serve(NEWS_PAGE.replace("answer.body : 'Loading'", "'shown' : 'Loading'"))
    const answer = await site.get('/gpl')
    expect(answer.body).not.toContain('<script>alert')
    expect(stateOf(answer)).toEqual([
      [[NEWS], expect.any(Number), '</script><script>alert(1)</script>'],
    ])
  })

  it('follows its data, with whoever asks served from what there is', async () => {
    site.answers.set(NEWS, { body: 'first', headers: { etag: '"1"' } })
    await serve(NEWS_PAGE)
    await eventually(shows('first'))
    site.answers.set(NEWS, { body: 'second', headers: { etag: '"2"' } })
    await eventually(shows('second'))
  })

  it('is checked before it is shown when nobody asked for a while', async () => {
    site.answers.set(NEWS, { body: 'first' })
    await serve(NEWS_PAGE)
    await eventually(shows('first'))
    site.answers.set(NEWS, { body: 'second' })
    expect(await bodyAfter(10_000)).toContain('second')
  })

  it.each([
    [10_000, 'first'],
    [60_000, 'second'],
  ])('whose check is slow is, %i ms after the last one, the %s', async (ageMs, shown) => {
    site.answers.set(NEWS, { body: 'first' })
    await serve(NEWS_PAGE)
    await eventually(shows('first'))
    site.answers.set(NEWS, { body: 'second', delayMs: 700 })
    expect(await bodyAfter(ageMs)).toContain(shown)
    await eventually(shows('second'))
  })
})

it('renders the pages of a release before anybody asks for them', async () => {
  site.answers.set(NEWS, { body: 'first' })
  await serve(NEWS_PAGE)
  await eventually(async () => madeBy(await site.get('/gpl')) === 'fragment;desc=kept')
})

describe('without its data, a page', () => {
  it('is the one that the build made while nothing can be rendered', async () => {
    site.answers.set(NEWS, { body: 'first' })
    await serve('throw new Error("broken at the server")')
    const answer = await site.get('/gpl')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<h1>Home 1.0.0</h1>')
    expect(answer.body).toContain('as="fetch"')
    expect(stateOf(answer)).toBeNull()
    expect(madeBy(answer)).toBe('fragment;desc=built')
  })

  it('stays in its loading state where the API has no answer, and gets it later', async () => {
    site.answers.set(NEWS, { status: 503 })
    await serve(NEWS_PAGE)
    const answer = await site.get('/gpl')
    expect(answer.body).toContain('<h1>Loading</h1>')
    expect(answer.body).toContain('"isWhole":false')
    expect(answer.body).toContain('as="fetch"')
    site.answers.set(NEWS, { body: 'there' })
    await eventually(shows('there'))
  })

  it('goes on showing what it had when the API goes away', async () => {
    site.answers.set(NEWS, { body: 'first' })
    await serve(NEWS_PAGE)
    await eventually(shows('first'))
    site.answers.set(NEWS, { status: 500 })
    expect(await bodyAfter(60_000)).toContain('first')
  })

  it('is not waited for longer than a moment', async () => {
    site.answers.set(NEWS, { body: 'late', delayMs: 2_000 })
    await serve(NEWS_PAGE)
    expect(madeBy(await site.get('/gpl'))).toBe('fragment;desc=built')
    await eventually(shows('late'))
  })

  it('asks nothing of the API that is not public', async () => {
    const key = '/api/desk/accounts'
    site.answers.set(key, { body: 'secret', headers: { 'cache-control': 'private' } })
    await serve(NEWS_PAGE.replaceAll(NEWS, key))
    expect((await site.get('/gpl')).body).not.toContain('secret')
  })
})

const WITH_FILTERS = {
  routes: release().routes.map((route) => ({ ...route, search: { region: ['Africa', 'Ghana'] } })),
}

it('renders a list for each of its filters, and for nothing else that an address may say', async () => {
  site.answers.set(NEWS, { body: 'news' })
  await serve(NEWS_PAGE, WITH_FILTERS)
  expect((await site.get('/gpl?region=Africa&x=1')).body).toContain('<h1>news?region=Africa</h1>')
  expect((await site.get('/gpl?region=Mars')).body).toContain('<h1>news</h1>')
  expect(madeBy(await site.get('/gpl?anything=1'))).toBe('fragment;desc=kept')
})

describe('a page with parameters', () => {
  const CLUB = {
    routes: release().routes.map((route) => ({
      ...route,
      path: '/teams/:team',
      record: '/api/clubs/:team',
    })),
  }
  const PAGE = 'pages = ({ path }) => ({ html: "<h1>" + path + "</h1>" })'

  it('is there when its record is', async () => {
    site.answers.set('/api/clubs/hearts', { body: '{}' })
    await serve(PAGE, CLUB)
    const answer = await site.get('/gpl/teams/hearts')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<h1>/teams/hearts</h1>')
  })

  it('is held compressed, and served from what is held in the second round', async () => {
    const rows = 'Array.from({ length: 3000 }, (_, row) => "<li>" + path + row + "</li>").join("")'
    const names = Array.from({ length: 40 }, (_, index) => `club-${index}`)
    for (const name of names) site.answers.set(`/api/clubs/${name}`, { body: '{}' })
    // Uncompressed they would be three megabytes.
    await serve(`pages = ({ path }) => ({ html: ${rows} })`, CLUB, { PAGE_MEMORY_MIB: '2' })
    for (const name of names) await site.get(`/gpl/teams/${name}`)
    const metrics = (await site.get('/metrics')).body
    expect(metrics).toContain('page_held 40')
    expect(Number(/^page_held_bytes (\d+)/m.exec(metrics)?.[1])).toBeLessThan(1024 * 1024)
    for (const name of names) {
      const answer = await site.get(`/gpl/teams/${name}`)
      expect(madeBy(answer)).toBe('fragment;desc=kept')
      expect(answer.body).toContain(`<li>/teams/${name}2999</li>`)
    }
  })

  it('is let go when it was not asked for longest and the memory for pages is full', async () => {
    const noise = 'Array.from({ length: 8000 }, () => Math.random().toString(36).slice(2)).join("")'
    const names = Array.from({ length: 20 }, (_, index) => `club-${index}`)
    for (const name of names) site.answers.set(`/api/clubs/${name}`, { body: '{}' })
    await serve(`pages = () => ({ html: ${noise} })`, CLUB, { PAGE_MEMORY_MIB: '1' })
    for (const name of names) await site.get(`/gpl/teams/${name}`)
    const metrics = (await site.get('/metrics')).body
    expect(Number(/^page_held_bytes (\d+)/m.exec(metrics)?.[1])).toBeLessThan(768 * 1024)
    expect(madeBy(await site.get('/gpl/teams/club-19'))).toBe('fragment;desc=kept')
    expect(madeBy(await site.get('/gpl/teams/club-0'))).toBe('fragment;desc=rendered')
  })

  it('is not found when its record is not', async () => {
    site.answers.set('/api/clubs/none', { status: 404 })
    await serve(PAGE, CLUB)
    const answer = await site.get('/gpl/teams/none')
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('404 Page Not Found')
  })

  it.each([
    ['with a mark', 'foo!1'],
    ['that is too long', 'x'.repeat(300)],
  ])('is not found at an address %s, where no record can be', async (_why, name) => {
    await serve(PAGE, CLUB)
    const answer = await site.get(`/gpl/teams/${name}`)
    expect(answer.status).toBe(404)
    expect((await site.get('/metrics')).body).toContain('page_held 0')
  })

  it('leads to its new address when its record has one, until it has another', async () => {
    site.answers.set('/api/clubs/old', { status: 301, headers: { location: '/api/clubs/new' } })
    await serve(PAGE, CLUB)
    const answer = await site.get('/gpl/teams/old?tab=squad')
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe('/gpl/teams/new?tab=squad')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  it.each(['/*', '/teams/:team'])(
    'is the one of the build for %s without a record',
    async (path) => {
      await serve(PAGE, { routes: release().routes.map((route) => ({ ...route, path })) })
      for (const name of ['hearts', 'kotoko']) {
        const answer = await site.get(`/gpl/teams/${name}`)
        expect(answer.status).toBe(200)
        expect(answer.body).toContain('<h1>Home 1.0.0</h1>')
        expect(madeBy(answer)).toBe('fragment;desc=built')
      }
      expect((await site.get('/metrics')).body).toContain('page_held 0')
    },
  )
})
