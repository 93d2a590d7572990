import { createStore } from 'zustand'

interface CartState {
  /** Ids of the products that were added, in that order; the same one as often as it was added. */
  readonly ids: readonly string[]
  readonly add: (id: string) => void
}

/** The cart of requirement 4: no quantities, sizes or removal. It lasts as long as the page. */
export const cart = createStore<CartState>((set) => ({
  ids: [],
  add: (id) => set(({ ids }) => ({ ids: [...ids, id] })),
}))
