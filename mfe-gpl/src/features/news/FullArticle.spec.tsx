import { beforeEach, describe, expect, it } from '@jest/globals'
import { answerApi } from 'shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ArticleResponse } from 'shared-contracts/league/article'
import { SAMPLE_LEAGUE, sampleOf } from '../../testing/sample-league.ts'
import { ARTICLES } from '../../testing/sample-records.ts'
import { renderPortal } from '../../testing/sample-league.ts'

const latest = () => screen.queryByRole('region', { name: 'Latest News' })

beforeEach(() => localStorage.clear())

describe('an article', () => {
  it.each(ARTICLES)('opens in place at an address of its own: $title', async ({ slug, title }) => {
    await renderPortal(`/news?article=${slug}`)
    const heading = screen.getByRole('heading', { name: title })
    const paragraphs = sampleOf(ArticleResponse, `articles/${slug}`).content.split('\n\n')
    expect(paragraphs.length).toBeGreaterThan(1)
    for (const paragraph of paragraphs) expect(await screen.findByText(paragraph)).toBeTruthy()
    expect(document.activeElement).toBe(heading)
  })

  it('has the title and the canonical address of its own page while it is open', async () => {
    const [article] = ARTICLES
    const { user } = await renderPortal(`/news?article=${article?.slug}`)
    const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    expect(document.title).toBe(`${article?.title}, GPL`)
    expect(canonical()).toMatch(new RegExp(`/gpl/news/${article?.slug}$`))
    await user.click(screen.getByRole('link', { name: 'All news' }))
    await waitFor(() => expect(document.title).toBe('GPL News & Updates'))
    expect(canonical()).toMatch(/\/gpl\/news$/)
  })

  it('shows what its author marked, and not the marks', async () => {
    const [article] = ARTICLES
    const path = `articles/${article?.slug}`
    const whole = sampleOf(ArticleResponse, path)
    await renderPortal(`/news?article=${article?.slug}`, {
      answers: {
        [`/api/league/${path}`]: {
          body: {
            ...whole,
            content: '## The second half\n\n- A **late** goal',
            body: [
              { type: 'heading', level: 2, spans: [{ text: 'The second half' }] },
              {
                ...{ type: 'list', ordered: false },
                items: [[{ text: 'A ' }, { text: 'late', marks: ['strong'] }, { text: ' goal' }]],
              },
            ],
          },
        },
      },
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'The second half' })).toBeTruthy()
    expect(screen.getByText('late', { selector: 'li strong' })).toBeTruthy()
    expect(screen.getByRole('article').textContent).not.toMatch(/[#*]{2}/)
  })

  it('is opened by Read Full Article, and Back closes it', async () => {
    const { user, address, back } = await renderPortal('/news?category=Youth')
    await user.click(within(latest()!).getByText('Read Full Article'))
    await waitFor(() => expect(address()).toMatch(/^\/gpl\/news\?article=[\w-]+$/))
    expect(latest()).toBeNull()
    await back()
    await waitFor(() => expect(latest()).not.toBeNull())
  })

  it('hands the focus to the heading of the page when All news closes it', async () => {
    const { user } = await renderPortal(`/news?article=${ARTICLES[0]?.slug}`)
    await user.click(screen.getByRole('link', { name: 'All news' }))
    await waitFor(() => expect(latest()).not.toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('has its own page behind Read Full Article, for new tabs and without scripts', async () => {
    const { address } = await renderPortal('/news')
    for (const { slug, title } of ARTICLES) {
      const link = screen.getByRole('link', { name: `Read Full Article: ${title}` })
      expect(link.getAttribute('href')).toBe(`/gpl/news/${slug}`)
      expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    }
    expect(address()).toBe('/gpl/news')
  })

  it('is kept on this device by Save until it is pressed again', async () => {
    const { user } = await renderPortal('/news?category=Youth')
    const [article] = ARTICLES.filter(({ category }) => category === 'Youth')
    const save = screen.getByRole('button', { name: `Save: ${article?.title}` })
    await user.click(save)
    expect(save.getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('gpl-saved-articles')).toBe(`["${article?.slug}"]`)
    await user.click(save)
    expect(localStorage.getItem('gpl-saved-articles')).toBe('[]')
  })

  it('is shared by the address of its own page', async () => {
    const { user } = await renderPortal('/news')
    const { slug, title } = ARTICLES[0]!
    await user.click(screen.getByRole('button', { name: `Share: ${title}` }))
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/gpl/news/${slug}`)
  })

  it('has a page of its own, to which its heading leads', async () => {
    const [article] = ARTICLES
    await renderPortal(`/news?article=${article?.slug}`)
    const link = screen.getByRole('link', { name: article!.title })
    expect(link.getAttribute('href')).toBe(`/gpl/news/${article?.slug}`)
  })

  it('says that its text could not be loaded, and tries again', async () => {
    const [article] = ARTICLES
    const path = `/api/league/articles/${article?.slug}`
    const { user } = await renderPortal(`/news?article=${article?.slug}`, {
      answers: { [path]: 'fails' },
    })
    expect(screen.getByText('The article could not be loaded')).toBeTruthy()
    answerApi(SAMPLE_LEAGUE)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('The article could not be loaded')).toBeNull())
  })
})
