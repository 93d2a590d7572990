import type { Release } from 'shared-contracts/release'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface HostFailure {
  /** The remote that could not be shown. */
  readonly remote: string
  readonly reason: string
  /** Whether everything arrived, so that the connection is not to blame. */
  readonly isBroken: boolean
  /** Whether the prerendered page is still on the screen. */
  readonly isPageReadable: boolean
  readonly retry: () => void
}

export interface HostState {
  /** A page is loading. */
  readonly isLoading: boolean
  readonly failure: HostFailure | null
  /** Theme of the remote in the slot, which the host's own parts use as well. */
  readonly theme: Release['theme']
}

export type HostStore = StoreApi<HostState>

export const createHostStore = (theme: Release['theme']): HostStore =>
  createStore<HostState>(() => ({ isLoading: false, failure: null, theme }))
