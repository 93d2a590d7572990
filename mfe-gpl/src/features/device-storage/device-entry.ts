import * as v from 'valibot'

/** A value that is stored on the visitor's device and sent nowhere. */
export interface DeviceEntry<Value> {
  /** Returns the stored value; `empty` if there is none, or if it is unreadable or invalid. */
  readonly read: () => Value
  /** @returns whether the value was stored: storage may be switched off or full. */
  readonly write: (value: Value) => boolean
  /** Calls back when another tab has, or may have, changed the value. @returns a function that stops this. */
  readonly onChangeElsewhere: (listener: () => void) => () => void
}

/** @param key storage key on the device. */
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
        // If storage is switched off or damaged, the stored value is lost, but the page works.
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
        // A null key means that everything was removed.
        if (event.key === key || event.key === null) listener()
      }
      // A page restored from the back/forward cache has missed all events.
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
