import { createStore, type StoreApi } from 'zustand/vanilla'

/** Display time of a toast, and time that a dismissed one stays in the store (requirement 9), in milliseconds. */
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface ToastContent {
  readonly title: string
  readonly description?: string
  /** `destructive` reports a failure and is read out at once. */
  readonly variant?: 'default' | 'destructive'
}

export interface Toast extends ToastContent {
  readonly id: string
  readonly isOpen: boolean
}

export interface ToastState {
  /** At most one: a new toast replaces the one before. */
  readonly toasts: readonly Toast[]
  readonly show: (content: ToastContent) => string
  /** Closes the toast now; it leaves the store {@link TOAST_REMOVE_DELAY_MS} later. */
  readonly dismiss: (id: string) => void
}

export type ToastStore = StoreApi<ToastState>

export function createToastStore(): ToastStore {
  let count = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  return createStore<ToastState>((set, get) => ({
    toasts: [],
    show: (content) => {
      const id = `toast-${++count}`
      clearTimeout(closing)
      set({ toasts: [{ ...content, id, isOpen: true }] })
      closing = setTimeout(() => get().dismiss(id), TOAST_DURATION_MS)
      return id
    },
    dismiss: (id) => {
      if (!get().toasts.some((toast) => toast.id === id && toast.isOpen)) return
      set(({ toasts }) => ({
        toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
      }))
      setTimeout(
        () => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
        TOAST_REMOVE_DELAY_MS,
      )
    },
  }))
}
