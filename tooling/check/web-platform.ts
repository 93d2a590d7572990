import { TextDecoder, TextEncoder } from 'node:util'

/** Not faked by a test's clock: what waits for it is React's own work. */
const later = setTimeout

/** As much of a channel as React's server renderer asks of one. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) }
}

/** jsdom lays nothing out, so no size ever changes. */
class SteadySizes implements ResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// Every browser has these, and jsdom does not: React Router, React's server renderer and the host need them.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  MessageChannel: Channel,
  ResizeObserver: SteadySizes,
})

/**
 * Queries by role ask for the style of every element, many times over, and jsdom matches each of them with
 * every rule of the document, which was half of the time of all tests. Until the document changes, the
 * answer is the same.
 */
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window)
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  const forget = () => {
    known = new WeakMap()
  }
  const changes = new MutationObserver(forget)
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    if (changes.takeRecords().length > 0) forget()
    const style = known.get(element) ?? compute(element)
    known.set(element, style)
    return style
  }
}
