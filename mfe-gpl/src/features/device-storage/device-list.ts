import { useEffect } from 'react'
import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { deviceEntry, type DeviceEntry } from './device-entry.ts'

export interface DeviceListState {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
  /** Replaces ids by those that their records have now. */
  readonly rename: (idNow: (id: string) => string) => void
  readonly read: () => void
  readonly onChangeElsewhere: DeviceEntry<readonly string[]>['onChangeElsewhere']
}

const Ids = v.array(v.string())

/**
 * Creates a list of ids that is stored on the visitor's device and sent nowhere.
 *
 * @param key storage key on the device. If storage is switched off, the list lasts as long as the page.
 */
export function createDeviceList(key: string) {
  const entry = deviceEntry<readonly string[]>(key, Ids, [])
  let isKept = true
  return createStore<DeviceListState>((set, get) => {
    // Another tab may have changed the list since this one has read it.
    const newest = () => (isKept ? entry.read() : get().ids)
    const keep = (ids: readonly string[]) => {
      set({ ids })
      isKept = entry.write(ids)
    }
    return {
      ids: [],
      toggle: (id) => {
        const others = newest().filter((each) => each !== id)
        keep(get().ids.includes(id) ? others : [...others, id])
      },
      rename: (idNow) => {
        const ids = newest()
        if (ids.some((id) => idNow(id) !== id)) keep([...new Set(ids.map(idNow))])
      },
      read: () => {
        if (isKept) set({ ids: entry.read() })
      },
      onChangeElsewhere: entry.onChangeElsewhere,
    }
  })
}

/** Reads the list after hydration, because the server does not know it, and follows changes in other tabs. */
export function useDeviceList(list: ReturnType<typeof createDeviceList>) {
  const ids = useStore(list, (state) => state.ids)
  const toggle = useStore(list, (state) => state.toggle)
  useEffect(() => {
    const { read, onChangeElsewhere } = list.getState()
    read()
    return onChangeElsewhere(read)
  }, [list])
  return { ids, toggle }
}
