import 'core-js/stable/url'
import 'core-js/stable/url-search-params'

/**
 * What browsers have and a bare JavaScript context lacks. It is made inside of the context: a function from
 * outside would be a way out.
 */
Object.assign(globalThis, {
  // A page is rendered from what is known. What it put off is never done, and nobody aborts anything.
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
