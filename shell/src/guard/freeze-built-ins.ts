/** Names of the page's global object that host and remotes use. */
const GLOBALS =
  'fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame queueMicrotask structuredClone ' +
  'Array Object Map Set WeakMap WeakSet Promise Proxy Reflect JSON Math Symbol String Number RegExp Error Date ' +
  'URL URLSearchParams Request Response Headers AbortController AbortSignal Event CustomEvent EventTarget ' +
  'Node Element Document History MutationObserver IntersectionObserver ResizeObserver'

/** Objects with shared functions of their own: `Object.keys`, `JSON.parse`. */
const OBJECTS = 'Object Array Promise Reflect JSON Math'

/**
 * Classes whose instances all scripts share. `Object`, `Function`, `Error`, `RegExp` and elements are left out:
 * objects that inherit from them get a `toString`, `name`, `exec` or `focus` by assignment, which a frozen
 * prototype forbids.
 */
const CLASSES =
  'Array Map Set WeakMap Promise String Number URL URLSearchParams Response Headers EventTarget Node Document History'

/**
 * Makes the browser's own functions unchangeable before any script of a remote runs. A remote that replaces one
 * throws, and its release is replaced by the last good one, instead of breaking the others.
 *
 * Prototypes are frozen whole: V8 recognises a frozen prototype of arrays, and its loops take five times as
 * long when a single method is fixed.
 */
export function freezeBuiltIns(page: object = globalThis): void {
  for (const name of OBJECTS.split(' ')) Object.freeze(Reflect.get(page, name))
  for (const name of CLASSES.split(' ')) {
    const shared: unknown = Reflect.get(page, name)
    if (typeof shared === 'function') Object.freeze(shared.prototype)
  }
  for (const name of GLOBALS.split(' ')) {
    if (name in page) Object.defineProperty(page, name, { writable: false, configurable: false })
  }
}
