import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { inHost, testHost } from '../testing/in-host.tsx'
import { drawFields } from './fields.tsx'
import { FormField } from './FormField.tsx'
import { provideFields } from './provided-fields.ts'

/** Callbacks of the observers, to be called when a field is near. */
let near: (() => void)[] = []

class Observer {
  constructor(onChange: IntersectionObserverCallback) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    near.push(() => onChange([entry], this as unknown as IntersectionObserver))
  }
  observe() {}
  disconnect() {}
}

function Form() {
  const [error, setError] = useState<string>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setError('That is no address')
      }}
    >
      <FormField name="email" label="Email" error={error} />
      <button>Send</button>
    </form>
  )
}

const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const comeNear = () => act(() => Promise.resolve(near.forEach((call) => call())))

describe('a field whose script is still to come', () => {
  let root: Root
  let complaints: ReturnType<typeof jest.spyOn>

  beforeEach(async () => {
    near = []
    Object.assign(globalThis, { IntersectionObserver: Observer })
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.body.appendChild(document.createElement('div'))
    const host = testHost()
    container.innerHTML = renderToString(inHost(<Form />, host))
    provideFields(null)
    root = await act(() => Promise.resolve(hydrateRoot(container, inHost(<Form />, host))))
  })
  afterEach(async () => {
    await act(() => Promise.resolve(root.unmount()))
    drawFields()
    document.body.replaceChildren()
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  })

  it('stands as the document brought it, and keeps what is typed whatever changes around it', () => {
    emailField().value = 'ama@example.com'
    fireEvent.submit(screen.getByRole('button').closest('form') ?? document.body)
    expect(emailField().value).toBe('ama@example.com')
    expect(screen.queryByText('That is no address')).toBeNull()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('is taken over when it nears the screen: the same element, its letters, and what changed meanwhile', async () => {
    const before = emailField()
    before.value = 'ama@example.com'
    fireEvent.submit(screen.getByRole('button').closest('form') ?? document.body)
    await comeNear()
    expect(await screen.findByText('That is no address')).toBeTruthy()
    expect(emailField()).toBe(before)
    expect(before.value).toBe('ama@example.com')
    expect(before.getAttribute('aria-invalid')).toBe('true')
    expect(complaints).not.toHaveBeenCalled()
  })
})

it('is drawn at once into a page that comes after a link, without a complaint', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  provideFields(null)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(() => Promise.resolve(root.render(inHost(<Form />, testHost()))))
  await waitFor(() => expect(emailField()).toBeTruthy())
  expect(complaints.mock.calls).toEqual([])
  await act(() => Promise.resolve(root.unmount()))
  document.body.replaceChildren()
})
