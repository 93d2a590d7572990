import { afterEach, describe, expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { renderInHost } from '../testing/render-in-host.tsx'
import { chooseScheme } from './scheme-choice.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

afterEach(() => act(() => chooseScheme('system')))

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const painted = () => document.documentElement.dataset['scheme']

describe('the switch of colours', () => {
  it('follows the system until the visitor chooses', () => {
    renderInHost(<SchemeSwitch />)
    expect(choice('System').checked).toBe(true)
    expect(painted()).toBeUndefined()
    expect(document.cookie).toBe('')
  })

  it.each([
    ['Light', 'light'],
    ['Dark', 'dark'],
  ])('paints the document %s at once and keeps the choice in a cookie', async (label, scheme) => {
    renderInHost(<SchemeSwitch />)
    await userEvent.click(choice(label))
    expect(painted()).toBe(scheme)
    expect(document.cookie).toBe(`scheme=${scheme}`)
    await waitFor(() => expect(choice(label).checked).toBe(true))
  })

  it('forgets the choice when the visitor goes back to the system', async () => {
    renderInHost(<SchemeSwitch />)
    await userEvent.click(choice('Dark'))
    await userEvent.click(choice('System'))
    expect(painted()).toBeUndefined()
    expect(document.cookie).toBe('')
  })

  it('says of a site that does not follow the system what no choice means there', () => {
    renderInHost(<SchemeSwitch unchosen="Default" />)
    expect(choice('Default').checked).toBe(true)
    expect(screen.queryByRole('radio', { name: 'System' })).toBeNull()
  })

  it('paints what was chosen before any script ran', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<SchemeSwitch />)
    choice('Dark').checked = true
    await act(() => Promise.resolve(render(<SchemeSwitch />, { container, hydrate: true })))
    expect(painted()).toBe('dark')
    await waitFor(() => expect(choice('Dark').checked).toBe(true))
  })

  it('shows what the edge painted from the cookie of an earlier visit', () => {
    document.documentElement.dataset['scheme'] = 'dark'
    renderInHost(<SchemeSwitch />)
    expect(choice('Dark').checked).toBe(true)
  })
})
