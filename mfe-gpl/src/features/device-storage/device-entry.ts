import * as v from 'valibot'

/** One value that stays on the visitor's device and goes nowhere else. */
export interface DeviceEntry<Value> {
  /** What is kept; `empty` where nothing is, and where it cannot be read or is not what we write. */
  readonly read: () => Value
  /** @returns whether it is kept from now on: storage may be switched off or full. */
  readonly write: (value: Value) => boolean
  /** Calls back when another tab has changed it, or may have while this page was set aside. Returns the end of that. */
  readonly onChangeElsewhere: (listener: () => void) => () => void
}

/** @param key of the device's storage. */
export function deviceEntry<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
): DeviceEntry<Value> {
  return {
    read: () => {
      try {
        const kept = localStorage.getItem(key)
        if (kept === null) return empty
        const value = v.safeParse(schema, JSON.parse(kept))
        return value.success ? value.output : empty
      } catch {
        // Storage that is switched off or damaged costs what was kept, not the page.
        return empty
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    onChangeElsewhere: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // Without a key everything was removed.
        if (event.key === key || event.key === null) listener()
      }
      // A page that Back brings out of the browser's memory was told nothing meanwhile.
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
