import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { answerApi } from 'shared-ui/testing'
import { formatCount, publishedText } from '../../features/news/article-facts.ts'
import { newsAddress } from '../../features/news/article-filters.ts'
import { ARTICLES, SEASON } from '../../testing/sample-records.ts'
import { renderPortal, SAMPLE_LEAGUE, settled } from '../../testing/sample-league.ts'
import { textOf, textsOf } from '../../testing/texts.ts'

const region = (name: string) => screen.getByRole('region', { name })
const cards = (name: string) => [...region(name).querySelectorAll('article')]
const titles = (name: string) => textsOf(cards(name).map((card) => card.querySelector('h3')!))
const pressed = () =>
  textsOf(
    within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button', {
      pressed: true,
    }),
  )
const featured = ARTICLES.filter((article) => article.isFeatured)
const latest = ARTICLES.filter((article) => !article.isFeatured)

describe('the news', () => {
  it('of a topic lead back to all stories, and the keyboard goes on at the heading', async () => {
    const { user } = await renderPortal('/news?topic=Asante+Kotoko')
    await user.click(screen.getByRole('link', { name: 'All stories' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'All stories' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('are GPL News & Updates, of seven categories with All chosen', async () => {
    await renderPortal('/news')
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('GPL News & Updates')
    expect(screen.getByPlaceholderText('Search news articles...')).toBeTruthy()
    const categories = within(screen.getByRole('group', { name: 'Category' }))
    expect(textsOf(categories.getAllByRole('button'))).toEqual([
      'All',
      'Transfers',
      'Match Reports',
      'Interviews',
      'Analysis',
      'Youth',
      'International',
    ])
    expect(pressed()).toEqual(['All'])
  })

  it('show the featured ones first, the first of them large, and none of them again', async () => {
    await renderPortal('/news')
    expect(titles('Featured')).toEqual(featured.map(({ title }) => title))
    expect(cards('Featured').map(({ dataset }) => dataset['large'])).toEqual([
      'true',
      ...featured.slice(1).map(() => undefined),
    ])
    expect(titles('Latest News')).toEqual(latest.map(({ title }) => title))
  })

  it('show on each card its badges, tags, read time, views and what can be done', async () => {
    await renderPortal('/news')
    const shown = [...cards('Featured'), ...cards('Latest News')]
    expect(shown).toHaveLength(ARTICLES.length)
    for (const [index, article] of [...featured, ...latest].entries()) {
      const card = shown[index]!
      const text = textOf(card)
      expect(text.includes('FEATURED')).toBe(article.isFeatured)
      expect(text.includes('TRENDING')).toBe(article.isTrending)
      for (const fact of [
        article.category,
        article.excerpt,
        article.author,
        publishedText(article, SEASON.clock),
        `${article.readMinutes} min read`,
        `${formatCount(article.views)} views`,
        'Sample',
        ...article.tags.map((tag) => `#${tag}`),
        'Read Full Article',
      ]) {
        expect(text).toContain(fact)
      }
      const labels = [...card.querySelectorAll('button')].map((button) => button.ariaLabel)
      expect(labels).toEqual([`Save: ${article.title}`, `Share: ${article.title}`])
    }
  })

  it('say nothing of the views of a story of which nobody counts them', async () => {
    const body = [{ ...latest[0]!, isSample: false, views: 0 }]
    await renderPortal('/news', { answers: { '/api/league/articles': { body } } })
    expect(textOf(cards('Latest News')[0])).toContain('min read')
    expect(textOf(cards('Latest News')[0])).not.toContain('view')
  })

  it.each([
    ['', '9 articles found'],
    ['?category=Transfers', '2 articles found'],
    ['?category=Transfers&q=MEDEAMA', '1 article found'],
    ['?q=nothing+of+this', '0 articles found'],
  ])('at %s say "%s"', async (query, text) => {
    await renderPortal(`/news${query}`)
    expect(within(region('Latest News')).getByText(text)).toBeTruthy()
  })

  it('have no featured section where none of the featured matches', async () => {
    await renderPortal('/news?category=Youth')
    expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull()
    expect(titles('Latest News')).toHaveLength(1)
  })
})

describe('the list of the latest news', () => {
  it('shows as many as it counts, and has no more to load', async () => {
    await renderPortal('/news')
    expect(within(region('Latest News')).getByText('9 articles found')).toBeTruthy()
    expect(cards('Latest News')).toHaveLength(9)
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Load More Articles' })
    expect(more.disabled).toBe(true)
  })

  it('begins anew with another category, which the address and Back follow', async () => {
    const { user, address, back } = await renderPortal('/news?page=2')
    await user.click(screen.getByRole('button', { name: 'International' }))
    await waitFor(() => expect(address()).toBe('/gpl/news?category=International'))
    expect(pressed()).toEqual(['International'])
    await user.type(screen.getByPlaceholderText('Search news articles...'), 'stars')
    await waitFor(() => expect(address()).toBe('/gpl/news?category=International&q=stars'))
    expect(titles('Latest News')).toEqual(['Six league players in the Black Stars camp'])
    await back()
    await waitFor(() => expect(pressed()).toEqual(['All']))
  })
})

describe('more stories than the API answers at once', () => {
  const [first] = latest
  const many = Array.from({ length: 200 }, (_story, index) => ({
    ...first!,
    ...{ slug: `new-${index}`, category: index < 10 ? 'Youth' : 'Analysis' },
  }))
  const old = [{ ...first!, slug: 'old', title: 'The first story of all', category: 'Youth' }]
  const answers = {
    '/api/league/articles': { body: many },
    '/api/league/articles-pages': { body: [{ page: '2' }] },
    '/api/league/articles?page=2': { body: old },
  }
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages of stories' }))

  it('are led to by links, with the filters', async () => {
    const { user, address } = await renderPortal('/news?category=Youth', { answers })
    const older = await screen.findByRole('link', { name: 'Older stories' })
    expect(older.getAttribute('href')).toBe('/gpl/news?category=Youth&archive=2#latest')
    expect(pages().queryByRole('link', { name: 'Newer stories' })).toBeNull()
    await user.click(older)
    await waitFor(() => expect(titles('Latest News')).toEqual(['The first story of all']))
    expect(pages().queryByRole('link', { name: 'Older stories' })).toBeNull()
    expect(pages().getByRole('link', { name: 'Newer stories' }).getAttribute('href')).toBe(
      '/gpl/news?category=Youth#latest',
    )
    await user.click(screen.getByRole('button', { name: 'Analysis' }))
    await waitFor(() => expect(address()).toBe('/gpl/news?category=Analysis'))
  })

  it('are found by a search, whatever their age', async () => {
    const found = { body: [many[0]!, ...old] }
    const { user } = await renderPortal('/news', {
      answers: { ...answers, '/api/league/articles?q=FIRST+story': found },
    })
    const box = screen.getByPlaceholderText('Search news articles...')
    await user.type(box, ' FIRST story')
    await waitFor(() => expect(titles('Latest News')).toEqual(['The first story of all']))
    expect(screen.queryByRole('navigation', { name: 'Pages of stories' })).toBeNull()
    await user.clear(box)
    await waitFor(() => expect(titles('Latest News')).toHaveLength(9))
  })

  it('are found by their topic, whatever their age', async () => {
    const found = [{ ...old[0]!, tags: ['Super Clash'] }]
    await renderPortal('/news?topic=Super+Clash', {
      answers: { ...answers, '/api/league/articles?q=Super+Clash': { body: found } },
    })
    await waitFor(() => expect(titles('Latest News')).toEqual(['The first story of all']))
  })

  it('are read in place, whatever their age', async () => {
    const whole = { ...old[0]!, content: 'It began.', body: [] }
    const { user, address, back } = await renderPortal('/news?archive=2', {
      answers: { ...answers, '/api/league/articles/old': { body: whole } },
    })
    await user.click(
      screen.getByRole('link', { name: 'Read Full Article: The first story of all' }),
    )
    await waitFor(() => expect(address()).toBe('/gpl/news?article=old'))
    await settled()
    expect(screen.queryByRole('region', { name: 'Latest News' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'The first story of all' })).toBeTruthy()
    await back()
    await waitFor(() => expect(titles('Latest News')).toEqual(['The first story of all']))
  })

  it('are open at their address on a first visit', async () => {
    const whole = { ...old[0]!, content: 'It began.', body: [] }
    await renderPortal('/news?article=old', {
      answers: { ...answers, '/api/league/articles/old': { body: whole } },
    })
    const heading = await screen.findByRole('heading', { name: 'The first story of all' })
    expect(screen.queryByRole('region', { name: 'Latest News' })).toBeNull()
    expect(document.activeElement).toBe(heading)
  })

  it('are asked for again where they could not be loaded', async () => {
    const whole = { ...old[0]!, content: 'It began.', body: [] }
    const failing = { ...answers, '/api/league/articles/old': 'fails' as const }
    const { user } = await renderPortal('/news?article=old', { answers: failing })
    expect(await screen.findByText('The news could not be loaded')).toBeTruthy()
    answerApi({ ...SAMPLE_LEAGUE, ...answers, '/api/league/articles/old': { body: whole } })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'The first story of all' })).toBeTruthy()
  })

  it('lead back to the newest ones where they are gone', async () => {
    const { user } = await renderPortal('/news?archive=2', { answers })
    const { fetch } = globalThis
    const gone = {
      ok: false,
      status: 404,
      statusText: 'Not Found',
      text: () => Promise.resolve(''),
    }
    globalThis.fetch = (input, init) =>
      input === '/api/league/articles/old' ? Promise.resolve(gone as Response) : fetch(input, init)
    await user.click(screen.getByRole('link', { name: /^Read Full Article/ }))
    await waitFor(() => expect(titles('Latest News')).toHaveLength(9))
  })

  it('are shown on their pages as before while the search fails', async () => {
    const failing = { ...answers, '/api/league/articles?q=new': 'fails' as const }
    await renderPortal('/news?q=new', { answers: failing })
    expect(await screen.findByRole('navigation', { name: 'Pages of stories' })).toBeTruthy()
  })

  it('are led to without scripts as well', async () => {
    const { renderToString } = await import('react-dom/server')
    const { inHost } = await import('shared-ui/testing')
    const { LatestNews } = await import('./LatestNews.tsx')
    const html = renderToString(
      inHost(
        <LatestNews
          articles={many as never}
          hasAny
          hasFeatured={false}
          page="2"
          onMore={() => undefined}
          pathOf={(page) => newsAddress({ category: 'Youth', page })}
        />,
      ),
    )
    expect(/<noscript>.*?<\/noscript>/.exec(html)?.[0]).toMatch(
      /href="[^"]*\/news\?category=Youth&amp;page=3">Older stories</,
    )
  })

  it('are not looked for where all were answered', async () => {
    await renderPortal('/news')
    expect(screen.queryByRole('navigation', { name: 'Pages of stories' })).toBeNull()
    expect(document.querySelector('noscript')?.textContent ?? '').not.toContain('Older stories')
  })
})
