import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactRequest } from 'shared-contracts/api/contact'
import { submissionKey } from 'shared-contracts/api/form'
import * as v from 'valibot'
import { field } from '../testing/field.ts'
import { renderInHost } from '../testing/render-in-host.tsx'
import { ContactForm } from './ContactForm.tsx'

const fetchMock = jest.fn<typeof fetch>()
globalThis.fetch = fetchMock

/** jsdom has no `Response`; these are the members that the HTTP client reads. */
const answerWith = (status: number) =>
  ({ ok: status < 300, status, statusText: '', text: () => Promise.resolve('') }) as Response

const accepted = () => Promise.resolve(answerWith(201))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

async function fillIn() {
  await userEvent.type(field('First Name'), 'Ama')
  await userEvent.type(field('Last Name'), 'Mensah')
  await userEvent.type(field('Email'), 'ama@example.com')
  await userEvent.selectOptions(field('Subsidiary'), 'General Inquiry')
  await userEvent.type(field('Message'), 'Please call me back.')
}

const keys = () =>
  fetchMock.mock.calls.map(([, init]) =>
    new Map(Object.entries<unknown>({ ...init?.headers })).get('Idempotency-Key'),
  )

describe('ContactForm', () => {
  beforeEach(() => {
    fetchMock.mockReset().mockImplementation(accepted)
  })

  it('offers every subsidiary and a general inquiry', () => {
    renderInHost(<ContactForm />)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Select a subsidiary',
      'Oil & Gas',
      'Procurement',
      'Gold',
      'Construction & Real Estate',
      'Agricol Services',
      'General Inquiry',
    ])
  })

  it('starts with the subsidiary of its page', () => {
    renderInHost(<ContactForm defaultSubsidiary="gold" />)
    expect(field('Subsidiary').value).toBe('gold')
    expect(field('Email').type).toBe('email')
  })

  it('has the subsidiary of its page again after a message for another', async () => {
    renderInHost(<ContactForm defaultSubsidiary="gold" />)
    await fillIn()
    await send()
    expect(field('First Name').value).toBe('')
    expect(field('Subsidiary').value).toBe('gold')
  })

  it('says what is wrong under each field, sends nothing, and focuses the first', async () => {
    renderInHost(<ContactForm />)
    await userEvent.type(field('Message'), 'Too short')
    await send()
    for (const [label, message] of [
      ['First Name', 'First name is required'],
      ['Last Name', 'Last name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Subsidiary', 'Please select a subsidiary'],
      ['Message', 'Message must be at least 10 characters long'],
    ] as const) {
      const id = field(label).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(id)?.textContent).toBe(message)
    }
    expect(document.activeElement).toBe(field('First Name'))
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('checks again with every change after the first submit, and not before', async () => {
    renderInHost(<ContactForm />)
    await userEvent.type(field('Email'), 'ama@')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await send()
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    await userEvent.type(field('Email'), 'example.com')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await userEvent.clear(field('Email'))
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  })

  it('takes a message of ten characters, and not of nine', async () => {
    renderInHost(<ContactForm />)
    await send()
    await userEvent.type(field('Message'), '123456789')
    expect(field('Message').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field('Message'), '0')
    expect(field('Message').getAttribute('aria-invalid')).toBe('false')
  })

  it('takes blanks for no name, and refuses a message of 100 KB in words before it is sent', async () => {
    renderInHost(<ContactForm />)
    await fillIn()
    const long = 'x'.repeat(100 * 1024)
    fireEvent.change(field('First Name'), { target: { value: '   ' } })
    fireEvent.change(field('Message'), { target: { value: long } })
    await send()
    expect(screen.getByText('First name is required')).toBeTruthy()
    expect(screen.getByText('Message must be at most 10,000 characters long')).toBeTruthy()
    expect(field('Message').value).toBe(long)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('sends exactly the five members, says so, and is empty again', async () => {
    const { host } = renderInHost(<ContactForm />)
    await fillIn()
    await send()
    const [path, init] = fetchMock.mock.calls[0] ?? []
    expect(path).toBe('/api/contact')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
    expect(init?.body).toBe(
      JSON.stringify({
        firstName: 'Ama',
        lastName: 'Mensah',
        email: 'ama@example.com',
        subsidiary: 'general',
        message: 'Please call me back.',
      }),
    )
    expect(host.toasts.getState().toasts[0]).toMatchObject({
      title: 'Message sent successfully!',
      description: "We'll get back to you as soon as possible.",
    })
    // The toast disappears; the text in the form, in other words, stays.
    expect(screen.getByText(/^Your message is with us\./)).toBeTruthy()
    expect(field('First Name').value).toBe('')
    expect(field('Message').value).toBe('')
  })

  it('says Sending... and sends once, however often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    renderInHost(<ContactForm />)
    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(button.disabled).toBe(true)
    answer(answerWith(201))
    await screen.findByRole('button', { name: 'Send Message' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed while it was being sent', async () => {
    renderInHost(<ContactForm />)
    let answer: (response: Response) => void = () => undefined
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await fillIn()
    await send()
    await userEvent.type(field('Message'), ' After four, please.')
    await act(() => Promise.resolve(answer(answerWith(201))))
    expect(field('Message').value).toBe('Please call me back. After four, please.')
    fetchMock.mockImplementation(accepted)
    await send()
    expect(field('Message').value).toBe('')
    expect(new Set(keys()).size).toBe(2)
  })

  it('gives the focus back to its button without moving a view that was scrolled meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined
    fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    renderInHost(<ContactForm />)
    await fillIn()
    await send()
    const button = screen.getByRole('button', { name: 'Sending...' })
    // Browsers take the focus from a button that is disabled; jsdom does not.
    act(() => {
      field('Message').focus()
      field('Message').blur()
    })
    const focus = jest.spyOn(button, 'focus')
    answer(answerWith(201))
    await screen.findByRole('button', { name: 'Send Message' })
    expect(document.activeElement).toBe(button)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('keeps what was typed after a failure, and says so beside the form and in a toast', async () => {
    fetchMock.mockResolvedValue(answerWith(503))
    const { host } = renderInHost(<ContactForm />)
    await fillIn()
    await send()
    expect(host.toasts.getState().toasts[0]).toMatchObject({
      title: 'Error sending message',
      description: 'Please try again later.',
      variant: 'destructive',
    })
    expect(screen.getByText(/has not been sent/)).toBeTruthy()
    expect(field('Message').value).toBe('Please call me back.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).disabled).toBe(
      false,
    )
  })

  it('repeats a failed message under the same key, and gives other content another', async () => {
    fetchMock.mockRejectedValue(new TypeError('no connection'))
    renderInHost(<ContactForm />)
    await fillIn()
    await send()
    await send()
    await userEvent.type(field('Message'), ' Today.')
    fetchMock.mockImplementation(accepted)
    await send()
    const [first, second, third] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('gives a message that was sent before a new key', async () => {
    renderInHost(<ContactForm />)
    await fillIn()
    await send()
    await fillIn()
    await send()
    const [first, second] = keys()
    expect(second).not.toBe(first)
  })

  it('says no longer that a message was sent when the next one has mistakes', async () => {
    renderInHost(<ContactForm />)
    await fillIn()
    await send()
    expect(screen.getByText(/^Your message is with us\./)).toBeTruthy()
    await send()
    expect(screen.getByText('First name is required')).toBeTruthy()
    expect(screen.queryByText(/^Your message is with us\./)).toBeNull()
    expect(document.activeElement).toBe(field('First Name'))
  })

  it('can be sent by the browser itself, and says then what the edge wrote into it', () => {
    const { container } = renderInHost(<ContactForm />)
    const form = screen.getByRole<HTMLFormElement>('form')
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/contact'])
    const names = [...container.querySelectorAll('fieldset input')].map((input) =>
      input.getAttribute('name'),
    )
    expect(names).toEqual(['idempotencyKey', 'shownAt', 'returnTo', 'website'])
    expect(screen.queryByRole('textbox', { name: /Website/ })).toBeNull()
    // Scripts send only the form's own members.
    expect([...new FormData(form).keys()]).toEqual([
      'firstName',
      'lastName',
      'email',
      'subsidiary',
      'message',
    ])
  })

  it('sends under the key of the document, and tells how long it was there and who filled the trap', async () => {
    const { container } = renderInHost(<ContactForm />)
    const set = (name: string, value: string) =>
      container.querySelector(`[name=${name}]`)?.setAttribute('value', value)
    set('idempotencyKey', 'key-of-the-document')
    set('website', 'https://buy.example')
    await fillIn()
    await send()
    const { headers: sent, body } = fetchMock.mock.calls[0]?.[1] ?? {}
    const headers = new Headers(sent)
    const message = v.parse(v.pipe(v.string(), v.parseJson(), ContactRequest), body)
    expect(headers.get('Idempotency-Key')).toBe(submissionKey('key-of-the-document', message))
    expect(headers.get('X-Form-Trap')).toBe('1')
    expect(headers.get('X-Form-Age')).toMatch(/^\d+$/)
  })
})
