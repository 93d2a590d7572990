import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
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
