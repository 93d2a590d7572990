import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createToastStore } from './toast-store.ts'

describe('toast store', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('shows one toast at a time: the newest', () => {
    const store = createToastStore()
    store.getState().show({ title: 'First' })
    store.getState().show({ title: 'Second', variant: 'destructive' })
    expect(store.getState().toasts).toEqual([
      { id: 'toast-2', title: 'Second', variant: 'destructive', isOpen: true },
    ])
  })

  it('closes a toast after 5000 ms and removes it 1,000,000 ms later', () => {
    const store = createToastStore()
    store.getState().show({ title: 'Sent' })
    jest.advanceTimersByTime(4_999)
    expect(store.getState().toasts[0]?.isOpen).toBe(true)
    jest.advanceTimersByTime(1)
    expect(store.getState().toasts[0]?.isOpen).toBe(false)
    jest.advanceTimersByTime(999_999)
    expect(store.getState().toasts).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(store.getState().toasts).toHaveLength(0)
  })

  it('gives a toast that replaces another its own full 5000 ms', () => {
    const store = createToastStore()
    store.getState().show({ title: 'First' })
    jest.advanceTimersByTime(4_000)
    store.getState().show({ title: 'Second' })
    jest.advanceTimersByTime(4_000)
    expect(store.getState().toasts[0]).toMatchObject({ title: 'Second', isOpen: true })
  })

  it('ignores a second dismissal', () => {
    const store = createToastStore()
    const id = store.getState().show({ title: 'Sent' })
    store.getState().dismiss(id)
    const after = store.getState().toasts
    store.getState().dismiss(id)
    expect(store.getState().toasts).toBe(after)
  })
})
