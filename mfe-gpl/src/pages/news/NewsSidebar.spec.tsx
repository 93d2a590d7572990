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
