import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../../remote.ts'
import { ARTICLE_CONTENT } from '../../data/news/article-content.ts'
import { ARTICLES } from '../../data/news/articles.ts'

const latest = () => screen.queryByRole('region', { name: 'Latest News' })

beforeEach(() => localStorage.clear())

describe('an article', () => {
  it.each(ARTICLES)('opens in place at an address of its own: $title', async ({ id, title }) => {
    await renderPage(remote, `/news?article=${id}`)
    const heading = screen.getByRole('heading', { name: title })
    const paragraphs = (ARTICLE_CONTENT[id] ?? '').split('\n\n')
    expect(paragraphs.length).toBeGreaterThan(1)
    for (const paragraph of paragraphs) expect(await screen.findByText(paragraph)).toBeTruthy()
    expect(document.activeElement).toBe(heading)
  })

  it('is opened by Read Full Article, and Back closes it', async () => {
    const { user, address, back } = await renderPage(remote, '/news?category=Youth')
    await user.click(within(latest()!).getByText('Read Full Article'))
    await waitFor(() => expect(address()).toMatch(/^\/gpl\/news\?article=\d+$/))
    expect(latest()).toBeNull()
    await back()
    await waitFor(() => expect(latest()).not.toBeNull())
  })

  it('is kept on this device by Save until it is pressed again', async () => {
    const { user } = await renderPage(remote, '/news?category=Youth')
    const [article] = ARTICLES.filter(({ category }) => category === 'Youth')
    const save = screen.getByRole('button', { name: `Save: ${article?.title}` })
    await user.click(save)
    expect(save.getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('gpl-saved-articles')).toBe(`["${article?.id}"]`)
    await user.click(save)
    expect(localStorage.getItem('gpl-saved-articles')).toBe('[]')
  })

  it('is shared by its own address', async () => {
    const { user } = await renderPage(remote, '/news')
    const { id, title } = ARTICLES[0]!
    await user.click(screen.getByRole('button', { name: `Share: ${title}` }))
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/gpl/news?article=${id}`)
  })
})
