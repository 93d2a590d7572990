import { TextDecoder, TextEncoder } from 'node:util'

/** The real timer, not faked by a test's clock: React's own work waits for it. */
const later = setTimeout

/** The part of a MessageChannel that React's server renderer uses. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => void later(() => this.port1.onmessage?.()) }
}

/** jsdom has no layout, so sizes never change. */
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

/** jsdom has dialogs that cannot be opened. */
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
}

/**
 * Caches computed styles until the document changes. Queries by role ask for the style of every element
 * many times, and jsdom matches each element against every rule of the document, which took half of the
 * time of all tests.
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
