import { useEffect } from 'react'
import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { deviceEntry } from '../device-storage/device-entry.ts'

interface CartState {
  /** Ids of the products, in the order of adding; repeated if a product was added again. */
  readonly ids: readonly string[]
  /** Size of each product, at the same index; null if none was chosen. */
  readonly sizes: readonly (string | null)[]
  /** Whether the device stores the list; otherwise it lasts as long as the page. */
  readonly isKept: boolean
  readonly add: (id: string, size?: string | null) => void
  /** @param place index in the list, from 0. */
  readonly remove: (place: number) => void
  /** Reads the stored list. */
  readonly read: () => void
}

type Lines = Pick<CartState, 'ids' | 'sizes'>

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** A list is still valid if its sizes cannot be read. */
const KeptLines = v.pipe(
  v.object({ ids: v.array(Text), sizes: v.fallback(v.array(v.nullable(Text)), []) }),
  v.transform(({ ids, sizes }) => ({ ids, sizes: ids.map((_, place) => sizes[place] ?? null) })),
)

const entry = deviceEntry<Lines>('gpl-cart', KeptLines, { ids: [], sizes: [] })

/**
 * The cart of requirement 4: a list of ids, with their sizes. It is stored on the visitor's device, and every tab
 * adds to what the others have stored.
 */
export const cart = createStore<CartState>((set, get) => {
  /** The stored list, or this tab's own if the last change could not be stored. */
  const latest = (): Lines => (get().isKept ? entry.read() : get())
  const change = ({ ids, sizes }: Lines) => set({ ids, sizes, isKept: entry.write({ ids, sizes }) })
  return {
    ids: [],
    sizes: [],
    isKept: true,
    add: (id, size = null) => {
      const { ids, sizes } = latest()
      change({ ids: [...ids, id], sizes: [...sizes, size] })
    },
    remove: (place) => {
      const lines = latest()
      // Another tab has changed the list: this place no longer has the product that the visitor meant.
      if (lines.ids[place] !== get().ids[place]) return set(lines)
      change({ ids: lines.ids.toSpliced(place, 1), sizes: lines.sizes.toSpliced(place, 1) })
    },
    read: () => set(latest()),
  }
})

/** Returns the current cart, whichever tab changed it. The server does not know it, so it is read after hydration. */
export function useCart(): CartState {
  useEffect(() => {
    const { read } = cart.getState()
    read()
    return entry.onChangeElsewhere(read)
  }, [])
  return useStore(cart)
}
