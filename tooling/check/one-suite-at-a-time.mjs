import hooks from 'node:async_hooks'

/**
 * Jest keeps what runs asynchronously apart by a storage for each suite, and leaves the storage behind. Before Node 24
 * every promise is told to each of them: an `await` in a worker that had run a hundred suites took some forty times as
 * long as in its first one. So a suite first ends what the suite before it has left.
 */
const MADE = Symbol.for('storages that a suite has made')

const { AsyncLocalStorage } = hooks
for (const storage of AsyncLocalStorage[MADE] ?? []) storage.disable()
const Original = AsyncLocalStorage[MADE]
  ? Object.getPrototypeOf(AsyncLocalStorage)
  : AsyncLocalStorage

hooks.AsyncLocalStorage = class extends Original {
  static [MADE] = new Set()

  constructor(...options) {
    super(...options)
    hooks.AsyncLocalStorage[MADE]?.add(this)
  }
}
