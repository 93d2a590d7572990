import { IDBFactory } from 'fake-indexeddb'
import { setImmediate } from 'node:timers'
import { deserialize, serialize } from 'node:v8'

/** Gives a test its own empty database. jsdom has none, cannot clone values, and is slow without `setImmediate`. */
export function keepInMemory(): void {
  Object.assign(globalThis, {
    indexedDB: new IDBFactory(),
    setImmediate,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  })
}
