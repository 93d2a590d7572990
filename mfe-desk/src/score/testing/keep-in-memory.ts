import { IDBFactory } from 'fake-indexeddb'
import { setImmediate } from 'node:timers'
import { deserialize, serialize } from 'node:v8'

/** Gives a test an empty database of its own; jsdom has none, and no way to copy values, and waits long for the next turn. */
export function keepInMemory(): void {
  Object.assign(globalThis, {
    indexedDB: new IDBFactory(),
    setImmediate,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  })
}
