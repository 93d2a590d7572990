import { TextDecoder, TextEncoder } from 'node:util'

/** Not faked by a test's clock: what waits for it is React's own work. */
const later = setTimeout

/** As much of a channel as React's server renderer asks of one. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) }
}

// Every browser has these, and jsdom does not. Imported before React Router and React's server renderer.
Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel: Channel })
