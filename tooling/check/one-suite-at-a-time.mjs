import hooks from 'node:async_hooks'

/**
 * Jest isolates asynchronous code with a storage for each suite, and leaves the storages behind. Before Node 24
 * every promise is reported to each of them: an `await` in a worker that had run a hundred suites took about
 * forty times as long as in its first suite. So each suite first disables the storages of the suite before it.
 */
const MADE = Symbol.for('storages that a suite has made')

const { AsyncLocalStorage } = hooks
for (const storage of AsyncLocalStorage[MADE] ?? []) storage.disable()
const Original = AsyncLocalStorage[MADE]
  ? Object.getPrototypeOf(AsyncLocalStorage)
  : AsyncLocalStorage

class SuiteStorage extends Original {
  static [MADE] = new Set()

  constructor(...options) {
    super(...options)
    hooks.AsyncLocalStorage[MADE]?.add(this)
  }
}

// Not assigned: since Node 24 the module has a getter here.
Object.defineProperty(hooks, 'AsyncLocalStorage', {
  value: SuiteStorage,
  configurable: true,
  enumerable: true,
  writable: true,
})
