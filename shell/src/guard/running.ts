const STORAGE_KEY = 'running'

/** Key of the name of the lock that a tab holds while its names are stored. */
const LOCK_KEY = 'running-lock'

/** As many as a report names, plus the release that it is about. */
const MAX_NAMES = 11

/**
 * Releases that ran in this tab, as `mfe-gpl@1.4.0`, the latest last. They are kept in the tab's storage while
 * the tab is visible. Leaving the page removes them, but a tab that freezes or runs out of memory cannot do so.
 * So the next document knows what crashed the one before. A duplicated tab gets a copy of the names: that the
 * tab which wrote them lives on, it learns from a lock that the browser takes from a tab that ends.
 */
export class Running {
  /** Releases in the tab's storage when this document began; empty if the last one was left normally. */
  readonly found: readonly string[]
  private readonly foundLock: string | null
  private readonly lock = String(Math.random())
  private unlock: (() => void) | null = null
  private names: string[] = []
  private readonly storage: Storage | null

  constructor(storage: Storage | null = tabStorage()) {
    this.storage = storage
    this.found = namesIn(storage?.getItem(STORAGE_KEY) ?? '[]')
    this.foundLock = storage?.getItem(LOCK_KEY) ?? null
    const keep = () => this.keep()
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pageshow', keep)
    window.addEventListener('pagehide', () => this.clear())
    keep()
  }

  /** Returns the found releases if their document crashed, and none if it lives on in the tab that this one copies. */
  async died(): Promise<readonly string[]> {
    const locks = await tabLocks()
      ?.query()
      .catch(() => null)
    return locks?.held?.some(({ name }) => name === this.foundLock) ? [] : this.found
  }

  /** Call before any of the release's scripts runs. */
  add(name: string): void {
    this.names = [...this.names.filter((known) => known !== name), name].slice(-MAX_NAMES)
    this.keep()
  }

  /** The release that was begun or shown last. */
  get latest(): string | undefined {
    return this.names.at(-1)
  }

  /** Returns the other releases that ran before. */
  before(name: string): string[] {
    return this.names.filter((known) => known !== name).slice(1 - MAX_NAMES)
  }

  private keep(): void {
    if (document.hidden || this.names.length === 0) {
      this.clear()
      return
    }
    try {
      this.storage?.setItem(LOCK_KEY, this.lock)
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(this.names))
    } catch {
      // A remote has filled the storage. Pages matter more than this note.
    }
    if (!this.unlock) {
      const isOver = new Promise<void>((resolve) => (this.unlock = resolve))
      // Without a lock, a duplicated tab takes this one for dead.
      tabLocks()
        ?.request(this.lock, () => isOver)
        .catch(() => undefined)
    }
  }

  private clear(): void {
    this.storage?.removeItem(STORAGE_KEY)
    this.storage?.removeItem(LOCK_KEY)
    this.unlock?.()
    this.unlock = null
  }
}

/** Returns the locks that all tabs of the site share; undefined where the connection is not secure. */
const tabLocks = () => (navigator as Partial<Navigator>).locks

/** Reads the stored names, which any script of the site may have written. */
function namesIn(text: string): string[] {
  try {
    const names: unknown = JSON.parse(text)
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

/** Returns the tab's storage; null if the browser forbids it. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
