import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { field, renderPage, rulesOf, type Answer } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

afterEach(cleanup)

const ACCEPTED = { body: { id: 1 } }
const box = () => screen.getByRole('form', { name: 'Newsletter' })
const form = () => within(box())

async function subscribe(answer: Answer, email: string) {
  const site = await renderPage(remote, '/news', { answers: { '/api/newsletter': answer } })
  if (email) await site.user.type(field('Email', box()), email)
  await site.user.click(form().getByRole('button', { name: 'Subscribe' }))
  return site.requestsOf('/api/newsletter')
}

describe('the newsletter box', () => {
  it('asks for an address that is one, and sends nothing else', async () => {
    const sent = await subscribe(ACCEPTED, 'ama@')
    form().getByText('Please enter a valid email address')
    expect(field('Email', box()).getAttribute('type')).toBe('email')
    expect(sent).toEqual([])
  })

  it('stores the address and asks for it to be confirmed', async () => {
    const sent = await subscribe(ACCEPTED, 'ama@example.com')
    expect(form().getByRole('status').textContent).toBe(
      'Please confirm your address. We have sent a link to ama@example.com.',
    )
    expect(sent.map(({ init }) => init?.body)).toEqual([
      '{"email":"ama@example.com","list":"group"}',
    ])
  })

  it('has a field that is wide enough for an address', async () => {
    await renderPage(remote, '/news')
    const rules = rulesOf(box()).join()
    expect(rules).toContain('grid-template-columns: minmax(0, 28rem)')
    expect(rules).not.toContain('justify-items')
  })

  it('says nothing of a stored address when the next one is none', async () => {
    await subscribe(ACCEPTED, 'ama@example.com')
    fireEvent.submit(box())
    form().getByText('Please enter a valid email address')
    expect(form().getByRole('status').textContent).toBe('')
  })

  it('promises no mail where none is sent', async () => {
    await subscribe({ body: { email: 'ama@example.com', isMailed: false } }, 'ama@example.com')
    expect(form().getByRole('status').textContent).toBe(
      'Your address is noted: ama@example.com. This site does not send mail yet. As soon as it does, you get a link by which to confirm.',
    )
  })

  it('says that it failed, and keeps what was typed', async () => {
    await subscribe('fails', 'ama@example.com')
    expect(form().getByRole('alert').textContent).toBe(
      'Your address has not been stored. Please try again in a moment.',
    )
    expect(field('Email', box())).toHaveProperty('value', 'ama@example.com')
  })
})
