import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
import { rulesOf } from '../testing/rules-of.ts'
import { Toaster } from './Toaster.tsx'

function showToaster() {
  const { toasts } = testHost()
  renderInHost(<Toaster toasts={toasts} />)
  return toasts
}

describe('Toaster', () => {
  it('shows title and description in a status', () => {
    const toasts = showToaster()
    act(() => void toasts.getState().show({ title: 'Saved', description: 'All is well.' }))
    const status = within(screen.getByRole('status'))
    expect(status.getByText('Saved')).toBeTruthy()
    expect(status.getByText('All is well.')).toBeTruthy()
  })

  it('shows a failure in an alert', () => {
    const toasts = showToaster()
    act(() => void toasts.getState().show({ title: 'Lost', variant: 'destructive' }))
    expect(within(screen.getByRole('alert')).getByText('Lost')).toBeTruthy()
  })

  it('shows one toast, the newest', () => {
    const toasts = showToaster()
    act(() => {
      toasts.getState().show({ title: 'First' })
      toasts.getState().show({ title: 'Second' })
    })
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeTruthy()
  })

  it('closes by its button', () => {
    const toasts = showToaster()
    act(() => void toasts.getState().show({ title: 'Saved' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stands clear of a bar at the bottom of the page, and of nothing where there is none', () => {
    showToaster()
    expect(rulesOf(screen.getByRole('status').parentElement)).toContainEqual(
      expect.stringContaining('inset: auto 16px calc(16px + var(--bar-below, 0px)) auto'),
    )
  })
})

describe('the focus of a toast that goes', () => {
  const close = () => screen.getByRole('button', { name: 'Close' })
  /** Changes the store, and lets the focus follow, which it does in a microtask. */
  const change = (step: () => void) =>
    act(() => {
      step()
      return Promise.resolve()
    })

  /** Shows a toast, to which the keyboard moves from a part of the page. */
  async function reachToast(page = <button type="button">Send</button>) {
    const { toasts } = testHost()
    renderInHost(
      <>
        <main>{page}</main>
        <Toaster toasts={toasts} />
      </>,
    )
    act(() => void toasts.getState().show({ title: 'First' }))
    screen.queryByRole('button', { name: 'Send' })?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(close())
    return toasts
  }

  it('returns to where it was before the toast was closed', async () => {
    await reachToast()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  })

  it('returns when the toast closes by itself', async () => {
    const toasts = await reachToast()
    await change(() => toasts.getState().dismiss('toast-1'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  })

  it('moves to the toast that replaces it, and from there to where it was before', async () => {
    const toasts = await reachToast()
    await change(() => void toasts.getState().show({ title: 'Lost', variant: 'destructive' }))
    expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  })

  it('moves to the main landmark when it came from nowhere', async () => {
    await reachToast(<p>Sent</p>)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('moves to the main landmark when the part before cannot have it any more', async () => {
    await reachToast()
    screen.getByRole('button', { name: 'Send' }).toggleAttribute('disabled', true)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('stays where it is when another part of the page has it', async () => {
    const toasts = await reachToast()
    screen.getByRole('button', { name: 'Send' }).focus()
    await change(() => toasts.getState().dismiss('toast-1'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
    act(() => screen.getByRole('button', { name: 'Send' }).blur())
    await change(() => void toasts.getState().show({ title: 'Second' }))
    expect(document.activeElement).toBe(document.body)
  })
})
