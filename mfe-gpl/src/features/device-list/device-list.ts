import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'

export interface DeviceListState {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
  readonly read: () => void
}

/**
 * A list of ids that stays on the visitor's device and goes nowhere else.
 *
 * @param key of the device's storage. Where storage is switched off the list lasts as long as the page.
 */
export function createDeviceList(key: string) {
  return createStore<DeviceListState>((set, get) => ({
    ids: [],
    toggle: (id) => {
      const { ids } = get()
      const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
      set({ ids: next })
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is off or full.
      }
    },
    read: () => set({ ids: stored(key) }),
  }))
}

/** Read after hydration, because the server does not know what is kept. */
export function useDeviceList(list: ReturnType<typeof createDeviceList>) {
  const ids = useStore(list, (state) => state.ids)
  const toggle = useStore(list, (state) => state.toggle)
  useEffect(() => list.getState().read(), [list])
  return { ids, toggle }
}

function stored(key: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
