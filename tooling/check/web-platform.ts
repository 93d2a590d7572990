import { TextDecoder, TextEncoder } from 'node:util'
import * as React from 'react'

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
 * React takes the stack of every element's making, up to 10,000 a second, so that a warning can name its owner:
 * a tenth of the time of a page's tests. Told that it has taken enough, it goes by the stack of components.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
}

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
