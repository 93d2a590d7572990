const STORAGE_KEY = 'running'

/** As many as a report names, plus the release that it is about. */
const MAX_NAMES = 11

/**
 * Releases that ran in this tab, as `mfe-gpl@1.4.0`, the latest last. They are kept in the tab's storage while
 * the tab is visible. Leaving the page removes them, but a tab that freezes or runs out of memory cannot do so.
 * So the next document knows what crashed the one before.
 */
export class Running {
  /** Releases that ran when the tab's last document crashed; empty if it was left normally. */
  readonly died: readonly string[]
  private names: string[] = []
  private readonly storage: Storage | null

  constructor(storage: Storage | null = tabStorage()) {
    this.storage = storage
    this.died = namesIn(storage?.getItem(STORAGE_KEY) ?? '[]')
    const keep = () => this.keep()
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pageshow', keep)
    window.addEventListener('pagehide', () => storage?.removeItem(STORAGE_KEY))
    keep()
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
      this.storage?.removeItem(STORAGE_KEY)
      return
    }
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(this.names))
    } catch {
      // A remote has filled the storage. Pages matter more than this note.
    }
  }
}

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
