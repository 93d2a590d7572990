import { useEffect } from 'react'
import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { deviceEntry } from '../device-storage/device-entry.ts'

interface CartState {
  /** Ids of the products that were added, in that order; the same one as often as it was added. */
  readonly ids: readonly string[]
  /** The size that was chosen for each of them, at the same place; null where none was. */
  readonly sizes: readonly (string | null)[]
  /** Whether the device keeps the list: otherwise it lasts as long as the page. */
  readonly isKept: boolean
  readonly add: (id: string, size?: string | null) => void
  /** @param place in the list, from 0. */
  readonly remove: (place: number) => void
  /** Takes over what the device keeps. */
  readonly read: () => void
}

type Lines = Pick<CartState, 'ids' | 'sizes'>

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** A list whose sizes cannot be read is still a list. */
const KeptLines = v.pipe(
  v.object({ ids: v.array(Text), sizes: v.fallback(v.array(v.nullable(Text)), []) }),
  v.transform(({ ids, sizes }) => ({ ids, sizes: ids.map((_, place) => sizes[place] ?? null) })),
)

const entry = deviceEntry<Lines>('gpl-cart', KeptLines, { ids: [], sizes: [] })

/**
 * The cart of requirement 4, a list of ids, with the sizes beside it. It stays on the visitor's device, and every tab
 * adds to what the others have left there.
 */
export const cart = createStore<CartState>((set, get) => {
  /** What the device keeps, unless it kept nothing of the last change. */
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
      // Another tab was faster: what stands at this place now is not what the visitor meant.
      if (lines.ids[place] !== get().ids[place]) return set(lines)
      change({ ids: lines.ids.toSpliced(place, 1), sizes: lines.sizes.toSpliced(place, 1) })
    },
    read: () => set(latest()),
  }
})

/** The cart as it is now, in whichever tab it was changed. The server does not know it: it is read after hydration. */
export function useCart(): CartState {
  useEffect(() => {
    const { read } = cart.getState()
    read()
    return entry.onChangeElsewhere(read)
  }, [])
  return useStore(cart)
}
