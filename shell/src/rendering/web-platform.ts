import 'core-js/stable/url'
import 'core-js/stable/url-search-params'

/**
 * Browser features that a bare JavaScript context lacks. They are created inside the context, because a
 * function from outside would be a way out.
 */
Object.assign(globalThis, {
  // A page is rendered from available data. Deferred tasks never run, and nothing is aborted.
  setTimeout: () => 0,
  setInterval: () => 0,
  clearTimeout: () => undefined,
  clearInterval: () => undefined,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  AbortController: class {
    readonly signal = {
      aborted: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      throwIfAborted: () => undefined,
    }
    abort() {}
  },
  performance: { now: () => Date.now() },
  console: Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'warn'].map((level) => [level, () => undefined]),
  ),
})
