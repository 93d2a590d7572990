import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { textsOf } from '../../testing/texts.ts'
import { renderPortal } from '../../testing/sample-league.ts'

const region = (name: string) => screen.getByRole('region', { name })

describe('what stands beside the news', () => {
  it('are five trending topics with their posts', async () => {
    await renderPortal('/news')
    const topics = textsOf(within(region('Trending Now')).getAllByRole('listitem'))
    expect(topics).toHaveLength(5)
    for (const topic of topics) expect(topic).toMatch(/\dK posts$/)
  })

  it('are the five topics with the most posts, however many editors have entered', async () => {
    const body = [70, 60, 50, 40, 30, 20].map((posts) => ({ name: `Topic ${posts}`, posts }))
    await renderPortal('/news', { answers: { '/api/league/topics': { body } } })
    const topics = textsOf(within(region('Trending Now')).getAllByRole('listitem'))
    expect(topics.map((topic) => topic.slice(0, 8))).toEqual([
      ...['Topic 70', 'Topic 60', 'Topic 50', 'Topic 40', 'Topic 30'],
    ])
  })

  it('show every topic in a preview, which may be of the last one', async () => {
    const body = [70, 60, 50, 40, 30, 20].map((posts) => ({ name: `Topic ${posts}`, posts }))
    const answers = { '/api/league/topics?preview=token': { body } }
    await renderPortal('/news?preview=token', { answers })
    expect(within(region('Trending Now')).getAllByRole('listitem')).toHaveLength(6)
  })

  it('are topics that lead to their stories, by tag, title or excerpt, at the top of the page', async () => {
    const { user, address } = await renderPortal('/news')
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
    await user.click(within(region('Trending Now')).getByRole('link', { name: 'Accra Lions' }))
    await waitFor(() => expect(address()).toBe('/gpl/news?topic=Accra%20Lions'))
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    scrollTo.mockRestore()
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Lions silence Kumasi and open the title race',
      'Quaye draws interest from abroad',
    ])
    expect(screen.getByRole('link', { name: 'All stories' }).getAttribute('href')).toBe('/gpl/news')
  })

  it('are topics that lead nowhere while no story is about them', async () => {
    await renderPortal('/news', {
      answers: { '/api/league/topics': { body: [{ name: 'Golden boots', posts: 1200 }] } },
    })
    expect(within(region('Trending Now')).getByText('Golden boots').closest('a')).toBeNull()
  })

  it('find something by each topic, featured or not, and nothing is said to be missing', async () => {
    await renderPortal('/news?topic=Super+Clash')
    expect(within(region('Featured')).getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(screen.queryByText('No articles found')).toBeNull()
  })

  it('are three quick stats', async () => {
    await renderPortal('/news')
    expect(textsOf(within(region('Quick Stats')).getAllByRole('listitem'))).toEqual([
      '15 goals top scorer',
      '14 matches played',
      '18 teams',
    ])
  })

  it.each([
    ['fan@example.org', 201, 'Please confirm your address'],
    ['fan@example.org', 500, 'You are not subscribed yet'],
    ['fan at example', null, undefined],
    [`${'f'.repeat(250)}@example.org`, null, undefined],
  ])('is a newsletter that takes %s, answered %s, for "%s"', async (email, status, title) => {
    const { user, toast } = await renderPortal('/news')
    globalThis.fetch = jest.fn<typeof fetch>(() =>
      Promise.resolve({
        ok: status === 201,
        status,
        statusText: '',
        text: () => Promise.resolve(''),
        json: () => Promise.resolve({}),
      } as Response),
    )
    const form = within(screen.getByRole('form', { name: 'Newsletter' }))
    expect(form.getByText('No spam, unsubscribe anytime')).toBeTruthy()
    const field = form.getByLabelText<HTMLInputElement>(/^Email/)
    expect(field.type).toBe('email')
    await user.type(field, email)
    await user.click(form.getByRole('button', { name: 'Subscribe Now' }))
    await waitFor(() => expect(toast()?.title).toBe(title))
    if (status === null) expect(form.getByText('Please enter a valid email address')).toBeTruthy()
    expect(jest.mocked(fetch).mock.calls.map(([path, init]) => [path, init?.body])).toEqual(
      status === null
        ? []
        : [['/api/newsletter', JSON.stringify({ email, list: 'league-company' })]],
    )
  })
})
