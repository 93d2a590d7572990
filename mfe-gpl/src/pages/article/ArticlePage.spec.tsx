import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ArticleResponse } from 'shared-contracts/league/article'
import { renderPage, structuredDataOf } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { anArticle } from '../../testing/league-records.ts'
import { textOf, textsOf } from '../../testing/texts.ts'

afterEach(cleanup)

const OTHERS = [
  anArticle({ slug: 'far', title: 'Far', category: 'Youth', tags: [] }),
  anArticle({ slug: 'same-tag', title: 'Same tag', category: 'Youth', tags: ['Derby'] }),
  anArticle({ slug: 'same-kind', title: 'Same kind', tags: [] }),
  anArticle({ slug: 'both', title: 'Both' }),
]

const open = (article: ArticleResponse) =>
  renderPage(remote, '/news/lions-win', {
    settings: { publicOrigin: 'https://example.org' },
    answers: {
      '/api/league/articles/lions-win': { body: article },
      '/api/league/articles': { body: [article, ...OTHERS] },
    },
  })

describe('the page of a story', () => {
  it('tells it whole, and by whom', async () => {
    await open(anArticle())
    screen.getByRole('heading', { level: 1, name: 'Lions win the derby' })
    const story = screen.getByRole('article')
    for (const text of ['Kojo Mensah', 'February 1, 2026', '3 min read', '1,200 views', '#Derby'])
      expect(textOf(story)).toContain(text)
    expect(textOf(story)).toContain('It rained.Then it stopped.')
    expect(within(story).queryByText('Sample')).toBeNull()
  })

  it('leads to the stories that share most with it, and to itself never', async () => {
    await open(anArticle())
    const more = within(screen.getByRole('region', { name: 'More news' }))
    await waitFor(() =>
      expect(textsOf(more.getAllByRole('listitem')).map((text) => text.slice(0, 4))).toEqual([
        ...['Both', 'Same', 'Same'],
      ]),
    )
    expect(more.getByRole('link', { name: 'Both' }).getAttribute('href')).toBe('/gpl/news/both')
  })

  it('names no stories to read next where it is the only one', async () => {
    await renderPage(remote, '/news/lions-win', {
      answers: {
        '/api/league/articles/lions-win': { body: anArticle() },
        '/api/league/articles': { body: [anArticle()] },
      },
    })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull())
    expect(screen.getByRole('link', { name: 'All news' })).toBeTruthy()
  })

  it('has a head of its own', async () => {
    const { container } = await open(anArticle())
    expect(document.title).toBe('Lions win the derby, GPL')
    const picture = document.head.querySelector('meta[property="og:image"]')
    expect(picture?.getAttribute('content')).toBe('https://example.org/media/derby-1280.webp')
    expect(structuredDataOf(container)).toContainEqual(
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: 'Lions win the derby',
        datePublished: '2026-02-01T18:00:00.000Z',
        dateModified: '2026-02-02T08:00:00.000Z',
      }),
    )
  })

  it('says so where it is a sample, to visitors alone', async () => {
    const { container } = await open(anArticle({ isSample: true }))
    screen.getByText('Sample')
    expect(structuredDataOf(container)).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })

  it('shows a draft to who has the link of its preview, at whatever address, and to no search engine', async () => {
    const body = anArticle({
      title: 'Not seen yet',
      slug: 'new-address',
      imageAlt: 'A wet pitch',
      body: [
        { type: 'heading', level: 2, spans: [{ text: 'Rain' }] },
        { type: 'paragraph', spans: [{ text: 'More', href: '/gpl/fixtures' }] },
      ],
    })
    await renderPage(remote, '/news/lions-win?preview=token', {
      answers: { '/api/league/articles/lions-win?preview=token': { body } },
    })
    screen.getByRole('heading', { level: 1, name: 'Not seen yet' })
    screen.getByRole('heading', { level: 2, name: 'Rain' })
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/gpl/fixtures')
    screen.getByRole('img', { name: 'A wet pitch' })
    screen.getByText('Preview')
    const robots = document.head.querySelector('meta[name="robots"]')
    expect(robots?.getAttribute('content')).toBe('noindex')
  })
})
