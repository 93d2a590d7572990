import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { StoryResponse } from 'shared-contracts/api/news'
import { renderPage, rulesOf, structuredDataOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { aNewsItem } from '../../testing/subsidiary.ts'

afterEach(cleanup)

const aStory = (changes: Partial<StoryResponse> = {}): StoryResponse => ({
  ...aNewsItem({ imageAlt: 'A drill', category: 'business', region: 'ghana' }),
  slug: 'a-well',
  body: [{ type: 'paragraph', spans: [{ text: 'See our careers.', href: '/careers' }] }],
  ...changes,
})

const open = (path: string, answer: Answer, basePath: '' | '/fbcpartners' = '') => {
  const [called = ''] = path.split('?')
  const preview = new URLSearchParams(path.slice(called.length)).get('preview')
  return renderPage(remote, path, {
    basePath,
    settings: { publicOrigin: 'https://example.org' },
    answers: { [`/api${called}${preview === null ? '' : `?preview=${preview}`}`]: answer },
  })
}

const headOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  )

describe('the page of a story', () => {
  it('shows picture, date and text, and leads below the visitor’s prefix', async () => {
    const { container } = await open('/news/a-well', { body: aStory() }, '/fbcpartners')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A well is drilled')
    screen.getByText('March 1, 2025')
    screen.getByRole('img', { name: 'A drill' })
    const link = screen.getByRole('link', { name: 'See our careers.' })
    expect(link.getAttribute('href')).toBe('/fbcpartners/careers')
    expect(container.querySelector('main a')?.getAttribute('href')).toBe('/fbcpartners/news')
  })

  it.each([
    ['/services?from=story', '/fbcpartners/services?from=story'],
    ['/ghanapremiership#sponsorship', '/ghanapremiership#sponsorship'],
    ['/gpl?from=story', '/gpl?from=story'],
    ['/fbcpartners/careers', '/fbcpartners/careers'],
    ['/fbcpartners', '/fbcpartners'],
  ])('leads from %s in its text below the prefix to %s', async (href, address) => {
    const body: StoryResponse['body'] = [{ type: 'paragraph', spans: [{ text: 'Read on.', href }] }]
    await open('/news/a-well', { body: aStory({ body }) }, '/fbcpartners')
    expect(screen.getByRole('link', { name: 'Read on.' }).getAttribute('href')).toBe(address)
  })

  it('breaks a word that is wider than a phone', async () => {
    const { container } = await open('/news/a-well', { body: aStory() })
    const article = container.querySelector('main article')
    expect(rulesOf(article).join()).toContain('overflow-wrap: anywhere')
  })

  it('has a head of its own', async () => {
    await open('/news/a-well', { body: aStory() })
    expect(document.title).toBe('A well is drilled | FBC Partners')
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(headOf('description')).toEqual(['Water for three villages.'])
    expect(headOf('og:type')).toEqual(['article'])
    expect(headOf('og:image')).toEqual(['https://example.org/media/group-1280.webp'])
    expect(headOf('robots')).toEqual([])
    const canonical = document.head.querySelector('link[rel="canonical"]')
    expect(canonical?.getAttribute('href')).toBe('https://example.org/news/a-well')
  })

  it('says so where it is a sample, to people and to search engines', async () => {
    const { container } = await open('/news/a-well', { body: aStory({ isSample: true }) })
    screen.getByText('Sample')
    expect(structuredDataOf(container)[0]).toMatchObject({
      '@type': 'CreativeWork',
      creativeWorkStatus: 'Sample',
    })
  })

  it('tells search engines what it is and where it stands', async () => {
    const { container } = await open('/news/a-well', { body: aStory() })
    expect(structuredDataOf(container)).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: 'A well is drilled',
        datePublished: '2025-03-01T00:00:00.000Z',
        url: 'https://example.org/news/a-well',
        publisher: { '@id': 'https://example.org/#organization' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'News & Updates', item: { '@id': 'https://example.org/news' } },
          { name: 'A well is drilled' },
        ],
      },
    ])
  })

  it('is called as the list called it, while it loads', async () => {
    const { container } = await renderPage(remote, '/news', {
      answers: { '/api/news': { body: [aStory()] }, '/api/news/a-well': 'hangs' },
    })
    const link = await waitFor(() => container.querySelector('main a[href="/news/a-well"]')!)
    fireEvent.click(link)
    await waitFor(() => expect(document.title).toBe('A well is drilled | FBC Partners'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A well is drilled')
    screen.getByRole('status', { name: 'Loading the story' })
  })

  it('moves to the address that the story has today', async () => {
    const { address } = await renderPage(remote, '/news/an-old-name', {
      answers: {
        '/api/news/an-old-name': { body: aStory() },
        '/api/news/a-well': { body: aStory() },
      },
    })
    await waitFor(() => expect(address()).toBe('/news/a-well'))
    await screen.findByRole('heading', { level: 1, name: 'A well is drilled' })
  })

  it('shows a preview to who has its token, and asks not to be indexed', async () => {
    const { address } = await open('/news/a-well?preview=t0ken', {
      body: aStory({ title: 'Soon', slug: 'its-address-to-be' }),
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Soon')
    expect(screen.getByRole('note').textContent).toContain('Preview')
    expect(headOf('robots')).toEqual(['noindex'])
    expect(address()).toBe('/news/a-well?preview=t0ken')
  })

  it('says that it could not be loaded, and tries again', async () => {
    let answer: Answer = 'fails'
    const { user } = await renderPage(remote, '/news/a-well', {
      answers: { '/api/news/a-well': () => answer },
    })
    screen.getByText('The story could not be loaded')
    answer = { body: aStory() }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { level: 1, name: 'A well is drilled' })
  })
})
