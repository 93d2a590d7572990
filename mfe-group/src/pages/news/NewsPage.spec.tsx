import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderPage, rulesOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { aStoryElsewhere, EIGHT_STORIES, SITE_ANSWERS } from '../../testing/answers.ts'
import { aNewsItem } from '../../testing/subsidiary.ts'

afterEach(cleanup)

const open = (path: string, options = {}) =>
  renderPage(remote, path, { answers: SITE_ANSWERS, ...options })
const articles = () => within(screen.getByRole('region', { name: 'All Articles' }))
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the news page', () => {
  it('features three of eight stories and lists the others, each opening its source in a new tab', async () => {
    await open('/news')
    const featured = within(screen.getByRole('region', { name: 'Featured Stories' }))
    expect(featured.getAllByRole('article')).toHaveLength(3)
    expect(articles().getAllByRole('article')).toHaveLength(5)
    articles().getByText('8 articles found')
    const titles = screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent)
    expect(new Set(titles).size).toBe(8)
    for (const link of articles().getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^https:/)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
    }
  })

  it('breaks a word that is wider than its card', async () => {
    await open('/news')
    const [card = null] = articles().getAllByRole('article')
    expect(rulesOf(card).join()).toContain('overflow-wrap: anywhere')
  })

  it('offers the categories and regions of the specification', async () => {
    await open('/news')
    expect(options('Category')).toEqual([
      'all',
      'energy',
      'mining',
      'construction',
      'agriculture',
      'business',
      'technology',
    ])
    expect(options('Region')).toEqual(['all', 'ghana', 'africa', 'global'])
  })

  it('filters by both at once and keeps the choice in the address', async () => {
    const { user, address } = await open('/news', { basePath: '/fbcpartners' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'energy')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'global')
    expect(address()).toBe('/fbcpartners/news?category=energy&region=global')
    articles().getByText('1 article found')
    articles().getByRole('heading', { name: 'Story 8' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'all')
    expect(address()).toBe('/fbcpartners/news?region=global')
  })

  it('opens with the filters of the address and forgives one that it does not know', async () => {
    await open('/news?category=business&region=atlantis')
    articles().getByText('2 articles found')
  })

  it('says that nothing matches, and leads back to everything', async () => {
    const { user, address } = await open('/news?category=technology&region=global')
    articles().getByText('0 articles found')
    articles().getByText('No news found')
    articles().getByText('No articles available for the selected filters.')
    await user.click(articles().getByRole('button', { name: 'Show all articles' }))
    expect(address()).toBe('/news')
    articles().getByText('8 articles found')
    // The pressed button is gone.
    expect(document.activeElement).toBe(articles().getByRole('heading', { name: 'All Articles' }))
  })

  it('lists the featured stories where there are no others', async () => {
    const body = [aStoryElsewhere({ title: 'The only one', featured: true })]
    await open('/news', { answers: { '/api/news': { body } } })
    articles().getByText('1 article found')
    articles().getByRole('heading', { name: 'The only one' })
  })

  it('leaves out a story whose date cannot be read, and shows the others', async () => {
    const body = [aNewsItem({ id: 1, date: 'soon' }), aNewsItem({ id: 2, title: 'A dated one' })]
    await open('/news', { answers: { '/api/news': { body } } })
    articles().getByText('1 article found')
    articles().getByRole('heading', { name: 'A dated one' })
  })

  it('offers no way to all stories where none is filtered out', async () => {
    await open('/news', { answers: { '/api/news': { body: [] } } })
    articles().getByText('No news found')
    expect(articles().queryByRole('button', { name: 'Show all articles' })).toBeNull()
  })

  it('has no pages as long as one holds all stories', async () => {
    await open('/news')
    expect(screen.queryByRole('navigation', { name: 'Pages of stories' })).toBeNull()
  })

  it('leads to older stories and back, with the filters', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      aNewsItem({ id: 500 - index, category: index === 0 ? 'energy' : 'technology' }),
    )
    const old = [aNewsItem({ id: 1, title: 'The oldest', category: 'energy', featured: true })]
    const answers = {
      '/api/news': { body: many },
      '/api/news-pages': { body: [{ page: '2' }] },
      '/api/news?page=2': { body: old },
    }
    const { user, address } = await open('/news?category=energy', { answers })
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages of stories' }))
    await screen.findByRole('link', { name: 'Older stories' })
    expect(pages().queryByRole('link', { name: 'Newer stories' })).toBeNull()
    await user.click(pages().getByRole('link', { name: 'Older stories' }))
    expect(address()).toBe('/news?category=energy&page=2#articles-heading')
    await articles().findByRole('heading', { name: 'The oldest' })
    articles().getByText('1 article found')
    expect(screen.queryByRole('region', { name: 'Featured Stories' })).toBeNull()
    expect(pages().queryByRole('link', { name: 'Older stories' })).toBeNull()
    expect(pages().getByRole('link', { name: 'Newer stories' }).getAttribute('href')).toBe(
      '/news?category=energy#articles-heading',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'mining')
    expect(address()).toBe('/news?category=mining')
  })

  it('offers nothing older where the newest stories just fill a page', async () => {
    const body = Array.from({ length: 200 }, (_, index) => aNewsItem({ id: index + 1 }))
    await open('/news?category=energy', {
      answers: { '/api/news': { body }, '/api/news-pages': { body: [] } },
    })
    articles().getByText('0 articles found')
    expect(screen.queryByRole('navigation', { name: 'Pages of stories' })).toBeNull()
  })

  it('leads to the page of a story of our own, below the visitor’s prefix', async () => {
    const body = [aNewsItem({ id: 20, slug: 'a-well', title: 'Our well' }), ...EIGHT_STORIES]
    await open('/news', { basePath: '/fbcpartners', answers: { '/api/news': { body } } })
    const link = articles().getByRole('link', { name: /^Read More ?: Our well$/ })
    expect(link.getAttribute('href')).toBe('/fbcpartners/news/a-well')
    expect(link.getAttribute('target')).toBeNull()
    articles().getByText('9 articles found')
  })

  it('calls samples samples, and no story of an editor’s', async () => {
    const body = [
      ...EIGHT_STORIES.slice(0, 2),
      aStoryElsewhere({ id: 20, title: 'A port grows', isSample: false }),
      aNewsItem({ id: 21, slug: 'a-well' }),
    ]
    await open('/news', { answers: { '/api/news': { body } } })
    const samples = screen
      .getAllByRole('article')
      .filter((article) => /sample/i.test(article.textContent))
      .map((article) => within(article).getByRole('heading').textContent)
    expect(samples).toEqual(['Story 1', 'Story 2'])
    cleanup()
    const { container } = await open('/news', { answers: { '/api/news': { body: body.slice(2) } } })
    expect(container.textContent).not.toMatch(/sample/i)
  })

  it('shows a record that says no more than it must, under "all" alone', async () => {
    const answers = { '/api/news': { body: [aNewsItem()] } }
    const { user } = await open('/news', { answers })
    expect(screen.queryByRole('region', { name: 'Featured Stories' })).toBeNull()
    articles().getByRole('heading', { name: 'A well is drilled' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'ghana')
    articles().getByText('0 articles found')
  })

  it('shows that it loads, and offers to try again after a failure', async () => {
    let answer: Answer = 'hangs'
    const { unmount } = await open('/news', { answers: { '/api/news': () => answer } })
    screen.getByRole('status', { name: 'Loading the news' })
    unmount()
    answer = 'fails'
    const { user } = await open('/news', { answers: { '/api/news': () => answer } })
    screen.getByText('The news could not be loaded')
    answer = { body: EIGHT_STORIES }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('8 articles found')
  })
})
