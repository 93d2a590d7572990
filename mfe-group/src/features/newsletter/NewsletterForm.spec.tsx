import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderSite } from '../../testing/render-site.tsx'

afterEach(cleanup)

const form = () => within(screen.getByRole('form', { name: 'Newsletter' }))

async function subscribe(answer: unknown, email: string) {
  const site = await renderSite('/news', { answers: { '/api/newsletter': answer } })
  if (email) await site.user.type(form().getByLabelText(/Email/), email)
  await site.user.click(form().getByRole('button', { name: 'Subscribe' }))
  const sent = site.requests.filter(({ path }) => path === '/api/newsletter')
  return { ...site, sent }
}

describe('the newsletter box', () => {
  it('asks for an address that is one, and sends nothing else', async () => {
    const { sent } = await subscribe({ id: 1 }, 'ama@')
    form().getByText('Please enter a valid email address')
    expect(form().getByLabelText(/Email/).getAttribute('type')).toBe('email')
    expect(sent).toEqual([])
  })

  it('stores the address and asks for it to be confirmed', async () => {
    const { sent } = await subscribe({ id: 1 }, 'ama@example.com')
    expect(form().getByRole('status').textContent).toBe(
      'Please confirm your address. We have sent a link to ama@example.com.',
    )
    expect(sent.map(({ init }) => init?.body)).toEqual(['{"email":"ama@example.com"}'])
  })

  it('says that it failed, and keeps what was typed', async () => {
    await subscribe(503, 'ama@example.com')
    expect(form().getByRole('alert').textContent).toBe(
      'Your address has not been stored. Please try again in a moment.',
    )
    expect(form().getByLabelText(/Email/)).toHaveProperty('value', 'ama@example.com')
  })
})
